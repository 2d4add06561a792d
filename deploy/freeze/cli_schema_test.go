package freeze

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

func TestSchemasArePrinted(t *testing.T) {
	for _, name := range snapshot.SchemaNames() {
		shown, err := run(t, "snapshot", "schema", name)
		if err != nil {
			t.Fatal(err)
		}
		var schema struct {
			Title string `json:"title"`
		}
		if err := json.Unmarshal([]byte(shown), &schema); err != nil || schema.Title != name {
			t.Errorf("%s: title %q, %v", name, schema.Title, err)
		}
	}
	if _, err := run(t, "snapshot", "schema"); !errors.Is(err, ErrName) {
		t.Errorf("no name: %v", err)
	}
	if _, err := run(t, "snapshot", "schema", "nothing"); !errors.Is(err, snapshot.ErrSchema) {
		t.Errorf("an unknown name: %v", err)
	}
}
