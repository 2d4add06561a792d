package payoff

import "encoding/json"

// MarshalJSON encodes a payoff as exact fractions in decimal, "n" or "n/d".
func (p Payoff) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]string{"seller": p.Seller.RatString(), "buyer": p.Buyer.RatString()})
}

// MarshalJSON encodes a best response with exact fractions.
func (b Best) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Side         Side   `json:"side"`
		Against      string `json:"against"`
		OtherHonest  bool   `json:"otherHonest"`
		HonestIsBest bool   `json:"honestIsBest"`
		Best         string `json:"best"`
		Ties         int    `json:"ties"`
		Payoff       string `json:"payoff"`
		Honest       string `json:"honest"`
		Gain         string `json:"gain"`
	}{b.Side, b.Against, b.Other, b.HonestIsBest(), b.First, b.Ties, b.Payoff.RatString(), b.Honest.RatString(), b.Gain().RatString()})
}

// MarshalJSON encodes a threshold; its share is empty where there is none.
func (t Threshold) MarshalJSON() ([]byte, error) {
	share := ""
	if t.Error != nil {
		share = t.Error.RatString()
	}
	return json.Marshal(struct {
		Side     Side   `json:"side"`
		Share    string `json:"wrongRulings"`
		Strategy string `json:"strategy"`
	}{t.Side, share, t.Strategy})
}

// MarshalJSON encodes the game with every pair and every best response.
func (r *Report) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Setting Setting    `json:"setting"`
		Sellers []Seller   `json:"sellers"`
		Buyers  []Buyer    `json:"buyers"`
		Payoffs [][]Payoff `json:"payoffs"` // by seller, then by buyer
		Best    []Best     `json:"best"`
	}{r.Setting, r.Sellers, r.Buyers, r.Cells, r.Best})
}

// MarshalJSON encodes the summary; of a variation only what breaks honest play.
func (s *Summary) MarshalJSON() ([]byte, error) {
	type varied struct {
		Name    string  `json:"name"`
		Setting Setting `json:"setting"`
		Broken  []Best  `json:"broken"`
	}
	variations := make([]varied, 0, len(s.Variations))
	for _, v := range s.Variations {
		variations = append(variations, varied{v.Name, v.Game.Setting, orNone(v.Game.Broken())})
	}
	return json.Marshal(struct {
		Game       *Report     `json:"game"`
		Broken     []Best      `json:"broken"`
		Incredible []Best      `json:"incredible"`
		Variations []varied    `json:"variations"`
		Thresholds []Threshold `json:"thresholds"`
		PriceFrom  int64       `json:"falseContestPaysFromPrice"` // 0: at none
	}{s.Game, orNone(s.Game.Broken()), orNone(s.Game.Incredible()), variations, s.Errors, s.PriceFrom})
}

// orNone makes an empty list of no list.
func orNone(list []Best) []Best {
	if list == nil {
		return []Best{}
	}
	return list
}
