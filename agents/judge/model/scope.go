package model

import (
	"slices"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// authorityScope is the member of a result line by which a judge narrows what its verdict is about.
const authorityScope = "authority_scope"

// scopeOf is what a verdict is about: what the judge was shown, narrowed by what it says itself. A judge cannot widen
// it, and a member that is not a list of strings leaves nothing.
func scopeOf(observed []string, line map[string]any) []string {
	claimed, ok := line[authorityScope]
	if !ok {
		return observed
	}
	list, ok := claimed.([]any)
	if !ok {
		return []string{}
	}
	kept := []string{}
	for _, token := range observed {
		if slices.Contains(list, any(token)) {
			kept = append(kept, token)
		}
	}
	for _, token := range list {
		if _, ok := token.(string); !ok {
			return []string{}
		}
	}
	return kept
}

// covers reports whether everything required was observed.
func covers(observed, required []string) bool {
	return !slices.ContainsFunc(required, func(token string) bool { return !slices.Contains(observed, token) })
}

// observedScope lists, as tokens, what a request put before the judge.
func observedScope(m *manifest.Manifest, r manifest.Requirement, items []string) []string {
	scope := []string{"criteria:" + r.ID}
	for _, id := range items {
		scope = append(scope, "evidence:"+id)
	}
	if len(items) == len(m.Evidence.Items) {
		scope = append(scope, "evidence:full")
	}
	return scope
}

// resultLine is the final line of an output that satisfies the contract.
func resultLine(output []byte) (map[string]any, bool) {
	v, err := canon.Decode(lastLine(output))
	if err != nil {
		return nil, false
	}
	line, ok := v.(map[string]any)
	return line, ok
}
