package proof

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common/hexutil"
)

// proofJSON is the written form of a Proof: bytes in hex, indices as numbers.
type proofJSON struct {
	Header   hexutil.Bytes   `json:"header"`
	TxIndex  uint64          `json:"txIndex"`
	Nodes    []hexutil.Bytes `json:"nodes"`
	LogIndex uint64          `json:"logIndex"`
}

// hopJSON is the written form of a Hop.
type hopJSON struct {
	Header       hexutil.Bytes   `json:"header"`
	AccountProof []hexutil.Bytes `json:"accountProof"`
	StorageProof []hexutil.Bytes `json:"storageProof"`
	Target       uint64          `json:"target"`
}

// MarshalJSON writes bytes in hex and indices as numbers.
func (p Proof) MarshalJSON() ([]byte, error) {
	txIndex, err := index(p.TxIndex)
	if err != nil {
		return nil, fmt.Errorf("transaction index: %w", err)
	}
	logIndex, err := index(p.LogIndex)
	if err != nil {
		return nil, fmt.Errorf("log index: %w", err)
	}
	return json.Marshal(proofJSON{Header: p.Header, TxIndex: txIndex, Nodes: hexed(p.Nodes), LogIndex: logIndex})
}

// UnmarshalJSON reads what MarshalJSON writes and refuses unknown fields.
func (p *Proof) UnmarshalJSON(data []byte) error {
	var in proofJSON
	if err := strict(data, &in); err != nil {
		return fmt.Errorf("payment proof: %w", err)
	}
	*p = Proof{
		Header:   in.Header,
		TxIndex:  new(big.Int).SetUint64(in.TxIndex),
		Nodes:    plain(in.Nodes),
		LogIndex: new(big.Int).SetUint64(in.LogIndex),
	}
	return nil
}

// MarshalJSON writes bytes in hex.
func (h Hop) MarshalJSON() ([]byte, error) {
	return json.Marshal(hopJSON{
		Header: h.Header, AccountProof: hexed(h.AccountProof), StorageProof: hexed(h.StorageProof), Target: h.Target,
	})
}

// UnmarshalJSON reads what MarshalJSON writes and refuses unknown fields.
func (h *Hop) UnmarshalJSON(data []byte) error {
	var in hopJSON
	if err := strict(data, &in); err != nil {
		return fmt.Errorf("hop: %w", err)
	}
	*h = Hop{
		Header: in.Header, AccountProof: plain(in.AccountProof), StorageProof: plain(in.StorageProof), Target: in.Target,
	}
	return nil
}

func strict(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return fmt.Errorf("data after the value: %w", ErrMalformed)
	}
	return nil
}

func hexed(nodes [][]byte) []hexutil.Bytes {
	out := make([]hexutil.Bytes, len(nodes))
	for i, n := range nodes {
		out[i] = n
	}
	return out
}
