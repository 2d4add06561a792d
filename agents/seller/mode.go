package seller

import (
	"fmt"
	"strings"
)

// Mode is how the seller behaves. Everything but Honest exists to show and test what the dispute right does about it.
type Mode uint8

// Modes.
const (
	Honest      Mode = iota
	Stale            // serves data that is nine hours old
	Hollow           // serves an empty result
	Substituted      // serves another pair's quotes
	Silent           // takes the payment, serves nothing, answers no case
	Vague            // honest data with a note, for a promise that only a panel of models could settle
)

var modeNames = []string{"honest", "stale", "hollow", "substituted", "silent", "vague"}

// ErrMode says that no mode has that name.
var errMode = fmt.Errorf("unknown mode: one of %s", strings.Join(modeNames, ", "))

// ParseMode reads a mode's name.
func ParseMode(s string) (Mode, error) {
	for i, name := range modeNames {
		if s == name {
			return Mode(i), nil
		}
	}
	return 0, fmt.Errorf("%w: %.40q", errMode, s)
}

// String is the mode's name.
func (m Mode) String() string {
	if int(m) < len(modeNames) {
		return modeNames[m]
	}
	return fmt.Sprintf("mode(%d)", uint8(m))
}
