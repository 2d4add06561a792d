package settlement

import "fmt"

var (
	rulingNames = []string{"refused to arbitrate", "not honored", "honored", "unclear"}
	causeNames  = []string{"none", "judged", "requirements failed", "burden of proof", "no ruling in time", "unanswered", "conceded", "accepted", "self-proven breach", "equivocation"}
)

// RulingName is a ruling for people.
func RulingName(ruling uint8) string { return nameOf(rulingNames, ruling) }

// CauseName is the cause of a ruling for people.
func CauseName(cause uint8) string { return nameOf(causeNames, cause) }

func nameOf(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return fmt.Sprintf("number %d", i)
}
