package e2e_test

import (
	"encoding/json"
	"math/big"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

const mimicABI = `[{"type":"function","name":"say","inputs":[{"type":"bytes32[]"},{"type":"bytes"}]},
	{"type":"function","name":"ask","stateMutability":"payable","inputs":[{"type":"address"},{"type":"bytes"}]}]`

// A contract answers as an Offer does, repeats its logs, and asks the committee about the Offer's case. Nobody judges it,
// and it costs nobody stake: the seats say UNRESOLVED, which every procedure opens.
func TestMimicIsNotJudgedAndTakesNoStake(t *testing.T) {
	for _, tc := range []struct {
		name         string
		requirements uint8 // that it asks by; zero: as the Offer's terms
		factory      bool  // the validators know which Offers are the deployment's
		onChain      bool  // the panel is drawn before they see the case, and one of them is silent
	}{
		{"another procedure, no factory", 1, false, false},
		{"another procedure, no factory, on chain", 1, false, true},
		{"the same procedure", 0, true, false},
		{"the same procedure, on chain", 0, true, true},
	} {
		t.Run(tc.name, func(t *testing.T) {
			h := newWorld(t, devnet.Options{}).bring()
			brief := h.brief()
			if tc.requirements != 0 {
				brief.Procedure.Requirements = tc.requirements
			}
			id := h.mimic(brief)
			sitting := []int{1, 2, 3}
			if tc.onChain {
				sitting = sitting[:2]
				h.await("the draw block", func() bool { return h.head().Number > h.disputed(id).DrawBlock })
				h.tx(devnet.Key("stranger"), h.committee.Address(), bindings.NewCommittee().PackDraw(id, brief))
			}
			var stakes []*big.Int
			for _, who := range h.net.Validators[:len(sitting)] {
				stakes = append(stakes, h.stakeOf(who))
			}
			for _, i := range sitting {
				options := h.unhurried(i)
				if tc.onChain {
					options = h.validatorOptions(i)
				}
				if !tc.factory {
					options.Factory = common.Address{}
				}
				h.background("validator", h.validator(options).Run)
			}
			warped := time.Now()
			h.await("the end of the dispute", func() bool {
				if tc.onChain && time.Since(warped) > 2*time.Second {
					h.warp(8)
					warped = time.Now()
				}
				phase := h.disputed(id).Phase
				return phase == docket.PhaseFailed || phase == docket.PhaseRuled
			})
			d := h.disputed(id)
			if d.Phase != docket.PhaseRuled || d.BySignatures == tc.onChain || d.Resolution.Passed != 0 || d.Resolution.Failed != 0 {
				t.Errorf("phase %d, by signatures %t, resolution %+v", d.Phase, d.BySignatures, d.Resolution)
			}
			for i, before := range stakes {
				if after := h.stakeOf(h.net.Validators[i]); after.Cmp(before) != 0 {
					t.Errorf("validator %d had %s at stake and has %s", i+1, before, after)
				}
			}
		})
	}
}

// mimic has an imitation of the Offer of dispute 1 open another dispute with a brief, and returns its id.
func (h *hearing) mimic(brief bindings.Brief) *big.Int {
	h.t.Helper()
	raw, err := os.ReadFile("../../contracts/out/Mimic.sol/Mimic.json")
	if err != nil {
		h.t.Fatal(err)
	}
	var artifact struct {
		Bytecode struct{ Object string }
	}
	if err := json.Unmarshal(raw, &artifact); err != nil {
		h.t.Fatal(err)
	}
	contract, err := abi.JSON(strings.NewReader(mimicABI))
	if err != nil {
		h.t.Fatal(err)
	}
	sender, offer := h.manager(h.account("mimic")), h.disputed(big.NewInt(1)).Arbitrable
	send := func(to *common.Address, value *big.Int, data []byte) *types.Receipt {
		h.t.Helper()
		receipt, err := sender.Send(h.t.Context(), txmgr.Candidate{To: to, Data: data, Value: value})
		if err != nil {
			h.t.Fatal(err)
		}
		return receipt
	}
	mimic := send(nil, nil, append(common.FromHex(artifact.Bytecode.Object), common.LeftPadBytes(offer[:], 32)...)).ContractAddress
	call := func(value *big.Int, name string, args ...any) {
		h.t.Helper()
		data, err := contract.Pack(name, args...)
		if err != nil {
			h.t.Fatal(err)
		}
		send(&mimic, value, data)
	}
	for _, l := range h.logsOf(offer, brief.CaseId) {
		call(nil, "say", l.Topics, l.Data)
	}
	id := big.NewInt(2)
	extra := bindings.NewCommittee().PackDraw(id, brief)[4+32:] // the brief as it is encoded behind the id
	call(new(big.Int).Mul(big.NewInt(int64(brief.Procedure.Panel)), h.nativeFee()), "ask", h.committee.Address(), extra)
	return id
}

func (h *hearing) disputed(id *big.Int) bindings.DisputeView {
	h.t.Helper()
	d, err := h.committee.Dispute(h.t.Context(), h.head(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	return d
}

func (h *hearing) logsOf(address common.Address, id common.Hash) []types.Log {
	h.t.Helper()
	logs, err := h.chain.FilterLogs(h.t.Context(), ethereum.FilterQuery{
		FromBlock: new(big.Int), ToBlock: new(big.Int).SetUint64(h.head().Number), Addresses: []common.Address{address}, Topics: [][]common.Hash{nil, {id}},
	})
	if err != nil || len(logs) == 0 {
		h.t.Fatalf("%d logs, %v", len(logs), err)
	}
	return logs
}

// nativeFee is the price of a seat, wei.
func (h *hearing) nativeFee() *big.Int {
	h.t.Helper()
	abi, to := bindings.NewCommittee(), h.committee.Address()
	raw, err := h.chain.CallContract(h.t.Context(), ethereum.CallMsg{To: &to, Data: abi.PackNATIVEFEEPERSEAT()}, nil)
	if err != nil {
		h.t.Fatal(err)
	}
	fee, err := abi.UnpackNATIVEFEEPERSEAT(raw)
	if err != nil {
		h.t.Fatal(err)
	}
	return fee
}
