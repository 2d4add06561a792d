package payoff

// Body is a response.
type Body string

// Bodies. Only a fresh one keeps the promise.
const (
	Nothing Body = "nothing"
	Fresh   Body = "fresh"
	Stale   Body = "stale"
)

// Receipt is what the seller signs for a response.
type Receipt string

// Receipts. A true receipt of a stale response proves the breach by itself; a forged one names a fresh data time.
const (
	Unsigned Receipt = "unsigned"
	True     Receipt = "signed"
	Forged   Receipt = "forged"
)

// Response is what a contested seller does.
type Response string

// Responses.
const (
	Answer  Response = "answer"
	Concede Response = "concede"
	Silent  Response = "silent"
)

// Signed is a body with its receipt.
type Signed struct {
	Body    Body    `json:"body"`
	Receipt Receipt `json:"receipt"`
}

// Seller is a strategy of the seller.
type Seller struct {
	Served   Signed   `json:"served"`
	Response Response `json:"response"`
	// Disclosed is what the answer to "not delivered" carries where no receipt was given before; zero elsewhere. A second
	// receipt beside a first would be equivocation.
	Disclosed Signed `json:"disclosed,omitzero"`
}

// HonestSeller keeps the promise, signs for it and answers.
var HonestSeller = Seller{Served: Signed{Fresh, True}, Response: Answer}

// Sellers are all strategies of the seller, HonestSeller first.
func Sellers() []Seller {
	served := []Signed{{Fresh, True}, {Fresh, Unsigned}, {Stale, True}, {Stale, Forged}, {Stale, Unsigned}, {Nothing, Unsigned}}
	disclosed := []Signed{{Fresh, True}, {Stale, True}, {Stale, Forged}}
	var out []Seller
	for _, s := range served {
		if s.Receipt != Unsigned {
			out = append(out, Seller{Served: s, Response: Answer})
		} else {
			for _, d := range disclosed {
				out = append(out, Seller{Served: s, Response: Answer, Disclosed: d})
			}
		}
		out = append(out, Seller{Served: s, Response: Concede}, Seller{Served: s, Response: Silent})
	}
	return out
}

func (s Seller) String() string {
	name := string(s.Served.Body)
	if s.Served.Body != Nothing {
		name += " " + string(s.Served.Receipt)
	}
	name += ", " + string(s.Response)
	if s.Disclosed != (Signed{}) {
		name += " with " + string(s.Disclosed.Body) + " " + string(s.Disclosed.Receipt)
	}
	return name
}

// Policy is when a buyer contests.
type Policy string

// Policies.
const (
	Truthful Policy = "truthful" // exactly where the response breaks the promise
	Always   Policy = "always"
	Never    Policy = "never"
)

// Claim is what a contesting buyer claims.
type Claim string

// Claims.
const (
	// Fitting uses the seller's receipt where there is one: as proof by itself where it proves a breach, else for the
	// claim that the response does not conform. Without a receipt it claims that nothing was delivered.
	Fitting Claim = "fitting"
	// Denial claims that nothing was delivered, receipt or not.
	Denial Claim = "denial"
)

// Reaction is what the buyer does about a first disclosure.
type Reaction string

// Reactions. Silence counts as continuing.
const (
	Fair     Reaction = "fair" // accept what conforms, continue otherwise
	Accept   Reaction = "accept"
	Continue Reaction = "continue"
	Quiet    Reaction = "quiet"
)

// Relay is who sends a contest.
type Relay string

// Relays.
const (
	AtCost Relay = "at cost" // somebody else, repaid exactly what it costs
	Self   Relay = "self"    // the buyer in another name, repaid the whole cap
)

// Buyer is a strategy of the buyer. Where Policy is Never the rest is zero.
type Buyer struct {
	Policy   Policy   `json:"policy"`
	Claim    Claim    `json:"claim,omitempty"`
	Reaction Reaction `json:"reaction,omitempty"`
	Relay    Relay    `json:"relay,omitempty"`
}

// HonestBuyer contests what breaks the promise and only that, and says what is so.
var HonestBuyer = Buyer{Policy: Truthful, Claim: Fitting, Reaction: Fair, Relay: AtCost}

// Buyers are all strategies of the buyer, HonestBuyer first.
func Buyers() []Buyer {
	var out []Buyer
	for _, p := range []Policy{Truthful, Always} {
		for _, c := range []Claim{Fitting, Denial} {
			for _, r := range []Reaction{Fair, Accept, Continue, Quiet} {
				for _, by := range []Relay{AtCost, Self} {
					out = append(out, Buyer{p, c, r, by})
				}
			}
		}
	}
	return append(out, Buyer{Policy: Never})
}

func (b Buyer) String() string {
	if b.Policy == Never {
		return "never contests"
	}
	return string(b.Policy) + ", " + string(b.Claim) + ", " + string(b.Reaction) + ", relayed by " + relayName[b.Relay]
}

var relayName = map[Relay]string{AtCost: "another", Self: "itself"}

func (b Buyer) contests(served Body) bool {
	return b.Policy == Always || b.Policy == Truthful && served != Fresh
}

func (b Buyer) accepts(disclosed Body) bool {
	return b.Reaction == Accept || b.Reaction == Fair && disclosed == Fresh
}
