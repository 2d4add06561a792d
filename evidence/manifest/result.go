package manifest

import (
	"bytes"
	"encoding/json"
	"strconv"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/canon"
)

// Verdict is what one run or one measured check says.
type Verdict = adjudication.Verdict

// Verdicts. The zero value is the safe one.
const (
	Unresolved = adjudication.Unresolved
	Pass       = adjudication.Pass
	Fail       = adjudication.Fail
)

// ParseResult reads a model's raw output under the Judge Result Contract: the final non-empty line is one strict JSON
// object whose `verdict` is PASS, FAIL or UNRESOLVED. Anything else is UNRESOLVED; nothing is salvaged. Lines end with
// LF only, and only spaces, tabs and CRs are trimmed. Confidence and rationale are checked for type, as the contract
// says, and have no other effect. An output longer than canon.MaxBytes in its last line is UNRESOLVED.
func ParseResult(raw []byte) Verdict {
	v, err := canon.Decode(lastLine(raw))
	if err != nil {
		return Unresolved
	}
	result, ok := v.(map[string]any)
	if !ok || !typed(result) {
		return Unresolved
	}
	switch result["verdict"] {
	case "PASS":
		return Pass
	case "FAIL":
		return Fail
	}
	return Unresolved
}

// ParseEntry reads one entry of an observation bundle: an object with a string `verdict` is the result itself, one with
// `raw` is an output still to be parsed, anything else is UNRESOLVED.
func ParseEntry(entry map[string]any) Verdict {
	if _, ok := entry["verdict"].(string); ok {
		line, err := canon.Encode(entry)
		if err != nil {
			return Unresolved
		}
		return ParseResult(line)
	}
	raw, _ := entry["raw"].(string)
	return ParseResult([]byte(raw))
}

func lastLine(raw []byte) []byte {
	lines := bytes.Split(raw, []byte("\n"))
	for i := len(lines) - 1; i >= 0; i-- {
		if line := bytes.Trim(lines[i], " \t\r"); len(line) > 0 {
			return line
		}
	}
	return nil
}

// typed checks the members that the contract gives a type: confidence is a number in [0,1], rationale a string.
func typed(result map[string]any) bool {
	if c, ok := result["confidence"]; ok {
		n, isNumber := c.(json.Number)
		if !isNumber || !unit(string(n)) {
			return false
		}
	}
	if r, ok := result["rationale"]; ok {
		if _, isString := r.(string); !isString {
			return false
		}
	}
	return true
}

// unit reports whether a number, read as a double, is in [0,1].
func unit(digits string) bool {
	f, err := strconv.ParseFloat(digits, 64)
	return err == nil && f >= 0 && f <= 1
}
