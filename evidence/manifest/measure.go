package manifest

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
)

// The closed vocabulary of measures over the frozen exchange. Every measure is an integer. Whatever the seller's body
// makes unreadable fails the requirement, because the body is the seller's to write; only what is missing from the
// record itself (no response, a body that is not the signed one, no reference time, a request without a subject)
// leaves it UNRESOLVED.
const (
	// MeasureAgeSeconds is reference time minus data time, in whole seconds. The reference is the signed servedAt, or
	// the block time of a first disclosure. A data time after the reference counts as age 0. A missing, non-positive
	// or malformed data time fails.
	MeasureAgeSeconds = "age_seconds"
	// MeasureItemCount is the length of the array at the items pointer, or the non-negative integer there. Missing or
	// anything else is 0 items.
	MeasureItemCount = "item_count"
	// MeasureSubjectMatch is 1 if the subject of the response equals the subject of the request byte for byte, else 0.
	// A response without a subject is 0. A request without one is UNRESOLVED.
	MeasureSubjectMatch = "subject_match"
	// MeasureBodyBytes is the length of the response body in bytes.
	MeasureBodyBytes = "body_bytes"
	// MeasureJSONValid is 1 if the body is one strict JSON value (see package canon), else 0.
	MeasureJSONValid = "json_valid"
	// MeasureFieldPresent, as `field_present:<JSON pointer>`, is 1 if the body holds a value there that is neither null
	// nor an empty string, else 0.
	MeasureFieldPresent = "field_present"
	// MeasureInteger, as `integer_field:<JSON pointer>`, is the integer in the body there: a JSON number or a string of
	// canonical decimal digits, within ±(2^53-1). Missing or malformed fails.
	MeasureInteger = "integer_field"
	// MeasureFieldType, as `field_type:<JSON pointer>:<type>`, is 1 if the body holds a value of that type there, else 0.
	// The types are those of FieldTypes. A value of null has none of them; missing is 0.
	MeasureFieldType = "field_type"
	// MeasureNumber, as `number:<JSON pointer>@<scale>`, is the number in the body there in units of 10^-scale, scale
	// 0..15: a JSON number, or a string in the form of one. It is compared exactly, whatever its digits: 100.505 is more
	// than 10050 and less than 10051 at scale 2. Missing or malformed fails.
	MeasureNumber = "number"
	// MeasureLatency is the time from the block of the payment to the block in which the answer disclosed the response
	// first, in whole seconds. It takes an upper bound only, `<=` or `<`, and both ends are the chain's: it passes within
	// the bound, the bound itself included for `<=`, and a disclosure before the payment is 0 seconds. Where no answer
	// disclosed the response it is UNRESOLVED ("not anchored"): servedAt is the seller's own word, and ReceivedAt the
	// payer's. A disclosure beyond the bound fails if the signed servedAt is beyond it too, and is UNRESOLVED if not: the
	// payer chooses when to contest, so a late disclosure shows no late service, and nothing shows an early one. A record
	// without the payment's block time is UNRESOLVED as well.
	MeasureLatency = "latency_seconds"
	// MeasureSchema, as `schema:<keccak-256>`, is 1 if the body matches the schema that the measurement source pins (see
	// ParseBodySchema), else 0. The hash is of the schema's canonical form, 0x and 64 hexadecimal digits in lower case.
	// A body that is not one strict JSON value fails whatever the bound.
	MeasureSchema = "schema"
)

// Types of field_type. An integer is a number within ±(2^53-1) written without fraction and exponent; every integer is a
// number too.
const (
	TypeString  = "string"
	TypeNumber  = "number"
	TypeInteger = "integer"
	TypeBoolean = "boolean"
	TypeArray   = "array"
	TypeObject  = "object"
)

// FieldTypes are the types that field_type knows.
func FieldTypes() []string {
	return []string{TypeString, TypeNumber, TypeInteger, TypeBoolean, TypeArray, TypeObject}
}

// unmeasured are measures that are asked for and refused, with the reason.
var unmeasured = map[string]string{
	"latency_ms": "the receipt's servedAt and the payment's block time are whole seconds, and servedAt is the seller's own " +
		"word: who serves late can sign an earlier time, and nobody else signs when the response left",
}

// Comparison operators of pass_criteria.
const (
	OpLE = "<="
	OpLT = "<"
	OpGE = ">="
	OpGT = ">"
	OpEQ = "=="
)

// Reasons why a measured requirement cannot be compiled.
var (
	ErrCriteria = errors.New("pass_criteria is not `<measure> (<=|<|>=|>|==) <integer>`")
	ErrMeasure  = errors.New("unknown measure")
	ErrReading  = errors.New("reading_procedure does not say where the measure is read")
)

// Check is a measured requirement, ready to run: Measure Op Bound, read by Reading.
type Check struct {
	Measure string // name in the vocabulary, without pointer
	Pointer string // JSON pointer, for the measures that take one
	Type    string // of field_type
	Scale   int    // of number: the unit of Bound is 10^-Scale
	Op      string
	Bound   int64
	Reading Reading
	Schema  common.Hash // of schema: the pin
	Body    *BodySchema // of schema: what is pinned, once compiled
}

// Holds reports whether a measured value satisfies the bound.
func (c Check) Holds(value int64) bool {
	switch c.Op {
	case OpLE:
		return value <= c.Bound
	case OpLT:
		return value < c.Bound
	case OpGE:
		return value >= c.Bound
	case OpGT:
		return value > c.Bound
	case OpEQ:
		return value == c.Bound
	}
	return false
}

// Limit is the bound as written, such as "<= 5".
func (c Check) Limit() string { return c.Op + " " + strconv.FormatInt(c.Bound, 10) }

// Name is the measure as written, with its pointer, type, scale and pin.
func (c Check) Name() string {
	switch {
	case c.Measure == MeasureFieldType:
		return c.Measure + ":" + c.Pointer + ":" + c.Type
	case c.Measure == MeasureNumber:
		return c.Measure + ":" + c.Pointer + "@" + strconv.Itoa(c.Scale)
	case c.Measure == MeasureSchema:
		return c.Measure + ":" + c.Schema.Hex()
	case c.Pointer != "":
		return c.Measure + ":" + c.Pointer
	}
	return c.Measure
}

// String is the criterion as ParseCriteria reads it.
func (c Check) String() string { return c.Name() + " " + c.Limit() }

// The pointer stops at white space: a member name with a space cannot be named in a criterion. A pin stands in its place.
var criteria = regexp.MustCompile(`^([a-z_]+)(?::(/[^ ]*|0x[0-9a-f]{64}))? (<=|<|>=|>|==) (0|-?[1-9][0-9]{0,15})$`)

// scaled is a pointer with the decimal scale that follows its last '@'.
var scaled = regexp.MustCompile(`^(.*)@(0|[1-9][0-9]?)$`)

// ParseCriteria reads a pass_criteria of the profile.
func ParseCriteria(s string) (Check, error) {
	parts := criteria.FindStringSubmatch(s)
	if parts == nil {
		return Check{}, fmt.Errorf("%w: %.120q", ErrCriteria, s)
	}
	bound, err := strconv.ParseInt(parts[4], 10, 64)
	if err != nil || bound > canon.MaxInteger || bound < -canon.MaxInteger {
		return Check{}, fmt.Errorf("%w: bound outside ±(2^53-1)", ErrCriteria)
	}
	c := Check{Measure: parts[1], Pointer: parts[2], Op: parts[3], Bound: bound}
	if err := c.complete(); err != nil {
		return Check{}, err
	}
	return c, nil
}

// complete splits what a measure takes beside its pointer, and refuses what it does not take.
func (c *Check) complete() error {
	switch c.Measure {
	case MeasureAgeSeconds, MeasureItemCount, MeasureSubjectMatch, MeasureBodyBytes, MeasureJSONValid:
		if c.Pointer != "" {
			return fmt.Errorf("%w: %s takes no pointer", ErrMeasure, c.Measure)
		}
		return nil
	case MeasureLatency:
		if c.Pointer != "" || (c.Op != OpLE && c.Op != OpLT) {
			return fmt.Errorf("%w: %s takes no pointer, and %s or %s", ErrMeasure, c.Measure, OpLE, OpLT)
		}
		return nil
	case MeasureSchema:
		if !strings.HasPrefix(c.Pointer, "0x") {
			return fmt.Errorf("%w: %s needs the hash of the schema, %s:0x…", ErrMeasure, c.Measure, c.Measure)
		}
		c.Pointer, c.Schema = "", common.HexToHash(c.Pointer)
		return nil
	case MeasureFieldPresent, MeasureInteger:
	case MeasureFieldType: // a member name may hold ':', so the type is what follows the last one
		cut := strings.LastIndex(c.Pointer, ":")
		if cut < 0 || !slices.Contains(FieldTypes(), c.Pointer[cut+1:]) {
			return fmt.Errorf("%w: %s needs a type: %s", ErrMeasure, c.Measure, strings.Join(FieldTypes(), ", "))
		}
		c.Pointer, c.Type = c.Pointer[:cut], c.Pointer[cut+1:]
	case MeasureNumber:
		parts := scaled.FindStringSubmatch(c.Pointer)
		if parts == nil {
			return fmt.Errorf("%w: %s needs a decimal scale 0..%d", ErrMeasure, c.Measure, MaxScale)
		}
		scale, _ := strconv.Atoi(parts[2])
		if scale > MaxScale {
			return fmt.Errorf("%w: scale %d, at most %d", ErrMeasure, scale, MaxScale)
		}
		c.Pointer, c.Scale = parts[1], scale
	default:
		if reason, asked := unmeasured[c.Measure]; asked {
			return fmt.Errorf("%w: %s: %s", ErrMeasure, c.Measure, reason)
		}
		return fmt.Errorf("%w: %q", ErrMeasure, c.Measure)
	}
	if c.Pointer == "" || !canon.ValidPointer(c.Pointer) {
		return fmt.Errorf("%w: %s needs a JSON pointer", ErrMeasure, c.Measure)
	}
	return nil
}

// Formats of a data time.
const (
	FormatUnix   = "unix"    // integer seconds
	FormatMillis = "unix_ms" // integer milliseconds, rounded down to seconds
	FormatRFC    = "rfc3339" // string with offset
)

// Reading says where the typed values of an exchange are read. Empty members are not read.
type Reading struct {
	DataTime       string // JSON pointer into the response body
	DataTimeFormat string
	Items          string // JSON pointer into the response body
	Subject        string // JSON pointer into the response body
	RequestQuery   string // name of the URL query parameter that holds the subject asked for, exactly once
	RequestBody    string // or: JSON pointer into the request body
}

// ParseReading reads the reading_procedure of an "exchange" provider. Entries are separated by "; ", in any order, each
// at most once:
//
//	data_time=response:<pointer>@unix | @unix_ms | @rfc3339
//	items=response:<pointer>
//	subject=response:<pointer>
//	request_subject=query:<parameter> | body:<pointer>
//
// An empty procedure reads nothing. Pointers cannot hold ';', '@' or white space.
func ParseReading(s string) (Reading, error) {
	var r Reading
	if s == "" {
		return r, nil
	}
	seen := map[string]bool{}
	for _, entry := range strings.Split(s, "; ") {
		name, where, ok := strings.Cut(entry, "=")
		if !ok || seen[name] {
			return Reading{}, fmt.Errorf("%w: bad or repeated entry %.80q", ErrReading, entry)
		}
		seen[name] = true
		if err := r.set(name, where); err != nil {
			return Reading{}, err
		}
	}
	return r, nil
}

var (
	responsePointer = regexp.MustCompile(`^response:(/[^;@\s]*)$`)
	timedPointer    = regexp.MustCompile(`^response:(/[^;@\s]*)@(unix|unix_ms|rfc3339)$`)
	requestPlace    = regexp.MustCompile(`^(?:query:([A-Za-z0-9_.-]+)|body:(/[^;@\s]*))$`)
)

func (r *Reading) set(name, where string) error {
	bad := fmt.Errorf("%w: %.40s=%.80q", ErrReading, name, where)
	switch name {
	case "data_time":
		p := timedPointer.FindStringSubmatch(where)
		if p == nil || !canon.ValidPointer(p[1]) {
			return bad
		}
		r.DataTime, r.DataTimeFormat = p[1], p[2]
	case "items", "subject":
		p := responsePointer.FindStringSubmatch(where)
		if p == nil || !canon.ValidPointer(p[1]) {
			return bad
		}
		if name == "items" {
			r.Items = p[1]
		} else {
			r.Subject = p[1]
		}
	case "request_subject":
		p := requestPlace.FindStringSubmatch(where)
		if p == nil || !canon.ValidPointer(p[2]) {
			return bad
		}
		r.RequestQuery, r.RequestBody = p[1], p[2]
	default:
		return bad
	}
	return nil
}

// Covers reports with an error whether a reading says everything that a measure needs.
func (r Reading) Covers(measure string) error {
	missing := func(what string) error { return fmt.Errorf("%w: %s needs %s", ErrReading, measure, what) }
	switch measure {
	case MeasureAgeSeconds:
		if r.DataTime == "" {
			return missing("data_time")
		}
	case MeasureItemCount:
		if r.Items == "" {
			return missing("items")
		}
	case MeasureSubjectMatch:
		if r.Subject == "" {
			return missing("subject")
		}
		if r.RequestQuery == "" && r.RequestBody == "" {
			return missing("request_subject")
		}
	}
	return nil
}

// merge joins two readings of one manifest. The typed fields of a signed receipt have one data time, one item count and
// one subject, so two sources may not read the same value from different places.
func (r Reading) merge(o Reading) (Reading, error) {
	for _, f := range []struct {
		a *string
		b string
	}{
		{&r.DataTime, o.DataTime}, {&r.DataTimeFormat, o.DataTimeFormat}, {&r.Items, o.Items}, {&r.Subject, o.Subject},
		{&r.RequestQuery, o.RequestQuery}, {&r.RequestBody, o.RequestBody},
	} {
		if *f.a != "" && f.b != "" && *f.a != f.b {
			return Reading{}, fmt.Errorf("%w: two sources read one value at %q and at %q", ErrReading, *f.a, f.b)
		}
		if f.b != "" {
			*f.a = f.b
		}
	}
	if r.RequestQuery != "" && r.RequestBody != "" {
		return Reading{}, fmt.Errorf("%w: two sources read the subject asked for in different places", ErrReading)
	}
	return r, nil
}
