package console

import (
	"bytes"
	"encoding"
	"encoding/json"
	"io"
	"math/big"
	"reflect"
	"strings"
)

// Print writes v as indented JSON. Every big integer is an amount, and a decimal string: readers of other languages would
// round a number.
func Print(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(plain(reflect.ValueOf(v)))
}

// member is one name of an object with its value.
type member struct {
	name  string
	value any
}

// object is a JSON object in the order of its members.
type object []member

// MarshalJSON implements json.Marshaler.
func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false)
		if err := enc.Encode(m.name); err != nil {
			return nil, err
		}
		b.WriteByte(':')
		if err := enc.Encode(m.value); err != nil {
			return nil, err
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

var (
	jsonType = reflect.TypeFor[json.Marshaler]()
	textType = reflect.TypeFor[encoding.TextMarshaler]()
)

// plain is v in the form that encoding/json would write, but for big integers.
func plain(v reflect.Value) any {
	if !v.IsValid() {
		return nil
	}
	if n, is := v.Interface().(*big.Int); is {
		if n == nil {
			return nil
		}
		return n.String()
	}
	if v.Type().Implements(jsonType) || v.Type().Implements(textType) {
		return v.Interface()
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		return plain(v.Elem())
	case reflect.Struct:
		return members(v)
	case reflect.Map:
		if v.IsNil() || v.Type().Key().Kind() != reflect.String {
			return v.Interface()
		}
		out := map[string]any{}
		for _, key := range v.MapKeys() {
			out[key.String()] = plain(v.MapIndex(key))
		}
		return out
	case reflect.Slice:
		if v.IsNil() || v.Type().Elem().Kind() == reflect.Uint8 {
			return v.Interface()
		}
		return list(v)
	case reflect.Array:
		return list(v)
	}
	return v.Interface()
}

func list(v reflect.Value) []any {
	out := make([]any, v.Len())
	for i := range out {
		out[i] = plain(v.Index(i))
	}
	return out
}

// members are a struct's exported fields under the names of their tags; those of an embedded struct are its own.
func members(v reflect.Value) object {
	out := object{}
	for i := range v.NumField() {
		field := v.Type().Field(i)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case name == "-" || strings.Contains(options, "omitempty") && v.Field(i).IsZero():
		case field.Anonymous && name == "" && field.Type.Kind() == reflect.Struct:
			out = append(out, members(v.Field(i))...)
		case field.IsExported():
			if name == "" {
				name = field.Name
			}
			out = append(out, member{name, plain(v.Field(i))})
		}
	}
	return out
}
