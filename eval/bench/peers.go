package main

import "fmt"

// What others document of their own contracts, gas. None of it is measured here.
const (
	klerosDispute    = 2_961_826 // Kleros v2, 3 votes, no appeal: creation to execution
	authorizeCapture = 213_156   // base commerce-payments: authorize, then capture
	authorizeRelease = 331_806   // x402r: authorize, then release
	singleArbiter    = 886_000   // x402r: a dispute that one arbiter decides, whole, to the thousand
)

const kleros = "Kleros v2's documented 2,961,826 for 3 votes without appeal"

// besidePeers sets ours beside what escrows document of theirs: a payment that ends with the seller, a whole dispute.
func besidePeers(rows []Row) ([]Row, error) {
	used := map[string]uint64{}
	for _, r := range rows {
		used[r.Name] = uint64(r.Value)
	}
	for _, name := range []string{"gas.exact_offer", "gas.checkpoint", "gas.withdraw_after_1", "gas.withdraw_after_1000", "gas.whole_dispute_signatures_3"} {
		if used[name] == 0 {
			return nil, fmt.Errorf("no figure %s", name)
		}
	}
	taken := used["gas.checkpoint"] + used["gas.withdraw_after_1000"]
	many := used["gas.exact_offer"] + taken/1000
	one := used["gas.exact_offer"] + used["gas.checkpoint"] + used["gas.withdraw_after_1"]
	const share = "(exact_offer + a thousandth of checkpoint and withdraw_after_1000)"
	return []Row{
		ratio("ratio.honest_path_over_authorize_capture", many, authorizeCapture, 1, share+" / 213,156, documented by base commerce-payments for authorize and capture"),
		ratio("ratio.honest_path_over_authorize_release", many, authorizeRelease, 1, share+" / 331,806, documented by x402r for authorize and release"),
		ratio("ratio.one_payment_over_authorize_capture", one, authorizeCapture, 0, "(exact_offer + checkpoint + withdraw_after_1) / 213,156: where a seller withdraws every payment by itself"),
		ratio("ratio.whole_dispute_signatures_over_single_arbiter", used["gas.whole_dispute_signatures_3"], singleArbiter, 0,
			"whole_dispute_signatures_3 / 886,000, documented of x402r, whose one arbiter decides by its word: a panel of three and a proof of the payment cost more"),
	}, nil
}
