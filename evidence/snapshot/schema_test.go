package snapshot

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"go/ast"
	"go/parser"
	gotoken "go/token"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/redress-protocol/redress/deploy/devnet"
)

var renew = flag.Bool("renew", false, "write the schemas again from the types")

// schemaTypes is what each schema is generated from.
func schemaTypes() map[string]reflect.Type {
	return map[string]reflect.Type{
		"manifest": reflect.TypeFor[Manifest](), "contracts": reflect.TypeFor[[]ContractRecord](), "promises": reflect.TypeFor[[]PromiseRecord](),
		"payments": reflect.TypeFor[[]PaymentRecord](), "checkpoints": reflect.TypeFor[[]CheckpointRecord](),
		"withdrawals": reflect.TypeFor[[]WithdrawalRecord](), "cases": reflect.TypeFor[[]CaseRecord](), "rulings": reflect.TypeFor[[]RulingRecord](),
		"settlements": reflect.TypeFor[[]SettlementRecord](), "committee": reflect.TypeFor[CommitteeFile](), "events": reflect.TypeFor[[]EventRecord](),
		"conservation": reflect.TypeFor[[]ConservationRecord](), "refusals": reflect.TypeFor[RefusalsFile](), "reverts": reflect.TypeFor[revertsFile](),
		"signature": reflect.TypeFor[RootSignature](),
	}
}

type object = map[string]any

// Fields whose text has a closed set of values, by type and name.
func enumerations() map[string][]string {
	causes := causeNames[1:]
	return map[string][]string{
		"Manifest.format": {Format}, "Scope.kind": {ScopeOffer, ScopeFactory}, "DocumentRef.state": {documentPresent, documentWithheld, documentNone},
		"WithdrawalRecord.kind": {"withdrawal", "refund", "claim"}, "CaseRecord.state": stateNames[1:], "CaseRecord.claim": claimNames[1:],
		"CaseRecord.firstClaim": claimNames[1:], "SettlementRecord.cause": causes, "RowRecord.feeBearer": {"Seller", "Disputer"},
		"DisputeRecord.phase": phaseNames[1:], "RefusalRecord.reasonFrom": {reasonFromNode},
	}
}

// decimals are the names of fields whose text is a number.
var decimals = strings.Fields(`accounted amount announced appeals balance bond coin credited credits disputeId fee feePaid listed
	locked open paidOut penalty pending received refunded relayFee reserve reserved spent staked toPayer toSeller total unbonding
	unexplained unit unstaked withdrawn`)

// generator makes schemas from types, and their descriptions from the comments in the source.
type generator struct {
	t     *testing.T
	notes map[string]string // of types, and of fields as Type.Field
	defs  object
}

func newGenerator(t *testing.T) *generator {
	t.Helper()
	g := &generator{t: t, notes: map[string]string{}}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	set := gotoken.NewFileSet()
	for _, name := range files {
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, g.note)
	}
	return g
}

func (g *generator) note(n ast.Node) bool {
	d, ok := n.(*ast.GenDecl)
	if !ok {
		return true
	}
	for _, spec := range d.Specs {
		s, ok := spec.(*ast.TypeSpec)
		if !ok {
			continue
		}
		g.notes[s.Name.Name] = strings.TrimSpace(d.Doc.Text())
		if body, ok := s.Type.(*ast.StructType); ok {
			for _, f := range body.Fields.List {
				for _, name := range f.Names {
					g.notes[s.Name.Name+"."+name.Name] = strings.Join(strings.Fields(f.Doc.Text()+" "+f.Comment.Text()), " ")
				}
			}
		}
	}
	return true
}

func (g *generator) schema(name string, of reflect.Type) []byte {
	g.defs = object{}
	out := g.of(of, "")
	out["$schema"] = "https://json-schema.org/draft/2020-12/schema"
	out["title"] = name
	if len(g.defs) > 0 {
		out["$defs"] = g.defs
	}
	raw, err := writeJSON(out)
	if err != nil {
		g.t.Fatal(err)
	}
	return raw
}

// of is the schema of a type. The place says which field it is of.
func (g *generator) of(of reflect.Type, place string) object {
	hex := func(pattern string) object { return object{"type": "string", "pattern": pattern} }
	switch of {
	case reflect.TypeFor[common.Hash]():
		return hex("^0x[0-9a-f]{64}$")
	case reflect.TypeFor[common.Address]():
		return hex("^0x[0-9a-f]{40}$")
	case reflect.TypeFor[hexutil.Bytes]():
		return hex("^0x([0-9a-f]{2})*$")
	}
	switch of.Kind() {
	case reflect.Bool:
		return object{"type": "boolean"}
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return object{"type": "integer", "minimum": 0, "maximum": largest[of.Bits()]}
	case reflect.Int, reflect.Int64:
		return object{"type": "integer", "minimum": 0}
	case reflect.String:
		return g.text(place)
	case reflect.Slice:
		return object{"type": "array", "items": g.of(of.Elem(), place)}
	case reflect.Pointer:
		return object{"anyOf": []any{g.of(of.Elem(), place), object{"type": "null"}}}
	case reflect.Map:
		if of.Elem().Kind() == reflect.Interface {
			return object{"type": "object"}
		}
		key := "^[A-Za-z_][A-Za-z0-9_]*$"
		if of.Key().Kind() == reflect.Array {
			key = "^0x[0-9a-f]{64}$"
		}
		return object{"type": "object", "propertyNames": object{"pattern": key}, "additionalProperties": g.of(of.Elem(), place)}
	case reflect.Interface:
		return object{}
	case reflect.Struct:
		return g.structure(of)
	}
	g.t.Fatalf("no schema of %s", of)
	return nil
}

// text is a closed set of words, any words, or a number in decimal digits.
func (g *generator) text(place string) object {
	if words, ok := enumerations()[place]; ok {
		return object{"type": "string", "enum": words}
	}
	if _, name, _ := strings.Cut(place, "."); slices.Contains(decimals, name) {
		return object{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}
	}
	return object{"type": "string"}
}

func (g *generator) structure(of reflect.Type) object {
	ref := object{"$ref": "#/$defs/" + of.Name()}
	if g.defs[of.Name()] != nil {
		return ref
	}
	def := object{"type": "object", "additionalProperties": false}
	g.defs[of.Name()] = def
	if note := g.notes[of.Name()]; note != "" {
		def["description"] = strings.Join(strings.Fields(note), " ")
	}
	properties, required := object{}, []string{}
	for i := range of.NumField() {
		f := of.Field(i)
		name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" {
			g.t.Fatalf("%s.%s has no name in JSON", of.Name(), f.Name)
		}
		p := g.of(f.Type, of.Name()+"."+name)
		if note := g.notes[of.Name()+"."+f.Name]; note != "" {
			p["description"] = note
		}
		properties[name] = p
		if rest != "omitempty" {
			required = append(required, name)
		}
	}
	def["properties"], def["required"] = properties, required
	return ref
}

// largest is the largest number of some bits.
var largest = map[int]json.Number{8: "255", 16: "65535", 32: "4294967295", 64: "18446744073709551615"}

func TestSchemasAreThoseOfTheTypes(t *testing.T) {
	g := newGenerator(t)
	for name, of := range schemaTypes() {
		want := g.schema(name, of)
		file := filepath.Join("schema", name+".json")
		if *renew {
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if got, err := Schema(name); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is stale: run `go test ./evidence/snapshot -run Schemas -renew` (%v)", file, err)
		}
	}
	if !*renew && len(SchemaNames()) != len(schemaTypes()) {
		t.Errorf("schemas of %v", SchemaNames())
	}
	if _, err := Schema("../doc"); !errors.Is(err, ErrSchema) {
		t.Error(err)
	}
}

// compiledSchemas compiles every schema; the compiler holds them to the draft's own.
func compiledSchemas(t *testing.T) map[string]*jsonschema.Schema {
	t.Helper()
	out := map[string]*jsonschema.Schema{}
	for _, name := range SchemaNames() {
		raw, err := Schema(name)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		c := jsonschema.NewCompiler()
		if err := c.AddResource(name, doc); err != nil {
			t.Fatal(err)
		}
		if out[name], err = c.Compile(name); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// The files of real snapshots keep the schemas: of one with everything in it, of appeals, of many payments, of attempts, of a
// record that grew.
func TestRealFilesKeepTheirSchemas(t *testing.T) {
	compiled := compiledSchemas(t)
	seen := map[string]bool{}
	for _, raw := range [][]byte{story(t).raw, story(t).all, appealed(t).raw, trying(t).raw, growing(t).list[2]} {
		for name, data := range opened(t, raw) {
			if filepath.Ext(name) != ".json" {
				continue
			}
			short := strings.TrimSuffix(filepath.Base(name), ".json")
			doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if compiled[short] == nil {
				t.Fatalf("%s has no schema", name)
			}
			if err := compiled[short].Validate(doc); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			seen[short] = true
		}
	}
	s, err := SignRoot(Manifest{}, devnet.Key("seller"))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := s.Encode()
	if err != nil {
		t.Fatal(err)
	}
	doc, _ := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err := compiled["signature"].Validate(doc); err != nil {
		t.Error(err)
	}
	if seen["signature"] = true; len(seen) != len(compiled) {
		t.Errorf("only %d of %d schemas were used", len(seen), len(compiled))
	}
}

// A file with anything more, less or else does not keep its schema.
func TestSchemasRefuse(t *testing.T) {
	compiled := compiledSchemas(t)
	files := opened(t, story(t).raw)
	for name, tt := range map[string]struct{ file, from, to string }{
		"a field more":    {fileCases, `"offer":`, `"more": 1, "offer":`},
		"a field less":    {fileCases, `"claim":`, `"other":`},
		"another word":    {fileCases, `"state": "Settled"`, `"state": "Done"`},
		"a short hash":    {filePayments, `"key":"0x`, `"key":"0x00`},
		"a float":         {filePayments, `"transaction":0`, `"transaction":0.5`},
		"a negative":      {filePayments, `"transaction":0`, `"transaction":-1`},
		"number as text":  {filePayments, `"transaction":0`, `"transaction":"0"`},
		"text as number":  {filePayments, `"amount":"1000000"`, `"amount":1000000`},
		"a leading zero":  {filePayments, `"amount":"1000000"`, `"amount":"01000000"`},
		"too large a row": {fileSettlements, `"bondToPayerBps": `, `"bondToPayerBps": 99999`},
		"another format":  {fileManifest, Format, "redress-snapshot/2"},
	} {
		t.Run(name, func(t *testing.T) {
			if !bytes.Contains(files[tt.file], []byte(tt.from)) {
				t.Fatalf("no %s", tt.from)
			}
			doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(bytes.Replace(files[tt.file], []byte(tt.from), []byte(tt.to), 1)))
			if err != nil {
				t.Fatal(err)
			}
			if compiled[strings.TrimSuffix(tt.file, ".json")].Validate(doc) == nil {
				t.Error("it keeps the schema")
			}
		})
	}
}
