package snapshot

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

//go:embed schema/*.json
var schemas embed.FS

// ErrSchema says that there is no schema of this name.
var ErrSchema = errors.New("no such schema")

// Schema is the JSON Schema, draft 2020-12, of a JSON file of a snapshot, by the file's name without folder and ending:
// "payments" is of payments.json, "reverts" of proofs/reverts.json, "signature" of a signature beside a snapshot.
func Schema(name string) ([]byte, error) {
	raw, err := schemas.ReadFile(path.Join("schema", name+".json"))
	if err != nil {
		return nil, fmt.Errorf("%w: %.60q; there are %s", ErrSchema, name, strings.Join(SchemaNames(), ", "))
	}
	return raw, nil
}

// SchemaNames lists the schemas.
func SchemaNames() []string {
	var out []string
	files, _ := fs.Glob(schemas, "schema/*.json")
	for _, f := range files {
		out = append(out, strings.TrimSuffix(path.Base(f), ".json"))
	}
	return out
}
