package canon

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Unmarshal reads raw strictly into the struct, slice or map that dst points to. Beyond Decode's rules it refuses
// members that the Go type does not declare, compared case-exactly (encoding/json matches them without case). Types
// that read themselves (json.Unmarshaler, encoding.TextUnmarshaler) answer for their own content.
func Unmarshal(raw []byte, dst any) error {
	v, err := Decode(raw)
	if err != nil {
		return err
	}
	if err := known(v, reflect.TypeOf(dst), ""); err != nil {
		return err
	}
	if err := json.Unmarshal(raw, dst); err != nil {
		return fmt.Errorf("%w: %w", ErrSyntax, err)
	}
	return nil
}

var (
	jsonReader = reflect.TypeFor[json.Unmarshaler]()
	textReader = reflect.TypeFor[interface{ UnmarshalText([]byte) error }]()
)

func known(v any, t reflect.Type, at string) error {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if p := reflect.PointerTo(t); p.Implements(jsonReader) || p.Implements(textReader) {
		return nil
	}
	switch v := v.(type) {
	case []any:
		if t.Kind() != reflect.Slice && t.Kind() != reflect.Array {
			return nil // the type mismatch is json.Unmarshal's to report
		}
		for i, e := range v {
			if err := known(e, t.Elem(), at+"/"+strconv.Itoa(i)); err != nil {
				return err
			}
		}
	case map[string]any:
		return knownMembers(v, t, at)
	}
	return nil
}

func knownMembers(m map[string]any, t reflect.Type, at string) error {
	for _, name := range sortedNames(m) {
		here := at + "/" + EscapePointer(name)
		switch t.Kind() {
		case reflect.Map:
			if err := known(m[name], t.Elem(), here); err != nil {
				return err
			}
		case reflect.Struct:
			field, ok := memberType(t, name)
			if !ok {
				return fmt.Errorf("%w: %s", ErrUnknownMember, here)
			}
			if err := known(m[name], field, here); err != nil {
				return err
			}
		}
	}
	return nil
}

// memberType finds the field whose JSON name is exactly name. Embedded structs are not followed: the documents of this
// repository use none.
func memberType(t reflect.Type, name string) (reflect.Type, bool) {
	for i := range t.NumField() {
		tag, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if tag == "" {
			tag = t.Field(i).Name
		}
		if tag == name && tag != "-" && t.Field(i).IsExported() {
			return t.Field(i).Type, true
		}
	}
	return nil, false
}
