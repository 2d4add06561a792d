package promise

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/redress-protocol/redress/evidence/manifest"
)

var operators = map[string]string{
	manifest.OpLE: "at most", manifest.OpLT: "less than", manifest.OpGE: "at least", manifest.OpGT: "more than", manifest.OpEQ: "exactly",
}

// statement is what a check says, in the words that New reads back.
func statement(c manifest.Check) string {
	limit := operators[c.Op] + " " + decimal(c)
	switch c.Measure {
	case manifest.MeasureAgeSeconds:
		return fmt.Sprintf("The data is %s %s old when the response is served.", limit, plural(c.Bound, "second"))
	case manifest.MeasureItemCount:
		return fmt.Sprintf("The response holds %s %s.", limit, plural(c.Bound, "item"))
	case manifest.MeasureSubjectMatch:
		return "The subject in the response equals the subject in the request."
	case manifest.MeasureBodyBytes:
		return fmt.Sprintf("The response body is %s %s long.", limit, plural(c.Bound, "byte"))
	case manifest.MeasureJSONValid:
		return "The response is strict JSON."
	case manifest.MeasureSchema:
		return "The response matches this schema."
	case manifest.MeasureFieldPresent:
		return fmt.Sprintf("The field %s is present.", c.Pointer)
	case manifest.MeasureFieldType:
		article := "a"
		if strings.ContainsRune("aeiou", rune(c.Type[0])) {
			article = "an"
		}
		return fmt.Sprintf("The field %s is %s %s.", c.Pointer, article, c.Type)
	}
	return fmt.Sprintf("The field %s is %s.", c.Pointer, limit)
}

func title(c manifest.Check) string {
	return map[string]string{
		manifest.MeasureAgeSeconds: "Age", manifest.MeasureItemCount: "Number of items", manifest.MeasureSubjectMatch: "Right subject",
		manifest.MeasureBodyBytes: "Size", manifest.MeasureJSONValid: "Valid JSON", manifest.MeasureFieldPresent: "Field present",
		manifest.MeasureFieldType: "Field type", manifest.MeasureNumber: "Field bound",
		manifest.MeasureSchema: "Schema",
	}[c.Measure]
}

func question(c manifest.Check) string {
	switch c.Measure {
	case manifest.MeasureAgeSeconds:
		return "Seconds from the data time in the response to the time it was served."
	case manifest.MeasureItemCount:
		return "Number of items in the response."
	case manifest.MeasureSubjectMatch:
		return "1 if the two subjects are byte-equal, else 0."
	case manifest.MeasureBodyBytes:
		return "Length of the response body in bytes."
	case manifest.MeasureJSONValid:
		return "1 if the body is one strict JSON value, else 0."
	case manifest.MeasureSchema:
		return "1 if the body is one strict JSON value that matches the schema of this source, else 0."
	case manifest.MeasureFieldPresent:
		return "1 if the body holds a value there that is neither null nor an empty string, else 0."
	case manifest.MeasureFieldType:
		return "1 if the body holds a value of that type there, else 0."
	}
	return fmt.Sprintf("The number there, in units of 10^-%d.", c.Scale)
}

func plural(n int64, word string) string {
	if n == 1 {
		return word
	}
	return word + "s"
}

// decimal writes a bound in units of its scale.
func decimal(c manifest.Check) string {
	s := strconv.FormatInt(c.Bound, 10)
	if c.Scale == 0 {
		return s
	}
	sign := ""
	if s[0] == '-' {
		sign, s = "-", s[1:]
	}
	s = strings.Repeat("0", max(0, c.Scale+1-len(s))) + s
	return sign + s[:len(s)-c.Scale] + "." + s[len(s)-c.Scale:]
}
