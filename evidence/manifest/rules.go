package manifest

// Check returns every defect of the document: of the schema, then of the rules in the order that the draft publishes.
func (d *Document) Check() []Defect { return d.defects }
