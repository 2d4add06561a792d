package devnet_test

import (
	"errors"
	"math/big"
	"net"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/plan"
)

func start(t *testing.T) *devnet.Devnet {
	t.Helper()
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d
}

func TestStartDeploysWhatThisRepositoryCompilesTo(t *testing.T) {
	d := start(t)
	if err := plan.Verify(t.Context(), d.Client, d.Deployment); err != nil {
		t.Fatal(err)
	}
}

func TestVerifyNamesTheContractWhoseCodeDiffers(t *testing.T) {
	d := start(t)
	if err := d.Control(t.Context(), "anvil_setCode", d.Deployment.Vault.Address, "0x6000"); err != nil {
		t.Fatal(err)
	}
	err := plan.Verify(t.Context(), d.Client, d.Deployment)
	if err == nil || !strings.Contains(err.Error(), "Vault at "+d.Deployment.Vault.Address.Hex()) || !errors.Is(err, plan.ErrCodeChanged) {
		t.Fatalf("err = %v, want the Vault named with %v", err, plan.ErrCodeChanged)
	}
}

func TestMintAndBlocklistAreCircles(t *testing.T) {
	d := start(t)
	who := devnet.Address("buyer")
	if err := d.Mint(t.Context(), who, big.NewInt(5_000_000)); err != nil {
		t.Fatal(err)
	}
	balance, err := d.Balance(t.Context(), who)
	if err != nil || balance.Int64() != 5_000_000 {
		t.Fatalf("balance = %v, %v, want 5000000", balance, err)
	}
	if err := d.Blocklist(t.Context(), who); err != nil {
		t.Fatal(err)
	}
	if err := d.Mint(t.Context(), who, big.NewInt(1)); err == nil {
		t.Fatal("minting to a blocklisted account succeeded")
	}
}

func TestApplyResumesAfterAFailedStage(t *testing.T) {
	d := start(t)
	deployer := plan.NewDeployer(d.Client, devnet.Key("stranger"), d.ChainID)
	intent := plan.Intent{
		Token: d.Deployment.Token.Address, FeePerSeat: big.NewInt(1), NativeFeePerSeat: big.NewInt(1), Unit: big.NewInt(1), MinUnits: 1,
		DrawSeconds: 60, CommitSeconds: 60, RevealSeconds: 60, AppealSeconds: 60, SignSeconds: 60,
	}
	resumed := plan.Deployment{HistorySource: d.Deployment.HistorySource}
	if err := plan.Apply(t.Context(), deployer, intent, &resumed, nil); err != nil {
		t.Fatal(err)
	}
	if resumed.HistorySource != d.Deployment.HistorySource {
		t.Error("a stage that was done ran again")
	}
	if resumed.Token.Address != d.Deployment.Token.Address || resumed.Token.Name != "USD Coin" || resumed.Token.Version != "2" {
		t.Errorf("token = %+v, want the one that was there", resumed.Token)
	}
	if resumed.Committee.Address == (common.Address{}) || resumed.Factory.Address == d.Deployment.Factory.Address {
		t.Errorf("the missing stages did not run: %+v", resumed)
	}
}

func TestDeploymentRecordSurvivesItsFile(t *testing.T) {
	want := plan.Deployment{ChainID: 31337, Registry: plan.Contract{Address: devnet.Address("validator-1"), Block: 7}}
	want.Token.Name = "USD Coin"
	path := filepath.Join(t.TempDir(), "deployment.json")
	if err := want.Save(path); err != nil {
		t.Fatal(err)
	}
	got, err := plan.Load(path)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("got %+v, %v, want %+v", got, err, want)
	}
}

func TestIntentReportsEveryProblem(t *testing.T) {
	err := plan.Intent{FeePerSeat: big.NewInt(-1)}.Check()
	for _, part := range []string{"fee per seat: -1", "native fee per seat: <nil>", "unit of stake: <nil>", "least stake: 0", "draw 0", "sign 0"} {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("err = %v, want it to mention %q", err, part)
		}
	}
}

// A burst of blocks drives the chain's clock ahead of the wall's; a window that is skipped must be skipped whole all the same.
func TestWarpPassesTheWholeSpan(t *testing.T) {
	d := start(t)
	for range 20 {
		if err := d.Mine(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
	}
	before, err := d.Client.HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Warp(t.Context(), 100); err != nil {
		t.Fatal(err)
	}
	after, err := d.Client.HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if after.Time < before.Time+100 {
		t.Fatalf("warped by %d s, want at least 100", after.Time-before.Time)
	}
}

// A port that something listens on is named, with the flag that names another.
func TestTakenPortIsNamed(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	app := &cli.App{Name: "redress", Commands: []*cli.Command{devnet.Command()}}
	err = app.RunContext(t.Context(), []string{"redress", "devnet", "--port", port, "--out", t.TempDir()})
	if !errors.Is(err, devnet.ErrPortTaken) || !strings.Contains(err.Error(), port) || !strings.Contains(err.Error(), "--port") {
		t.Fatalf("err = %v, want the port and the flag", err)
	}
}

// Validators can stake more and pay fees: what they were given is beside their stakes.
func TestFurnishGivesValidatorsSpareTokens(t *testing.T) {
	d := start(t)
	if err := d.Furnish(t.Context(), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	for _, who := range append(d.Validators, devnet.Address("buyer"), devnet.Address("seller-2")) {
		tokens, err := d.Balance(t.Context(), who)
		if err != nil || tokens.Int64() != 100_000_000 {
			t.Errorf("%s has %v tokens, %v", who, tokens, err)
		}
		coins, err := d.Client.BalanceAt(t.Context(), who, nil)
		if err != nil || coins.Cmp(big.NewInt(1e18)) < 0 {
			t.Errorf("%s has %v wei, %v", who, coins, err)
		}
	}
}
