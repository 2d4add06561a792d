// Package problem is how the relayer's services say over HTTP that a request was not served: one JSON shape, and one id
// that ties an answer to the log.
//
// It does not decide what is wrong. Its one invariant: an answer never quotes more of a request than MaxValue bytes.
package problem

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"net/http"
	"strings"
	"unicode/utf8"
)

const (
	// Header carries the correlation id of a request, given by the client or chosen here, and of its answer.
	Header = "X-Correlation-Id"
	// MaxValue is the most that is quoted of a request, in bytes, inclusive.
	MaxValue = 120
	// maxID is the longest correlation id that is taken over from a client, in characters, inclusive.
	maxID = 64
)

// Problem is why a request was not served. Field and Value name what of the request is at fault, if that is known.
type Problem struct {
	Code          string `json:"code"` // snake_case, for programs
	Message       string `json:"message"`
	Field         string `json:"field,omitempty"`
	Value         string `json:"value,omitempty"`
	CorrelationID string `json:"correlationId"`
}

// Body is the JSON document of an answer.
type Body struct {
	Error Problem `json:"error"`
}

type key struct{}

// Trace gives every request a correlation id and repeats it in the answer.
func Trace(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(Header)
		if !plain(id) {
			id = rand.Text()
		}
		w.Header().Set(Header, id)
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), key{}, id)))
	})
}

// ID is the correlation id of a request below Trace; "" for any other.
func ID(ctx context.Context) string {
	id, _ := ctx.Value(key{}).(string)
	return id
}

func plain(id string) bool {
	if id == "" || len(id) > maxID {
		return false
	}
	for _, c := range []byte(id) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false
		}
	}
	return true
}

// Write answers a request with a problem.
func Write(w http.ResponseWriter, r *http.Request, status int, p Problem) {
	p.CorrelationID, p.Value = ID(r.Context()), Cut(p.Value)
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(Body{p})
}

// Cut shortens what is quoted of a request to MaxValue bytes of whole characters.
func Cut(value string) string {
	value = strings.ToValidUTF8(value, "?")
	if len(value) <= MaxValue {
		return value
	}
	end := MaxValue
	for !utf8.RuneStart(value[end]) {
		end--
	}
	return value[:end]
}
