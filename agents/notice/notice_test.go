package notice_test

import (
	"errors"
	"reflect"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestDisputeRoundTrip(t *testing.T) {
	hash := common.HexToHash("0x0123")
	want := notice.Dispute{
		Offer: common.HexToAddress("0x1"), Factory: common.HexToAddress("0x2"), Arbitrator: common.HexToAddress("0x3"),
		ContestWindowSeconds: 600, Rounds: 2, ManifestHash: hash, ManifestCID: canon.CID(hash), Bond: "50000", Fee: "30000",
		EvidenceStore: "http://127.0.0.1:1/evidence", HowToContest: "so",
	}
	raw, err := notice.DisputeExtension(want)
	if err != nil {
		t.Fatal(err)
	}
	got, err := notice.ReadDispute(x402.Object{notice.ExtensionDispute: raw})
	if err != nil || *got != want {
		t.Fatalf("read %+v, %v", got, err)
	}
	want.ManifestCID = canon.CID(common.HexToHash("0x0124"))
	if raw, err = notice.DisputeExtension(want); err != nil {
		t.Fatal(err)
	}
	if _, err := notice.ReadDispute(x402.Object{notice.ExtensionDispute: raw}); err == nil {
		t.Fatal("a content id of another manifest was accepted")
	}
	if _, err := notice.ReadDispute(nil); !errors.Is(err, notice.ErrAbsent) {
		t.Fatalf("no notice: %v", err)
	}
}

func TestStakeRoundTrip(t *testing.T) {
	want := notice.Stake{Block: 7, FreeStake: "500000", UnmaturedVolume: "10000", Reserved: "0"}
	raw, err := notice.StakeExtension(want)
	if err != nil {
		t.Fatal(err)
	}
	got, err := notice.ReadStake(x402.Object{notice.ExtensionStake: raw})
	if err != nil || *got != want {
		t.Fatalf("read %+v, %v", got, err)
	}
	if _, err := notice.ReadStake(nil); !errors.Is(err, notice.ErrAbsent) {
		t.Fatalf("no notice: %v", err)
	}
}

func TestDeliveryComesFromExtensionOrHeader(t *testing.T) {
	want := exchange.SignedDelivery{
		Delivery: exchange.Delivery{
			Payer: common.HexToAddress("0x1"), PaymentRef: common.Hash{2}, RequestHash: common.Hash{3},
			ResponseHash: crypto.Keccak256Hash(nil), ServedAt: 5, DataTime: 4, ItemCount: 6,
		},
		Signature: make([]byte, 65),
	}
	raw, err := notice.DeliveryExtension(want)
	if err != nil {
		t.Fatal(err)
	}
	header, err := x402.EncodeHeader(want)
	if err != nil {
		t.Fatal(err)
	}
	for name, read := range map[string]func() (*exchange.SignedDelivery, error){
		"extension": func() (*exchange.SignedDelivery, error) {
			return notice.ReadDelivery(x402.Object{notice.ExtensionDelivery: raw}, "")
		},
		"header": func() (*exchange.SignedDelivery, error) { return notice.ReadDelivery(nil, header) },
	} {
		got, err := read()
		if err != nil || !reflect.DeepEqual(*got, want) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	if _, err := notice.ReadDelivery(nil, ""); !errors.Is(err, notice.ErrAbsent) {
		t.Errorf("no delivery: %v", err)
	}
	if _, err := notice.ReadDelivery(nil, "%%"); err == nil {
		t.Error("a broken header was read")
	}
}
