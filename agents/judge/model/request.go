package model

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// ExecutionProfile names how a manifest and an exchange become a request: the protocol of a model, its name on the wire,
// the fence, the two orders, the texts around the evidence and the limit of an answer. It changes with any of them.
const ExecutionProfile = "redress.judge/1"

// MaxTokens is how long an answer may be. The manifest has no member for it, so the execution profile fixes it.
const MaxTokens = 1024

// Orders of the evidence blocks.
const (
	OrderForward = "forward" // even run indices
	OrderReverse = "reverse" // odd run indices
)

// Profile is the execution profile with what differs from run to run.
type Profile struct {
	Name      string `json:"name"`
	Protocol  string `json:"protocol"`
	MaxTokens int64  `json:"max_tokens"`
	Order     string `json:"order"`
	Fence     string `json:"fence"` // the delimiter, in the clear: whoever repeats the run needs it
	Detector  string `json:"detector"`
}

// Pin is the model as the manifest pins it.
type Pin struct {
	Name        string `json:"name"`
	Version     string `json:"version"`
	Hosting     string `json:"hosting"`
	WeightsHash string `json:"weights_hash"` // empty for a model that somebody else hosts
}

// Sampling is how an answer is drawn: not at all.
type Sampling struct {
	Seed        string `json:"seed"` // the manifest's seed commitment
	Temperature int    `json:"temperature"`
	TopP        int    `json:"top_p"`
}

// Request is the preimage of a run's request hash: every input that can change its outcome.
type Request struct {
	EvidenceRoot common.Hash `json:"evidence_root"`
	Profile      Profile     `json:"judge_execution_profile"`
	Model        Pin         `json:"model_version_or_weights_pin"`
	Prompt       string      `json:"prompt_or_material_digest"` // of the exact system and user texts
	Sampling     Sampling    `json:"sampling_parameters"`
}

// Hash is the request hash that claims bind, in hex.
func (r Request) Hash() (string, error) {
	raw, err := canon.Marshal(r)
	if err != nil {
		return "", fmt.Errorf("hash request: %w", err)
	}
	hash, err := acquisition.Requirement{Request: json.RawMessage(raw)}.RequestHash()
	if err != nil {
		return "", fmt.Errorf("hash request: %w", err)
	}
	return hash, nil
}

// Call is the question that carries out the request with these texts. It refuses everything but the texts whose digest
// the request binds, asked as the execution profile asks.
func (r Request) Call(system, user string) (Call, error) {
	digest, err := promptDigest(system, user)
	if err != nil {
		return Call{}, err
	}
	p := r.Profile
	switch {
	case p.Name != ExecutionProfile || p.MaxTokens != MaxTokens || (p.Order != OrderForward && p.Order != OrderReverse):
		return Call{}, fmt.Errorf("%w: profile %.40q, %d tokens, order %.40q", ErrRequest, p.Name, p.MaxTokens, p.Order)
	case r.Model.Name == "" || p.Protocol != r.Model.protocol():
		return Call{}, fmt.Errorf("%w: model %.80q by protocol %.40q", ErrRequest, r.Model.Name, p.Protocol)
	case r.Sampling.Temperature != 0 || r.Sampling.TopP != 1:
		return Call{}, fmt.Errorf("%w: temperature %d, top_p %d", ErrRequest, r.Sampling.Temperature, r.Sampling.TopP)
	case r.Prompt != digest:
		return Call{}, fmt.Errorf("%w: texts of digest %s, the request binds %.80q", ErrRequest, digest, r.Prompt)
	}
	hash, err := r.Hash()
	if err != nil {
		return Call{}, err
	}
	return Call{
		Protocol: p.Protocol, Model: r.Model.wireName(), RequestHash: hash, System: system, User: user, MaxTokens: MaxTokens,
		Seed: seed(p.Protocol, r.Sampling.Seed), Request: &r,
	}, nil
}

// promptDigest is sha256 of the canonical JSON of both texts.
func promptDigest(system, user string) (string, error) {
	raw, err := canon.Marshal(map[string]string{"system": system, "user": user})
	if err != nil {
		return "", fmt.Errorf("hash prompt: %w", err)
	}
	digest := sha256.Sum256(raw)
	return "sha256:" + hex.EncodeToString(digest[:]), nil
}

func pinOf(m manifest.Model) Pin {
	return Pin{Name: m.Name, Version: m.Version, Hosting: m.Hosting, WeightsHash: m.WeightsHash}
}

// protocol follows from the name alone, so that every seat asks alike.
func (p Pin) protocol() string {
	if strings.HasPrefix(strings.ToLower(p.Name), "claude") {
		return ProtocolAnthropic
	}
	return ProtocolOpenAI
}

// wireName is what the provider is asked for: the name, followed by the version unless the name ends with it.
func (p Pin) wireName() string {
	if strings.HasSuffix(p.Name, p.Version) {
		return p.Name
	}
	return p.Name + "-" + p.Version
}

// seed is the number that is sent: the commitment, where it is one and the protocol knows seeds.
func seed(protocol, commitment string) *int64 {
	n, err := strconv.ParseInt(commitment, 10, 64)
	if err != nil || protocol != ProtocolOpenAI {
		return nil
	}
	return &n
}

// orderOf a run: both orders are heard as soon as a judge has two runs.
func orderOf(index int) string {
	if index%2 == 0 {
		return OrderForward
	}
	return OrderReverse
}
