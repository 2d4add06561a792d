package acquisition

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// Type strings of a gateway's log. GatewayLog is only hashed; heads are EIP-712 structs in the Committee's domain.
const (
	GatewayLogType = "GatewayLog(address gateway)"
	LogHeadType    = "LogHead(address gateway,uint64 claims,bytes32 last)"
)

var (
	gatewayLogTypeHash = crypto.Keccak256Hash([]byte(GatewayLogType))
	logHeadTypeHash    = crypto.Keccak256Hash([]byte(LogHeadType))
)

// LogGenesis is where a gateway's chain of claims starts.
func LogGenesis(gateway common.Address) common.Hash {
	return words(gatewayLogTypeHash, common.BytesToHash(gateway[:]))
}

// LogHead says where a gateway's chain of claims ends. Two signed heads of one length that differ are two logs.
type LogHead struct {
	Gateway common.Address
	Claims  uint64      // how many
	Last    common.Hash // hash of the last one, or the genesis
}

// SignedLogHead is a head with the gateway's signature.
type SignedLogHead struct {
	Head      LogHead
	Signature []byte
}

// Hash is the head's EIP-712 struct hash.
func (h LogHead) Hash() common.Hash {
	return words(logHeadTypeHash, common.BytesToHash(h.Gateway[:]), number(h.Claims), h.Last)
}

// SignLogHead signs a head.
func SignLogHead(c run.Committee, head LogHead, sign run.Signer) (SignedLogHead, error) {
	sig, err := sign(Digest(c, head.Hash()))
	if err != nil {
		return SignedLogHead{}, fmt.Errorf("sign log head: %w", err)
	}
	return SignedLogHead{head, sig}, nil
}

// GatewayEntry is one claim of a gateway and its end. Terminal is nil while there is none.
type GatewayEntry struct {
	Claim    ClaimReceipt     `json:"claim"`
	Terminal *TerminalReceipt `json:"terminal"`
}

type attemptOf struct {
	run     common.Hash
	attempt uint32
}

// VerifyLog returns nil if the entries are a gateway's whole log: one chain of signed claims from the genesis, each attempt
// claimed once and opened by an attested absence, each end the claim's own, and every head that anybody was shown, early
// or late, at its place in the chain. The longest head has to be the end. A log that passes shows an absence in two ways:
// by its terminal, or by holding no claim of the run at all.
func VerifyLog(c run.Committee, gateway common.Address, entries []GatewayEntry, heads ...SignedLogHead) error {
	at := LogGenesis(gateway)
	chain := []common.Hash{at}
	absent, claimed := map[attemptOf]bool{}, map[attemptOf]bool{}
	for n, e := range entries {
		claim := e.Claim.Signed()
		name := attemptOf{claim.Claim.RunID, claim.Claim.Attempt}
		switch {
		case !signedClaim(c, claim, gateway):
			return fmt.Errorf("%w: claim %d", ErrSignatureInvalid, n)
		case claim.Claim.Previous != at:
			return fmt.Errorf("%w: claim %d follows %s, the chain ends at %s", ErrChainBroken, n, claim.Claim.Previous, at)
		case claimed[name]:
			return fmt.Errorf("%w: claim %d", ErrEquivocation, n)
		case name.attempt > 0 && !absent[attemptOf{name.run, name.attempt - 1}]:
			return fmt.Errorf("%w: claim %d", ErrNotOpened, n)
		}
		at = claim.Claim.Hash()
		chain, claimed[name] = append(chain, at), true
		if e.Terminal == nil {
			continue
		}
		if err := endOf(c, gateway, claim.Claim, e.Terminal.Signed()); err != nil {
			return fmt.Errorf("end of claim %d: %w", n, err)
		}
		absent[name] = SlotStatus(e.Terminal.Status) == SlotNoResult
	}
	return headsIn(c, gateway, chain, heads)
}

func endOf(c run.Committee, gateway common.Address, claim SlotClaim, s SignedTerminal) error {
	if got, err := s.Signer(c); err != nil || got != gateway {
		return ErrSignatureInvalid
	}
	t := s.Terminal
	if t.RunID != claim.RunID || t.Attempt != claim.Attempt || t.ClaimHash != claim.Hash() {
		return fmt.Errorf("%w: %s", ErrOtherClaim, t.ClaimHash)
	}
	return t.Check()
}

func headsIn(c run.Committee, gateway common.Address, chain []common.Hash, heads []SignedLogHead) error {
	longest := uint64(0)
	for _, h := range heads {
		if got, err := signature.Recover(Digest(c, h.Head.Hash()), h.Signature); err != nil || got != gateway || h.Head.Gateway != gateway {
			return fmt.Errorf("%w: head of %d claims", ErrSignatureInvalid, h.Head.Claims)
		}
		if h.Head.Claims >= uint64(len(chain)) || chain[h.Head.Claims] != h.Head.Last {
			return fmt.Errorf("%w: the head of %d claims is not in it", ErrChainBroken, h.Head.Claims)
		}
		longest = max(longest, h.Head.Claims)
	}
	if len(heads) > 0 && longest != uint64(len(chain)-1) {
		return fmt.Errorf("%w: %d claims, the heads end at %d", ErrChainBroken, len(chain)-1, longest)
	}
	return nil
}
