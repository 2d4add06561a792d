package canon

import (
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// cidPrefix: multibase base16 'f', CID version 1, raw codec 0x55, multihash keccak-256 0x1b of 0x20 bytes.
const cidPrefix = "f01551b20"

// CID is the content identifier of the bytes with this keccak-256 hash.
func CID(h common.Hash) string { return cidPrefix + hex.EncodeToString(h[:]) }

// URI is the address under which the bytes with this hash are published.
func URI(h common.Hash) string { return "ipfs://" + CID(h) }

// ParseCID reads a CID as CID writes it; upper-case hexadecimal and other codecs are refused, so that one hash has one
// spelling.
func ParseCID(s string) (common.Hash, error) {
	digits, ok := strings.CutPrefix(s, cidPrefix)
	if !ok || len(digits) != 2*common.HashLength || strings.ToLower(digits) != digits {
		return common.Hash{}, fmt.Errorf("%w: %.80q", ErrNotContentID, s)
	}
	b, err := hex.DecodeString(digits)
	if err != nil {
		return common.Hash{}, fmt.Errorf("%w: %.80q", ErrNotContentID, s)
	}
	return common.BytesToHash(b), nil
}
