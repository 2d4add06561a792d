// Package apitest holds what tests send to the relayer's API, and what it answers, against the API's description.
//
// Requests that the API refuses to read may be of any form. Its one invariant: an answer whose status or form is not
// described is an error of the test that got it.
package apitest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/redress-protocol/redress/relayer/openapi"
)

// base is the address under which the description is known to the schemas in it.
const base = "mem:///openapi.json"

// Reporter is told what does not fit; testing.TB is one.
type Reporter interface {
	Errorf(format string, args ...any)
}

type content map[string]struct {
	Schema json.RawMessage `json:"schema"`
}

type header struct {
	Ref      string `json:"$ref"`
	Required bool   `json:"required"`
}

type response struct {
	Headers map[string]header `json:"headers"`
	Content content           `json:"content"`
}

type operation struct {
	RequestBody *struct {
		Content content `json:"content"`
	} `json:"requestBody"`
	Responses map[string]response `json:"responses"`
}

// API is the description, read.
type API struct {
	Paths      map[string]map[string]operation `json:"paths"`
	Components struct {
		Headers map[string]header `json:"headers"`
	} `json:"components"`

	mu       sync.Mutex
	compiler *jsonschema.Compiler
	schemas  map[string]*jsonschema.Schema
}

// Load reads the description.
func Load() (*API, error) {
	a := &API{compiler: jsonschema.NewCompiler(), schemas: map[string]*jsonschema.Schema{}}
	if err := json.Unmarshal(openapi.Document(), a); err != nil {
		return nil, fmt.Errorf("read description: %w", err)
	}
	whole, err := jsonschema.UnmarshalJSON(bytes.NewReader(openapi.Document()))
	if err != nil {
		return nil, fmt.Errorf("read description: %w", err)
	}
	return a, a.compiler.AddResource(base, whole)
}

// Operations lists what is described, as in "POST /verify".
func (a *API) Operations() []string {
	var out []string
	for path, methods := range a.Paths {
		for method := range methods {
			out = append(out, strings.ToUpper(method)+" "+path)
		}
	}
	slices.Sort(out)
	return out
}

// Schema compiles the schema at a JSON pointer, as in "/components/schemas/Problem".
func (a *API) Schema(pointer string) (*jsonschema.Schema, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if s := a.schemas[pointer]; s != nil {
		return s, nil
	}
	s, err := a.compiler.Compile(base + "#" + pointer)
	if err == nil {
		a.schemas[pointer] = s
	}
	return s, err
}

// Check is next, whose requests and answers are held against the description.
func (a *API) Check(t Reporter, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		sent, err := io.ReadAll(io.LimitReader(r.Body, 1<<20))
		r.Body = io.NopCloser(bytes.NewReader(sent))
		kept := &recorder{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(kept, r)
		if kept.hijacked {
			kept.status = http.StatusSwitchingProtocols
		}
		if err == nil { // else the client went away
			err = a.check(r.Method, r.URL.Path, sent, kept)
		}
		if err != nil {
			t.Errorf("%s %s does not fit its description: %v\nsent %.300q\nanswered %d %.300q", r.Method, r.URL.Path, err, sent, kept.status, kept.body.Bytes())
		}
	})
}

func (a *API) check(method, path string, sent []byte, got *recorder) error {
	template, op, known := a.find(method, path)
	if !known {
		if got.status != http.StatusNotFound && got.status != http.StatusMethodNotAllowed && got.status/100 != 3 {
			return fmt.Errorf("status %d of what is not described", got.status)
		}
		if got.status/100 == 3 {
			return nil // the mux cleans paths
		}
		return a.Valid("/components/schemas/Problem", got.body.Bytes())
	}
	at := "/paths/" + strings.ReplaceAll(template, "/", "~1") + "/" + strings.ToLower(method)
	status := strconv.Itoa(got.status)
	described, ok := op.Responses[status]
	if !ok {
		return fmt.Errorf("status %s is not described", status)
	}
	for name, h := range described.Headers {
		if ref, ok := strings.CutPrefix(h.Ref, "#/components/headers/"); ok {
			h = a.Components.Headers[ref]
		}
		if h.Required && got.Header().Get(name) == "" {
			return fmt.Errorf("no header %s", name)
		}
	}
	if err := a.fits(at+"/responses/"+status, described.Content, got.Header().Get("Content-Type"), got.body.Bytes()); err != nil {
		return fmt.Errorf("answer: %w", err)
	}
	if op.RequestBody == nil || got.status/100 == 4 || got.status/100 == 5 {
		return nil // what is refused may be anything
	}
	if _, ok := op.RequestBody.Content["application/json"]; ok {
		if err := a.Valid(at+"/requestBody/content/application~1json/schema", sent); err != nil {
			return fmt.Errorf("request: %w", err)
		}
	}
	return nil
}

// fits holds a body against the described content of its type.
func (a *API) fits(at string, described content, contentType string, body []byte) error {
	if len(described) == 0 {
		if len(body) > 0 {
			return fmt.Errorf("a body of %d bytes", len(body))
		}
		return nil
	}
	kind, _, err := mime.ParseMediaType(contentType)
	if err != nil {
		return fmt.Errorf("content type %q: %w", contentType, err)
	}
	if _, ok := described[kind]; !ok {
		return fmt.Errorf("content type %s", kind)
	}
	if kind != "application/json" {
		return nil
	}
	return a.Valid(at+"/content/application~1json/schema", body)
}

// Valid holds a JSON document against the schema at a pointer.
func (a *API) Valid(pointer string, raw []byte) error {
	schema, err := a.Schema(pointer)
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}

// find matches a path with the described ones.
func (a *API) find(method, path string) (string, operation, bool) {
	for template, methods := range a.Paths {
		if op, ok := methods[strings.ToLower(method)]; ok && matches(template, path) {
			return template, op, true
		}
	}
	return "", operation{}, false
}

func matches(template, path string) bool {
	want, got := strings.Split(template, "/"), strings.Split(path, "/")
	if len(want) != len(got) {
		return false
	}
	for i := range want {
		if want[i] != got[i] && (!strings.HasPrefix(want[i], "{") || got[i] == "") {
			return false
		}
	}
	return true
}

// recorder keeps what is answered.
type recorder struct {
	http.ResponseWriter
	status   int
	written  bool
	hijacked bool
	body     bytes.Buffer
}

// WriteHeader implements http.ResponseWriter.
func (r *recorder) WriteHeader(status int) {
	if !r.written {
		r.status, r.written = status, true
	}
	r.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (r *recorder) Write(b []byte) (int, error) {
	r.written = true
	r.body.Write(b)
	return r.ResponseWriter.Write(b)
}

// Hijack implements http.Hijacker.
func (r *recorder) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(r.ResponseWriter).Hijack()
	r.hijacked = err == nil
	return conn, rw, err
}
