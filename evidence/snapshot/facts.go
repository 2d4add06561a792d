package snapshot

// Labels of a fact.
const (
	Reproduced = "REPRODUCED" // computed again here, from what is proven
	Verified   = "VERIFIED"   // signed by the one named
	// Contradicted: computed again here, with another result than the one named resolved. The record is what it is; who
	// resolved otherwise did not follow the measure.
	Contradicted = "CONTRADICTED"
	// Unseen: computed again here, where the one named left it UNRESOLVED and nobody observed otherwise. What it is computed
	// from is named on the chain by its hash alone: nothing proves that it could be read when it was judged.
	Unseen = "UNSEEN"
)

// Fact is something that verification established beyond the chain's own record.
type Fact struct {
	Subject string `json:"subject"` // case, dispute or Offer
	What    string `json:"what"`
	Label   string `json:"label"`
	By      string `json:"by,omitempty"` // who signed or resolved otherwise; empty where it was computed
}
