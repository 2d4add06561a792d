package manifest

import (
	"slices"

	"github.com/redress-protocol/redress/evidence/canon"
)

// X11: a criterion of the measure schema names the schema that its source holds, by hash, and a pinned schema is one that
// is run.
func schemaPins(m *Manifest) []Defect {
	var out []Defect
	used := make([]bool, len(m.MeasurementSources))
	for i, r := range m.Requirements {
		c, err := ParseCriteria(r.Evaluation.PassCriteria)
		if r.Evaluation.Method != MethodMeasurement || err != nil || c.Measure != MeasureSchema {
			continue
		}
		k := slices.IndexFunc(m.MeasurementSources, func(s MeasurementSource) bool { return s.ID == r.Evaluation.MeasurementSourceID })
		if k < 0 {
			continue // C2
		}
		used[k] = true
		if len(m.MeasurementSources[k].Schema) == 0 {
			out = append(out, defect("X11_NO_SCHEMA", at("measurement_sources", k, "schema"), nil, "the measure schema without a schema", "pin it here"))
			continue
		}
		_, canonical, err := readSchema(m.MeasurementSources[k].Schema)
		if err != nil {
			continue // reported with the source
		}
		if got := canon.Hash(canonical); got != c.Schema {
			out = append(out, defect("X11_HASH", at("requirements", i, "evaluation", "pass_criteria"), r.Evaluation.PassCriteria,
				"not the hash of the schema that the source pins", "write "+MeasureSchema+":"+got.Hex()))
		}
	}
	for k, s := range m.MeasurementSources {
		if len(s.Schema) == 0 {
			continue
		}
		here := at("measurement_sources", k, "schema")
		if !used[k] {
			out = append(out, defect("X11_IDLE", here, nil, "a schema that no criterion holds a body to", "remove it, or measure schema"))
		}
		out = append(out, pinnedFaults(here, s.Schema)...)
	}
	return out
}

func pinnedFaults(here string, raw []byte) []Defect {
	tree, canonical, err := readSchema(raw)
	if err != nil {
		return []Defect{defect("X11_VALUE", here, nil, err.Error(), "write a schema that has a canonical form")}
	}
	var out []Defect
	for _, f := range schemaFaults(tree, len(canonical)) {
		value, _ := canon.Lookup(tree, f.at)
		out = append(out, defect(f.code, here+f.at, value, f.message, f.fix))
	}
	if len(out) == 0 {
		if _, err := ParseBodySchema(raw); err != nil {
			out = append(out, defect("X11_VALUE", here, nil, err.Error(), "correct it"))
		}
	}
	return out
}
