package problem_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/redress-protocol/redress/relayer/problem"
)

func TestAnswerCarriesTheRequestsID(t *testing.T) {
	h := problem.Trace(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		problem.Write(w, r, http.StatusTeapot, problem.Problem{Code: "no_coffee", Message: "tea <only>", Field: "cup", Value: strings.Repeat("é", 100)})
	}))
	for given, kept := range map[string]bool{"abc-DEF_1": true, "": false, strings.Repeat("a", 65): false, "a b": false, "a\"b": false} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Header.Set(problem.Header, given)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		var body problem.Body
		if err := json.Unmarshal(w.Body.Bytes(), &body); err != nil {
			t.Fatal(err)
		}
		id := w.Header().Get(problem.Header)
		if body.Error.CorrelationID != id || id == "" || kept != (id == given) || w.Code != http.StatusTeapot {
			t.Errorf("%q: %d, header %q, body %+v", given, w.Code, id, body)
		}
		if body.Error.Code != "no_coffee" || body.Error.Field != "cup" || len(body.Error.Value) > problem.MaxValue || !utf8.ValidString(body.Error.Value) {
			t.Errorf("%+v", body.Error)
		}
	}
}

func TestCutKeepsWholeCharacters(t *testing.T) {
	for in, want := range map[string]string{"": "", "a\xffb": "a?b", "a" + strings.Repeat("é", 60): "a" + strings.Repeat("é", 59)} {
		if got := problem.Cut(in); got != want {
			t.Errorf("%q: %q", in, got)
		}
	}
}
