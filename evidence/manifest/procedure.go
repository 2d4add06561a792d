package manifest

import "math/big"

// Procedure mirrors the Solidity struct of that name, field by field.
type Procedure struct {
	Requirements uint8    // 1..8; requirement i is bit i of every mask
	Judges       uint8    // 0..4
	Judged       uint8    // mask of requirements heard by the panel
	MaxDissents  uint8    // of a judge's runs
	Runs         uint32   // byte j = runs of judge j
	Burden       uint8    // 0 payer, 1 payee
	Policy       uint8    // 0 resolve_against_burden, 1 unresolved_ruling
	Rule         uint8    // 0 all_must_pass, 1 weighted_threshold
	ThresholdBps uint16   // weighted_threshold only
	Weights      *big.Int // requirement i in bits 32i..32i+31
	Panel        uint8    // seats, odd, 1..31
}
