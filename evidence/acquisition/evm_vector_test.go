package acquisition

import (
	"encoding/json"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// vector is what another implementation has to reproduce.
type vector struct {
	ChainID         string         `json:"chain_id"`
	Committee       common.Address `json:"committee"`
	DisputeID       string         `json:"dispute_id"`
	Round           uint8          `json:"round"`
	Seat            uint8          `json:"seat"`
	ManifestHash    common.Hash    `json:"manifest_hash"`
	RequirementID   string         `json:"requirement_id"`
	JudgeID         string         `json:"judge_id"`
	RunIndex        uint32         `json:"run_index"`
	DrawHash        common.Hash    `json:"draw_hash"`
	CaseKey         common.Hash    `json:"case_key"`
	Genesis         common.Hash    `json:"genesis"`
	RunID           common.Hash    `json:"run_id"`
	AttemptKey      common.Hash    `json:"attempt_key"`
	RequestHash     common.Hash    `json:"request_hash"`
	ClaimHash       common.Hash    `json:"claim_hash"`
	ClaimDigest     common.Hash    `json:"claim_digest"`
	Scope           []string       `json:"scope"`
	ScopeHash       common.Hash    `json:"scope_hash"`
	PassOutputHash  common.Hash    `json:"pass_output_hash"`
	PassHash        common.Hash    `json:"pass_hash"`
	PassDigest      common.Hash    `json:"pass_digest"`
	PassSignature   string         `json:"pass_signature"`
	FailOutputHash  common.Hash    `json:"fail_output_hash"`
	FailHash        common.Hash    `json:"fail_hash"`
	FailDigest      common.Hash    `json:"fail_digest"`
	FailSignature   string         `json:"fail_signature"`
	ValidatorKey    common.Hash    `json:"validator_key"`
	ValidatorSigner common.Address `json:"validator"`
}

func TestVector(t *testing.T) {
	key := committee.CaseKey(seat)
	genesis := Genesis(key, drawHash)
	c := SlotClaim{RunID: slotOfR2.RunID(committee), RequestHash: request, Previous: genesis}
	first, second := signedAnyhow(t, "validator", passed(c)), signedAnyhow(t, "validator", failed(c))
	if signer, err := (TerminalEquivocation{slotOfR2, first, second}).Check(committee); err != nil || signer != addressOf("validator") {
		t.Fatal(err)
	}
	v := vector{ChainID: "31337", Committee: committee.Address, DisputeID: "7", Seat: 2, ManifestHash: slotOfR2.ManifestHash, RequirementID: "R2", JudgeID: "J1",
		RunIndex: 1, DrawHash: drawHash, CaseKey: common.Hash(key), Genesis: genesis, RunID: c.RunID, AttemptKey: AttemptKey(c.RunID, 0), RequestHash: request,
		ClaimHash: c.Hash(), ClaimDigest: Digest(committee, c.Hash()), Scope: scope, ScopeHash: ScopeHash(scope),
		PassOutputHash: first.Terminal.OutputHash, PassHash: first.Terminal.Hash(), PassDigest: Digest(committee, first.Terminal.Hash()), PassSignature: common.Bytes2Hex(first.Signature),
		FailOutputHash: second.Terminal.OutputHash, FailHash: second.Terminal.Hash(), FailDigest: Digest(committee, second.Terminal.Hash()), FailSignature: common.Bytes2Hex(second.Signature),
		ValidatorKey: crypto.Keccak256Hash([]byte("redress test key: validator")), ValidatorSigner: addressOf("validator")}
	got, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	compareGolden(t, "testdata/ours/evm-slot-vector.json", append(got, '\n'))
}
