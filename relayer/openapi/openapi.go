// Package openapi is the description of the relayer's HTTP API as an OpenAPI 3.1 document.
//
// It serves nothing but the document. Its one invariant is kept by the tests of the package that serves the API: each
// route is described and each description is served, and what those tests send and receive fits it.
package openapi

import (
	_ "embed"
	"net/http"
)

// Path is where the document is served.
const Path = "/openapi.json"

//go:embed openapi.json
var document []byte

// Document is the description.
func Document() []byte { return append([]byte(nil), document...) }

// Handler serves the document.
func Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(document)
	})
}
