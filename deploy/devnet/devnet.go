package devnet

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"fmt"
	"io"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/plan"
)

// callDeadline bounds one control call to the local chain.
const callDeadline = 30 * time.Second

// Options configures a local chain with everything deployed. The zero value has three validators and short windows.
type Options struct {
	Port       uint16    // 0 = a free one
	ChainID    uint64    // 0 = 31337
	BlockTime  uint64    // a block at least every so many seconds besides one per transaction; 0 = only the latter
	Validators int       // 0 = 3; their keys are "validator-1"..
	FeePerSeat int64     // base units; 0 = 10_000 (0.01 USDC)
	Units      uint32    // of 0.1 USDC that every validator stakes; 0 = 10
	Draw       uint32    // seconds; 0 = 60
	Commit     uint32    // seconds; 0 = 60
	Reveal     uint32    // seconds; 0 = 60
	Appeal     uint32    // seconds; 0 = 60
	Sign       uint32    // seconds; 0 = 60
	Log        io.Writer // anvil's output and the plan's progress; nil discards
	Args       []string  // further anvil flags
}

// Devnet is a running local chain with the whole deployment on it.
type Devnet struct {
	URL        string
	WS         string
	ChainID    *big.Int
	Client     *ethclient.Client
	Deployment plan.Deployment
	Validators []common.Address // "validator-1".. in order

	anvil *Anvil
}

// roles get native coin for gas when the chain starts.
var roles = []string{"deployer", "seller", "seller-2", "buyer", "buyer-2", "relayer", "stranger"}

// Start runs anvil, deploys everything on it and puts the validators' stakes down. Stop it with Close.
func Start(ctx context.Context, opts Options) (*Devnet, error) {
	anvil, err := StartAnvil(ctx, AnvilOptions{Port: opts.Port, ChainID: opts.ChainID, BlockTime: opts.BlockTime, Log: opts.Log, Args: opts.Args})
	if err != nil {
		return nil, err
	}
	d := &Devnet{URL: anvil.URL, WS: anvil.WS, anvil: anvil}
	if err := d.deploy(ctx, opts); err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

// Close ends the chain.
func (d *Devnet) Close() {
	if d.Client != nil {
		d.Client.Close()
	}
	d.anvil.Close()
}

// Key is the key of a named role.
func (d *Devnet) Key(name string) *ecdsa.PrivateKey { return Key(name) }

func (d *Devnet) deploy(ctx context.Context, opts Options) error {
	var err error
	if d.Client, err = d.anvil.Dial(ctx); err != nil {
		return err
	}
	if d.ChainID, err = d.Client.ChainID(ctx); err != nil {
		return fmt.Errorf("chain id: %w", err)
	}
	d.Validators = make([]common.Address, cmp.Or(opts.Validators, 3))
	for i := range d.Validators {
		d.Validators[i] = Address(validatorName(i))
	}
	for _, name := range roles {
		if err := d.Fund(ctx, Address(name)); err != nil {
			return err
		}
	}
	for _, validator := range d.Validators {
		if err := d.Fund(ctx, validator); err != nil {
			return err
		}
	}
	deployer := plan.NewDeployer(d.Client, Key("deployer"), d.ChainID)
	if err := plan.Apply(ctx, deployer, opts.intent(), &d.Deployment, nil); err != nil {
		return err
	}
	for i := range d.Validators {
		if err := d.register(ctx, validatorName(i), cmp.Or(opts.Units, 10)); err != nil {
			return err
		}
	}
	return nil
}

func validatorName(i int) string { return fmt.Sprintf("validator-%d", i+1) }

func (o Options) intent() plan.Intent {
	return plan.Intent{
		FeePerSeat: big.NewInt(cmp.Or(o.FeePerSeat, 10_000)), NativeFeePerSeat: big.NewInt(1e14),
		Unit: big.NewInt(stakeUnit), MinUnits: 1, MissUnits: 1,
		DrawSeconds: cmp.Or(o.Draw, 60), CommitSeconds: cmp.Or(o.Commit, 60), RevealSeconds: cmp.Or(o.Reveal, 60),
		AppealSeconds: cmp.Or(o.Appeal, 60), SignSeconds: cmp.Or(o.Sign, 60),
	}
}

// Fund gives an account 1000 native coins for gas.
func (d *Devnet) Fund(ctx context.Context, who common.Address) error {
	wei := new(big.Int).Mul(big.NewInt(1000), big.NewInt(1e18))
	return d.Control(ctx, "anvil_setBalance", who, hexutil.EncodeBig(wei))
}

// Mint gives an account payment tokens, base units.
func (d *Devnet) Mint(ctx context.Context, to common.Address, amount *big.Int) error {
	return d.asDeployer(ctx, "mint", d.Deployment.Token.Address, bindings.NewFiatToken().PackMint(to, amount))
}

// Blocklist makes the token refuse an account, as its issuer can.
func (d *Devnet) Blocklist(ctx context.Context, who common.Address) error {
	return d.asDeployer(ctx, "blocklist", d.Deployment.Token.Address, bindings.NewFiatToken().PackBlacklist(who))
}

// Unblocklist undoes Blocklist.
func (d *Devnet) Unblocklist(ctx context.Context, who common.Address) error {
	return d.asDeployer(ctx, "unblocklist", d.Deployment.Token.Address, bindings.NewFiatToken().PackUnBlacklist(who))
}

// Balance is an account's payment tokens at the latest block, base units.
func (d *Devnet) Balance(ctx context.Context, who common.Address) (*big.Int, error) {
	token := bindings.NewFiatToken()
	return bind.Call(token.Instance(d.Client, d.Deployment.Token.Address), &bind.CallOpts{Context: ctx}, token.PackBalanceOf(who), token.UnpackBalanceOf)
}

// Mine mines n blocks, one second apart.
func (d *Devnet) Mine(ctx context.Context, n uint64) error {
	return d.Control(ctx, "anvil_mine", hexutil.EncodeUint64(n), hexutil.EncodeUint64(1))
}

// Warp moves the chain's clock forward and mines a block there. It starts from the last block's time, which runs ahead of
// the wall's where blocks come faster than one a second.
func (d *Devnet) Warp(ctx context.Context, seconds uint64) error {
	head, err := d.Client.HeaderByNumber(ctx, nil)
	if err != nil {
		return fmt.Errorf("warp: %w", err)
	}
	if err := d.Control(ctx, "evm_setNextBlockTimestamp", hexutil.EncodeUint64(head.Time+seconds)); err != nil {
		return err
	}
	return d.Control(ctx, "evm_mine")
}

// Control calls one of anvil's own methods, such as evm_setAutomine or anvil_reorg.
func (d *Devnet) Control(ctx context.Context, method string, args ...any) error {
	ctx, cancel := context.WithTimeout(ctx, callDeadline)
	defer cancel()
	var ignored any
	if err := d.Client.Client().CallContext(ctx, &ignored, method, args...); err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	return nil
}

func (d *Devnet) asDeployer(ctx context.Context, what string, to common.Address, data []byte) error {
	instance := bind.NewBoundContract(to, abi.ABI{}, d.Client, d.Client, d.Client)
	if err := plan.NewDeployer(d.Client, Key("deployer"), d.ChainID).Call(ctx, instance, data); err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}
