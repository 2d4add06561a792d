package apitest_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/relayer/openapi/apitest"
)

type reports []string

func (r *reports) Errorf(format string, args ...any) { *r = append(*r, fmt.Sprintf(format, args...)) }

// Answers that are not as described are found.
func TestCheckFindsWhatIsNotDescribed(t *testing.T) {
	api, err := apitest.Load()
	if err != nil {
		t.Fatal(err)
	}
	const cause = `{"code":"x","message":"m","correlationId":"a"}`
	for name, c := range map[string]struct {
		method, path, sent string
		status             int
		header             string
		body               string
		wrong              bool
	}{
		"as described":        {"GET", "/livez", "", 200, "", `{"status":"ok"}`, false},
		"another status":      {"GET", "/livez", "", 418, "", `{"status":"ok"}`, true},
		"another form":        {"GET", "/livez", "", 200, "", `{"state":"ok"}`, true},
		"no json":             {"GET", "/livez", "", 200, "", `ok`, true},
		"not described":       {"GET", "/other", "", 200, "", `{}`, true},
		"not found":           {"GET", "/other", "", 404, "", `{"error":` + cause + `}`, false},
		"not found, bare":     {"GET", "/other", "", 404, "", `{}`, true},
		"when to come back":   {"POST", "/settle", "", 429, "Retry-After", `{"error":` + cause + `}`, false},
		"no Retry-After":      {"POST", "/settle", "", 429, "", `{"error":` + cause + `}`, true},
		"invalid without why": {"POST", "/verify", "", 400, "", `{"isValid":false}`, true},
		"success without tx":  {"POST", "/settle", "", 503, "", `{"success":true,"transaction":"","network":"eip155:1"}`, true},
		"request, taken":      {"POST", "/evidence/groups/g", `{"hash":1}`, 204, "", "", true},
		"request, refused":    {"POST", "/evidence/groups/g", `{"hash":1}`, 400, "", `{"error":` + cause + `}`, false},
		"body of 204":         {"POST", "/evidence/groups/g", `{"hash":"0x` + strings.Repeat("0", 64) + `"}`, 204, "", "x", true},
	} {
		var got reports
		h := api.Check(&got, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("X-Correlation-Id", "a")
			if c.header != "" {
				w.Header().Set(c.header, "1")
			}
			w.WriteHeader(c.status)
			_, _ = w.Write([]byte(c.body))
		}))
		h.ServeHTTP(httptest.NewRecorder(), httptest.NewRequestWithContext(t.Context(), c.method, c.path, strings.NewReader(c.sent)))
		if (len(got) > 0) != c.wrong {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// Every schema of the description can be compiled.
func TestSchemasAreSound(t *testing.T) {
	api, err := apitest.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"FacilitatorRequest", "VerifyResponse", "SettlementResponse", "Supported", "Problem", "Kept", "Group", "GroupEntry", "Health", "FeedEvent"} {
		if _, err := api.Schema("/components/schemas/" + name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
