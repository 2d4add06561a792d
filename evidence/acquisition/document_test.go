package acquisition

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/run"
)

// FuzzPresented checks that a seat's documents are refused for their one reason or read whole, whatever anybody wrote.
func FuzzPresented(f *testing.F) {
	c := run.Committee{ChainID: big.NewInt(31337), Address: common.Address{7}}
	seat, err := canon.Marshal(SeatDocument{
		Version: SeatVersion, Committee: c.Address, Dispute: "3", Claims: []ClaimReceipt{{Slot: SlotName{Requirement: "R1"}}},
		Terminals: []TerminalReceipt{{Slot: SlotName{Requirement: "R1"}, Scope: []string{"criteria:R1"}}},
	})
	if err != nil {
		f.Fatal(err)
	}
	gateways, err := canon.Marshal(GatewayDocument{Version: GatewayVersion, Claims: []ClaimReceipt{{}}, Terminals: []TerminalReceipt{}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(seat, []byte{})
	f.Add(seat, gateways)
	f.Add([]byte(`{"version":"redress.receipts/1"}`), gateways)
	f.Fuzz(func(t *testing.T, seat, gateways []byte) {
		record, scopes, err := Presented(c, common.Hash{1}, common.Hash{2}, seat, gateways)
		if err != nil {
			if !errors.Is(err, ErrMalformed) {
				t.Fatal(err)
			}
			return
		}
		if record.Seat.DisputeID.Sign() < 1 || record.Committee.Address != c.Address || len(scopes) > len(record.Terminals) {
			t.Fatalf("%+v with %d scopes", record, len(scopes))
		}
	})
}

func TestDocumentsAreRead(t *testing.T) {
	c := run.Committee{ChainID: big.NewInt(31337), Address: common.Address{7}}
	doc := SeatDocument{Version: SeatVersion, Committee: c.Address, Dispute: "3", Claims: []ClaimReceipt{{}}, Terminals: []TerminalReceipt{}}
	raw, err := canon.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	record, _, err := Presented(c, common.Hash{1}, common.Hash{2}, raw, nil)
	if err != nil || len(record.Claims) != 1 || record.Seat.DisputeID.Int64() != 3 {
		t.Fatalf("%+v, %v", record, err)
	}
	for _, edit := range []func(*SeatDocument){
		func(d *SeatDocument) { d.Version = "2" }, func(d *SeatDocument) { d.Dispute = "03" }, func(d *SeatDocument) { d.Dispute = "0" },
		func(d *SeatDocument) { d.Committee = common.Address{8} },
	} {
		other := doc
		edit(&other)
		raw, err := canon.Marshal(other)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := Presented(c, common.Hash{1}, common.Hash{2}, raw, nil); !errors.Is(err, ErrMalformed) {
			t.Errorf("%+v: %v", other, err)
		}
	}
	if _, _, err := Presented(c, common.Hash{1}, common.Hash{2}, raw, []byte(`{"version":"x"}`)); !errors.Is(err, ErrMalformed) {
		t.Errorf("gateways' receipts of another version: %v", err)
	}
}
