package exchange

import (
	"encoding/json"
	"fmt"
	"math"
	"net/url"
	"strconv"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Fields are the typed values of a receipt, read out of the exact strings. The seller signs them; the judge reads them
// again.
type Fields struct {
	RequestSubject  common.Hash // keccak256 of the subject's UTF-8 bytes; zero when the request has none
	ResponseSubject common.Hash // zero when the response has none
	DataTime        uint64      // unix seconds; zero when missing or malformed
	ItemCount       uint32      // zero when missing or malformed; capped at 2^32-1
}

// TypedFields reads a request and a response body by a manifest's reading procedures. What the manifest does not read
// stays zero. It never fails: whatever cannot be read is absent.
func TypedFields(reading manifest.Reading, request Request, body []byte) Fields {
	doc := Decode(body)
	f := Fields{DataTime: DataTime(reading, doc)}
	f.ItemCount = uint32(min(Items(reading, doc), math.MaxUint32))
	if s, ok := RequestSubject(reading, request); ok {
		f.RequestSubject = SubjectHash(s)
	}
	if s, ok := ResponseSubject(reading, doc); ok {
		f.ResponseSubject = SubjectHash(s)
	}
	return f
}

// Document is a response body that may or may not be JSON.
type Document struct {
	value any
	err   error
}

// Decode reads a body strictly; an invalid one is a Document in which nothing is found.
func Decode(body []byte) Document {
	v, err := canon.Decode(body)
	return Document{value: v, err: err}
}

// Err says why the body is not one strict JSON value.
func (d Document) Err() error { return d.err }

// Lookup follows a JSON pointer; an empty pointer is a value that is not read.
func (d Document) Lookup(pointer string) (any, bool) {
	if d.err != nil || pointer == "" {
		return nil, false
	}
	return canon.Lookup(d.value, pointer)
}

// SubjectHash is the hash of a subject in a receipt.
func SubjectHash(subject string) common.Hash { return canon.Hash([]byte(subject)) }

// RequestSubject is the subject that was asked for: a non-empty string, from the query parameter that occurs exactly
// once, or from the request's JSON body. A seller refuses a request without one before payment.
func RequestSubject(r manifest.Reading, request Request) (string, bool) {
	if r.RequestQuery == "" {
		v, _ := Decode(request.Body).Lookup(r.RequestBody)
		s, ok := v.(string)
		return s, ok && s != ""
	}
	u, err := url.Parse(request.URL)
	if err != nil {
		return "", false
	}
	query, err := url.ParseQuery(u.RawQuery)
	if err != nil || len(query[r.RequestQuery]) != 1 {
		return "", false
	}
	s := query[r.RequestQuery][0]
	return s, s != ""
}

// ResponseSubject is the subject that the response names: a non-empty string.
func ResponseSubject(r manifest.Reading, doc Document) (string, bool) {
	v, _ := doc.Lookup(r.Subject)
	s, ok := v.(string)
	return s, ok && s != ""
}

// Items is the length of the array at the items pointer, or the non-negative integer there, else 0.
func Items(r manifest.Reading, doc Document) int64 {
	v, _ := doc.Lookup(r.Items)
	switch v := v.(type) {
	case []any:
		return int64(len(v))
	case json.Number:
		if n, err := canon.Integer(v); err == nil && n > 0 {
			return n
		}
	}
	return 0
}

// DataTime is the time of the data in unix seconds, or 0 when it is missing, malformed or not positive.
func DataTime(r manifest.Reading, doc Document) uint64 {
	v, _ := doc.Lookup(r.DataTime)
	var seconds int64
	switch v := v.(type) {
	case json.Number:
		n, err := canon.Integer(v)
		if err != nil {
			return 0
		}
		switch r.DataTimeFormat {
		case manifest.FormatUnix:
			seconds = n
		case manifest.FormatMillis:
			seconds = n / 1000
		}
	case string:
		t, err := time.Parse(time.RFC3339, v)
		if err != nil || r.DataTimeFormat != manifest.FormatRFC {
			return 0
		}
		seconds = t.Unix()
	}
	return uint64(max(seconds, 0))
}

// Integer is the integer at a pointer: a JSON number, or a string of canonical decimal digits.
func Integer(doc Document, pointer string) (int64, error) {
	v, ok := doc.Lookup(pointer)
	if !ok {
		return 0, fmt.Errorf("no value at %s", pointer)
	}
	switch v := v.(type) {
	case json.Number:
		return canon.Integer(v)
	case string:
		n, err := canon.Integer(json.Number(v))
		if err != nil || strconv.FormatInt(n, 10) != v {
			return 0, fmt.Errorf("not a canonical integer: %.40q", v)
		}
		return n, nil
	}
	return 0, fmt.Errorf("not an integer at %s", pointer)
}

// Types are the types of manifest.FieldTypes that a value has: none for null, two for an integer.
func Types(v any) []string {
	switch v := v.(type) {
	case string:
		return []string{manifest.TypeString}
	case bool:
		return []string{manifest.TypeBoolean}
	case []any:
		return []string{manifest.TypeArray}
	case map[string]any:
		return []string{manifest.TypeObject}
	case json.Number:
		if _, err := canon.Integer(v); err == nil {
			return []string{manifest.TypeNumber, manifest.TypeInteger}
		}
		return []string{manifest.TypeNumber}
	}
	return nil
}

// NumberText is what stands at a pointer where a number is read: the digits of a JSON number, or a string.
func NumberText(doc Document, pointer string) (string, bool) {
	v, _ := doc.Lookup(pointer)
	switch v := v.(type) {
	case json.Number:
		return string(v), true
	case string:
		return v, true
	}
	return "", false
}
