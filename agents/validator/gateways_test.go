package validator

import (
	"crypto/sha256"
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/judge/gateway"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// hostedRun is a run that a gateway signed for, and the gateway's address.
func hostedRun(t *testing.T, r runs, output string) (model.Run, common.Address) {
	t.Helper()
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("gateway")))
	if err != nil {
		t.Fatal(err)
	}
	scope := []string{"criteria:R3"}
	claim := acquisition.SlotClaim{RunID: r.runID(of("R3", "J1", 0)), RequestHash: common.HexToHash(hash1), Previous: common.Hash{5}}
	signed, err := acquisition.SignClaim(r.committee, claim, run.KeySigner(key))
	if err != nil {
		t.Fatal(err)
	}
	read := model.Read([]byte(output), scope)
	end, err := acquisition.SignTerminal(r.committee, acquisition.SlotTerminal{
		RunID: claim.RunID, ClaimHash: claim.Hash(), Status: acquisition.SlotResult, OutputHash: sha256.Sum256([]byte(output)), Verdict: read.Verdict,
		ScopeHash: acquisition.ScopeHash(scope),
	}, run.KeySigner(key))
	if err != nil {
		t.Fatal(err)
	}
	return model.Run{
		Requirement: "R3", Judge: "J1", State: model.StateHeard, RequestHash: hash1, Said: read.Verdict.String(), Scope: scope,
		OutputHash: common.Hash(sha256.Sum256([]byte(output))).Hex(),
		Receipts: &acquisition.GatewayReceipts{
			Claims:    []acquisition.ClaimReceipt{signed.Receipt(acquisition.SlotName{})},
			Terminals: []acquisition.TerminalReceipt{end.Receipt(acquisition.SlotName{}, scope)},
		},
	}, crypto.PubkeyToAddress(key.PublicKey)
}

// The receipts of a gateway leave the transcript for a document of their own, by which anybody decides again.
func TestGatewayReceiptsAreADocument(t *testing.T) {
	const output = `{"verdict":"FAIL"}`
	s, r, _ := signing(t, t.TempDir())
	c := open(t, s, r)
	if _, err := c.Claim(of("R3", "J1", 0), 0, common.HexToHash(hash1)); err != nil {
		t.Fatal(err)
	}
	said, signer := hostedRun(t, r, output)
	record := &model.Record{Runs: []model.Run{said, {Requirement: "R3", Judge: "J2"}}}
	doc := transcript{Committee: r.committee.Address, Dispute: "1", Panel: record}
	more := takeGateways(record)
	if more == nil || len(more.Claims) != 1 || len(more.Terminals) != 1 || record.Runs[0].Receipts != nil || more.Claims[0].Slot != of("R3", "J1", 0) {
		t.Fatalf("%+v", more)
	}
	if takeGateways(record) != nil || takeGateways(nil) != nil {
		t.Error("a document of nothing")
	}
	own, root, err := c.attest(doc, drawn)
	if err != nil {
		t.Fatal(err)
	}
	seat, err := encode(own)
	if err != nil {
		t.Fatal(err)
	}
	gateways, err := encode(more)
	if err != nil {
		t.Fatal(err)
	}
	presented, scopes, err := acquisition.Presented(r.committee, root, drawn, seat, gateways)
	if err != nil {
		t.Fatal(err)
	}
	terms := acquisition.SlotTerms{
		Slot:   acquisition.RunSlot{ManifestHash: r.manifest, Seat: r.seat, RequirementID: "R3", JudgeID: "J1"},
		Signer: signer, Provenance: manifest.ProvenanceReceipt, RequestHash: common.HexToHash(hash1), RequiredScope: said.Scope, MaxAttempts: 1,
	}
	if d := presented.Decide(terms, scopes); d.Observe([]byte(output)) != manifest.Fail {
		t.Errorf("%+v", d)
	}
	alone, scopes, err := acquisition.Presented(r.committee, root, drawn, seat, nil)
	if err != nil {
		t.Fatal(err)
	}
	if d := alone.Decide(terms, scopes); d.Eligible {
		t.Errorf("without the gateway's word: %+v", d)
	}
	for name, docs := range map[string][2]string{
		"junk": {"{}", ""}, "another version": {strings.Replace(string(seat), acquisition.SeatVersion, "redress.receipts/0", 1), ""},
		"dispute in another form": {strings.Replace(string(seat), `"dispute":"1"`, `"dispute":"01"`, 1), ""},
		"a dispute below 1":       {strings.Replace(string(seat), `"dispute":"1"`, `"dispute":"-1"`, 1), ""},
		"another committee":       {strings.Replace(string(seat), strings.ToLower(r.committee.Address.Hex()), "0x00000000000000000000000000000000000000aa", 1), ""},
		"no dispute":              {strings.Replace(string(seat), `"dispute":"1"`, `"dispute":"x"`, 1), ""},
		"junk of gateways":        {string(seat), "{]"},
		"another document":        {string(seat), string(seat)},
		"version of gateway":      {string(seat), strings.Replace(string(gateways), acquisition.GatewayVersion, "redress.gateway-receipts/0", 1)},
	} {
		if _, _, err := acquisition.Presented(r.committee, root, drawn, []byte(docs[0]), []byte(docs[1])); !errors.Is(err, acquisition.ErrMalformed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestGatewayFlags(t *testing.T) {
	const address = "0x00000000000000000000000000000000000000aA"
	read := func(args ...string) (gateways map[common.Address]model.Client, err error) {
		app := &cli.App{Flags: gateway.ClientFlags(), ExitErrHandler: func(*cli.Context, error) {}, Action: func(c *cli.Context) (err error) {
			gateways, err = gateway.ClientsFromFlags(c)
			return err
		}}
		return gateways, app.Run(append([]string{"x"}, args...))
	}
	got, err := read("--gateway-url", address+"=http://127.0.0.1:1", "--gateway-url", "0x00000000000000000000000000000000000000bb=https://g.example/x")
	if err != nil || len(got) != 2 || got[common.HexToAddress(address)] == nil {
		t.Fatalf("%v %v", got, err)
	}
	if none, err := read(); err != nil || len(none) != 0 {
		t.Errorf("%v %v", none, err)
	}
	for name, args := range map[string][]string{
		"no address": {"--gateway-url", "http://127.0.0.1:1"}, "no URL": {"--gateway-url", address + "="}, "junk": {"--gateway-url", "0xaa=http://g"},
		"twice":         {"--gateway-url", address + "=http://127.0.0.1:1", "--gateway-url", strings.ToLower(address) + "=http://127.0.0.1:2"},
		"no token file": {"--gateway-url", address + "=http://127.0.0.1:1", "--gateway-token-file", "/nowhere"},
	} {
		if got, err := read(args...); err == nil {
			t.Errorf("%s: %v", name, got)
		}
	}
}
