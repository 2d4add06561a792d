package acquisition

import (
	"bytes"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

// Type strings of the EVM profile. The two receipts are EIP-712 structs in the Committee's domain; Attempt and Claims
// are only hashed.
const (
	ClaimType    = "Claim(bytes32 runId,uint32 attempt,bytes32 requestHash,bytes32 previous)"
	TerminalType = "Terminal(bytes32 runId,uint32 attempt,bytes32 claimHash,uint8 status,bytes32 outputHash,uint8 verdict,bytes32 scopeHash)"
	AttemptType  = "Attempt(bytes32 runId,uint32 attempt)"
	ClaimsType   = "Claims(bytes32 caseKey,bytes32 drawHash)"
)

var (
	claimTypeHash    = crypto.Keccak256Hash([]byte(ClaimType))
	terminalTypeHash = crypto.Keccak256Hash([]byte(TerminalType))
	attemptTypeHash  = crypto.Keccak256Hash([]byte(AttemptType))
	claimsTypeHash   = crypto.Keccak256Hash([]byte(ClaimsType))

	domainTypeHash = crypto.Keccak256Hash([]byte("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"))
	domainName     = crypto.Keccak256Hash([]byte("Redress Committee"))
	domainVersion  = crypto.Keccak256Hash([]byte("1"))
)

// SlotStatus is a terminal's status as a number. Zero is none.
type SlotStatus uint8

// Statuses of the EVM profile.
const (
	SlotResult     SlotStatus = 1
	SlotUnresolved SlotStatus = 2
	SlotNoResult   SlotStatus = 3
)

func (s SlotStatus) status() Status {
	switch s {
	case SlotResult:
		return StatusResult
	case SlotUnresolved:
		return StatusUnresolved
	case SlotNoResult:
		return StatusNoResult
	}
	return ""
}

// SlotClaim admits one request into one attempt of a run slot, and links to the seat's claim before it.
type SlotClaim struct {
	RunID       common.Hash
	Attempt     uint32 // 0-based
	RequestHash common.Hash
	Previous    common.Hash // hash of the claim before it, or the genesis of the seat's chain
}

// SlotTerminal says how one claim ended. OutputHash is sha256 of the raw output bytes and Verdict what they parse to;
// both are zero unless Status is SlotResult.
type SlotTerminal struct {
	RunID      common.Hash
	Attempt    uint32
	ClaimHash  common.Hash
	Status     SlotStatus
	OutputHash common.Hash
	Verdict    adjudication.Verdict
	ScopeHash  common.Hash
}

// SignedClaim is a claim receipt.
type SignedClaim struct {
	Claim     SlotClaim
	Signature []byte // 65 bytes r, s, v with v 27 or 28 and s in the lower half
}

// SignedTerminal is a terminal receipt.
type SignedTerminal struct {
	Terminal  SlotTerminal
	Signature []byte
}

// Hash is the claim's EIP-712 struct hash: what the next claim and the terminal bind.
func (c SlotClaim) Hash() common.Hash {
	return words(claimTypeHash, c.RunID, number(uint64(c.Attempt)), c.RequestHash, c.Previous)
}

// Hash is the terminal's EIP-712 struct hash.
func (t SlotTerminal) Hash() common.Hash {
	return words(terminalTypeHash, t.RunID, number(uint64(t.Attempt)), t.ClaimHash, number(uint64(t.Status)),
		t.OutputHash, number(uint64(t.Verdict)), t.ScopeHash)
}

// Check returns nil if the members of the terminal agree with its status.
func (t SlotTerminal) Check() error {
	switch t.Status {
	case SlotResult:
		if t.OutputHash == (common.Hash{}) || t.Verdict > adjudication.Fail {
			return fmt.Errorf("%w: a result without output or with verdict %d", ErrReceiptInvalid, t.Verdict)
		}
	case SlotUnresolved, SlotNoResult:
		if t.OutputHash != (common.Hash{}) || t.Verdict != adjudication.Unresolved {
			return fmt.Errorf("%w: an output without a result", ErrReceiptInvalid)
		}
	default:
		return fmt.Errorf("%w: status %d", ErrReceiptInvalid, t.Status)
	}
	return nil
}

// AttemptKey names one attempt at a run.
func AttemptKey(runID common.Hash, attempt uint32) common.Hash {
	return words(attemptTypeHash, runID, number(uint64(attempt)))
}

// MeasureRequest is the request of a measured requirement's only run: nothing else can change what is measured.
func MeasureRequest(manifestHash, evidenceRoot common.Hash, requirementID string) common.Hash {
	return crypto.Keccak256Hash([]byte("redress.measure"), manifestHash[:], evidenceRoot[:], []byte(requirementID))
}

// ScopeHash is the EIP-712 encoding of string[] over the tokens as a set: sorted by bytes, each once.
func ScopeHash(tokens []string) common.Hash {
	sorted := slices.Compact(slices.Sorted(slices.Values(tokens)))
	hashes := make([]byte, 0, 32*len(sorted))
	for _, token := range sorted {
		hashes = append(hashes, crypto.Keccak256([]byte(token))...)
	}
	return crypto.Keccak256Hash(hashes)
}

// Digest of a struct hash in the Committee's domain: what is signed.
func Digest(c run.Committee, structHash common.Hash) common.Hash {
	domain := words(domainTypeHash, domainName, domainVersion, chainID(c.ChainID), common.BytesToHash(c.Address[:]))
	return signature.TypedDigest(domain, structHash)
}

// SignClaim signs a claim.
func SignClaim(c run.Committee, claim SlotClaim, sign run.Signer) (SignedClaim, error) {
	sig, err := sign(Digest(c, claim.Hash()))
	if err != nil {
		return SignedClaim{}, fmt.Errorf("sign claim: %w", err)
	}
	return SignedClaim{claim, sig}, nil
}

// SignTerminal signs a terminal whose members agree.
func SignTerminal(c run.Committee, terminal SlotTerminal, sign run.Signer) (SignedTerminal, error) {
	if err := terminal.Check(); err != nil {
		return SignedTerminal{}, err
	}
	sig, err := sign(Digest(c, terminal.Hash()))
	if err != nil {
		return SignedTerminal{}, fmt.Errorf("sign terminal: %w", err)
	}
	return SignedTerminal{terminal, sig}, nil
}

// Signer recovers who signed the claim.
func (s SignedClaim) Signer(c run.Committee) (common.Address, error) {
	return signature.Recover(Digest(c, s.Claim.Hash()), s.Signature)
}

// Signer recovers who signed the terminal.
func (s SignedTerminal) Signer(c run.Committee) (common.Address, error) {
	return signature.Recover(Digest(c, s.Terminal.Hash()), s.Signature)
}

// Genesis is where a seat's chain of claims starts. drawHash is the hash of the block that drew the seat: nobody knew it
// before the dispute stood, so whatever is chained to it came after.
func Genesis(key run.CaseKey, drawHash common.Hash) common.Hash {
	return words(claimsTypeHash, common.Hash(key), drawHash)
}

// ClaimsRoot puts a seat's claims into the order of their chain and returns its last hash, which goes on chain with the
// seat's commitment. Claims that fork, repeat or do not reach the genesis are not one chain.
func ClaimsRoot(genesis common.Hash, claims []SlotClaim) (common.Hash, error) {
	next := make(map[common.Hash]common.Hash, len(claims))
	for _, c := range claims {
		next[c.Previous] = c.Hash() // of two that follow one, the walk below misses one
	}
	root := genesis
	for range claims {
		following, ok := next[root]
		if !ok {
			return common.Hash{}, fmt.Errorf("%w: nothing follows %s", ErrChainBroken, root)
		}
		root = following
	}
	return root, nil
}

// words is keccak256 of abi.encode of 32-byte words.
func words(list ...common.Hash) common.Hash {
	var buf bytes.Buffer
	for _, w := range list {
		buf.Write(w[:])
	}
	return crypto.Keccak256Hash(buf.Bytes())
}

func number(v uint64) common.Hash { return uint256.NewInt(v).Bytes32() }

// chainID of a Committee is never negative nor beyond a word; nil is zero.
func chainID(id *big.Int) common.Hash {
	if id == nil {
		return common.Hash{}
	}
	return common.BigToHash(id)
}
