package manifest

import "encoding/json"

// Measured is one measured requirement for Promise.
type Measured struct {
	Title     string
	Statement string
	Check     Check
	Question  string
	Reading   string          // reading_procedure of its source; empty for a measure that reads no named value
	Schema    json.RawMessage // of its source, for the measure schema; else nil
}

// Promise builds a manifest of the profile whose requirements are all measured. burden is RolePayer or RolePayee.
func Promise(f Frame, title, summary, burden string, requirements []Measured) (*Document, error) {
	m := f.manifest(title, summary)
	m.Adjudication.BurdenOfProof = burden
	for _, r := range requirements {
		m.measured(r.Title, r.Statement, r.Check.String(), r.Question, r.Reading)
		m.MeasurementSources[len(m.MeasurementSources)-1].Schema = r.Schema
	}
	return FromManifest(m)
}
