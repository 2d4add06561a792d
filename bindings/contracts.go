// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package bindings

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// Authorization is an auto generated low-level Go binding around an user-defined struct.
type Authorization struct {
	ValidAfter  *big.Int
	ValidBefore *big.Int
	Signature   []byte
}

// Bounds is an auto generated low-level Go binding around an user-defined struct.
type Bounds struct {
	Subject  bool
	MaxAge   uint32
	MinItems uint32
}

// Case is an auto generated low-level Go binding around an user-defined struct.
type Case struct {
	State          uint8
	Claim          uint8
	Cause          uint8
	Ruling         uint8
	RefundCredited bool
	Payer          common.Address
	OpenedAt       uint64
	AnswerBy       uint64
	ContinueBy     uint64
	JudgeBy        uint64
	Checkpoint     uint32
	Amount         *big.Int
	DisputeID      *big.Int
	Refunded       *big.Int
	PaymentRef     [32]byte
	DeliveryHash   [32]byte
	EvidenceRoot   [32]byte
}

// Checkpoint is an auto generated low-level Go binding around an user-defined struct.
type Checkpoint struct {
	Time     uint64
	Received *big.Int
}

// Contest is an auto generated low-level Go binding around an user-defined struct.
type Contest struct {
	Claim        uint8
	RequestHash  [32]byte
	EvidenceHash [32]byte
	RelayFee     *big.Int
}

// Delivery is an auto generated low-level Go binding around an user-defined struct.
type Delivery struct {
	Payer           common.Address
	PaymentRef      [32]byte
	RequestHash     [32]byte
	ResponseHash    [32]byte
	RequestSubject  [32]byte
	ResponseSubject [32]byte
	ServedAt        uint64
	DataTime        uint64
	ItemCount       uint32
}

// DisputeView is an auto generated low-level Go binding around an user-defined struct.
type DisputeView struct {
	Arbitrable   common.Address
	Phase        uint8
	Round        uint8
	Panel        uint8
	Delivered    bool
	CreatedAt    uint64
	DrawBlock    uint64
	CommitBy     uint64
	RevealBy     uint64
	ManifestHash [32]byte
	EvidenceRoot [32]byte
	CaseId       [32]byte
	Resolution   Resolution
}

// Hold is an auto generated low-level Go binding around an user-defined struct.
type Hold struct {
	Payer    common.Address
	Seller   common.Address
	Token    common.Address
	Bond     *big.Int
	FeePaid  *big.Int
	RelayFee *big.Int
	Reserve  *big.Int
}

// Opening is an auto generated low-level Go binding around an user-defined struct.
type Opening struct {
	Observations *big.Int
	Transcript   [32]byte
	Salt         [32]byte
}

// Payment is an auto generated low-level Go binding around an user-defined struct.
type Payment struct {
	Key         [32]byte
	Payer       common.Address
	Amount      *big.Int
	BlockNumber *big.Int
	Time        *big.Int
	Nonce       [32]byte
}

// Procedure is an auto generated low-level Go binding around an user-defined struct.
type Procedure struct {
	Requirements uint8
	Judges       uint8
	Judged       uint8
	MaxDissents  uint8
	Runs         uint32
	Burden       uint8
	Policy       uint8
	Rule         uint8
	ThresholdBps uint16
	Weights      *big.Int
	Panel        uint8
}

// Proof is an auto generated low-level Go binding around an user-defined struct.
type Proof struct {
	Header   []byte
	TxIndex  *big.Int
	Nodes    [][]byte
	LogIndex *big.Int
}

// Record is an auto generated low-level Go binding around an user-defined struct.
type Record struct {
	Cases      uint32
	Honored    uint32
	NotHonored uint32
	Unclear    uint32
	Refused    uint32
	Contested  *big.Int
}

// Resolution is an auto generated low-level Go binding around an user-defined struct.
type Resolution struct {
	Passed    uint8
	Failed    uint8
	Material  bool
	FailAlone bool
	Ruling    uint8
}

// Row is an auto generated low-level Go binding around an user-defined struct.
type Row struct {
	Ruling            uint8
	Cause             uint8
	PaymentToPayerBps uint16
	BondToPayerBps    uint16
	FeeBearer         uint8
	Penalty           bool
}

// Seat is an auto generated low-level Go binding around an user-defined struct.
type Seat struct {
	Validator    common.Address
	Commitment   [32]byte
	Revealed     bool
	Observations *big.Int
	Transcript   [32]byte
}

// SignedSeat is an auto generated low-level Go binding around an user-defined struct.
type SignedSeat struct {
	Commitment [32]byte
	Opening    Opening
	Signature  []byte
}

// Terms is an auto generated low-level Go binding around an user-defined struct.
type Terms struct {
	Seller          common.Address
	Token           common.Address
	Arbitrator      common.Address
	ReceiptSigner   common.Address
	BlockHashSource common.Address
	ManifestHash    [32]byte
	ContestWindow   uint32
	AnswerWindow    uint32
	ContinueWindow  uint32
	JudgeWindow     uint32
	MinAmount       *big.Int
	MaxAmount       *big.Int
	Bond            *big.Int
	Fee             *big.Int
	AnswerCost      *big.Int
	Penalty         *big.Int
	RelayCap        *big.Int
	Bounds          Bounds
	Procedure       Procedure
	Settlement      []byte
	Salt            [32]byte
}

// CommitteeMetaData contains all meta data concerning the Committee contract.
var CommitteeMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"adjudicate\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"caseKey\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimFee\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"commit\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"commitmentOf\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structOpening\",\"components\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"credits\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputeAccumulator\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputeCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputes\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structDisputeView\",\"components\":[{\"name\":\"arbitrable\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"delivered\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"createdAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"drawBlock\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"resolution\",\"type\":\"tuple\",\"internalType\":\"structResolution\",\"components\":[{\"name\":\"passed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"failed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"material\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"failAlone\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"enumRuling\"}]}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"draw\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"executeRuling\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"longestCase\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"resolution\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structResolution\",\"components\":[{\"name\":\"passed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"failed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"material\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"failAlone\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"enumRuling\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"reveal\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structOpening\",\"components\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"ruleBySignatures\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seats\",\"type\":\"tuple[]\",\"internalType\":\"structSignedSeat[]\",\"components\":[{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structOpening\",\"components\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"seats\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structSeat[]\",\"components\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"revealed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"validators\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Adjudicated\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"resolution\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structResolution\",\"components\":[{\"name\":\"passed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"failed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"material\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"failAlone\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"enumRuling\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Committed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DeliveryFailed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"reason\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DrawScheduled\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"drawBlock\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Drawn\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"},{\"name\":\"commitBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"revealBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FeeClaimed\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FeeCredited\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Revealed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"observations\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFailed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RulingDelivered\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"ruling\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"function\",\"name\":\"appeal\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"appealCost\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"cost\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"appealPeriod\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"start\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"end\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"arbitrationCost\",\"inputs\":[{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"cost\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"createDispute\",\"inputs\":[{\"name\":\"_choices\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"currentRuling\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"ruling\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputeStatus\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"enumIArbitrator.DisputeStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"AppealDecision\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_arbitrable\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrable\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AppealPossible\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_arbitrable\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrable\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeCreation\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_arbitrable\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrable\"}],\"anonymous\":false},{\"type\":\"function\",\"name\":\"arbitrationCost\",\"inputs\":[{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"_feeToken\",\"type\":\"address\",\"internalType\":\"contractIERC20\"}],\"outputs\":[{\"name\":\"cost\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"createDispute\",\"inputs\":[{\"name\":\"_numberOfChoices\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"_feeToken\",\"type\":\"address\",\"internalType\":\"contractIERC20\"},{\"name\":\"_feeAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"}]",
	ID:  "Committee",
}

// Committee is an auto generated Go binding around an Ethereum contract.
type Committee struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Committee) GetABI() abi.ABI {
	return c.abi
}

// NewCommittee creates a new instance of Committee.
func NewCommittee() *Committee {
	parsed, err := CommitteeMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Committee{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Committee) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackAdjudicate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf8d0657.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function adjudicate(uint256 disputeID) returns()
func (committee *Committee) PackAdjudicate(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("adjudicate", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAdjudicate is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf8d0657.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function adjudicate(uint256 disputeID) returns()
func (committee *Committee) TryPackAdjudicate(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("adjudicate", disputeID)
}

// PackAppeal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x49912f88.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function appeal(uint256 _disputeID, bytes _extraData) payable returns()
func (committee *Committee) PackAppeal(disputeID *big.Int, extraData []byte) []byte {
	enc, err := committee.abi.Pack("appeal", disputeID, extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAppeal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x49912f88.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function appeal(uint256 _disputeID, bytes _extraData) payable returns()
func (committee *Committee) TryPackAppeal(disputeID *big.Int, extraData []byte) ([]byte, error) {
	return committee.abi.Pack("appeal", disputeID, extraData)
}

// PackAppealCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf23f16e6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function appealCost(uint256 _disputeID, bytes _extraData) view returns(uint256 cost)
func (committee *Committee) PackAppealCost(disputeID *big.Int, extraData []byte) []byte {
	enc, err := committee.abi.Pack("appealCost", disputeID, extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAppealCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf23f16e6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function appealCost(uint256 _disputeID, bytes _extraData) view returns(uint256 cost)
func (committee *Committee) TryPackAppealCost(disputeID *big.Int, extraData []byte) ([]byte, error) {
	return committee.abi.Pack("appealCost", disputeID, extraData)
}

// UnpackAppealCost is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf23f16e6.
//
// Solidity: function appealCost(uint256 _disputeID, bytes _extraData) view returns(uint256 cost)
func (committee *Committee) UnpackAppealCost(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("appealCost", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackAppealPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xafe15cfb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function appealPeriod(uint256 _disputeID) view returns(uint256 start, uint256 end)
func (committee *Committee) PackAppealPeriod(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("appealPeriod", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAppealPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xafe15cfb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function appealPeriod(uint256 _disputeID) view returns(uint256 start, uint256 end)
func (committee *Committee) TryPackAppealPeriod(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("appealPeriod", disputeID)
}

// AppealPeriodOutput serves as a container for the return parameters of contract
// method AppealPeriod.
type AppealPeriodOutput struct {
	Start *big.Int
	End   *big.Int
}

// UnpackAppealPeriod is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xafe15cfb.
//
// Solidity: function appealPeriod(uint256 _disputeID) view returns(uint256 start, uint256 end)
func (committee *Committee) UnpackAppealPeriod(data []byte) (AppealPeriodOutput, error) {
	out, err := committee.abi.Unpack("appealPeriod", data)
	outstruct := new(AppealPeriodOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Start = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.End = abi.ConvertType(out[1], new(big.Int)).(*big.Int)
	return *outstruct, nil
}

// PackArbitrationCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7434ea9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function arbitrationCost(bytes _extraData) view returns(uint256 cost)
func (committee *Committee) PackArbitrationCost(extraData []byte) []byte {
	enc, err := committee.abi.Pack("arbitrationCost", extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackArbitrationCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7434ea9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function arbitrationCost(bytes _extraData) view returns(uint256 cost)
func (committee *Committee) TryPackArbitrationCost(extraData []byte) ([]byte, error) {
	return committee.abi.Pack("arbitrationCost", extraData)
}

// UnpackArbitrationCost is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf7434ea9.
//
// Solidity: function arbitrationCost(bytes _extraData) view returns(uint256 cost)
func (committee *Committee) UnpackArbitrationCost(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("arbitrationCost", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackArbitrationCost0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd98493f6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function arbitrationCost(bytes _extraData, address _feeToken) view returns(uint256 cost)
func (committee *Committee) PackArbitrationCost0(extraData []byte, feeToken common.Address) []byte {
	enc, err := committee.abi.Pack("arbitrationCost0", extraData, feeToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackArbitrationCost0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd98493f6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function arbitrationCost(bytes _extraData, address _feeToken) view returns(uint256 cost)
func (committee *Committee) TryPackArbitrationCost0(extraData []byte, feeToken common.Address) ([]byte, error) {
	return committee.abi.Pack("arbitrationCost0", extraData, feeToken)
}

// UnpackArbitrationCost0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd98493f6.
//
// Solidity: function arbitrationCost(bytes _extraData, address _feeToken) view returns(uint256 cost)
func (committee *Committee) UnpackArbitrationCost0(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("arbitrationCost0", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCaseKey is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbcb7295a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function caseKey(uint256 disputeID, uint8 round, uint8 seat) view returns(bytes32)
func (committee *Committee) PackCaseKey(disputeID *big.Int, round uint8, seat uint8) []byte {
	enc, err := committee.abi.Pack("caseKey", disputeID, round, seat)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCaseKey is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbcb7295a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function caseKey(uint256 disputeID, uint8 round, uint8 seat) view returns(bytes32)
func (committee *Committee) TryPackCaseKey(disputeID *big.Int, round uint8, seat uint8) ([]byte, error) {
	return committee.abi.Pack("caseKey", disputeID, round, seat)
}

// UnpackCaseKey is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbcb7295a.
//
// Solidity: function caseKey(uint256 disputeID, uint8 round, uint8 seat) view returns(bytes32)
func (committee *Committee) UnpackCaseKey(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("caseKey", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackClaimFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6ebc51e1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimFee(address owner) returns(uint256 amount)
func (committee *Committee) PackClaimFee(owner common.Address) []byte {
	enc, err := committee.abi.Pack("claimFee", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6ebc51e1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimFee(address owner) returns(uint256 amount)
func (committee *Committee) TryPackClaimFee(owner common.Address) ([]byte, error) {
	return committee.abi.Pack("claimFee", owner)
}

// UnpackClaimFee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6ebc51e1.
//
// Solidity: function claimFee(address owner) returns(uint256 amount)
func (committee *Committee) UnpackClaimFee(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("claimFee", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ef5edbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit(uint256 disputeID, uint8 seat, bytes32 commitment) returns()
func (committee *Committee) PackCommit(disputeID *big.Int, seat uint8, commitment [32]byte) []byte {
	enc, err := committee.abi.Pack("commit", disputeID, seat, commitment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ef5edbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit(uint256 disputeID, uint8 seat, bytes32 commitment) returns()
func (committee *Committee) TryPackCommit(disputeID *big.Int, seat uint8, commitment [32]byte) ([]byte, error) {
	return committee.abi.Pack("commit", disputeID, seat, commitment)
}

// PackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ef94ce0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, (uint256,bytes32,bytes32) opening) view returns(bytes32)
func (committee *Committee) PackCommitmentOf(disputeID *big.Int, round uint8, seat uint8, opening Opening) []byte {
	enc, err := committee.abi.Pack("commitmentOf", disputeID, round, seat, opening)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9ef94ce0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, (uint256,bytes32,bytes32) opening) view returns(bytes32)
func (committee *Committee) TryPackCommitmentOf(disputeID *big.Int, round uint8, seat uint8, opening Opening) ([]byte, error) {
	return committee.abi.Pack("commitmentOf", disputeID, round, seat, opening)
}

// UnpackCommitmentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9ef94ce0.
//
// Solidity: function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, (uint256,bytes32,bytes32) opening) view returns(bytes32)
func (committee *Committee) UnpackCommitmentOf(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("commitmentOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCreateDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc13517e1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function createDispute(uint256 _choices, bytes _extraData) payable returns(uint256 disputeID)
func (committee *Committee) PackCreateDispute(choices *big.Int, extraData []byte) []byte {
	enc, err := committee.abi.Pack("createDispute", choices, extraData)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreateDispute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc13517e1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function createDispute(uint256 _choices, bytes _extraData) payable returns(uint256 disputeID)
func (committee *Committee) TryPackCreateDispute(choices *big.Int, extraData []byte) ([]byte, error) {
	return committee.abi.Pack("createDispute", choices, extraData)
}

// UnpackCreateDispute is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc13517e1.
//
// Solidity: function createDispute(uint256 _choices, bytes _extraData) payable returns(uint256 disputeID)
func (committee *Committee) UnpackCreateDispute(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("createDispute", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCreateDispute0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf6506db4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function createDispute(uint256 _numberOfChoices, bytes _extraData, address _feeToken, uint256 _feeAmount) returns(uint256 disputeID)
func (committee *Committee) PackCreateDispute0(numberOfChoices *big.Int, extraData []byte, feeToken common.Address, feeAmount *big.Int) []byte {
	enc, err := committee.abi.Pack("createDispute0", numberOfChoices, extraData, feeToken, feeAmount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCreateDispute0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf6506db4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function createDispute(uint256 _numberOfChoices, bytes _extraData, address _feeToken, uint256 _feeAmount) returns(uint256 disputeID)
func (committee *Committee) TryPackCreateDispute0(numberOfChoices *big.Int, extraData []byte, feeToken common.Address, feeAmount *big.Int) ([]byte, error) {
	return committee.abi.Pack("createDispute0", numberOfChoices, extraData, feeToken, feeAmount)
}

// UnpackCreateDispute0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf6506db4.
//
// Solidity: function createDispute(uint256 _numberOfChoices, bytes _extraData, address _feeToken, uint256 _feeAmount) returns(uint256 disputeID)
func (committee *Committee) UnpackCreateDispute0(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("createDispute0", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe5ff468.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function credits(address owner) view returns(uint256)
func (committee *Committee) PackCredits(owner common.Address) []byte {
	enc, err := committee.abi.Pack("credits", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe5ff468.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function credits(address owner) view returns(uint256)
func (committee *Committee) TryPackCredits(owner common.Address) ([]byte, error) {
	return committee.abi.Pack("credits", owner)
}

// UnpackCredits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfe5ff468.
//
// Solidity: function credits(address owner) view returns(uint256)
func (committee *Committee) UnpackCredits(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("credits", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCurrentRuling is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1c3db16d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function currentRuling(uint256 _disputeID) view returns(uint256 ruling)
func (committee *Committee) PackCurrentRuling(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("currentRuling", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCurrentRuling is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1c3db16d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function currentRuling(uint256 _disputeID) view returns(uint256 ruling)
func (committee *Committee) TryPackCurrentRuling(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("currentRuling", disputeID)
}

// UnpackCurrentRuling is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1c3db16d.
//
// Solidity: function currentRuling(uint256 _disputeID) view returns(uint256 ruling)
func (committee *Committee) UnpackCurrentRuling(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("currentRuling", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDisputeAccumulator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14165d4b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disputeAccumulator() view returns(bytes32)
func (committee *Committee) PackDisputeAccumulator() []byte {
	enc, err := committee.abi.Pack("disputeAccumulator")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDisputeAccumulator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x14165d4b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function disputeAccumulator() view returns(bytes32)
func (committee *Committee) TryPackDisputeAccumulator() ([]byte, error) {
	return committee.abi.Pack("disputeAccumulator")
}

// UnpackDisputeAccumulator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x14165d4b.
//
// Solidity: function disputeAccumulator() view returns(bytes32)
func (committee *Committee) UnpackDisputeAccumulator(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("disputeAccumulator", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackDisputeCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa28889e1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disputeCount() view returns(uint256)
func (committee *Committee) PackDisputeCount() []byte {
	enc, err := committee.abi.Pack("disputeCount")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDisputeCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa28889e1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function disputeCount() view returns(uint256)
func (committee *Committee) TryPackDisputeCount() ([]byte, error) {
	return committee.abi.Pack("disputeCount")
}

// UnpackDisputeCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa28889e1.
//
// Solidity: function disputeCount() view returns(uint256)
func (committee *Committee) UnpackDisputeCount(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("disputeCount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDisputeStatus is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x10f169e8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disputeStatus(uint256 _disputeID) view returns(uint8 status)
func (committee *Committee) PackDisputeStatus(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("disputeStatus", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDisputeStatus is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x10f169e8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function disputeStatus(uint256 _disputeID) view returns(uint8 status)
func (committee *Committee) TryPackDisputeStatus(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("disputeStatus", disputeID)
}

// UnpackDisputeStatus is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x10f169e8.
//
// Solidity: function disputeStatus(uint256 _disputeID) view returns(uint8 status)
func (committee *Committee) UnpackDisputeStatus(data []byte) (uint8, error) {
	out, err := committee.abi.Unpack("disputeStatus", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackDisputes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x564a565d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function disputes(uint256 disputeID) view returns((address,uint8,uint8,uint8,bool,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,(uint8,uint8,bool,bool,uint8)))
func (committee *Committee) PackDisputes(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("disputes", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDisputes is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x564a565d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function disputes(uint256 disputeID) view returns((address,uint8,uint8,uint8,bool,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,(uint8,uint8,bool,bool,uint8)))
func (committee *Committee) TryPackDisputes(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("disputes", disputeID)
}

// UnpackDisputes is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x564a565d.
//
// Solidity: function disputes(uint256 disputeID) view returns((address,uint8,uint8,uint8,bool,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,(uint8,uint8,bool,bool,uint8)))
func (committee *Committee) UnpackDisputes(data []byte) (DisputeView, error) {
	out, err := committee.abi.Unpack("disputes", data)
	if err != nil {
		return *new(DisputeView), err
	}
	out0 := *abi.ConvertType(out[0], new(DisputeView)).(*DisputeView)
	return out0, nil
}

// PackDraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b304147.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function draw(uint256 disputeID) returns()
func (committee *Committee) PackDraw(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("draw", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b304147.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function draw(uint256 disputeID) returns()
func (committee *Committee) TryPackDraw(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("draw", disputeID)
}

// PackExecuteRuling is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8bb04875.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function executeRuling(uint256 disputeID) returns()
func (committee *Committee) PackExecuteRuling(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("executeRuling", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExecuteRuling is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8bb04875.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function executeRuling(uint256 disputeID) returns()
func (committee *Committee) TryPackExecuteRuling(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("executeRuling", disputeID)
}

// PackLongestCase is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d1526d3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function longestCase() view returns(uint256)
func (committee *Committee) PackLongestCase() []byte {
	enc, err := committee.abi.Pack("longestCase")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLongestCase is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d1526d3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function longestCase() view returns(uint256)
func (committee *Committee) TryPackLongestCase() ([]byte, error) {
	return committee.abi.Pack("longestCase")
}

// UnpackLongestCase is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d1526d3.
//
// Solidity: function longestCase() view returns(uint256)
func (committee *Committee) UnpackLongestCase(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("longestCase", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackResolution is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5a467b6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function resolution(uint256 disputeID) view returns((uint8,uint8,bool,bool,uint8))
func (committee *Committee) PackResolution(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("resolution", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackResolution is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf5a467b6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function resolution(uint256 disputeID) view returns((uint8,uint8,bool,bool,uint8))
func (committee *Committee) TryPackResolution(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("resolution", disputeID)
}

// UnpackResolution is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf5a467b6.
//
// Solidity: function resolution(uint256 disputeID) view returns((uint8,uint8,bool,bool,uint8))
func (committee *Committee) UnpackResolution(data []byte) (Resolution, error) {
	out, err := committee.abi.Unpack("resolution", data)
	if err != nil {
		return *new(Resolution), err
	}
	out0 := *abi.ConvertType(out[0], new(Resolution)).(*Resolution)
	return out0, nil
}

// PackReveal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6d87adab.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reveal(uint256 disputeID, uint8 seat, (uint256,bytes32,bytes32) opening) returns()
func (committee *Committee) PackReveal(disputeID *big.Int, seat uint8, opening Opening) []byte {
	enc, err := committee.abi.Pack("reveal", disputeID, seat, opening)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReveal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6d87adab.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reveal(uint256 disputeID, uint8 seat, (uint256,bytes32,bytes32) opening) returns()
func (committee *Committee) TryPackReveal(disputeID *big.Int, seat uint8, opening Opening) ([]byte, error) {
	return committee.abi.Pack("reveal", disputeID, seat, opening)
}

// PackRuleBySignatures is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb7c1fb34.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function ruleBySignatures(uint256 disputeID, (bytes32,(uint256,bytes32,bytes32),bytes)[] seats) returns()
func (committee *Committee) PackRuleBySignatures(disputeID *big.Int, seats []SignedSeat) []byte {
	enc, err := committee.abi.Pack("ruleBySignatures", disputeID, seats)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRuleBySignatures is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb7c1fb34.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function ruleBySignatures(uint256 disputeID, (bytes32,(uint256,bytes32,bytes32),bytes)[] seats) returns()
func (committee *Committee) TryPackRuleBySignatures(disputeID *big.Int, seats []SignedSeat) ([]byte, error) {
	return committee.abi.Pack("ruleBySignatures", disputeID, seats)
}

// PackSeats is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b33c702.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function seats(uint256 disputeID) view returns((address,bytes32,bool,uint256,bytes32)[])
func (committee *Committee) PackSeats(disputeID *big.Int) []byte {
	enc, err := committee.abi.Pack("seats", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSeats is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b33c702.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function seats(uint256 disputeID) view returns((address,bytes32,bool,uint256,bytes32)[])
func (committee *Committee) TryPackSeats(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("seats", disputeID)
}

// UnpackSeats is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b33c702.
//
// Solidity: function seats(uint256 disputeID) view returns((address,bytes32,bool,uint256,bytes32)[])
func (committee *Committee) UnpackSeats(data []byte) ([]Seat, error) {
	out, err := committee.abi.Unpack("seats", data)
	if err != nil {
		return *new([]Seat), err
	}
	out0 := *abi.ConvertType(out[0], new([]Seat)).(*[]Seat)
	return out0, nil
}

// PackValidators is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca1e7819.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function validators() view returns(address[])
func (committee *Committee) PackValidators() []byte {
	enc, err := committee.abi.Pack("validators")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackValidators is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xca1e7819.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function validators() view returns(address[])
func (committee *Committee) TryPackValidators() ([]byte, error) {
	return committee.abi.Pack("validators")
}

// UnpackValidators is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xca1e7819.
//
// Solidity: function validators() view returns(address[])
func (committee *Committee) UnpackValidators(data []byte) ([]common.Address, error) {
	out, err := committee.abi.Unpack("validators", data)
	if err != nil {
		return *new([]common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new([]common.Address)).(*[]common.Address)
	return out0, nil
}

// CommitteeAdjudicated represents a Adjudicated event raised by the Committee contract.
type CommitteeAdjudicated struct {
	DisputeID    *big.Int
	Round        uint8
	EvidenceRoot [32]byte
	Resolution   Resolution
	Raw          *types.Log // Blockchain specific contextual infos
}

const CommitteeAdjudicatedEventName = "Adjudicated"

// ContractEventName returns the user-defined event name.
func (CommitteeAdjudicated) ContractEventName() string {
	return CommitteeAdjudicatedEventName
}

// UnpackAdjudicatedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Adjudicated(uint256 indexed disputeID, uint8 round, bytes32 evidenceRoot, (uint8,uint8,bool,bool,uint8) resolution)
func (committee *Committee) UnpackAdjudicatedEvent(log *types.Log) (*CommitteeAdjudicated, error) {
	event := "Adjudicated"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeAdjudicated)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeAppealDecision represents a AppealDecision event raised by the Committee contract.
type CommitteeAppealDecision struct {
	DisputeID  *big.Int
	Arbitrable common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const CommitteeAppealDecisionEventName = "AppealDecision"

// ContractEventName returns the user-defined event name.
func (CommitteeAppealDecision) ContractEventName() string {
	return CommitteeAppealDecisionEventName
}

// UnpackAppealDecisionEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AppealDecision(uint256 indexed _disputeID, address indexed _arbitrable)
func (committee *Committee) UnpackAppealDecisionEvent(log *types.Log) (*CommitteeAppealDecision, error) {
	event := "AppealDecision"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeAppealDecision)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeAppealPossible represents a AppealPossible event raised by the Committee contract.
type CommitteeAppealPossible struct {
	DisputeID  *big.Int
	Arbitrable common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const CommitteeAppealPossibleEventName = "AppealPossible"

// ContractEventName returns the user-defined event name.
func (CommitteeAppealPossible) ContractEventName() string {
	return CommitteeAppealPossibleEventName
}

// UnpackAppealPossibleEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AppealPossible(uint256 indexed _disputeID, address indexed _arbitrable)
func (committee *Committee) UnpackAppealPossibleEvent(log *types.Log) (*CommitteeAppealPossible, error) {
	event := "AppealPossible"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeAppealPossible)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeCommitted represents a Committed event raised by the Committee contract.
type CommitteeCommitted struct {
	DisputeID  *big.Int
	Seat       uint8
	Validator  common.Address
	Commitment [32]byte
	Raw        *types.Log // Blockchain specific contextual infos
}

const CommitteeCommittedEventName = "Committed"

// ContractEventName returns the user-defined event name.
func (CommitteeCommitted) ContractEventName() string {
	return CommitteeCommittedEventName
}

// UnpackCommittedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Committed(uint256 indexed disputeID, uint8 indexed seat, address indexed validator, bytes32 commitment)
func (committee *Committee) UnpackCommittedEvent(log *types.Log) (*CommitteeCommitted, error) {
	event := "Committed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeCommitted)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeDeliveryFailed represents a DeliveryFailed event raised by the Committee contract.
type CommitteeDeliveryFailed struct {
	DisputeID *big.Int
	Reason    []byte
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeDeliveryFailedEventName = "DeliveryFailed"

// ContractEventName returns the user-defined event name.
func (CommitteeDeliveryFailed) ContractEventName() string {
	return CommitteeDeliveryFailedEventName
}

// UnpackDeliveryFailedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DeliveryFailed(uint256 indexed disputeID, bytes reason)
func (committee *Committee) UnpackDeliveryFailedEvent(log *types.Log) (*CommitteeDeliveryFailed, error) {
	event := "DeliveryFailed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeDeliveryFailed)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeDisputeCreation represents a DisputeCreation event raised by the Committee contract.
type CommitteeDisputeCreation struct {
	DisputeID  *big.Int
	Arbitrable common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const CommitteeDisputeCreationEventName = "DisputeCreation"

// ContractEventName returns the user-defined event name.
func (CommitteeDisputeCreation) ContractEventName() string {
	return CommitteeDisputeCreationEventName
}

// UnpackDisputeCreationEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DisputeCreation(uint256 indexed _disputeID, address indexed _arbitrable)
func (committee *Committee) UnpackDisputeCreationEvent(log *types.Log) (*CommitteeDisputeCreation, error) {
	event := "DisputeCreation"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeDisputeCreation)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeDrawScheduled represents a DrawScheduled event raised by the Committee contract.
type CommitteeDrawScheduled struct {
	DisputeID *big.Int
	DrawBlock uint64
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeDrawScheduledEventName = "DrawScheduled"

// ContractEventName returns the user-defined event name.
func (CommitteeDrawScheduled) ContractEventName() string {
	return CommitteeDrawScheduledEventName
}

// UnpackDrawScheduledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DrawScheduled(uint256 indexed disputeID, uint64 drawBlock)
func (committee *Committee) UnpackDrawScheduledEvent(log *types.Log) (*CommitteeDrawScheduled, error) {
	event := "DrawScheduled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeDrawScheduled)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeDrawn represents a Drawn event raised by the Committee contract.
type CommitteeDrawn struct {
	DisputeID *big.Int
	Round     uint8
	Seats     []common.Address
	CommitBy  uint64
	RevealBy  uint64
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeDrawnEventName = "Drawn"

// ContractEventName returns the user-defined event name.
func (CommitteeDrawn) ContractEventName() string {
	return CommitteeDrawnEventName
}

// UnpackDrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Drawn(uint256 indexed disputeID, uint8 round, address[] seats, uint64 commitBy, uint64 revealBy)
func (committee *Committee) UnpackDrawnEvent(log *types.Log) (*CommitteeDrawn, error) {
	event := "Drawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeDrawn)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeFeeClaimed represents a FeeClaimed event raised by the Committee contract.
type CommitteeFeeClaimed struct {
	Owner  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const CommitteeFeeClaimedEventName = "FeeClaimed"

// ContractEventName returns the user-defined event name.
func (CommitteeFeeClaimed) ContractEventName() string {
	return CommitteeFeeClaimedEventName
}

// UnpackFeeClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeeClaimed(address indexed owner, uint256 amount)
func (committee *Committee) UnpackFeeClaimedEvent(log *types.Log) (*CommitteeFeeClaimed, error) {
	event := "FeeClaimed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeFeeClaimed)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeFeeCredited represents a FeeCredited event raised by the Committee contract.
type CommitteeFeeCredited struct {
	DisputeID *big.Int
	Owner     common.Address
	Amount    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeFeeCreditedEventName = "FeeCredited"

// ContractEventName returns the user-defined event name.
func (CommitteeFeeCredited) ContractEventName() string {
	return CommitteeFeeCreditedEventName
}

// UnpackFeeCreditedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeeCredited(uint256 indexed disputeID, address indexed owner, uint256 amount)
func (committee *Committee) UnpackFeeCreditedEvent(log *types.Log) (*CommitteeFeeCredited, error) {
	event := "FeeCredited"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeFeeCredited)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeRevealed represents a Revealed event raised by the Committee contract.
type CommitteeRevealed struct {
	DisputeID    *big.Int
	Seat         uint8
	Validator    common.Address
	Observations *big.Int
	Transcript   [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const CommitteeRevealedEventName = "Revealed"

// ContractEventName returns the user-defined event name.
func (CommitteeRevealed) ContractEventName() string {
	return CommitteeRevealedEventName
}

// UnpackRevealedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Revealed(uint256 indexed disputeID, uint8 indexed seat, address indexed validator, uint256 observations, bytes32 transcript)
func (committee *Committee) UnpackRevealedEvent(log *types.Log) (*CommitteeRevealed, error) {
	event := "Revealed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeRevealed)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeRoundFailed represents a RoundFailed event raised by the Committee contract.
type CommitteeRoundFailed struct {
	DisputeID *big.Int
	Round     uint8
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeRoundFailedEventName = "RoundFailed"

// ContractEventName returns the user-defined event name.
func (CommitteeRoundFailed) ContractEventName() string {
	return CommitteeRoundFailedEventName
}

// UnpackRoundFailedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RoundFailed(uint256 indexed disputeID, uint8 round)
func (committee *Committee) UnpackRoundFailedEvent(log *types.Log) (*CommitteeRoundFailed, error) {
	event := "RoundFailed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeRoundFailed)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// CommitteeRulingDelivered represents a RulingDelivered event raised by the Committee contract.
type CommitteeRulingDelivered struct {
	DisputeID *big.Int
	Ruling    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeRulingDeliveredEventName = "RulingDelivered"

// ContractEventName returns the user-defined event name.
func (CommitteeRulingDelivered) ContractEventName() string {
	return CommitteeRulingDeliveredEventName
}

// UnpackRulingDeliveredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RulingDelivered(uint256 indexed disputeID, uint256 ruling)
func (committee *Committee) UnpackRulingDeliveredEvent(log *types.Log) (*CommitteeRulingDelivered, error) {
	event := "RulingDelivered"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeRulingDelivered)
	if len(log.Data) > 0 {
		if err := committee.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range committee.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenMetaData contains all meta data concerning the FiatToken contract.
var FiatTokenMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"CANCEL_AUTHORIZATION_TYPEHASH\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"DOMAIN_SEPARATOR\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"PERMIT_TYPEHASH\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"RECEIVE_WITH_AUTHORIZATION_TYPEHASH\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"TRANSFER_WITH_AUTHORIZATION_TYPEHASH\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"allowance\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"spender\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"approve\",\"inputs\":[{\"name\":\"spender\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"authorizationState\",\"inputs\":[{\"name\":\"authorizer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"balanceOf\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"blacklist\",\"inputs\":[{\"name\":\"_account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"blacklister\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"burn\",\"inputs\":[{\"name\":\"_amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"cancelAuthorization\",\"inputs\":[{\"name\":\"authorizer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"cancelAuthorization\",\"inputs\":[{\"name\":\"authorizer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"configureMinter\",\"inputs\":[{\"name\":\"minter\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"minterAllowedAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"currency\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"string\",\"internalType\":\"string\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"decimals\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"decreaseAllowance\",\"inputs\":[{\"name\":\"spender\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"decrement\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"increaseAllowance\",\"inputs\":[{\"name\":\"spender\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"increment\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"initialize\",\"inputs\":[{\"name\":\"tokenName\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"tokenSymbol\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"tokenCurrency\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"tokenDecimals\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"newMasterMinter\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"newPauser\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"newBlacklister\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"newOwner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"initializeV2\",\"inputs\":[{\"name\":\"newName\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"initializeV2_1\",\"inputs\":[{\"name\":\"lostAndFound\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"initializeV2_2\",\"inputs\":[{\"name\":\"accountsToBlacklist\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"newSymbol\",\"type\":\"string\",\"internalType\":\"string\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"isBlacklisted\",\"inputs\":[{\"name\":\"_account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isMinter\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"masterMinter\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"mint\",\"inputs\":[{\"name\":\"_to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"_amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"minterAllowance\",\"inputs\":[{\"name\":\"minter\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"name\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"string\",\"internalType\":\"string\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"nonces\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"owner\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"pause\",\"inputs\":[],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"paused\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"pauser\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"permit\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"spender\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"permit\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"spender\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"receiveWithAuthorization\",\"inputs\":[{\"name\":\"from\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"receiveWithAuthorization\",\"inputs\":[{\"name\":\"from\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"removeMinter\",\"inputs\":[{\"name\":\"minter\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"rescueERC20\",\"inputs\":[{\"name\":\"tokenContract\",\"type\":\"address\",\"internalType\":\"contractIERC20\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"rescuer\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"symbol\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"string\",\"internalType\":\"string\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"totalSupply\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"transfer\",\"inputs\":[{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"transferFrom\",\"inputs\":[{\"name\":\"from\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"transferOwnership\",\"inputs\":[{\"name\":\"newOwner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"transferWithAuthorization\",\"inputs\":[{\"name\":\"from\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"transferWithAuthorization\",\"inputs\":[{\"name\":\"from\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"v\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"unBlacklist\",\"inputs\":[{\"name\":\"_account\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"unpause\",\"inputs\":[],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"updateBlacklister\",\"inputs\":[{\"name\":\"_newBlacklister\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"updateMasterMinter\",\"inputs\":[{\"name\":\"_newMasterMinter\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"updatePauser\",\"inputs\":[{\"name\":\"_newPauser\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"updateRescuer\",\"inputs\":[{\"name\":\"newRescuer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"version\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"string\",\"internalType\":\"string\"}],\"stateMutability\":\"pure\"},{\"type\":\"event\",\"name\":\"Approval\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"spender\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuthorizationCanceled\",\"inputs\":[{\"name\":\"authorizer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AuthorizationUsed\",\"inputs\":[{\"name\":\"authorizer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Blacklisted\",\"inputs\":[{\"name\":\"_account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"BlacklisterChanged\",\"inputs\":[{\"name\":\"newBlacklister\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Burn\",\"inputs\":[{\"name\":\"burner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"MasterMinterChanged\",\"inputs\":[{\"name\":\"newMasterMinter\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Mint\",\"inputs\":[{\"name\":\"minter\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"MinterConfigured\",\"inputs\":[{\"name\":\"minter\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"minterAllowedAmount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"MinterRemoved\",\"inputs\":[{\"name\":\"oldMinter\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"OwnershipTransferred\",\"inputs\":[{\"name\":\"previousOwner\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"newOwner\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Pause\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PauserChanged\",\"inputs\":[{\"name\":\"newAddress\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RescuerChanged\",\"inputs\":[{\"name\":\"newRescuer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Transfer\",\"inputs\":[{\"name\":\"from\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"value\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnBlacklisted\",\"inputs\":[{\"name\":\"_account\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unpause\",\"inputs\":[],\"anonymous\":false}]",
	ID:  "FiatToken",
	Bin: "0x60806040526001805460ff60a01b191690556000600b553480156200002357600080fd5b506200002f3362000035565b62000057565b600080546001600160a01b0319166001600160a01b0392909216919091179055565b615b7f80620000676000396000f3fe608060405234801561001057600080fd5b506004361061036d5760003560e01c80638456cb59116101d3578063b7b7289911610104578063e3ee160e116100a2578063ef55bec61161007c578063ef55bec614611122578063f2fde38b1461118e578063f9f92be4146111c1578063fe575a87146111f45761036d565b8063e3ee160e14611075578063e5a6b10f146110e1578063e94a0102146110e95761036d565b8063d505accf116100de578063d505accf14610f64578063d608ea6414610fc2578063d916948714611032578063dd62ed3e1461103a5761036d565b8063b7b7289914610db0578063bd10243014610e78578063cf09299514610e805761036d565b8063a0cc6a6811610171578063aa20e1e41161014b578063aa20e1e414610cd4578063aa271e1a14610d07578063ad38bf2214610d3a578063b2118a8d14610d6d5761036d565b8063a0cc6a6814610c5a578063a457c2d714610c62578063a9059cbb14610c9b5761036d565b80638da5cb5b116101ad5780638da5cb5b14610b6a57806395d89b4114610b725780639fd0506d14610b7a5780639fd5a6cf14610b825761036d565b80638456cb5914610a4b57806388b7ab6314610a535780638a6db9c314610b375761036d565b806338a63183116102ad57806354fd4d501161024b5780635c975abb116102255780635c975abb146109d557806370a08231146109dd5780637ecebe0014610a105780637f2eecc314610a435761036d565b806354fd4d501461094c578063554bab3c146109545780635a049a70146109875761036d565b806340c10f191161028757806340c10f19146107fb57806342966c6814610834578063430239b4146108515780634e44d956146109135761036d565b806338a63183146107b257806339509351146107ba5780633f4ba83a146107f35761036d565b80632fc81e091161031a578063313ce567116102f4578063313ce5671461056f5780633357162b1461058d57806335d99f35146107795780633644e515146107aa5761036d565b80632fc81e09146105015780633092afd51461053457806330adf81f146105675761036d565b80631a8952661161034b5780631a8952661461045657806323b872dd1461048b5780632ab60045146104ce5761036d565b806306fdde0314610372578063095ea7b3146103ef57806318160ddd1461043c575b600080fd5b61037a611227565b6040805160208082528351818301528351919283929083019185019080838360005b838110156103b457818101518382015260200161039c565b50505050905090810190601f1680156103e15780820380516001836020036101000a031916815260200191505b509250505060405180910390f35b6104286004803603604081101561040557600080fd5b5073ffffffffffffffffffffffffffffffffffffffff81351690602001356112d3565b604080519115158252519081900360200190f35b610444611374565b60408051918252519081900360200190f35b6104896004803603602081101561046c57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff1661137a565b005b610428600480360360608110156104a157600080fd5b5073ffffffffffffffffffffffffffffffffffffffff813581169160208101359091169060400135611437565b610489600480360360208110156104e457600080fd5b503573ffffffffffffffffffffffffffffffffffffffff166116f2565b6104896004803603602081101561051757600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16611853565b6104286004803603602081101561054a57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff166118bb565b6104446119b4565b6105776119d8565b6040805160ff9092168252519081900360200190f35b61048960048036036101008110156105a457600080fd5b8101906020810181356401000000008111156105bf57600080fd5b8201836020820111156105d157600080fd5b803590602001918460018302840111640100000000831117156105f357600080fd5b91908080601f016020809104026020016040519081016040528093929190818152602001838380828437600092019190915250929594936020810193503591505064010000000081111561064657600080fd5b82018360208201111561065857600080fd5b8035906020019184600183028401116401000000008311171561067a57600080fd5b91908080601f01602080910402602001604051908101604052809392919081815260200183838082843760009201919091525092959493602081019350359150506401000000008111156106cd57600080fd5b8201836020820111156106df57600080fd5b8035906020019184600183028401116401000000008311171561070157600080fd5b91908080601f0160208091040260200160405190810160405280939291908181526020018383808284376000920191909152509295505050813560ff16925050602081013573ffffffffffffffffffffffffffffffffffffffff908116916040810135821691606082013581169160800135166119e1565b610781611d23565b6040805173ffffffffffffffffffffffffffffffffffffffff9092168252519081900360200190f35b610444611d3f565b610781611d4e565b610428600480360360408110156107d057600080fd5b5073ffffffffffffffffffffffffffffffffffffffff8135169060200135611d6a565b610489611e02565b6104286004803603604081101561081157600080fd5b5073ffffffffffffffffffffffffffffffffffffffff8135169060200135611ec5565b6104896004803603602081101561084a57600080fd5b5035612296565b6104896004803603604081101561086757600080fd5b81019060208101813564010000000081111561088257600080fd5b82018360208201111561089457600080fd5b803590602001918460208302840111640100000000831117156108b657600080fd5b9193909290916020810190356401000000008111156108d457600080fd5b8201836020820111156108e657600080fd5b8035906020019184600183028401116401000000008311171561090857600080fd5b509092509050612538565b6104286004803603604081101561092957600080fd5b5073ffffffffffffffffffffffffffffffffffffffff81351690602001356126ef565b61037a612882565b6104896004803603602081101561096a57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff166128b9565b610489600480360360a081101561099d57600080fd5b5073ffffffffffffffffffffffffffffffffffffffff8135169060208101359060ff6040820135169060608101359060800135612a20565b610428612abe565b610444600480360360208110156109f357600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16612adf565b61044460048036036020811015610a2657600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16612af0565b610444612b18565b610489612b3c565b610489600480360360e0811015610a6957600080fd5b73ffffffffffffffffffffffffffffffffffffffff823581169260208101359091169160408201359160608101359160808201359160a08101359181019060e0810160c0820135640100000000811115610ac257600080fd5b820183602082011115610ad457600080fd5b80359060200191846001830284011164010000000083111715610af657600080fd5b91908080601f016020809104026020016040519081016040528093929190818152602001838380828437600092019190915250929550612c16945050505050565b61044460048036036020811015610b4d57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16612d7a565b610781612da2565b61037a612dbe565b610781612e37565b610489600480360360a0811015610b9857600080fd5b73ffffffffffffffffffffffffffffffffffffffff823581169260208101359091169160408201359160608101359181019060a081016080820135640100000000811115610be557600080fd5b820183602082011115610bf757600080fd5b80359060200191846001830284011164010000000083111715610c1957600080fd5b91908080601f016020809104026020016040519081016040528093929190818152602001838380828437600092019190915250929550612e53945050505050565b610444612eea565b61042860048036036040811015610c7857600080fd5b5073ffffffffffffffffffffffffffffffffffffffff8135169060200135612f0e565b61042860048036036040811015610cb157600080fd5b5073ffffffffffffffffffffffffffffffffffffffff8135169060200135612fa6565b61048960048036036020811015610cea57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16613109565b61042860048036036020811015610d1d57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16613270565b61048960048036036020811015610d5057600080fd5b503573ffffffffffffffffffffffffffffffffffffffff1661329b565b61048960048036036060811015610d8357600080fd5b5073ffffffffffffffffffffffffffffffffffffffff813581169160208101359091169060400135613402565b61048960048036036060811015610dc657600080fd5b73ffffffffffffffffffffffffffffffffffffffff82351691602081013591810190606081016040820135640100000000811115610e0357600080fd5b820183602082011115610e1557600080fd5b80359060200191846001830284011164010000000083111715610e3757600080fd5b91908080601f016020809104026020016040519081016040528093929190818152602001838380828437600092019190915250929550613498945050505050565b61078161352d565b610489600480360360e0811015610e9657600080fd5b73ffffffffffffffffffffffffffffffffffffffff823581169260208101359091169160408201359160608101359160808201359160a08101359181019060e0810160c0820135640100000000811115610eef57600080fd5b820183602082011115610f0157600080fd5b80359060200191846001830284011164010000000083111715610f2357600080fd5b91908080601f016020809104026020016040519081016040528093929190818152602001838380828437600092019190915250929550613549945050505050565b610489600480360360e0811015610f7a57600080fd5b5073ffffffffffffffffffffffffffffffffffffffff813581169160208101359091169060408101359060608101359060ff6080820135169060a08101359060c001356136a2565b61048960048036036020811015610fd857600080fd5b810190602081018135640100000000811115610ff357600080fd5b82018360208201111561100557600080fd5b8035906020019184600183028401116401000000008311171561102757600080fd5b509092509050613744565b61044461382d565b6104446004803603604081101561105057600080fd5b5073ffffffffffffffffffffffffffffffffffffffff81358116916020013516613851565b610489600480360361012081101561108c57600080fd5b5073ffffffffffffffffffffffffffffffffffffffff813581169160208101359091169060408101359060608101359060808101359060a08101359060ff60c0820135169060e0810135906101000135613889565b61037a6139f1565b610428600480360360408110156110ff57600080fd5b5073ffffffffffffffffffffffffffffffffffffffff8135169060200135613a6a565b610489600480360361012081101561113957600080fd5b5073ffffffffffffffffffffffffffffffffffffffff813581169160208101359091169060408101359060608101359060808101359060a08101359060ff60c0820135169060e0810135906101000135613aa2565b610489600480360360208110156111a457600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16613bfd565b610489600480360360208110156111d757600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16613d50565b6104286004803603602081101561120a57600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16613e0d565b6004805460408051602060026001851615610100027fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0190941693909304601f810184900484028201840190925281815292918301828280156112cb5780601f106112a0576101008083540402835291602001916112cb565b820191906000526020600020905b8154815290600101906020018083116112ae57829003601f168201915b505050505081565b60015460009074010000000000000000000000000000000000000000900460ff161561136057604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b61136b338484613e18565b50600192915050565b600b5490565b60025473ffffffffffffffffffffffffffffffffffffffff1633146113ea576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602c815260200180615824602c913960400191505060405180910390fd5b6113f381613f5f565b60405173ffffffffffffffffffffffffffffffffffffffff8216907f117e3210bb9aa7d9baff172026820255c6f6c30ba8999d1c2fd88e2848137c4e90600090a250565b60015460009074010000000000000000000000000000000000000000900460ff16156114c457604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b336114ce81613f6a565b15611524576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b8461152e81613f6a565b15611584576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b8461158e81613f6a565b156115e4576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff87166000908152600a6020908152604080832033845290915290205485111561166d576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260288152602001806159146028913960400191505060405180910390fd5b611678878787613f98565b73ffffffffffffffffffffffffffffffffffffffff87166000908152600a602090815260408083203384529091529020546116b39086614163565b73ffffffffffffffffffffffffffffffffffffffff88166000908152600a60209081526040808320338452909152902055600193505050509392505050565b60005473ffffffffffffffffffffffffffffffffffffffff16331461177857604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820181905260248201527f4f776e61626c653a2063616c6c6572206973206e6f7420746865206f776e6572604482015290519081900360640190fd5b73ffffffffffffffffffffffffffffffffffffffff81166117e4576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602a81526020018061575d602a913960400191505060405180910390fd5b600e80547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83169081179091556040517fe475e580d85111348e40d8ca33cfdd74c30fe1655c2d8537a13abc10065ffa5a90600090a250565b60125460ff1660011461186557600080fd5b6000611870306141da565b9050801561188357611883308383613f98565b61188c30614224565b5050601280547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166002179055565b60085460009073ffffffffffffffffffffffffffffffffffffffff16331461192e576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260298152602001806157fb6029913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff82166000818152600c6020908152604080832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00169055600d909152808220829055517fe94479a9f7e1952cc78f2d6baab678adc1b772d936c6583def489e524cb666929190a2506001919050565b7f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c981565b60065460ff1681565b60085474010000000000000000000000000000000000000000900460ff1615611a55576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602a81526020018061598f602a913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8416611ac1576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602f8152602001806158c1602f913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8316611b2d576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260298152602001806157346029913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8216611b99576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602e81526020018061593c602e913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8116611c05576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526028815260200180615a7c6028913960400191505060405180910390fd5b8751611c189060049060208b01906154cd565b508651611c2c9060059060208a01906154cd565b508551611c409060079060208901906154cd565b50600680547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff001660ff8716179055600880547fffffffffffffffffffffffff000000000000000000000000000000000000000090811673ffffffffffffffffffffffffffffffffffffffff8781169190911790925560018054821686841617905560028054909116918416919091179055611cda8161422f565b5050600880547fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff1674010000000000000000000000000000000000000000179055505050505050565b60085473ffffffffffffffffffffffffffffffffffffffff1681565b6000611d49614276565b905090565b600e5473ffffffffffffffffffffffffffffffffffffffff1690565b60015460009074010000000000000000000000000000000000000000900460ff1615611df757604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b61136b33848461436b565b60015473ffffffffffffffffffffffffffffffffffffffff163314611e72576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526022815260200180615a306022913960400191505060405180910390fd5b600180547fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff1690556040517f7805862f689e2f13df9f062ff482ad3ad112aca9e0847911ed832e158c525b3390600090a1565b60015460009074010000000000000000000000000000000000000000900460ff1615611f5257604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b336000908152600c602052604090205460ff16611fba576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260218152602001806158a06021913960400191505060405180910390fd5b33611fc481613f6a565b1561201a576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b8361202481613f6a565b1561207a576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff85166120e6576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260238152602001806156c96023913960400191505060405180910390fd5b6000841161213f576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260298152602001806157ac6029913960400191505060405180910390fd5b336000908152600d6020526040902054808511156121a8576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602e815260200180615a02602e913960400191505060405180910390fd5b600b546121b590866143b5565b600b556121d4866121cf876121c9836141da565b906143b5565b614430565b6121de8186614163565b336000818152600d6020908152604091829020939093558051888152905173ffffffffffffffffffffffffffffffffffffffff8a16937fab8530f87dc9b59234c4623bf917212bb2536d647574c8e7e5da92c2ede0c9f8928290030190a360408051868152905173ffffffffffffffffffffffffffffffffffffffff8816916000917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9181900360200190a350600195945050505050565b60015474010000000000000000000000000000000000000000900460ff161561232057604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b336000908152600c602052604090205460ff16612388576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260218152602001806158a06021913960400191505060405180910390fd5b3361239281613f6a565b156123e8576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b60006123f3336141da565b90506000831161244e576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260298152602001806156a06029913960400191505060405180910390fd5b828110156124a7576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602681526020018061587a6026913960400191505060405180910390fd5b600b546124b49084614163565b600b556124c5336121cf8386614163565b60408051848152905133917fcc16f5dbb4873280815c1ee09dbd06736cffcc184412cf7a71a0fdb75d397ca5919081900360200190a260408051848152905160009133917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef9181900360200190a3505050565b60125460ff1660021461254a57600080fd5b6125566005838361554b565b5060005b83811015612698576003600086868481811061257257fe5b6020908102929092013573ffffffffffffffffffffffffffffffffffffffff168352508101919091526040016000205460ff166125fa576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252603d8152602001806155ed603d913960400191505060405180910390fd5b61262b85858381811061260957fe5b9050602002013573ffffffffffffffffffffffffffffffffffffffff16614224565b6003600086868481811061263b57fe5b6020908102929092013573ffffffffffffffffffffffffffffffffffffffff1683525081019190915260400160002080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0016905560010161255a565b506126a230614224565b505030600090815260036020819052604090912080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff009081169091556012805490911690911790555050565b60015460009074010000000000000000000000000000000000000000900460ff161561277c57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b60085473ffffffffffffffffffffffffffffffffffffffff1633146127ec576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260298152602001806157fb6029913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff83166000818152600c6020908152604080832080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055600d825291829020859055815185815291517f46980fca912ef9bcdbd36877427b6b90e860769f604e89c0e67720cece530d209281900390910190a250600192915050565b60408051808201909152600181527f3200000000000000000000000000000000000000000000000000000000000000602082015290565b60005473ffffffffffffffffffffffffffffffffffffffff16331461293f57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820181905260248201527f4f776e61626c653a2063616c6c6572206973206e6f7420746865206f776e6572604482015290519081900360640190fd5b73ffffffffffffffffffffffffffffffffffffffff81166129ab576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602881526020018061564d6028913960400191505060405180910390fd5b600180547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83811691909117918290556040519116907fb80482a293ca2e013eda8683c9bd7fc8347cfdaeea5ede58cba46df502c2a60490600090a250565b60015474010000000000000000000000000000000000000000900460ff1615612aaa57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b612ab78585858585614531565b5050505050565b60015474010000000000000000000000000000000000000000900460ff1681565b6000612aea826141da565b92915050565b73ffffffffffffffffffffffffffffffffffffffff1660009081526011602052604090205490565b7fd099cc98ef71107a616c4f0f941f04c322d8e254fe26b3c6668db87aae413de881565b60015473ffffffffffffffffffffffffffffffffffffffff163314612bac576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526022815260200180615a306022913960400191505060405180910390fd5b600180547fffffffffffffffffffffff00ffffffffffffffffffffffffffffffffffffffff16740100000000000000000000000000000000000000001790556040517f6985a02210a168e66602d3235cb6db0e70f92b3ba4d376a33c0f3d9434bff62590600090a1565b60015474010000000000000000000000000000000000000000900460ff1615612ca057604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b86612caa81613f6a565b15612d00576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b86612d0a81613f6a565b15612d60576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b612d6f89898989898989614571565b505050505050505050565b73ffffffffffffffffffffffffffffffffffffffff166000908152600d602052604090205490565b60005473ffffffffffffffffffffffffffffffffffffffff1690565b6005805460408051602060026001851615610100027fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0190941693909304601f810184900484028201840190925281815292918301828280156112cb5780601f106112a0576101008083540402835291602001916112cb565b60015473ffffffffffffffffffffffffffffffffffffffff1681565b60015474010000000000000000000000000000000000000000900460ff1615612edd57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b612ab78585858585614692565b7f7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a226781565b60015460009074010000000000000000000000000000000000000000900460ff1615612f9b57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b61136b338484614956565b60015460009074010000000000000000000000000000000000000000900460ff161561303357604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b3361303d81613f6a565b15613093576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b8361309d81613f6a565b156130f3576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b6130fe338686613f98565b506001949350505050565b60005473ffffffffffffffffffffffffffffffffffffffff16331461318f57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820181905260248201527f4f776e61626c653a2063616c6c6572206973206e6f7420746865206f776e6572604482015290519081900360640190fd5b73ffffffffffffffffffffffffffffffffffffffff81166131fb576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602f8152602001806158c1602f913960400191505060405180910390fd5b600880547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83811691909117918290556040519116907fdb66dfa9c6b8f5226fe9aac7e51897ae8ee94ac31dc70bb6c9900b2574b707e690600090a250565b73ffffffffffffffffffffffffffffffffffffffff166000908152600c602052604090205460ff1690565b60005473ffffffffffffffffffffffffffffffffffffffff16331461332157604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820181905260248201527f4f776e61626c653a2063616c6c6572206973206e6f7420746865206f776e6572604482015290519081900360640190fd5b73ffffffffffffffffffffffffffffffffffffffff811661338d576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526032815260200180615ad26032913960400191505060405180910390fd5b600280547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff83811691909117918290556040519116907fc67398012c111ce95ecb7429b933096c977380ee6c421175a71a4a4c6c88c06e90600090a250565b600e5473ffffffffffffffffffffffffffffffffffffffff163314613472576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260248152602001806158f06024913960400191505060405180910390fd5b61349373ffffffffffffffffffffffffffffffffffffffff841683836149b2565b505050565b60015474010000000000000000000000000000000000000000900460ff161561352257604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b613493838383614a3f565b60025473ffffffffffffffffffffffffffffffffffffffff1681565b60015474010000000000000000000000000000000000000000900460ff16156135d357604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b866135dd81613f6a565b15613633576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b8661363d81613f6a565b15613693576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b612d6f89898989898989614b49565b60015474010000000000000000000000000000000000000000900460ff161561372c57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b61373b87878787878787614be7565b50505050505050565b60085474010000000000000000000000000000000000000000900460ff168015613771575060125460ff16155b61377a57600080fd5b6137866004838361554b565b506137fb82828080601f0160208091040260200160405190810160405280939291908181526020018383808284376000920191909152505060408051808201909152600181527f320000000000000000000000000000000000000000000000000000000000000060208201529150614c299050565b600f555050601280547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055565b7f158b0a9edf7a828aad02f63cd515c68ef2f50ba807396f6d12842833a159742981565b73ffffffffffffffffffffffffffffffffffffffff9182166000908152600a6020908152604080832093909416825291909152205490565b60015474010000000000000000000000000000000000000000900460ff161561391357604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b8861391d81613f6a565b15613973576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b8861397d81613f6a565b156139d3576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b6139e48b8b8b8b8b8b8b8b8b614c3f565b5050505050505050505050565b6007805460408051602060026001851615610100027fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0190941693909304601f810184900484028201840190925281815292918301828280156112cb5780601f106112a0576101008083540402835291602001916112cb565b73ffffffffffffffffffffffffffffffffffffffff919091166000908152601060209081526040808320938352929052205460ff1690565b60015474010000000000000000000000000000000000000000900460ff1615613b2c57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601060248201527f5061757361626c653a2070617573656400000000000000000000000000000000604482015290519081900360640190fd5b88613b3681613f6a565b15613b8c576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b88613b9681613f6a565b15613bec576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b046025913960400191505060405180910390fd5b6139e48b8b8b8b8b8b8b8b8b614c83565b60005473ffffffffffffffffffffffffffffffffffffffff163314613c8357604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820181905260248201527f4f776e61626c653a2063616c6c6572206973206e6f7420746865206f776e6572604482015290519081900360640190fd5b73ffffffffffffffffffffffffffffffffffffffff8116613cef576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260268152602001806156ec6026913960400191505060405180910390fd5b6000546040805173ffffffffffffffffffffffffffffffffffffffff9283168152918316602083015280517f8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e09281900390910190a1613d4d8161422f565b50565b60025473ffffffffffffffffffffffffffffffffffffffff163314613dc0576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602c815260200180615824602c913960400191505060405180910390fd5b613dc981614224565b60405173ffffffffffffffffffffffffffffffffffffffff8216907fffa4e6181777692565cf28528fc88fd1516ea86b56da075235fa575af6a4b85590600090a250565b6000612aea82613f6a565b73ffffffffffffffffffffffffffffffffffffffff8316613e84576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260248152602001806159de6024913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8216613ef0576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260228152602001806157126022913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8084166000818152600a6020908152604080832094871680845294825291829020859055815185815291517f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9259281900390910190a3505050565b613d4d816000614cc7565b73ffffffffffffffffffffffffffffffffffffffff1660009081526009602052604090205460ff1c60011490565b73ffffffffffffffffffffffffffffffffffffffff8316614004576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260258152602001806159b96025913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8216614070576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602381526020018061562a6023913960400191505060405180910390fd5b614079836141da565b8111156140d1576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260268152602001806157d56026913960400191505060405180910390fd5b6140e8836121cf836140e2876141da565b90614163565b6140f9826121cf836121c9866141da565b8173ffffffffffffffffffffffffffffffffffffffff168373ffffffffffffffffffffffffffffffffffffffff167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef836040518082815260200191505060405180910390a3505050565b6000828211156141d457604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601e60248201527f536166654d6174683a207375627472616374696f6e206f766572666c6f770000604482015290519081900360640190fd5b50900390565b73ffffffffffffffffffffffffffffffffffffffff166000908152600960205260409020547f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff1690565b613d4d816001614cc7565b600080547fffffffffffffffffffffffff00000000000000000000000000000000000000001673ffffffffffffffffffffffffffffffffffffffff92909216919091179055565b6004805460408051602060026001851615610100027fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0190941693909304601f8101849004840282018401909252818152600093611d4993919290918301828280156143235780601f106142f857610100808354040283529160200191614323565b820191906000526020600020905b81548152906001019060200180831161430657829003601f168201915b50505050506040518060400160405280600181526020017f3200000000000000000000000000000000000000000000000000000000000000815250614366614d50565b614d54565b73ffffffffffffffffffffffffffffffffffffffff8084166000908152600a602090815260408083209386168352929052205461349390849084906143b090856143b5565b613e18565b60008282018381101561442957604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601b60248201527f536166654d6174683a206164646974696f6e206f766572666c6f770000000000604482015290519081900360640190fd5b9392505050565b7f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8111156144a9576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602a815260200180615850602a913960400191505060405180910390fd5b6144b282613f6a565b15614508576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260258152602001806157876025913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff909116600090815260096020526040902055565b612ab78585848487604051602001808481526020018381526020018260ff1660f81b81526001019350505050604051602081830303815290604052614a3f565b73ffffffffffffffffffffffffffffffffffffffff861633146145df576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602581526020018061596a6025913960400191505060405180910390fd5b6145eb87838686614dc8565b604080517fd099cc98ef71107a616c4f0f941f04c322d8e254fe26b3c6668db87aae413de860208083019190915273ffffffffffffffffffffffffffffffffffffffff808b1683850152891660608301526080820188905260a0820187905260c0820186905260e080830186905283518084039091018152610100909201909252805191012061467d90889083614e88565b6146878783615006565b61373b878787613f98565b7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8214806146c05750428210155b61472b57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601e60248201527f46696174546f6b656e56323a207065726d697420697320657870697265640000604482015290519081900360640190fd5b60006147d3614738614276565b73ffffffffffffffffffffffffffffffffffffffff80891660008181526011602090815260409182902080546001810190915582517f6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c98184015280840194909452938b166060840152608083018a905260a083019390935260c08083018990528151808403909101815260e09092019052805191012061508b565b905073__$34fb3a169c8f4e5b62448428a97d4d17de$__636ccea6528783856040518463ffffffff1660e01b8152600401808473ffffffffffffffffffffffffffffffffffffffff16815260200183815260200180602001828103825283818151815260200191508051906020019080838360005b83811015614860578181015183820152602001614848565b50505050905090810190601f16801561488d5780820380516001836020036101000a031916815260200191505b5094505050505060206040518083038186803b1580156148ac57600080fd5b505af41580156148c0573d6000803e3d6000fd5b505050506040513d60208110156148d657600080fd5b505161494357604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601a60248201527f454950323631323a20696e76616c6964207369676e6174757265000000000000604482015290519081900360640190fd5b61494e868686613e18565b505050505050565b61349383836143b084604051806060016040528060258152602001615b4e6025913973ffffffffffffffffffffffffffffffffffffffff808a166000908152600a60209081526040808320938c168352929052205491906150c5565b6040805173ffffffffffffffffffffffffffffffffffffffff8416602482015260448082018490528251808303909101815260649091019091526020810180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fa9059cbb00000000000000000000000000000000000000000000000000000000179052613493908490615176565b614a49838361524e565b614ac3837f158b0a9edf7a828aad02f63cd515c68ef2f50ba807396f6d12842833a159742960001b8585604051602001808481526020018373ffffffffffffffffffffffffffffffffffffffff16815260200182815260200193505050506040516020818303038152906040528051906020012083614e88565b73ffffffffffffffffffffffffffffffffffffffff8316600081815260106020908152604080832086845290915280822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055518492917f1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d8191a3505050565b614b5587838686614dc8565b604080517f7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a226760208083019190915273ffffffffffffffffffffffffffffffffffffffff808b1683850152891660608301526080820188905260a0820187905260c0820186905260e080830186905283518084039091018152610100909201909252805191012061467d90889083614e88565b61373b87878787868689604051602001808481526020018381526020018260ff1660f81b81526001019350505050604051602081830303815290604052614692565b600046614c37848483614d54565b949350505050565b612d6f89898989898988888b604051602001808481526020018381526020018260ff1660f81b81526001019350505050604051602081830303815290604052614b49565b612d6f89898989898988888b604051602001808481526020018381526020018260ff1660f81b81526001019350505050604051602081830303815290604052614571565b80614cda57614cd5826141da565b614d23565b73ffffffffffffffffffffffffffffffffffffffff82166000908152600960205260409020547f8000000000000000000000000000000000000000000000000000000000000000175b73ffffffffffffffffffffffffffffffffffffffff90921660009081526009602052604090209190915550565b4690565b8251602093840120825192840192909220604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8187015280820194909452606084019190915260808301919091523060a0808401919091528151808403909101815260c09092019052805191012090565b814211614e20576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602b815260200180615675602b913960400191505060405180910390fd5b804210614e78576040517f08c379a0000000000000000000000000000000000000000000000000000000008152600401808060200182810382526025815260200180615b296025913960400191505060405180910390fd5b614e82848461524e565b50505050565b73__$34fb3a169c8f4e5b62448428a97d4d17de$__636ccea65284614eb4614eae614276565b8661508b565b846040518463ffffffff1660e01b8152600401808473ffffffffffffffffffffffffffffffffffffffff16815260200183815260200180602001828103825283818151815260200191508051906020019080838360005b83811015614f23578181015183820152602001614f0b565b50505050905090810190601f168015614f505780820380516001836020036101000a031916815260200191505b5094505050505060206040518083038186803b158015614f6f57600080fd5b505af4158015614f83573d6000803e3d6000fd5b505050506040513d6020811015614f9957600080fd5b505161349357604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601e60248201527f46696174546f6b656e56323a20696e76616c6964207369676e61747572650000604482015290519081900360640190fd5b73ffffffffffffffffffffffffffffffffffffffff8216600081815260106020908152604080832085845290915280822080547fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff00166001179055518392917f98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a591a35050565b6040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b6000818484111561516e576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825283818151815260200191508051906020019080838360005b8381101561513357818101518382015260200161511b565b50505050905090810190601f1680156151605780820380516001836020036101000a031916815260200191505b509250505060405180910390fd5b505050900390565b60606151d8826040518060400160405280602081526020017f5361666545524332303a206c6f772d6c6576656c2063616c6c206661696c65648152508573ffffffffffffffffffffffffffffffffffffffff166152dc9092919063ffffffff16565b805190915015613493578080602001905160208110156151f757600080fd5b5051613493576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602a815260200180615a52602a913960400191505060405180910390fd5b73ffffffffffffffffffffffffffffffffffffffff8216600090815260106020908152604080832084845290915290205460ff16156152d8576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602e815260200180615aa4602e913960400191505060405180910390fd5b5050565b6060614c378484600085856152f085615447565b61535b57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601d60248201527f416464726573733a2063616c6c20746f206e6f6e2d636f6e7472616374000000604482015290519081900360640190fd5b600060608673ffffffffffffffffffffffffffffffffffffffff1685876040518082805190602001908083835b602083106153c557805182527fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe09092019160209182019101615388565b6001836020036101000a03801982511681845116808217855250505050505090500191505060006040518083038185875af1925050503d8060008114615427576040519150601f19603f3d011682016040523d82523d6000602084013e61542c565b606091505b509150915061543c82828661544d565b979650505050505050565b3b151590565b6060831561545c575081614429565b82511561546c5782518084602001fd5b6040517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820181815284516024840152845185939192839260440191908501908083836000831561513357818101518382015260200161511b565b828054600181600116156101000203166002900490600052602060002090601f016020900481019282601f1061550e57805160ff191683800117855561553b565b8280016001018555821561553b579182015b8281111561553b578251825591602001919060010190615520565b506155479291506155d7565b5090565b828054600181600116156101000203166002900490600052602060002090601f016020900481019282601f106155aa578280017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff0082351617855561553b565b8280016001018555821561553b579182015b8281111561553b5782358255916020019190600101906155bc565b5b8082111561554757600081556001016155d856fe46696174546f6b656e56325f323a20426c61636b6c697374696e672070726576696f75736c7920756e626c61636b6c6973746564206163636f756e742145524332303a207472616e7366657220746f20746865207a65726f20616464726573735061757361626c653a206e65772070617573657220697320746865207a65726f206164647265737346696174546f6b656e56323a20617574686f72697a6174696f6e206973206e6f74207965742076616c696446696174546f6b656e3a206275726e20616d6f756e74206e6f742067726561746572207468616e203046696174546f6b656e3a206d696e7420746f20746865207a65726f20616464726573734f776e61626c653a206e6577206f776e657220697320746865207a65726f206164647265737345524332303a20617070726f766520746f20746865207a65726f206164647265737346696174546f6b656e3a206e65772070617573657220697320746865207a65726f2061646472657373526573637561626c653a206e6577207265736375657220697320746865207a65726f206164647265737346696174546f6b656e56325f323a204163636f756e7420697320626c61636b6c697374656446696174546f6b656e3a206d696e7420616d6f756e74206e6f742067726561746572207468616e203045524332303a207472616e7366657220616d6f756e7420657863656564732062616c616e636546696174546f6b656e3a2063616c6c6572206973206e6f7420746865206d61737465724d696e746572426c61636b6c69737461626c653a2063616c6c6572206973206e6f742074686520626c61636b6c697374657246696174546f6b656e56325f323a2042616c616e636520657863656564732028325e323535202d20312946696174546f6b656e3a206275726e20616d6f756e7420657863656564732062616c616e636546696174546f6b656e3a2063616c6c6572206973206e6f742061206d696e74657246696174546f6b656e3a206e6577206d61737465724d696e74657220697320746865207a65726f2061646472657373526573637561626c653a2063616c6c6572206973206e6f7420746865207265736375657245524332303a207472616e7366657220616d6f756e74206578636565647320616c6c6f77616e636546696174546f6b656e3a206e657720626c61636b6c697374657220697320746865207a65726f206164647265737346696174546f6b656e56323a2063616c6c6572206d7573742062652074686520706179656546696174546f6b656e3a20636f6e747261637420697320616c726561647920696e697469616c697a656445524332303a207472616e736665722066726f6d20746865207a65726f206164647265737345524332303a20617070726f76652066726f6d20746865207a65726f206164647265737346696174546f6b656e3a206d696e7420616d6f756e742065786365656473206d696e746572416c6c6f77616e63655061757361626c653a2063616c6c6572206973206e6f7420746865207061757365725361666545524332303a204552433230206f7065726174696f6e20646964206e6f74207375636365656446696174546f6b656e3a206e6577206f776e657220697320746865207a65726f206164647265737346696174546f6b656e56323a20617574686f72697a6174696f6e2069732075736564206f722063616e63656c6564426c61636b6c69737461626c653a206e657720626c61636b6c697374657220697320746865207a65726f2061646472657373426c61636b6c69737461626c653a206163636f756e7420697320626c61636b6c697374656446696174546f6b656e56323a20617574686f72697a6174696f6e206973206578706972656445524332303a2064656372656173656420616c6c6f77616e63652062656c6f77207a65726fa164736f6c634300060c000a",
	Deps: []*bind.MetaData{
		&SignatureCheckerMetaData,
	},
}

// FiatToken is an auto generated Go binding around an Ethereum contract.
type FiatToken struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *FiatToken) GetABI() abi.ABI {
	return c.abi
}

// NewFiatToken creates a new instance of FiatToken.
func NewFiatToken() *FiatToken {
	parsed, err := FiatTokenMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &FiatToken{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *FiatToken) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackCANCELAUTHORIZATIONTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9169487.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function CANCEL_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) PackCANCELAUTHORIZATIONTYPEHASH() []byte {
	enc, err := fiatToken.abi.Pack("CANCEL_AUTHORIZATION_TYPEHASH")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCANCELAUTHORIZATIONTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9169487.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function CANCEL_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) TryPackCANCELAUTHORIZATIONTYPEHASH() ([]byte, error) {
	return fiatToken.abi.Pack("CANCEL_AUTHORIZATION_TYPEHASH")
}

// UnpackCANCELAUTHORIZATIONTYPEHASH is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd9169487.
//
// Solidity: function CANCEL_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) UnpackCANCELAUTHORIZATIONTYPEHASH(data []byte) ([32]byte, error) {
	out, err := fiatToken.abi.Unpack("CANCEL_AUTHORIZATION_TYPEHASH", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackDOMAINSEPARATOR is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3644e515.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function DOMAIN_SEPARATOR() view returns(bytes32)
func (fiatToken *FiatToken) PackDOMAINSEPARATOR() []byte {
	enc, err := fiatToken.abi.Pack("DOMAIN_SEPARATOR")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDOMAINSEPARATOR is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3644e515.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function DOMAIN_SEPARATOR() view returns(bytes32)
func (fiatToken *FiatToken) TryPackDOMAINSEPARATOR() ([]byte, error) {
	return fiatToken.abi.Pack("DOMAIN_SEPARATOR")
}

// UnpackDOMAINSEPARATOR is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3644e515.
//
// Solidity: function DOMAIN_SEPARATOR() view returns(bytes32)
func (fiatToken *FiatToken) UnpackDOMAINSEPARATOR(data []byte) ([32]byte, error) {
	out, err := fiatToken.abi.Unpack("DOMAIN_SEPARATOR", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackPERMITTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x30adf81f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function PERMIT_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) PackPERMITTYPEHASH() []byte {
	enc, err := fiatToken.abi.Pack("PERMIT_TYPEHASH")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPERMITTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x30adf81f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function PERMIT_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) TryPackPERMITTYPEHASH() ([]byte, error) {
	return fiatToken.abi.Pack("PERMIT_TYPEHASH")
}

// UnpackPERMITTYPEHASH is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x30adf81f.
//
// Solidity: function PERMIT_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) UnpackPERMITTYPEHASH(data []byte) ([32]byte, error) {
	out, err := fiatToken.abi.Unpack("PERMIT_TYPEHASH", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackRECEIVEWITHAUTHORIZATIONTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f2eecc3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function RECEIVE_WITH_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) PackRECEIVEWITHAUTHORIZATIONTYPEHASH() []byte {
	enc, err := fiatToken.abi.Pack("RECEIVE_WITH_AUTHORIZATION_TYPEHASH")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRECEIVEWITHAUTHORIZATIONTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7f2eecc3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function RECEIVE_WITH_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) TryPackRECEIVEWITHAUTHORIZATIONTYPEHASH() ([]byte, error) {
	return fiatToken.abi.Pack("RECEIVE_WITH_AUTHORIZATION_TYPEHASH")
}

// UnpackRECEIVEWITHAUTHORIZATIONTYPEHASH is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7f2eecc3.
//
// Solidity: function RECEIVE_WITH_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) UnpackRECEIVEWITHAUTHORIZATIONTYPEHASH(data []byte) ([32]byte, error) {
	out, err := fiatToken.abi.Unpack("RECEIVE_WITH_AUTHORIZATION_TYPEHASH", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackTRANSFERWITHAUTHORIZATIONTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa0cc6a68.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function TRANSFER_WITH_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) PackTRANSFERWITHAUTHORIZATIONTYPEHASH() []byte {
	enc, err := fiatToken.abi.Pack("TRANSFER_WITH_AUTHORIZATION_TYPEHASH")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTRANSFERWITHAUTHORIZATIONTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa0cc6a68.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function TRANSFER_WITH_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) TryPackTRANSFERWITHAUTHORIZATIONTYPEHASH() ([]byte, error) {
	return fiatToken.abi.Pack("TRANSFER_WITH_AUTHORIZATION_TYPEHASH")
}

// UnpackTRANSFERWITHAUTHORIZATIONTYPEHASH is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa0cc6a68.
//
// Solidity: function TRANSFER_WITH_AUTHORIZATION_TYPEHASH() view returns(bytes32)
func (fiatToken *FiatToken) UnpackTRANSFERWITHAUTHORIZATIONTYPEHASH(data []byte) ([32]byte, error) {
	out, err := fiatToken.abi.Unpack("TRANSFER_WITH_AUTHORIZATION_TYPEHASH", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (fiatToken *FiatToken) PackAllowance(owner common.Address, spender common.Address) []byte {
	enc, err := fiatToken.abi.Pack("allowance", owner, spender)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdd62ed3e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (fiatToken *FiatToken) TryPackAllowance(owner common.Address, spender common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("allowance", owner, spender)
}

// UnpackAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdd62ed3e.
//
// Solidity: function allowance(address owner, address spender) view returns(uint256)
func (fiatToken *FiatToken) UnpackAllowance(data []byte) (*big.Int, error) {
	out, err := fiatToken.abi.Unpack("allowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (fiatToken *FiatToken) PackApprove(spender common.Address, value *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("approve", spender, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackApprove is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x095ea7b3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (fiatToken *FiatToken) TryPackApprove(spender common.Address, value *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("approve", spender, value)
}

// UnpackApprove is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x095ea7b3.
//
// Solidity: function approve(address spender, uint256 value) returns(bool)
func (fiatToken *FiatToken) UnpackApprove(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("approve", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackAuthorizationState is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe94a0102.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function authorizationState(address authorizer, bytes32 nonce) view returns(bool)
func (fiatToken *FiatToken) PackAuthorizationState(authorizer common.Address, nonce [32]byte) []byte {
	enc, err := fiatToken.abi.Pack("authorizationState", authorizer, nonce)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAuthorizationState is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe94a0102.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function authorizationState(address authorizer, bytes32 nonce) view returns(bool)
func (fiatToken *FiatToken) TryPackAuthorizationState(authorizer common.Address, nonce [32]byte) ([]byte, error) {
	return fiatToken.abi.Pack("authorizationState", authorizer, nonce)
}

// UnpackAuthorizationState is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe94a0102.
//
// Solidity: function authorizationState(address authorizer, bytes32 nonce) view returns(bool)
func (fiatToken *FiatToken) UnpackAuthorizationState(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("authorizationState", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (fiatToken *FiatToken) PackBalanceOf(account common.Address) []byte {
	enc, err := fiatToken.abi.Pack("balanceOf", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBalanceOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x70a08231.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (fiatToken *FiatToken) TryPackBalanceOf(account common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("balanceOf", account)
}

// UnpackBalanceOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x70a08231.
//
// Solidity: function balanceOf(address account) view returns(uint256)
func (fiatToken *FiatToken) UnpackBalanceOf(data []byte) (*big.Int, error) {
	out, err := fiatToken.abi.Unpack("balanceOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackBlacklist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf9f92be4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function blacklist(address _account) returns()
func (fiatToken *FiatToken) PackBlacklist(account common.Address) []byte {
	enc, err := fiatToken.abi.Pack("blacklist", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBlacklist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf9f92be4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function blacklist(address _account) returns()
func (fiatToken *FiatToken) TryPackBlacklist(account common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("blacklist", account)
}

// PackBlacklister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd102430.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function blacklister() view returns(address)
func (fiatToken *FiatToken) PackBlacklister() []byte {
	enc, err := fiatToken.abi.Pack("blacklister")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBlacklister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd102430.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function blacklister() view returns(address)
func (fiatToken *FiatToken) TryPackBlacklister() ([]byte, error) {
	return fiatToken.abi.Pack("blacklister")
}

// UnpackBlacklister is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbd102430.
//
// Solidity: function blacklister() view returns(address)
func (fiatToken *FiatToken) UnpackBlacklister(data []byte) (common.Address, error) {
	out, err := fiatToken.abi.Unpack("blacklister", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42966c68.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function burn(uint256 _amount) returns()
func (fiatToken *FiatToken) PackBurn(amount *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("burn", amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBurn is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42966c68.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function burn(uint256 _amount) returns()
func (fiatToken *FiatToken) TryPackBurn(amount *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("burn", amount)
}

// PackCancelAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a049a70.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) PackCancelAuthorization(authorizer common.Address, nonce [32]byte, v uint8, r [32]byte, s [32]byte) []byte {
	enc, err := fiatToken.abi.Pack("cancelAuthorization", authorizer, nonce, v, r, s)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancelAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5a049a70.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) TryPackCancelAuthorization(authorizer common.Address, nonce [32]byte, v uint8, r [32]byte, s [32]byte) ([]byte, error) {
	return fiatToken.abi.Pack("cancelAuthorization", authorizer, nonce, v, r, s)
}

// PackCancelAuthorization0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb7b72899.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cancelAuthorization(address authorizer, bytes32 nonce, bytes signature) returns()
func (fiatToken *FiatToken) PackCancelAuthorization0(authorizer common.Address, nonce [32]byte, signature []byte) []byte {
	enc, err := fiatToken.abi.Pack("cancelAuthorization0", authorizer, nonce, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCancelAuthorization0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb7b72899.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cancelAuthorization(address authorizer, bytes32 nonce, bytes signature) returns()
func (fiatToken *FiatToken) TryPackCancelAuthorization0(authorizer common.Address, nonce [32]byte, signature []byte) ([]byte, error) {
	return fiatToken.abi.Pack("cancelAuthorization0", authorizer, nonce, signature)
}

// PackConfigureMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4e44d956.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function configureMinter(address minter, uint256 minterAllowedAmount) returns(bool)
func (fiatToken *FiatToken) PackConfigureMinter(minter common.Address, minterAllowedAmount *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("configureMinter", minter, minterAllowedAmount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConfigureMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4e44d956.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function configureMinter(address minter, uint256 minterAllowedAmount) returns(bool)
func (fiatToken *FiatToken) TryPackConfigureMinter(minter common.Address, minterAllowedAmount *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("configureMinter", minter, minterAllowedAmount)
}

// UnpackConfigureMinter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x4e44d956.
//
// Solidity: function configureMinter(address minter, uint256 minterAllowedAmount) returns(bool)
func (fiatToken *FiatToken) UnpackConfigureMinter(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("configureMinter", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackCurrency is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe5a6b10f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function currency() view returns(string)
func (fiatToken *FiatToken) PackCurrency() []byte {
	enc, err := fiatToken.abi.Pack("currency")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCurrency is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe5a6b10f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function currency() view returns(string)
func (fiatToken *FiatToken) TryPackCurrency() ([]byte, error) {
	return fiatToken.abi.Pack("currency")
}

// UnpackCurrency is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe5a6b10f.
//
// Solidity: function currency() view returns(string)
func (fiatToken *FiatToken) UnpackCurrency(data []byte) (string, error) {
	out, err := fiatToken.abi.Unpack("currency", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decimals() view returns(uint8)
func (fiatToken *FiatToken) PackDecimals() []byte {
	enc, err := fiatToken.abi.Pack("decimals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecimals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x313ce567.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decimals() view returns(uint8)
func (fiatToken *FiatToken) TryPackDecimals() ([]byte, error) {
	return fiatToken.abi.Pack("decimals")
}

// UnpackDecimals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x313ce567.
//
// Solidity: function decimals() view returns(uint8)
func (fiatToken *FiatToken) UnpackDecimals(data []byte) (uint8, error) {
	out, err := fiatToken.abi.Unpack("decimals", data)
	if err != nil {
		return *new(uint8), err
	}
	out0 := *abi.ConvertType(out[0], new(uint8)).(*uint8)
	return out0, nil
}

// PackDecreaseAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa457c2d7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function decreaseAllowance(address spender, uint256 decrement) returns(bool)
func (fiatToken *FiatToken) PackDecreaseAllowance(spender common.Address, decrement *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("decreaseAllowance", spender, decrement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDecreaseAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa457c2d7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function decreaseAllowance(address spender, uint256 decrement) returns(bool)
func (fiatToken *FiatToken) TryPackDecreaseAllowance(spender common.Address, decrement *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("decreaseAllowance", spender, decrement)
}

// UnpackDecreaseAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa457c2d7.
//
// Solidity: function decreaseAllowance(address spender, uint256 decrement) returns(bool)
func (fiatToken *FiatToken) UnpackDecreaseAllowance(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("decreaseAllowance", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIncreaseAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39509351.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function increaseAllowance(address spender, uint256 increment) returns(bool)
func (fiatToken *FiatToken) PackIncreaseAllowance(spender common.Address, increment *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("increaseAllowance", spender, increment)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIncreaseAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x39509351.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function increaseAllowance(address spender, uint256 increment) returns(bool)
func (fiatToken *FiatToken) TryPackIncreaseAllowance(spender common.Address, increment *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("increaseAllowance", spender, increment)
}

// UnpackIncreaseAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x39509351.
//
// Solidity: function increaseAllowance(address spender, uint256 increment) returns(bool)
func (fiatToken *FiatToken) UnpackIncreaseAllowance(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("increaseAllowance", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackInitialize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3357162b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function initialize(string tokenName, string tokenSymbol, string tokenCurrency, uint8 tokenDecimals, address newMasterMinter, address newPauser, address newBlacklister, address newOwner) returns()
func (fiatToken *FiatToken) PackInitialize(tokenName string, tokenSymbol string, tokenCurrency string, tokenDecimals uint8, newMasterMinter common.Address, newPauser common.Address, newBlacklister common.Address, newOwner common.Address) []byte {
	enc, err := fiatToken.abi.Pack("initialize", tokenName, tokenSymbol, tokenCurrency, tokenDecimals, newMasterMinter, newPauser, newBlacklister, newOwner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInitialize is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3357162b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function initialize(string tokenName, string tokenSymbol, string tokenCurrency, uint8 tokenDecimals, address newMasterMinter, address newPauser, address newBlacklister, address newOwner) returns()
func (fiatToken *FiatToken) TryPackInitialize(tokenName string, tokenSymbol string, tokenCurrency string, tokenDecimals uint8, newMasterMinter common.Address, newPauser common.Address, newBlacklister common.Address, newOwner common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("initialize", tokenName, tokenSymbol, tokenCurrency, tokenDecimals, newMasterMinter, newPauser, newBlacklister, newOwner)
}

// PackInitializeV2 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd608ea64.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function initializeV2(string newName) returns()
func (fiatToken *FiatToken) PackInitializeV2(newName string) []byte {
	enc, err := fiatToken.abi.Pack("initializeV2", newName)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInitializeV2 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd608ea64.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function initializeV2(string newName) returns()
func (fiatToken *FiatToken) TryPackInitializeV2(newName string) ([]byte, error) {
	return fiatToken.abi.Pack("initializeV2", newName)
}

// PackInitializeV21 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2fc81e09.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function initializeV2_1(address lostAndFound) returns()
func (fiatToken *FiatToken) PackInitializeV21(lostAndFound common.Address) []byte {
	enc, err := fiatToken.abi.Pack("initializeV2_1", lostAndFound)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInitializeV21 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2fc81e09.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function initializeV2_1(address lostAndFound) returns()
func (fiatToken *FiatToken) TryPackInitializeV21(lostAndFound common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("initializeV2_1", lostAndFound)
}

// PackInitializeV22 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x430239b4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function initializeV2_2(address[] accountsToBlacklist, string newSymbol) returns()
func (fiatToken *FiatToken) PackInitializeV22(accountsToBlacklist []common.Address, newSymbol string) []byte {
	enc, err := fiatToken.abi.Pack("initializeV2_2", accountsToBlacklist, newSymbol)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackInitializeV22 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x430239b4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function initializeV2_2(address[] accountsToBlacklist, string newSymbol) returns()
func (fiatToken *FiatToken) TryPackInitializeV22(accountsToBlacklist []common.Address, newSymbol string) ([]byte, error) {
	return fiatToken.abi.Pack("initializeV2_2", accountsToBlacklist, newSymbol)
}

// PackIsBlacklisted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe575a87.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isBlacklisted(address _account) view returns(bool)
func (fiatToken *FiatToken) PackIsBlacklisted(account common.Address) []byte {
	enc, err := fiatToken.abi.Pack("isBlacklisted", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsBlacklisted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe575a87.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isBlacklisted(address _account) view returns(bool)
func (fiatToken *FiatToken) TryPackIsBlacklisted(account common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("isBlacklisted", account)
}

// UnpackIsBlacklisted is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfe575a87.
//
// Solidity: function isBlacklisted(address _account) view returns(bool)
func (fiatToken *FiatToken) UnpackIsBlacklisted(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("isBlacklisted", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackIsMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa271e1a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isMinter(address account) view returns(bool)
func (fiatToken *FiatToken) PackIsMinter(account common.Address) []byte {
	enc, err := fiatToken.abi.Pack("isMinter", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa271e1a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isMinter(address account) view returns(bool)
func (fiatToken *FiatToken) TryPackIsMinter(account common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("isMinter", account)
}

// UnpackIsMinter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xaa271e1a.
//
// Solidity: function isMinter(address account) view returns(bool)
func (fiatToken *FiatToken) UnpackIsMinter(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("isMinter", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMasterMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x35d99f35.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function masterMinter() view returns(address)
func (fiatToken *FiatToken) PackMasterMinter() []byte {
	enc, err := fiatToken.abi.Pack("masterMinter")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMasterMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x35d99f35.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function masterMinter() view returns(address)
func (fiatToken *FiatToken) TryPackMasterMinter() ([]byte, error) {
	return fiatToken.abi.Pack("masterMinter")
}

// UnpackMasterMinter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x35d99f35.
//
// Solidity: function masterMinter() view returns(address)
func (fiatToken *FiatToken) UnpackMasterMinter(data []byte) (common.Address, error) {
	out, err := fiatToken.abi.Unpack("masterMinter", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function mint(address _to, uint256 _amount) returns(bool)
func (fiatToken *FiatToken) PackMint(to common.Address, amount *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("mint", to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40c10f19.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function mint(address _to, uint256 _amount) returns(bool)
func (fiatToken *FiatToken) TryPackMint(to common.Address, amount *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("mint", to, amount)
}

// UnpackMint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x40c10f19.
//
// Solidity: function mint(address _to, uint256 _amount) returns(bool)
func (fiatToken *FiatToken) UnpackMint(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("mint", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackMinterAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8a6db9c3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function minterAllowance(address minter) view returns(uint256)
func (fiatToken *FiatToken) PackMinterAllowance(minter common.Address) []byte {
	enc, err := fiatToken.abi.Pack("minterAllowance", minter)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMinterAllowance is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8a6db9c3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function minterAllowance(address minter) view returns(uint256)
func (fiatToken *FiatToken) TryPackMinterAllowance(minter common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("minterAllowance", minter)
}

// UnpackMinterAllowance is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8a6db9c3.
//
// Solidity: function minterAllowance(address minter) view returns(uint256)
func (fiatToken *FiatToken) UnpackMinterAllowance(data []byte) (*big.Int, error) {
	out, err := fiatToken.abi.Unpack("minterAllowance", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function name() view returns(string)
func (fiatToken *FiatToken) PackName() []byte {
	enc, err := fiatToken.abi.Pack("name")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackName is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x06fdde03.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function name() view returns(string)
func (fiatToken *FiatToken) TryPackName() ([]byte, error) {
	return fiatToken.abi.Pack("name")
}

// UnpackName is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x06fdde03.
//
// Solidity: function name() view returns(string)
func (fiatToken *FiatToken) UnpackName(data []byte) (string, error) {
	out, err := fiatToken.abi.Unpack("name", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackNonces is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7ecebe00.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function nonces(address owner) view returns(uint256)
func (fiatToken *FiatToken) PackNonces(owner common.Address) []byte {
	enc, err := fiatToken.abi.Pack("nonces", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNonces is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7ecebe00.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function nonces(address owner) view returns(uint256)
func (fiatToken *FiatToken) TryPackNonces(owner common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("nonces", owner)
}

// UnpackNonces is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x7ecebe00.
//
// Solidity: function nonces(address owner) view returns(uint256)
func (fiatToken *FiatToken) UnpackNonces(data []byte) (*big.Int, error) {
	out, err := fiatToken.abi.Unpack("nonces", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function owner() view returns(address)
func (fiatToken *FiatToken) PackOwner() []byte {
	enc, err := fiatToken.abi.Pack("owner")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOwner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8da5cb5b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function owner() view returns(address)
func (fiatToken *FiatToken) TryPackOwner() ([]byte, error) {
	return fiatToken.abi.Pack("owner")
}

// UnpackOwner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8da5cb5b.
//
// Solidity: function owner() view returns(address)
func (fiatToken *FiatToken) UnpackOwner(data []byte) (common.Address, error) {
	out, err := fiatToken.abi.Unpack("owner", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8456cb59.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pause() returns()
func (fiatToken *FiatToken) PackPause() []byte {
	enc, err := fiatToken.abi.Pack("pause")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8456cb59.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pause() returns()
func (fiatToken *FiatToken) TryPackPause() ([]byte, error) {
	return fiatToken.abi.Pack("pause")
}

// PackPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c975abb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function paused() view returns(bool)
func (fiatToken *FiatToken) PackPaused() []byte {
	enc, err := fiatToken.abi.Pack("paused")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPaused is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c975abb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function paused() view returns(bool)
func (fiatToken *FiatToken) TryPackPaused() ([]byte, error) {
	return fiatToken.abi.Pack("paused")
}

// UnpackPaused is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c975abb.
//
// Solidity: function paused() view returns(bool)
func (fiatToken *FiatToken) UnpackPaused(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("paused", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackPauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9fd0506d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function pauser() view returns(address)
func (fiatToken *FiatToken) PackPauser() []byte {
	enc, err := fiatToken.abi.Pack("pauser")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9fd0506d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function pauser() view returns(address)
func (fiatToken *FiatToken) TryPackPauser() ([]byte, error) {
	return fiatToken.abi.Pack("pauser")
}

// UnpackPauser is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9fd0506d.
//
// Solidity: function pauser() view returns(address)
func (fiatToken *FiatToken) UnpackPauser(data []byte) (common.Address, error) {
	out, err := fiatToken.abi.Unpack("pauser", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPermit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9fd5a6cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature) returns()
func (fiatToken *FiatToken) PackPermit(owner common.Address, spender common.Address, value *big.Int, deadline *big.Int, signature []byte) []byte {
	enc, err := fiatToken.abi.Pack("permit", owner, spender, value, deadline, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPermit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9fd5a6cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature) returns()
func (fiatToken *FiatToken) TryPackPermit(owner common.Address, spender common.Address, value *big.Int, deadline *big.Int, signature []byte) ([]byte, error) {
	return fiatToken.abi.Pack("permit", owner, spender, value, deadline, signature)
}

// PackPermit0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd505accf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) PackPermit0(owner common.Address, spender common.Address, value *big.Int, deadline *big.Int, v uint8, r [32]byte, s [32]byte) []byte {
	enc, err := fiatToken.abi.Pack("permit0", owner, spender, value, deadline, v, r, s)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPermit0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd505accf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) TryPackPermit0(owner common.Address, spender common.Address, value *big.Int, deadline *big.Int, v uint8, r [32]byte, s [32]byte) ([]byte, error) {
	return fiatToken.abi.Pack("permit0", owner, spender, value, deadline, v, r, s)
}

// PackReceiveWithAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x88b7ab63.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature) returns()
func (fiatToken *FiatToken) PackReceiveWithAuthorization(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, signature []byte) []byte {
	enc, err := fiatToken.abi.Pack("receiveWithAuthorization", from, to, value, validAfter, validBefore, nonce, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReceiveWithAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x88b7ab63.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature) returns()
func (fiatToken *FiatToken) TryPackReceiveWithAuthorization(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, signature []byte) ([]byte, error) {
	return fiatToken.abi.Pack("receiveWithAuthorization", from, to, value, validAfter, validBefore, nonce, signature)
}

// PackReceiveWithAuthorization0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef55bec6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) PackReceiveWithAuthorization0(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, v uint8, r [32]byte, s [32]byte) []byte {
	enc, err := fiatToken.abi.Pack("receiveWithAuthorization0", from, to, value, validAfter, validBefore, nonce, v, r, s)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReceiveWithAuthorization0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xef55bec6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) TryPackReceiveWithAuthorization0(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, v uint8, r [32]byte, s [32]byte) ([]byte, error) {
	return fiatToken.abi.Pack("receiveWithAuthorization0", from, to, value, validAfter, validBefore, nonce, v, r, s)
}

// PackRemoveMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3092afd5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function removeMinter(address minter) returns(bool)
func (fiatToken *FiatToken) PackRemoveMinter(minter common.Address) []byte {
	enc, err := fiatToken.abi.Pack("removeMinter", minter)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRemoveMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3092afd5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function removeMinter(address minter) returns(bool)
func (fiatToken *FiatToken) TryPackRemoveMinter(minter common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("removeMinter", minter)
}

// UnpackRemoveMinter is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3092afd5.
//
// Solidity: function removeMinter(address minter) returns(bool)
func (fiatToken *FiatToken) UnpackRemoveMinter(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("removeMinter", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackRescueERC20 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb2118a8d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rescueERC20(address tokenContract, address to, uint256 amount) returns()
func (fiatToken *FiatToken) PackRescueERC20(tokenContract common.Address, to common.Address, amount *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("rescueERC20", tokenContract, to, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRescueERC20 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb2118a8d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rescueERC20(address tokenContract, address to, uint256 amount) returns()
func (fiatToken *FiatToken) TryPackRescueERC20(tokenContract common.Address, to common.Address, amount *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("rescueERC20", tokenContract, to, amount)
}

// PackRescuer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38a63183.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rescuer() view returns(address)
func (fiatToken *FiatToken) PackRescuer() []byte {
	enc, err := fiatToken.abi.Pack("rescuer")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRescuer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38a63183.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rescuer() view returns(address)
func (fiatToken *FiatToken) TryPackRescuer() ([]byte, error) {
	return fiatToken.abi.Pack("rescuer")
}

// UnpackRescuer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38a63183.
//
// Solidity: function rescuer() view returns(address)
func (fiatToken *FiatToken) UnpackRescuer(data []byte) (common.Address, error) {
	out, err := fiatToken.abi.Unpack("rescuer", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function symbol() view returns(string)
func (fiatToken *FiatToken) PackSymbol() []byte {
	enc, err := fiatToken.abi.Pack("symbol")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSymbol is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95d89b41.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function symbol() view returns(string)
func (fiatToken *FiatToken) TryPackSymbol() ([]byte, error) {
	return fiatToken.abi.Pack("symbol")
}

// UnpackSymbol is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x95d89b41.
//
// Solidity: function symbol() view returns(string)
func (fiatToken *FiatToken) UnpackSymbol(data []byte) (string, error) {
	out, err := fiatToken.abi.Unpack("symbol", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// PackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function totalSupply() view returns(uint256)
func (fiatToken *FiatToken) PackTotalSupply() []byte {
	enc, err := fiatToken.abi.Pack("totalSupply")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTotalSupply is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x18160ddd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function totalSupply() view returns(uint256)
func (fiatToken *FiatToken) TryPackTotalSupply() ([]byte, error) {
	return fiatToken.abi.Pack("totalSupply")
}

// UnpackTotalSupply is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x18160ddd.
//
// Solidity: function totalSupply() view returns(uint256)
func (fiatToken *FiatToken) UnpackTotalSupply(data []byte) (*big.Int, error) {
	out, err := fiatToken.abi.Unpack("totalSupply", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (fiatToken *FiatToken) PackTransfer(to common.Address, value *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("transfer", to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransfer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa9059cbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (fiatToken *FiatToken) TryPackTransfer(to common.Address, value *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("transfer", to, value)
}

// UnpackTransfer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa9059cbb.
//
// Solidity: function transfer(address to, uint256 value) returns(bool)
func (fiatToken *FiatToken) UnpackTransfer(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("transfer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (fiatToken *FiatToken) PackTransferFrom(from common.Address, to common.Address, value *big.Int) []byte {
	enc, err := fiatToken.abi.Pack("transferFrom", from, to, value)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferFrom is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x23b872dd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (fiatToken *FiatToken) TryPackTransferFrom(from common.Address, to common.Address, value *big.Int) ([]byte, error) {
	return fiatToken.abi.Pack("transferFrom", from, to, value)
}

// UnpackTransferFrom is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x23b872dd.
//
// Solidity: function transferFrom(address from, address to, uint256 value) returns(bool)
func (fiatToken *FiatToken) UnpackTransferFrom(data []byte) (bool, error) {
	out, err := fiatToken.abi.Unpack("transferFrom", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (fiatToken *FiatToken) PackTransferOwnership(newOwner common.Address) []byte {
	enc, err := fiatToken.abi.Pack("transferOwnership", newOwner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferOwnership is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2fde38b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferOwnership(address newOwner) returns()
func (fiatToken *FiatToken) TryPackTransferOwnership(newOwner common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("transferOwnership", newOwner)
}

// PackTransferWithAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf092995.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature) returns()
func (fiatToken *FiatToken) PackTransferWithAuthorization(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, signature []byte) []byte {
	enc, err := fiatToken.abi.Pack("transferWithAuthorization", from, to, value, validAfter, validBefore, nonce, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferWithAuthorization is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf092995.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature) returns()
func (fiatToken *FiatToken) TryPackTransferWithAuthorization(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, signature []byte) ([]byte, error) {
	return fiatToken.abi.Pack("transferWithAuthorization", from, to, value, validAfter, validBefore, nonce, signature)
}

// PackTransferWithAuthorization0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe3ee160e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) PackTransferWithAuthorization0(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, v uint8, r [32]byte, s [32]byte) []byte {
	enc, err := fiatToken.abi.Pack("transferWithAuthorization0", from, to, value, validAfter, validBefore, nonce, v, r, s)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTransferWithAuthorization0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe3ee160e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) returns()
func (fiatToken *FiatToken) TryPackTransferWithAuthorization0(from common.Address, to common.Address, value *big.Int, validAfter *big.Int, validBefore *big.Int, nonce [32]byte, v uint8, r [32]byte, s [32]byte) ([]byte, error) {
	return fiatToken.abi.Pack("transferWithAuthorization0", from, to, value, validAfter, validBefore, nonce, v, r, s)
}

// PackUnBlacklist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1a895266.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unBlacklist(address _account) returns()
func (fiatToken *FiatToken) PackUnBlacklist(account common.Address) []byte {
	enc, err := fiatToken.abi.Pack("unBlacklist", account)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnBlacklist is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1a895266.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unBlacklist(address _account) returns()
func (fiatToken *FiatToken) TryPackUnBlacklist(account common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("unBlacklist", account)
}

// PackUnpause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f4ba83a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unpause() returns()
func (fiatToken *FiatToken) PackUnpause() []byte {
	enc, err := fiatToken.abi.Pack("unpause")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnpause is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f4ba83a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unpause() returns()
func (fiatToken *FiatToken) TryPackUnpause() ([]byte, error) {
	return fiatToken.abi.Pack("unpause")
}

// PackUpdateBlacklister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad38bf22.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function updateBlacklister(address _newBlacklister) returns()
func (fiatToken *FiatToken) PackUpdateBlacklister(newBlacklister common.Address) []byte {
	enc, err := fiatToken.abi.Pack("updateBlacklister", newBlacklister)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUpdateBlacklister is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad38bf22.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function updateBlacklister(address _newBlacklister) returns()
func (fiatToken *FiatToken) TryPackUpdateBlacklister(newBlacklister common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("updateBlacklister", newBlacklister)
}

// PackUpdateMasterMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa20e1e4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function updateMasterMinter(address _newMasterMinter) returns()
func (fiatToken *FiatToken) PackUpdateMasterMinter(newMasterMinter common.Address) []byte {
	enc, err := fiatToken.abi.Pack("updateMasterMinter", newMasterMinter)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUpdateMasterMinter is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xaa20e1e4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function updateMasterMinter(address _newMasterMinter) returns()
func (fiatToken *FiatToken) TryPackUpdateMasterMinter(newMasterMinter common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("updateMasterMinter", newMasterMinter)
}

// PackUpdatePauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x554bab3c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function updatePauser(address _newPauser) returns()
func (fiatToken *FiatToken) PackUpdatePauser(newPauser common.Address) []byte {
	enc, err := fiatToken.abi.Pack("updatePauser", newPauser)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUpdatePauser is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x554bab3c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function updatePauser(address _newPauser) returns()
func (fiatToken *FiatToken) TryPackUpdatePauser(newPauser common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("updatePauser", newPauser)
}

// PackUpdateRescuer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2ab60045.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function updateRescuer(address newRescuer) returns()
func (fiatToken *FiatToken) PackUpdateRescuer(newRescuer common.Address) []byte {
	enc, err := fiatToken.abi.Pack("updateRescuer", newRescuer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUpdateRescuer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2ab60045.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function updateRescuer(address newRescuer) returns()
func (fiatToken *FiatToken) TryPackUpdateRescuer(newRescuer common.Address) ([]byte, error) {
	return fiatToken.abi.Pack("updateRescuer", newRescuer)
}

// PackVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54fd4d50.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function version() pure returns(string)
func (fiatToken *FiatToken) PackVersion() []byte {
	enc, err := fiatToken.abi.Pack("version")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVersion is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x54fd4d50.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function version() pure returns(string)
func (fiatToken *FiatToken) TryPackVersion() ([]byte, error) {
	return fiatToken.abi.Pack("version")
}

// UnpackVersion is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x54fd4d50.
//
// Solidity: function version() pure returns(string)
func (fiatToken *FiatToken) UnpackVersion(data []byte) (string, error) {
	out, err := fiatToken.abi.Unpack("version", data)
	if err != nil {
		return *new(string), err
	}
	out0 := *abi.ConvertType(out[0], new(string)).(*string)
	return out0, nil
}

// FiatTokenApproval represents a Approval event raised by the FiatToken contract.
type FiatTokenApproval struct {
	Owner   common.Address
	Spender common.Address
	Value   *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const FiatTokenApprovalEventName = "Approval"

// ContractEventName returns the user-defined event name.
func (FiatTokenApproval) ContractEventName() string {
	return FiatTokenApprovalEventName
}

// UnpackApprovalEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Approval(address indexed owner, address indexed spender, uint256 value)
func (fiatToken *FiatToken) UnpackApprovalEvent(log *types.Log) (*FiatTokenApproval, error) {
	event := "Approval"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenApproval)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenAuthorizationCanceled represents a AuthorizationCanceled event raised by the FiatToken contract.
type FiatTokenAuthorizationCanceled struct {
	Authorizer common.Address
	Nonce      [32]byte
	Raw        *types.Log // Blockchain specific contextual infos
}

const FiatTokenAuthorizationCanceledEventName = "AuthorizationCanceled"

// ContractEventName returns the user-defined event name.
func (FiatTokenAuthorizationCanceled) ContractEventName() string {
	return FiatTokenAuthorizationCanceledEventName
}

// UnpackAuthorizationCanceledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce)
func (fiatToken *FiatToken) UnpackAuthorizationCanceledEvent(log *types.Log) (*FiatTokenAuthorizationCanceled, error) {
	event := "AuthorizationCanceled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenAuthorizationCanceled)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenAuthorizationUsed represents a AuthorizationUsed event raised by the FiatToken contract.
type FiatTokenAuthorizationUsed struct {
	Authorizer common.Address
	Nonce      [32]byte
	Raw        *types.Log // Blockchain specific contextual infos
}

const FiatTokenAuthorizationUsedEventName = "AuthorizationUsed"

// ContractEventName returns the user-defined event name.
func (FiatTokenAuthorizationUsed) ContractEventName() string {
	return FiatTokenAuthorizationUsedEventName
}

// UnpackAuthorizationUsedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)
func (fiatToken *FiatToken) UnpackAuthorizationUsedEvent(log *types.Log) (*FiatTokenAuthorizationUsed, error) {
	event := "AuthorizationUsed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenAuthorizationUsed)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenBlacklisted represents a Blacklisted event raised by the FiatToken contract.
type FiatTokenBlacklisted struct {
	Account common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const FiatTokenBlacklistedEventName = "Blacklisted"

// ContractEventName returns the user-defined event name.
func (FiatTokenBlacklisted) ContractEventName() string {
	return FiatTokenBlacklistedEventName
}

// UnpackBlacklistedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Blacklisted(address indexed _account)
func (fiatToken *FiatToken) UnpackBlacklistedEvent(log *types.Log) (*FiatTokenBlacklisted, error) {
	event := "Blacklisted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenBlacklisted)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenBlacklisterChanged represents a BlacklisterChanged event raised by the FiatToken contract.
type FiatTokenBlacklisterChanged struct {
	NewBlacklister common.Address
	Raw            *types.Log // Blockchain specific contextual infos
}

const FiatTokenBlacklisterChangedEventName = "BlacklisterChanged"

// ContractEventName returns the user-defined event name.
func (FiatTokenBlacklisterChanged) ContractEventName() string {
	return FiatTokenBlacklisterChangedEventName
}

// UnpackBlacklisterChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event BlacklisterChanged(address indexed newBlacklister)
func (fiatToken *FiatToken) UnpackBlacklisterChangedEvent(log *types.Log) (*FiatTokenBlacklisterChanged, error) {
	event := "BlacklisterChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenBlacklisterChanged)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenBurn represents a Burn event raised by the FiatToken contract.
type FiatTokenBurn struct {
	Burner common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const FiatTokenBurnEventName = "Burn"

// ContractEventName returns the user-defined event name.
func (FiatTokenBurn) ContractEventName() string {
	return FiatTokenBurnEventName
}

// UnpackBurnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Burn(address indexed burner, uint256 amount)
func (fiatToken *FiatToken) UnpackBurnEvent(log *types.Log) (*FiatTokenBurn, error) {
	event := "Burn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenBurn)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenMasterMinterChanged represents a MasterMinterChanged event raised by the FiatToken contract.
type FiatTokenMasterMinterChanged struct {
	NewMasterMinter common.Address
	Raw             *types.Log // Blockchain specific contextual infos
}

const FiatTokenMasterMinterChangedEventName = "MasterMinterChanged"

// ContractEventName returns the user-defined event name.
func (FiatTokenMasterMinterChanged) ContractEventName() string {
	return FiatTokenMasterMinterChangedEventName
}

// UnpackMasterMinterChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MasterMinterChanged(address indexed newMasterMinter)
func (fiatToken *FiatToken) UnpackMasterMinterChangedEvent(log *types.Log) (*FiatTokenMasterMinterChanged, error) {
	event := "MasterMinterChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenMasterMinterChanged)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenMint represents a Mint event raised by the FiatToken contract.
type FiatTokenMint struct {
	Minter common.Address
	To     common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const FiatTokenMintEventName = "Mint"

// ContractEventName returns the user-defined event name.
func (FiatTokenMint) ContractEventName() string {
	return FiatTokenMintEventName
}

// UnpackMintEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Mint(address indexed minter, address indexed to, uint256 amount)
func (fiatToken *FiatToken) UnpackMintEvent(log *types.Log) (*FiatTokenMint, error) {
	event := "Mint"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenMint)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenMinterConfigured represents a MinterConfigured event raised by the FiatToken contract.
type FiatTokenMinterConfigured struct {
	Minter              common.Address
	MinterAllowedAmount *big.Int
	Raw                 *types.Log // Blockchain specific contextual infos
}

const FiatTokenMinterConfiguredEventName = "MinterConfigured"

// ContractEventName returns the user-defined event name.
func (FiatTokenMinterConfigured) ContractEventName() string {
	return FiatTokenMinterConfiguredEventName
}

// UnpackMinterConfiguredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MinterConfigured(address indexed minter, uint256 minterAllowedAmount)
func (fiatToken *FiatToken) UnpackMinterConfiguredEvent(log *types.Log) (*FiatTokenMinterConfigured, error) {
	event := "MinterConfigured"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenMinterConfigured)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenMinterRemoved represents a MinterRemoved event raised by the FiatToken contract.
type FiatTokenMinterRemoved struct {
	OldMinter common.Address
	Raw       *types.Log // Blockchain specific contextual infos
}

const FiatTokenMinterRemovedEventName = "MinterRemoved"

// ContractEventName returns the user-defined event name.
func (FiatTokenMinterRemoved) ContractEventName() string {
	return FiatTokenMinterRemovedEventName
}

// UnpackMinterRemovedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MinterRemoved(address indexed oldMinter)
func (fiatToken *FiatToken) UnpackMinterRemovedEvent(log *types.Log) (*FiatTokenMinterRemoved, error) {
	event := "MinterRemoved"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenMinterRemoved)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenOwnershipTransferred represents a OwnershipTransferred event raised by the FiatToken contract.
type FiatTokenOwnershipTransferred struct {
	PreviousOwner common.Address
	NewOwner      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const FiatTokenOwnershipTransferredEventName = "OwnershipTransferred"

// ContractEventName returns the user-defined event name.
func (FiatTokenOwnershipTransferred) ContractEventName() string {
	return FiatTokenOwnershipTransferredEventName
}

// UnpackOwnershipTransferredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event OwnershipTransferred(address previousOwner, address newOwner)
func (fiatToken *FiatToken) UnpackOwnershipTransferredEvent(log *types.Log) (*FiatTokenOwnershipTransferred, error) {
	event := "OwnershipTransferred"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenOwnershipTransferred)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenPause represents a Pause event raised by the FiatToken contract.
type FiatTokenPause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const FiatTokenPauseEventName = "Pause"

// ContractEventName returns the user-defined event name.
func (FiatTokenPause) ContractEventName() string {
	return FiatTokenPauseEventName
}

// UnpackPauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Pause()
func (fiatToken *FiatToken) UnpackPauseEvent(log *types.Log) (*FiatTokenPause, error) {
	event := "Pause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenPause)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenPauserChanged represents a PauserChanged event raised by the FiatToken contract.
type FiatTokenPauserChanged struct {
	NewAddress common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const FiatTokenPauserChangedEventName = "PauserChanged"

// ContractEventName returns the user-defined event name.
func (FiatTokenPauserChanged) ContractEventName() string {
	return FiatTokenPauserChangedEventName
}

// UnpackPauserChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PauserChanged(address indexed newAddress)
func (fiatToken *FiatToken) UnpackPauserChangedEvent(log *types.Log) (*FiatTokenPauserChanged, error) {
	event := "PauserChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenPauserChanged)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenRescuerChanged represents a RescuerChanged event raised by the FiatToken contract.
type FiatTokenRescuerChanged struct {
	NewRescuer common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const FiatTokenRescuerChangedEventName = "RescuerChanged"

// ContractEventName returns the user-defined event name.
func (FiatTokenRescuerChanged) ContractEventName() string {
	return FiatTokenRescuerChangedEventName
}

// UnpackRescuerChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RescuerChanged(address indexed newRescuer)
func (fiatToken *FiatToken) UnpackRescuerChangedEvent(log *types.Log) (*FiatTokenRescuerChanged, error) {
	event := "RescuerChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenRescuerChanged)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenTransfer represents a Transfer event raised by the FiatToken contract.
type FiatTokenTransfer struct {
	From  common.Address
	To    common.Address
	Value *big.Int
	Raw   *types.Log // Blockchain specific contextual infos
}

const FiatTokenTransferEventName = "Transfer"

// ContractEventName returns the user-defined event name.
func (FiatTokenTransfer) ContractEventName() string {
	return FiatTokenTransferEventName
}

// UnpackTransferEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Transfer(address indexed from, address indexed to, uint256 value)
func (fiatToken *FiatToken) UnpackTransferEvent(log *types.Log) (*FiatTokenTransfer, error) {
	event := "Transfer"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenTransfer)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenUnBlacklisted represents a UnBlacklisted event raised by the FiatToken contract.
type FiatTokenUnBlacklisted struct {
	Account common.Address
	Raw     *types.Log // Blockchain specific contextual infos
}

const FiatTokenUnBlacklistedEventName = "UnBlacklisted"

// ContractEventName returns the user-defined event name.
func (FiatTokenUnBlacklisted) ContractEventName() string {
	return FiatTokenUnBlacklistedEventName
}

// UnpackUnBlacklistedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event UnBlacklisted(address indexed _account)
func (fiatToken *FiatToken) UnpackUnBlacklistedEvent(log *types.Log) (*FiatTokenUnBlacklisted, error) {
	event := "UnBlacklisted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenUnBlacklisted)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenUnpause represents a Unpause event raised by the FiatToken contract.
type FiatTokenUnpause struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const FiatTokenUnpauseEventName = "Unpause"

// ContractEventName returns the user-defined event name.
func (FiatTokenUnpause) ContractEventName() string {
	return FiatTokenUnpauseEventName
}

// UnpackUnpauseEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unpause()
func (fiatToken *FiatToken) UnpackUnpauseEvent(log *types.Log) (*FiatTokenUnpause, error) {
	event := "Unpause"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatToken.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenUnpause)
	if len(log.Data) > 0 {
		if err := fiatToken.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatToken.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenProxyMetaData contains all meta data concerning the FiatTokenProxy contract.
var FiatTokenProxyMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"implementationContract\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"fallback\",\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"admin\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"changeAdmin\",\"inputs\":[{\"name\":\"newAdmin\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"implementation\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"upgradeTo\",\"inputs\":[{\"name\":\"newImplementation\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"upgradeToAndCall\",\"inputs\":[{\"name\":\"newImplementation\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"data\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"payable\"},{\"type\":\"event\",\"name\":\"AdminChanged\",\"inputs\":[{\"name\":\"previousAdmin\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"newAdmin\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Upgraded\",\"inputs\":[{\"name\":\"implementation\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false}]",
	ID:  "FiatTokenProxy",
	Bin: "0x608060405234801561001057600080fd5b506040516108143803806108148339818101604052602081101561003357600080fd5b5051808061004081610051565b5061004a336100c3565b50506100ed565b610064816100e760201b61042a1760201c565b61009f5760405162461bcd60e51b815260040180806020018281038252603b8152602001806107d9603b913960400191505060405180910390fd5b7f7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c355565b7f10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b55565b3b151590565b6106dd806100fc6000396000f3fe60806040526004361061005a5760003560e01c80635c60da1b116100435780635c60da1b146101315780638f2839701461016f578063f851a440146101af5761005a565b80633659cfe6146100645780634f1ef286146100a4575b6100626101c4565b005b34801561007057600080fd5b506100626004803603602081101561008757600080fd5b503573ffffffffffffffffffffffffffffffffffffffff166101de565b610062600480360360408110156100ba57600080fd5b73ffffffffffffffffffffffffffffffffffffffff82351691908101906040810160208201356401000000008111156100f257600080fd5b82018360208201111561010457600080fd5b8035906020019184600183028401116401000000008311171561012657600080fd5b509092509050610232565b34801561013d57600080fd5b50610146610309565b6040805173ffffffffffffffffffffffffffffffffffffffff9092168252519081900360200190f35b34801561017b57600080fd5b506100626004803603602081101561019257600080fd5b503573ffffffffffffffffffffffffffffffffffffffff16610318565b3480156101bb57600080fd5b50610146610420565b6101cc610430565b6101dc6101d76104c4565b6104e9565b565b6101e661050d565b73ffffffffffffffffffffffffffffffffffffffff163373ffffffffffffffffffffffffffffffffffffffff1614156102275761022281610532565b61022f565b61022f6101c4565b50565b61023a61050d565b73ffffffffffffffffffffffffffffffffffffffff163373ffffffffffffffffffffffffffffffffffffffff1614156102fc5761027683610532565b60003073ffffffffffffffffffffffffffffffffffffffff16348484604051808383808284376040519201945060009350909150508083038185875af1925050503d80600081146102e3576040519150601f19603f3d011682016040523d82523d6000602084013e6102e8565b606091505b50509050806102f657600080fd5b50610304565b6103046101c4565b505050565b60006103136104c4565b905090565b61032061050d565b73ffffffffffffffffffffffffffffffffffffffff163373ffffffffffffffffffffffffffffffffffffffff1614156102275773ffffffffffffffffffffffffffffffffffffffff81166103bf576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260368152602001806106606036913960400191505060405180910390fd5b7f7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f6103e861050d565b6040805173ffffffffffffffffffffffffffffffffffffffff928316815291841660208301528051918290030190a161022281610587565b600061031361050d565b3b151590565b61043861050d565b73ffffffffffffffffffffffffffffffffffffffff163373ffffffffffffffffffffffffffffffffffffffff1614156104bc576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252603281526020018061062e6032913960400191505060405180910390fd5b6101dc6101dc565b7f7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c35490565b3660008037600080366000845af43d6000803e808015610508573d6000f35b3d6000fd5b7f10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b5490565b61053b816105ab565b6040805173ffffffffffffffffffffffffffffffffffffffff8316815290517fbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b9181900360200190a150565b7f10d6a54a4754c8869d6886b5f5d7fbfa5b4522237ea5c60d11bc4e7a1ff9390b55565b6105b48161042a565b610609576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252603b815260200180610696603b913960400191505060405180910390fd5b7f7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c35556fe43616e6e6f742063616c6c2066616c6c6261636b2066756e6374696f6e2066726f6d207468652070726f78792061646d696e43616e6e6f74206368616e6765207468652061646d696e206f6620612070726f787920746f20746865207a65726f206164647265737343616e6e6f742073657420612070726f787920696d706c656d656e746174696f6e20746f2061206e6f6e2d636f6e74726163742061646472657373a164736f6c634300060c000a43616e6e6f742073657420612070726f787920696d706c656d656e746174696f6e20746f2061206e6f6e2d636f6e74726163742061646472657373",
}

// FiatTokenProxy is an auto generated Go binding around an Ethereum contract.
type FiatTokenProxy struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *FiatTokenProxy) GetABI() abi.ABI {
	return c.abi
}

// NewFiatTokenProxy creates a new instance of FiatTokenProxy.
func NewFiatTokenProxy() *FiatTokenProxy {
	parsed, err := FiatTokenProxyMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &FiatTokenProxy{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *FiatTokenProxy) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address implementationContract) returns()
func (fiatTokenProxy *FiatTokenProxy) PackConstructor(implementationContract common.Address) []byte {
	enc, err := fiatTokenProxy.abi.Pack("", implementationContract)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackAdmin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf851a440.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function admin() view returns(address)
func (fiatTokenProxy *FiatTokenProxy) PackAdmin() []byte {
	enc, err := fiatTokenProxy.abi.Pack("admin")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAdmin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf851a440.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function admin() view returns(address)
func (fiatTokenProxy *FiatTokenProxy) TryPackAdmin() ([]byte, error) {
	return fiatTokenProxy.abi.Pack("admin")
}

// UnpackAdmin is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf851a440.
//
// Solidity: function admin() view returns(address)
func (fiatTokenProxy *FiatTokenProxy) UnpackAdmin(data []byte) (common.Address, error) {
	out, err := fiatTokenProxy.abi.Unpack("admin", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackChangeAdmin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8f283970.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function changeAdmin(address newAdmin) returns()
func (fiatTokenProxy *FiatTokenProxy) PackChangeAdmin(newAdmin common.Address) []byte {
	enc, err := fiatTokenProxy.abi.Pack("changeAdmin", newAdmin)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackChangeAdmin is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8f283970.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function changeAdmin(address newAdmin) returns()
func (fiatTokenProxy *FiatTokenProxy) TryPackChangeAdmin(newAdmin common.Address) ([]byte, error) {
	return fiatTokenProxy.abi.Pack("changeAdmin", newAdmin)
}

// PackImplementation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c60da1b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function implementation() view returns(address)
func (fiatTokenProxy *FiatTokenProxy) PackImplementation() []byte {
	enc, err := fiatTokenProxy.abi.Pack("implementation")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackImplementation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c60da1b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function implementation() view returns(address)
func (fiatTokenProxy *FiatTokenProxy) TryPackImplementation() ([]byte, error) {
	return fiatTokenProxy.abi.Pack("implementation")
}

// UnpackImplementation is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c60da1b.
//
// Solidity: function implementation() view returns(address)
func (fiatTokenProxy *FiatTokenProxy) UnpackImplementation(data []byte) (common.Address, error) {
	out, err := fiatTokenProxy.abi.Unpack("implementation", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackUpgradeTo is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3659cfe6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function upgradeTo(address newImplementation) returns()
func (fiatTokenProxy *FiatTokenProxy) PackUpgradeTo(newImplementation common.Address) []byte {
	enc, err := fiatTokenProxy.abi.Pack("upgradeTo", newImplementation)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUpgradeTo is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3659cfe6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function upgradeTo(address newImplementation) returns()
func (fiatTokenProxy *FiatTokenProxy) TryPackUpgradeTo(newImplementation common.Address) ([]byte, error) {
	return fiatTokenProxy.abi.Pack("upgradeTo", newImplementation)
}

// PackUpgradeToAndCall is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4f1ef286.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function upgradeToAndCall(address newImplementation, bytes data) payable returns()
func (fiatTokenProxy *FiatTokenProxy) PackUpgradeToAndCall(newImplementation common.Address, data []byte) []byte {
	enc, err := fiatTokenProxy.abi.Pack("upgradeToAndCall", newImplementation, data)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUpgradeToAndCall is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4f1ef286.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function upgradeToAndCall(address newImplementation, bytes data) payable returns()
func (fiatTokenProxy *FiatTokenProxy) TryPackUpgradeToAndCall(newImplementation common.Address, data []byte) ([]byte, error) {
	return fiatTokenProxy.abi.Pack("upgradeToAndCall", newImplementation, data)
}

// FiatTokenProxyAdminChanged represents a AdminChanged event raised by the FiatTokenProxy contract.
type FiatTokenProxyAdminChanged struct {
	PreviousAdmin common.Address
	NewAdmin      common.Address
	Raw           *types.Log // Blockchain specific contextual infos
}

const FiatTokenProxyAdminChangedEventName = "AdminChanged"

// ContractEventName returns the user-defined event name.
func (FiatTokenProxyAdminChanged) ContractEventName() string {
	return FiatTokenProxyAdminChangedEventName
}

// UnpackAdminChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event AdminChanged(address previousAdmin, address newAdmin)
func (fiatTokenProxy *FiatTokenProxy) UnpackAdminChangedEvent(log *types.Log) (*FiatTokenProxyAdminChanged, error) {
	event := "AdminChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatTokenProxy.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenProxyAdminChanged)
	if len(log.Data) > 0 {
		if err := fiatTokenProxy.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatTokenProxy.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// FiatTokenProxyUpgraded represents a Upgraded event raised by the FiatTokenProxy contract.
type FiatTokenProxyUpgraded struct {
	Implementation common.Address
	Raw            *types.Log // Blockchain specific contextual infos
}

const FiatTokenProxyUpgradedEventName = "Upgraded"

// ContractEventName returns the user-defined event name.
func (FiatTokenProxyUpgraded) ContractEventName() string {
	return FiatTokenProxyUpgradedEventName
}

// UnpackUpgradedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Upgraded(address implementation)
func (fiatTokenProxy *FiatTokenProxy) UnpackUpgradedEvent(log *types.Log) (*FiatTokenProxyUpgraded, error) {
	event := "Upgraded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != fiatTokenProxy.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(FiatTokenProxyUpgraded)
	if len(log.Data) > 0 {
		if err := fiatTokenProxy.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range fiatTokenProxy.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// HistorySourceMetaData contains all meta data concerning the HistorySource contract.
var HistorySourceMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"blockHash\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"}]",
	ID:  "HistorySource",
}

// HistorySource is an auto generated Go binding around an Ethereum contract.
type HistorySource struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *HistorySource) GetABI() abi.ABI {
	return c.abi
}

// NewHistorySource creates a new instance of HistorySource.
func NewHistorySource() *HistorySource {
	parsed, err := HistorySourceMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &HistorySource{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *HistorySource) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackBlockHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85df51fd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function blockHash(uint256 number) view returns(bytes32)
func (historySource *HistorySource) PackBlockHash(number *big.Int) []byte {
	enc, err := historySource.abi.Pack("blockHash", number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBlockHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85df51fd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function blockHash(uint256 number) view returns(bytes32)
func (historySource *HistorySource) TryPackBlockHash(number *big.Int) ([]byte, error) {
	return historySource.abi.Pack("blockHash", number)
}

// UnpackBlockHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85df51fd.
//
// Solidity: function blockHash(uint256 number) view returns(bytes32)
func (historySource *HistorySource) UnpackBlockHash(data []byte) ([32]byte, error) {
	out, err := historySource.abi.Unpack("blockHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// OfferMetaData contains all meta data concerning the Offer contract.
var OfferMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"accept\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"announce\",\"inputs\":[],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"answer\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"deliverySignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"body\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"bondNonce\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structContest\",\"components\":[{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"caseAccumulator\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"caseCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"caseOf\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"cases\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structCase\",\"components\":[{\"name\":\"state\",\"type\":\"uint8\",\"internalType\":\"enumCaseState\"},{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"refundCredited\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"answerBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"continueBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"judgeBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"checkpoint\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refunded\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"checkpoint\",\"inputs\":[],\"outputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkpointCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"checkpoints\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structCheckpoint\",\"components\":[{\"name\":\"time\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"received\",\"type\":\"uint192\",\"internalType\":\"uint192\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claim\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"concede\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"contest\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structContest\",\"components\":[{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structProof\",\"components\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nodes\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"deliverySignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"bond\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"continueCase\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"credits\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deliveryDigest\",\"inputs\":[{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"execute\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"freeze\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"locked\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveBreach\",\"inputs\":[{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structProof\",\"components\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nodes\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"deliverySignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveEquivocation\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"firstSignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"secondSignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"received\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"setReceiptSigner\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitEvidence\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"sweep\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"terms\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"verifyPayment\",\"inputs\":[{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structProof\",\"components\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nodes\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPayment\",\"components\":[{\"name\":\"key\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"blockNumber\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"time\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"wasReceiptSigner\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"to\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawUpTo\",\"inputs\":[{\"name\":\"k\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawable\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Answered\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Checkpointed\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"time\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"received\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Contested\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumClaim\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"answerBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"judgeBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Continued\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CreditClaimed\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DeliveryRecorded\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"delivery\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Disclosed\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"body\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"},{\"name\":\"continueBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EvidenceAdded\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"party\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Frozen\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptSignerChanged\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RemedyAuthorized\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumCause\"},{\"name\":\"toPayer\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"toSeller\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RequestRecorded\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SettlementExecuted\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"toPayer\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"credited\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Swept\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Withdrawn\",\"inputs\":[{\"name\":\"checkpoint\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"function\",\"name\":\"rule\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_ruling\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"Ruling\",\"inputs\":[{\"name\":\"_arbitrator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrator\"},{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_ruling\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Dispute\",\"inputs\":[{\"name\":\"_arbitrator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrator\"},{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_metaEvidenceID\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"_evidenceGroupID\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Evidence\",\"inputs\":[{\"name\":\"_arbitrator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrator\"},{\"name\":\"_evidenceGroupID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_party\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"_evidence\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"MetaEvidence\",\"inputs\":[{\"name\":\"_metaEvidenceID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_evidence\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false}]",
	ID:  "Offer",
}

// Offer is an auto generated Go binding around an Ethereum contract.
type Offer struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Offer) GetABI() abi.ABI {
	return c.abi
}

// NewOffer creates a new instance of Offer.
func NewOffer() *Offer {
	parsed, err := OfferMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Offer{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Offer) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackAccept is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba15a7a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function accept(bytes32 caseId, bytes signature) returns()
func (offer *Offer) PackAccept(caseId [32]byte, signature []byte) []byte {
	enc, err := offer.abi.Pack("accept", caseId, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAccept is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xba15a7a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function accept(bytes32 caseId, bytes signature) returns()
func (offer *Offer) TryPackAccept(caseId [32]byte, signature []byte) ([]byte, error) {
	return offer.abi.Pack("accept", caseId, signature)
}

// PackAnnounce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8f970df0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function announce() returns()
func (offer *Offer) PackAnnounce() []byte {
	enc, err := offer.abi.Pack("announce")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnnounce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8f970df0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function announce() returns()
func (offer *Offer) TryPackAnnounce() ([]byte, error) {
	return offer.abi.Pack("announce")
}

// PackAnswer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdcf35e6f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function answer(bytes32 caseId, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature, bytes body, bytes32 evidenceHash) returns()
func (offer *Offer) PackAnswer(caseId [32]byte, delivery Delivery, deliverySignature []byte, body []byte, evidenceHash [32]byte) []byte {
	enc, err := offer.abi.Pack("answer", caseId, delivery, deliverySignature, body, evidenceHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnswer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdcf35e6f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function answer(bytes32 caseId, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature, bytes body, bytes32 evidenceHash) returns()
func (offer *Offer) TryPackAnswer(caseId [32]byte, delivery Delivery, deliverySignature []byte, body []byte, evidenceHash [32]byte) ([]byte, error) {
	return offer.abi.Pack("answer", caseId, delivery, deliverySignature, body, evidenceHash)
}

// PackBondNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd633147.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bondNonce(bytes32 caseId, (uint8,bytes32,bytes32,uint256) statement, bytes32 deliveryHash) view returns(bytes32)
func (offer *Offer) PackBondNonce(caseId [32]byte, statement Contest, deliveryHash [32]byte) []byte {
	enc, err := offer.abi.Pack("bondNonce", caseId, statement, deliveryHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBondNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbd633147.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bondNonce(bytes32 caseId, (uint8,bytes32,bytes32,uint256) statement, bytes32 deliveryHash) view returns(bytes32)
func (offer *Offer) TryPackBondNonce(caseId [32]byte, statement Contest, deliveryHash [32]byte) ([]byte, error) {
	return offer.abi.Pack("bondNonce", caseId, statement, deliveryHash)
}

// UnpackBondNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbd633147.
//
// Solidity: function bondNonce(bytes32 caseId, (uint8,bytes32,bytes32,uint256) statement, bytes32 deliveryHash) view returns(bytes32)
func (offer *Offer) UnpackBondNonce(data []byte) ([32]byte, error) {
	out, err := offer.abi.Unpack("bondNonce", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCaseAccumulator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x63f9b36d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function caseAccumulator() view returns(bytes32)
func (offer *Offer) PackCaseAccumulator() []byte {
	enc, err := offer.abi.Pack("caseAccumulator")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCaseAccumulator is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x63f9b36d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function caseAccumulator() view returns(bytes32)
func (offer *Offer) TryPackCaseAccumulator() ([]byte, error) {
	return offer.abi.Pack("caseAccumulator")
}

// UnpackCaseAccumulator is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x63f9b36d.
//
// Solidity: function caseAccumulator() view returns(bytes32)
func (offer *Offer) UnpackCaseAccumulator(data []byte) ([32]byte, error) {
	out, err := offer.abi.Unpack("caseAccumulator", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCaseCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda2d7e95.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function caseCount() view returns(uint256)
func (offer *Offer) PackCaseCount() []byte {
	enc, err := offer.abi.Pack("caseCount")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCaseCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xda2d7e95.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function caseCount() view returns(uint256)
func (offer *Offer) TryPackCaseCount() ([]byte, error) {
	return offer.abi.Pack("caseCount")
}

// UnpackCaseCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xda2d7e95.
//
// Solidity: function caseCount() view returns(uint256)
func (offer *Offer) UnpackCaseCount(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("caseCount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCaseOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40a8c537.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function caseOf(uint256 disputeID) view returns(bytes32 caseId)
func (offer *Offer) PackCaseOf(disputeID *big.Int) []byte {
	enc, err := offer.abi.Pack("caseOf", disputeID)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCaseOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40a8c537.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function caseOf(uint256 disputeID) view returns(bytes32 caseId)
func (offer *Offer) TryPackCaseOf(disputeID *big.Int) ([]byte, error) {
	return offer.abi.Pack("caseOf", disputeID)
}

// UnpackCaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x40a8c537.
//
// Solidity: function caseOf(uint256 disputeID) view returns(bytes32 caseId)
func (offer *Offer) UnpackCaseOf(data []byte) ([32]byte, error) {
	out, err := offer.abi.Unpack("caseOf", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCases is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x48ea1c23.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function cases(bytes32 caseId) view returns((uint8,uint8,uint8,uint8,bool,address,uint64,uint64,uint64,uint64,uint32,uint256,uint256,uint256,bytes32,bytes32,bytes32))
func (offer *Offer) PackCases(caseId [32]byte) []byte {
	enc, err := offer.abi.Pack("cases", caseId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCases is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x48ea1c23.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function cases(bytes32 caseId) view returns((uint8,uint8,uint8,uint8,bool,address,uint64,uint64,uint64,uint64,uint32,uint256,uint256,uint256,bytes32,bytes32,bytes32))
func (offer *Offer) TryPackCases(caseId [32]byte) ([]byte, error) {
	return offer.abi.Pack("cases", caseId)
}

// UnpackCases is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x48ea1c23.
//
// Solidity: function cases(bytes32 caseId) view returns((uint8,uint8,uint8,uint8,bool,address,uint64,uint64,uint64,uint64,uint32,uint256,uint256,uint256,bytes32,bytes32,bytes32))
func (offer *Offer) UnpackCases(data []byte) (Case, error) {
	out, err := offer.abi.Unpack("cases", data)
	if err != nil {
		return *new(Case), err
	}
	out0 := *abi.ConvertType(out[0], new(Case)).(*Case)
	return out0, nil
}

// PackCheckpoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc2c4c5c1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function checkpoint() returns(uint256 index)
func (offer *Offer) PackCheckpoint() []byte {
	enc, err := offer.abi.Pack("checkpoint")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCheckpoint is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc2c4c5c1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function checkpoint() returns(uint256 index)
func (offer *Offer) TryPackCheckpoint() ([]byte, error) {
	return offer.abi.Pack("checkpoint")
}

// UnpackCheckpoint is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc2c4c5c1.
//
// Solidity: function checkpoint() returns(uint256 index)
func (offer *Offer) UnpackCheckpoint(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("checkpoint", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCheckpointCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1f618cd2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function checkpointCount() view returns(uint256)
func (offer *Offer) PackCheckpointCount() []byte {
	enc, err := offer.abi.Pack("checkpointCount")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCheckpointCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1f618cd2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function checkpointCount() view returns(uint256)
func (offer *Offer) TryPackCheckpointCount() ([]byte, error) {
	return offer.abi.Pack("checkpointCount")
}

// UnpackCheckpointCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1f618cd2.
//
// Solidity: function checkpointCount() view returns(uint256)
func (offer *Offer) UnpackCheckpointCount(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("checkpointCount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCheckpoints is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb8a24252.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function checkpoints(uint256 index) view returns((uint64,uint192))
func (offer *Offer) PackCheckpoints(index *big.Int) []byte {
	enc, err := offer.abi.Pack("checkpoints", index)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCheckpoints is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb8a24252.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function checkpoints(uint256 index) view returns((uint64,uint192))
func (offer *Offer) TryPackCheckpoints(index *big.Int) ([]byte, error) {
	return offer.abi.Pack("checkpoints", index)
}

// UnpackCheckpoints is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb8a24252.
//
// Solidity: function checkpoints(uint256 index) view returns((uint64,uint192))
func (offer *Offer) UnpackCheckpoints(data []byte) (Checkpoint, error) {
	out, err := offer.abi.Unpack("checkpoints", data)
	if err != nil {
		return *new(Checkpoint), err
	}
	out0 := *abi.ConvertType(out[0], new(Checkpoint)).(*Checkpoint)
	return out0, nil
}

// PackClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e83409a.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claim(address owner) returns(uint256 amount)
func (offer *Offer) PackClaim(owner common.Address) []byte {
	enc, err := offer.abi.Pack("claim", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1e83409a.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claim(address owner) returns(uint256 amount)
func (offer *Offer) TryPackClaim(owner common.Address) ([]byte, error) {
	return offer.abi.Pack("claim", owner)
}

// UnpackClaim is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1e83409a.
//
// Solidity: function claim(address owner) returns(uint256 amount)
func (offer *Offer) UnpackClaim(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("claim", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackConcede is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdb31b6b5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function concede(bytes32 caseId) returns()
func (offer *Offer) PackConcede(caseId [32]byte) []byte {
	enc, err := offer.abi.Pack("concede", caseId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackConcede is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdb31b6b5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function concede(bytes32 caseId) returns()
func (offer *Offer) TryPackConcede(caseId [32]byte) ([]byte, error) {
	return offer.abi.Pack("concede", caseId)
}

// PackContest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x229c2a02.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function contest((uint8,bytes32,bytes32,uint256) statement, (bytes,uint256,bytes[],uint256) proof, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature, (uint256,uint256,bytes) bond) returns(bytes32 caseId)
func (offer *Offer) PackContest(statement Contest, proof Proof, delivery Delivery, deliverySignature []byte, bond Authorization) []byte {
	enc, err := offer.abi.Pack("contest", statement, proof, delivery, deliverySignature, bond)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackContest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x229c2a02.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function contest((uint8,bytes32,bytes32,uint256) statement, (bytes,uint256,bytes[],uint256) proof, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature, (uint256,uint256,bytes) bond) returns(bytes32 caseId)
func (offer *Offer) TryPackContest(statement Contest, proof Proof, delivery Delivery, deliverySignature []byte, bond Authorization) ([]byte, error) {
	return offer.abi.Pack("contest", statement, proof, delivery, deliverySignature, bond)
}

// UnpackContest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x229c2a02.
//
// Solidity: function contest((uint8,bytes32,bytes32,uint256) statement, (bytes,uint256,bytes[],uint256) proof, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature, (uint256,uint256,bytes) bond) returns(bytes32 caseId)
func (offer *Offer) UnpackContest(data []byte) ([32]byte, error) {
	out, err := offer.abi.Unpack("contest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackContinueCase is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x22b65dbf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function continueCase(bytes32 caseId, bytes signature) returns()
func (offer *Offer) PackContinueCase(caseId [32]byte, signature []byte) []byte {
	enc, err := offer.abi.Pack("continueCase", caseId, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackContinueCase is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x22b65dbf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function continueCase(bytes32 caseId, bytes signature) returns()
func (offer *Offer) TryPackContinueCase(caseId [32]byte, signature []byte) ([]byte, error) {
	return offer.abi.Pack("continueCase", caseId, signature)
}

// PackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe5ff468.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function credits(address owner) view returns(uint256)
func (offer *Offer) PackCredits(owner common.Address) []byte {
	enc, err := offer.abi.Pack("credits", owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe5ff468.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function credits(address owner) view returns(uint256)
func (offer *Offer) TryPackCredits(owner common.Address) ([]byte, error) {
	return offer.abi.Pack("credits", owner)
}

// UnpackCredits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfe5ff468.
//
// Solidity: function credits(address owner) view returns(uint256)
func (offer *Offer) UnpackCredits(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("credits", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackDeliveryDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xede0b454.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function deliveryDigest((address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery) view returns(bytes32)
func (offer *Offer) PackDeliveryDigest(delivery Delivery) []byte {
	enc, err := offer.abi.Pack("deliveryDigest", delivery)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDeliveryDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xede0b454.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function deliveryDigest((address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery) view returns(bytes32)
func (offer *Offer) TryPackDeliveryDigest(delivery Delivery) ([]byte, error) {
	return offer.abi.Pack("deliveryDigest", delivery)
}

// UnpackDeliveryDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xede0b454.
//
// Solidity: function deliveryDigest((address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery) view returns(bytes32)
func (offer *Offer) UnpackDeliveryDigest(data []byte) ([32]byte, error) {
	out, err := offer.abi.Unpack("deliveryDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe751f271.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function execute(bytes32 caseId) returns()
func (offer *Offer) PackExecute(caseId [32]byte) []byte {
	enc, err := offer.abi.Pack("execute", caseId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackExecute is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe751f271.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function execute(bytes32 caseId) returns()
func (offer *Offer) TryPackExecute(caseId [32]byte) ([]byte, error) {
	return offer.abi.Pack("execute", caseId)
}

// PackFreeze is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec13cc7b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function freeze(bytes32 caseId) payable returns()
func (offer *Offer) PackFreeze(caseId [32]byte) []byte {
	enc, err := offer.abi.Pack("freeze", caseId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFreeze is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec13cc7b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function freeze(bytes32 caseId) payable returns()
func (offer *Offer) TryPackFreeze(caseId [32]byte) ([]byte, error) {
	return offer.abi.Pack("freeze", caseId)
}

// PackLocked is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf309012.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function locked() view returns(uint256)
func (offer *Offer) PackLocked() []byte {
	enc, err := offer.abi.Pack("locked")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLocked is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcf309012.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function locked() view returns(uint256)
func (offer *Offer) TryPackLocked() ([]byte, error) {
	return offer.abi.Pack("locked")
}

// UnpackLocked is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcf309012.
//
// Solidity: function locked() view returns(uint256)
func (offer *Offer) UnpackLocked(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("locked", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackProveBreach is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf0877b69.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveBreach((bytes,uint256,bytes[],uint256) proof, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature) returns(bytes32 caseId)
func (offer *Offer) PackProveBreach(proof Proof, delivery Delivery, deliverySignature []byte) []byte {
	enc, err := offer.abi.Pack("proveBreach", proof, delivery, deliverySignature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveBreach is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf0877b69.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveBreach((bytes,uint256,bytes[],uint256) proof, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature) returns(bytes32 caseId)
func (offer *Offer) TryPackProveBreach(proof Proof, delivery Delivery, deliverySignature []byte) ([]byte, error) {
	return offer.abi.Pack("proveBreach", proof, delivery, deliverySignature)
}

// UnpackProveBreach is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf0877b69.
//
// Solidity: function proveBreach((bytes,uint256,bytes[],uint256) proof, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes deliverySignature) returns(bytes32 caseId)
func (offer *Offer) UnpackProveBreach(data []byte) ([32]byte, error) {
	out, err := offer.abi.Unpack("proveBreach", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackProveEquivocation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2abf4a92.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveEquivocation(bytes32 caseId, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) first, bytes firstSignature, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) second, bytes secondSignature) returns()
func (offer *Offer) PackProveEquivocation(caseId [32]byte, first Delivery, firstSignature []byte, second Delivery, secondSignature []byte) []byte {
	enc, err := offer.abi.Pack("proveEquivocation", caseId, first, firstSignature, second, secondSignature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveEquivocation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2abf4a92.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveEquivocation(bytes32 caseId, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) first, bytes firstSignature, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) second, bytes secondSignature) returns()
func (offer *Offer) TryPackProveEquivocation(caseId [32]byte, first Delivery, firstSignature []byte, second Delivery, secondSignature []byte) ([]byte, error) {
	return offer.abi.Pack("proveEquivocation", caseId, first, firstSignature, second, secondSignature)
}

// PackReceived is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x83a6deb5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function received() view returns(uint256)
func (offer *Offer) PackReceived() []byte {
	enc, err := offer.abi.Pack("received")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReceived is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x83a6deb5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function received() view returns(uint256)
func (offer *Offer) TryPackReceived() ([]byte, error) {
	return offer.abi.Pack("received")
}

// UnpackReceived is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x83a6deb5.
//
// Solidity: function received() view returns(uint256)
func (offer *Offer) UnpackReceived(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("received", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackRule is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x311a6c56.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rule(uint256 _disputeID, uint256 _ruling) returns()
func (offer *Offer) PackRule(disputeID *big.Int, ruling *big.Int) []byte {
	enc, err := offer.abi.Pack("rule", disputeID, ruling)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRule is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x311a6c56.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rule(uint256 _disputeID, uint256 _ruling) returns()
func (offer *Offer) TryPackRule(disputeID *big.Int, ruling *big.Int) ([]byte, error) {
	return offer.abi.Pack("rule", disputeID, ruling)
}

// PackSetReceiptSigner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf95fbab5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function setReceiptSigner(address signer) returns()
func (offer *Offer) PackSetReceiptSigner(signer common.Address) []byte {
	enc, err := offer.abi.Pack("setReceiptSigner", signer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSetReceiptSigner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf95fbab5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function setReceiptSigner(address signer) returns()
func (offer *Offer) TryPackSetReceiptSigner(signer common.Address) ([]byte, error) {
	return offer.abi.Pack("setReceiptSigner", signer)
}

// PackSubmitEvidence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17dfa44c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function submitEvidence(bytes32 caseId, bytes32 evidenceHash) returns()
func (offer *Offer) PackSubmitEvidence(caseId [32]byte, evidenceHash [32]byte) []byte {
	enc, err := offer.abi.Pack("submitEvidence", caseId, evidenceHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSubmitEvidence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17dfa44c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function submitEvidence(bytes32 caseId, bytes32 evidenceHash) returns()
func (offer *Offer) TryPackSubmitEvidence(caseId [32]byte, evidenceHash [32]byte) ([]byte, error) {
	return offer.abi.Pack("submitEvidence", caseId, evidenceHash)
}

// PackSweep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01681a62.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function sweep(address token) returns(uint256 amount)
func (offer *Offer) PackSweep(token common.Address) []byte {
	enc, err := offer.abi.Pack("sweep", token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSweep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01681a62.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function sweep(address token) returns(uint256 amount)
func (offer *Offer) TryPackSweep(token common.Address) ([]byte, error) {
	return offer.abi.Pack("sweep", token)
}

// UnpackSweep is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01681a62.
//
// Solidity: function sweep(address token) returns(uint256 amount)
func (offer *Offer) UnpackSweep(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("sweep", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTerms is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd5025625.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function terms() view returns((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32))
func (offer *Offer) PackTerms() []byte {
	enc, err := offer.abi.Pack("terms")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTerms is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd5025625.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function terms() view returns((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32))
func (offer *Offer) TryPackTerms() ([]byte, error) {
	return offer.abi.Pack("terms")
}

// UnpackTerms is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd5025625.
//
// Solidity: function terms() view returns((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32))
func (offer *Offer) UnpackTerms(data []byte) (Terms, error) {
	out, err := offer.abi.Unpack("terms", data)
	if err != nil {
		return *new(Terms), err
	}
	out0 := *abi.ConvertType(out[0], new(Terms)).(*Terms)
	return out0, nil
}

// PackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x795ea18e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function timeout(bytes32 caseId) returns()
func (offer *Offer) PackTimeout(caseId [32]byte) []byte {
	enc, err := offer.abi.Pack("timeout", caseId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTimeout is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x795ea18e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function timeout(bytes32 caseId) returns()
func (offer *Offer) TryPackTimeout(caseId [32]byte) ([]byte, error) {
	return offer.abi.Pack("timeout", caseId)
}

// PackVerifyPayment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2253b2c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function verifyPayment((bytes,uint256,bytes[],uint256) proof) view returns((bytes32,address,uint256,uint256,uint256,bytes32))
func (offer *Offer) PackVerifyPayment(proof Proof) []byte {
	enc, err := offer.abi.Pack("verifyPayment", proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVerifyPayment is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2253b2c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function verifyPayment((bytes,uint256,bytes[],uint256) proof) view returns((bytes32,address,uint256,uint256,uint256,bytes32))
func (offer *Offer) TryPackVerifyPayment(proof Proof) ([]byte, error) {
	return offer.abi.Pack("verifyPayment", proof)
}

// UnpackVerifyPayment is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf2253b2c.
//
// Solidity: function verifyPayment((bytes,uint256,bytes[],uint256) proof) view returns((bytes32,address,uint256,uint256,uint256,bytes32))
func (offer *Offer) UnpackVerifyPayment(data []byte) (Payment, error) {
	out, err := offer.abi.Unpack("verifyPayment", data)
	if err != nil {
		return *new(Payment), err
	}
	out0 := *abi.ConvertType(out[0], new(Payment)).(*Payment)
	return out0, nil
}

// PackWasReceiptSigner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcb6ff094.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function wasReceiptSigner(address signer, uint64 from, uint64 to) view returns(bool)
func (offer *Offer) PackWasReceiptSigner(signer common.Address, from uint64, to uint64) []byte {
	enc, err := offer.abi.Pack("wasReceiptSigner", signer, from, to)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWasReceiptSigner is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcb6ff094.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function wasReceiptSigner(address signer, uint64 from, uint64 to) view returns(bool)
func (offer *Offer) TryPackWasReceiptSigner(signer common.Address, from uint64, to uint64) ([]byte, error) {
	return offer.abi.Pack("wasReceiptSigner", signer, from, to)
}

// UnpackWasReceiptSigner is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xcb6ff094.
//
// Solidity: function wasReceiptSigner(address signer, uint64 from, uint64 to) view returns(bool)
func (offer *Offer) UnpackWasReceiptSigner(data []byte) (bool, error) {
	out, err := offer.abi.Unpack("wasReceiptSigner", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdraw() returns(uint256 amount)
func (offer *Offer) PackWithdraw() []byte {
	enc, err := offer.abi.Pack("withdraw")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdraw is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3ccfd60b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdraw() returns(uint256 amount)
func (offer *Offer) TryPackWithdraw() ([]byte, error) {
	return offer.abi.Pack("withdraw")
}

// UnpackWithdraw is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3ccfd60b.
//
// Solidity: function withdraw() returns(uint256 amount)
func (offer *Offer) UnpackWithdraw(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("withdraw", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackWithdrawUpTo is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x31a6b89b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdrawUpTo(uint256 k) returns(uint256 amount)
func (offer *Offer) PackWithdrawUpTo(k *big.Int) []byte {
	enc, err := offer.abi.Pack("withdrawUpTo", k)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdrawUpTo is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x31a6b89b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdrawUpTo(uint256 k) returns(uint256 amount)
func (offer *Offer) TryPackWithdrawUpTo(k *big.Int) ([]byte, error) {
	return offer.abi.Pack("withdrawUpTo", k)
}

// UnpackWithdrawUpTo is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x31a6b89b.
//
// Solidity: function withdrawUpTo(uint256 k) returns(uint256 amount)
func (offer *Offer) UnpackWithdrawUpTo(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("withdrawUpTo", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackWithdrawable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x50188301.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function withdrawable() view returns(uint256)
func (offer *Offer) PackWithdrawable() []byte {
	enc, err := offer.abi.Pack("withdrawable")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWithdrawable is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x50188301.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function withdrawable() view returns(uint256)
func (offer *Offer) TryPackWithdrawable() ([]byte, error) {
	return offer.abi.Pack("withdrawable")
}

// UnpackWithdrawable is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x50188301.
//
// Solidity: function withdrawable() view returns(uint256)
func (offer *Offer) UnpackWithdrawable(data []byte) (*big.Int, error) {
	out, err := offer.abi.Unpack("withdrawable", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// OfferAnswered represents a Answered event raised by the Offer contract.
type OfferAnswered struct {
	CaseId       [32]byte
	EvidenceHash [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferAnsweredEventName = "Answered"

// ContractEventName returns the user-defined event name.
func (OfferAnswered) ContractEventName() string {
	return OfferAnsweredEventName
}

// UnpackAnsweredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Answered(bytes32 indexed caseId, bytes32 evidenceHash)
func (offer *Offer) UnpackAnsweredEvent(log *types.Log) (*OfferAnswered, error) {
	event := "Answered"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferAnswered)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferCheckpointed represents a Checkpointed event raised by the Offer contract.
type OfferCheckpointed struct {
	Index    *big.Int
	Time     uint64
	Received *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OfferCheckpointedEventName = "Checkpointed"

// ContractEventName returns the user-defined event name.
func (OfferCheckpointed) ContractEventName() string {
	return OfferCheckpointedEventName
}

// UnpackCheckpointedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Checkpointed(uint256 indexed index, uint64 time, uint256 received)
func (offer *Offer) UnpackCheckpointedEvent(log *types.Log) (*OfferCheckpointed, error) {
	event := "Checkpointed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferCheckpointed)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferContested represents a Contested event raised by the Offer contract.
type OfferContested struct {
	CaseId   [32]byte
	Payer    common.Address
	Claim    uint8
	Amount   *big.Int
	Bond     *big.Int
	Reserve  *big.Int
	AnswerBy uint64
	JudgeBy  uint64
	Raw      *types.Log // Blockchain specific contextual infos
}

const OfferContestedEventName = "Contested"

// ContractEventName returns the user-defined event name.
func (OfferContested) ContractEventName() string {
	return OfferContestedEventName
}

// UnpackContestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Contested(bytes32 indexed caseId, address indexed payer, uint8 claim, uint256 amount, uint256 bond, uint256 reserve, uint64 answerBy, uint64 judgeBy)
func (offer *Offer) UnpackContestedEvent(log *types.Log) (*OfferContested, error) {
	event := "Contested"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferContested)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferContinued represents a Continued event raised by the Offer contract.
type OfferContinued struct {
	CaseId [32]byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const OfferContinuedEventName = "Continued"

// ContractEventName returns the user-defined event name.
func (OfferContinued) ContractEventName() string {
	return OfferContinuedEventName
}

// UnpackContinuedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Continued(bytes32 indexed caseId)
func (offer *Offer) UnpackContinuedEvent(log *types.Log) (*OfferContinued, error) {
	event := "Continued"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferContinued)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferCreditClaimed represents a CreditClaimed event raised by the Offer contract.
type OfferCreditClaimed struct {
	Owner  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const OfferCreditClaimedEventName = "CreditClaimed"

// ContractEventName returns the user-defined event name.
func (OfferCreditClaimed) ContractEventName() string {
	return OfferCreditClaimedEventName
}

// UnpackCreditClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CreditClaimed(address indexed owner, uint256 amount)
func (offer *Offer) UnpackCreditClaimedEvent(log *types.Log) (*OfferCreditClaimed, error) {
	event := "CreditClaimed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferCreditClaimed)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferDeliveryRecorded represents a DeliveryRecorded event raised by the Offer contract.
type OfferDeliveryRecorded struct {
	CaseId       [32]byte
	DeliveryHash [32]byte
	Delivery     Delivery
	Signature    []byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferDeliveryRecordedEventName = "DeliveryRecorded"

// ContractEventName returns the user-defined event name.
func (OfferDeliveryRecorded) ContractEventName() string {
	return OfferDeliveryRecordedEventName
}

// UnpackDeliveryRecordedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event DeliveryRecorded(bytes32 indexed caseId, bytes32 indexed deliveryHash, (address,bytes32,bytes32,bytes32,bytes32,bytes32,uint64,uint64,uint32) delivery, bytes signature)
func (offer *Offer) UnpackDeliveryRecordedEvent(log *types.Log) (*OfferDeliveryRecorded, error) {
	event := "DeliveryRecorded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferDeliveryRecorded)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferDisclosed represents a Disclosed event raised by the Offer contract.
type OfferDisclosed struct {
	CaseId       [32]byte
	ResponseHash [32]byte
	Body         []byte
	ContinueBy   uint64
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferDisclosedEventName = "Disclosed"

// ContractEventName returns the user-defined event name.
func (OfferDisclosed) ContractEventName() string {
	return OfferDisclosedEventName
}

// UnpackDisclosedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Disclosed(bytes32 indexed caseId, bytes32 indexed responseHash, bytes body, uint64 continueBy)
func (offer *Offer) UnpackDisclosedEvent(log *types.Log) (*OfferDisclosed, error) {
	event := "Disclosed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferDisclosed)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferDispute represents a Dispute event raised by the Offer contract.
type OfferDispute struct {
	Arbitrator      common.Address
	DisputeID       *big.Int
	MetaEvidenceID  *big.Int
	EvidenceGroupID *big.Int
	Raw             *types.Log // Blockchain specific contextual infos
}

const OfferDisputeEventName = "Dispute"

// ContractEventName returns the user-defined event name.
func (OfferDispute) ContractEventName() string {
	return OfferDisputeEventName
}

// UnpackDisputeEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Dispute(address indexed _arbitrator, uint256 indexed _disputeID, uint256 _metaEvidenceID, uint256 _evidenceGroupID)
func (offer *Offer) UnpackDisputeEvent(log *types.Log) (*OfferDispute, error) {
	event := "Dispute"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferDispute)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferEvidence represents a Evidence event raised by the Offer contract.
type OfferEvidence struct {
	Arbitrator      common.Address
	EvidenceGroupID *big.Int
	Party           common.Address
	Evidence        string
	Raw             *types.Log // Blockchain specific contextual infos
}

const OfferEvidenceEventName = "Evidence"

// ContractEventName returns the user-defined event name.
func (OfferEvidence) ContractEventName() string {
	return OfferEvidenceEventName
}

// UnpackEvidenceEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Evidence(address indexed _arbitrator, uint256 indexed _evidenceGroupID, address indexed _party, string _evidence)
func (offer *Offer) UnpackEvidenceEvent(log *types.Log) (*OfferEvidence, error) {
	event := "Evidence"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferEvidence)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferEvidenceAdded represents a EvidenceAdded event raised by the Offer contract.
type OfferEvidenceAdded struct {
	CaseId       [32]byte
	Party        common.Address
	EvidenceHash [32]byte
	EvidenceRoot [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferEvidenceAddedEventName = "EvidenceAdded"

// ContractEventName returns the user-defined event name.
func (OfferEvidenceAdded) ContractEventName() string {
	return OfferEvidenceAddedEventName
}

// UnpackEvidenceAddedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EvidenceAdded(bytes32 indexed caseId, address indexed party, bytes32 evidenceHash, bytes32 evidenceRoot)
func (offer *Offer) UnpackEvidenceAddedEvent(log *types.Log) (*OfferEvidenceAdded, error) {
	event := "EvidenceAdded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferEvidenceAdded)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferFrozen represents a Frozen event raised by the Offer contract.
type OfferFrozen struct {
	CaseId       [32]byte
	DisputeID    *big.Int
	EvidenceRoot [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferFrozenEventName = "Frozen"

// ContractEventName returns the user-defined event name.
func (OfferFrozen) ContractEventName() string {
	return OfferFrozenEventName
}

// UnpackFrozenEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Frozen(bytes32 indexed caseId, uint256 indexed disputeID, bytes32 evidenceRoot)
func (offer *Offer) UnpackFrozenEvent(log *types.Log) (*OfferFrozen, error) {
	event := "Frozen"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferFrozen)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferMetaEvidence represents a MetaEvidence event raised by the Offer contract.
type OfferMetaEvidence struct {
	MetaEvidenceID *big.Int
	Evidence       string
	Raw            *types.Log // Blockchain specific contextual infos
}

const OfferMetaEvidenceEventName = "MetaEvidence"

// ContractEventName returns the user-defined event name.
func (OfferMetaEvidence) ContractEventName() string {
	return OfferMetaEvidenceEventName
}

// UnpackMetaEvidenceEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event MetaEvidence(uint256 indexed _metaEvidenceID, string _evidence)
func (offer *Offer) UnpackMetaEvidenceEvent(log *types.Log) (*OfferMetaEvidence, error) {
	event := "MetaEvidence"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferMetaEvidence)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferReceiptSignerChanged represents a ReceiptSignerChanged event raised by the Offer contract.
type OfferReceiptSignerChanged struct {
	Signer common.Address
	From   uint64
	Raw    *types.Log // Blockchain specific contextual infos
}

const OfferReceiptSignerChangedEventName = "ReceiptSignerChanged"

// ContractEventName returns the user-defined event name.
func (OfferReceiptSignerChanged) ContractEventName() string {
	return OfferReceiptSignerChangedEventName
}

// UnpackReceiptSignerChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event ReceiptSignerChanged(address indexed signer, uint64 from)
func (offer *Offer) UnpackReceiptSignerChangedEvent(log *types.Log) (*OfferReceiptSignerChanged, error) {
	event := "ReceiptSignerChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferReceiptSignerChanged)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferRemedyAuthorized represents a RemedyAuthorized event raised by the Offer contract.
type OfferRemedyAuthorized struct {
	CaseId   [32]byte
	Ruling   uint8
	Cause    uint8
	ToPayer  *big.Int
	ToSeller *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OfferRemedyAuthorizedEventName = "RemedyAuthorized"

// ContractEventName returns the user-defined event name.
func (OfferRemedyAuthorized) ContractEventName() string {
	return OfferRemedyAuthorizedEventName
}

// UnpackRemedyAuthorizedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RemedyAuthorized(bytes32 indexed caseId, uint8 ruling, uint8 cause, uint256 toPayer, uint256 toSeller)
func (offer *Offer) UnpackRemedyAuthorizedEvent(log *types.Log) (*OfferRemedyAuthorized, error) {
	event := "RemedyAuthorized"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferRemedyAuthorized)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferRequestRecorded represents a RequestRecorded event raised by the Offer contract.
type OfferRequestRecorded struct {
	CaseId       [32]byte
	RequestHash  [32]byte
	EvidenceHash [32]byte
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferRequestRecordedEventName = "RequestRecorded"

// ContractEventName returns the user-defined event name.
func (OfferRequestRecorded) ContractEventName() string {
	return OfferRequestRecordedEventName
}

// UnpackRequestRecordedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event RequestRecorded(bytes32 indexed caseId, bytes32 requestHash, bytes32 evidenceHash)
func (offer *Offer) UnpackRequestRecordedEvent(log *types.Log) (*OfferRequestRecorded, error) {
	event := "RequestRecorded"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferRequestRecorded)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferRuling represents a Ruling event raised by the Offer contract.
type OfferRuling struct {
	Arbitrator common.Address
	DisputeID  *big.Int
	Ruling     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const OfferRulingEventName = "Ruling"

// ContractEventName returns the user-defined event name.
func (OfferRuling) ContractEventName() string {
	return OfferRulingEventName
}

// UnpackRulingEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Ruling(address indexed _arbitrator, uint256 indexed _disputeID, uint256 _ruling)
func (offer *Offer) UnpackRulingEvent(log *types.Log) (*OfferRuling, error) {
	event := "Ruling"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferRuling)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferSettlementExecuted represents a SettlementExecuted event raised by the Offer contract.
type OfferSettlementExecuted struct {
	CaseId   [32]byte
	ToPayer  *big.Int
	Credited *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const OfferSettlementExecutedEventName = "SettlementExecuted"

// ContractEventName returns the user-defined event name.
func (OfferSettlementExecuted) ContractEventName() string {
	return OfferSettlementExecutedEventName
}

// UnpackSettlementExecutedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event SettlementExecuted(bytes32 indexed caseId, uint256 toPayer, uint256 credited)
func (offer *Offer) UnpackSettlementExecutedEvent(log *types.Log) (*OfferSettlementExecuted, error) {
	event := "SettlementExecuted"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferSettlementExecuted)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferSwept represents a Swept event raised by the Offer contract.
type OfferSwept struct {
	Token  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const OfferSweptEventName = "Swept"

// ContractEventName returns the user-defined event name.
func (OfferSwept) ContractEventName() string {
	return OfferSweptEventName
}

// UnpackSweptEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Swept(address indexed token, uint256 amount)
func (offer *Offer) UnpackSweptEvent(log *types.Log) (*OfferSwept, error) {
	event := "Swept"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferSwept)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferWithdrawn represents a Withdrawn event raised by the Offer contract.
type OfferWithdrawn struct {
	Checkpoint *big.Int
	To         common.Address
	Amount     *big.Int
	Raw        *types.Log // Blockchain specific contextual infos
}

const OfferWithdrawnEventName = "Withdrawn"

// ContractEventName returns the user-defined event name.
func (OfferWithdrawn) ContractEventName() string {
	return OfferWithdrawnEventName
}

// UnpackWithdrawnEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Withdrawn(uint256 indexed checkpoint, address indexed to, uint256 amount)
func (offer *Offer) UnpackWithdrawnEvent(log *types.Log) (*OfferWithdrawn, error) {
	event := "Withdrawn"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offer.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferWithdrawn)
	if len(log.Data) > 0 {
		if err := offer.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offer.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// OfferFactoryMetaData contains all meta data concerning the OfferFactory contract.
var OfferFactoryMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"check\",\"inputs\":[{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOffer\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"offerCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"predict\",\"inputs\":[{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"publish\",\"inputs\":[{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"contractIVault\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Published\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"terms\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"anonymous\":false}]",
	ID:  "OfferFactory",
}

// OfferFactory is an auto generated Go binding around an Ethereum contract.
type OfferFactory struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *OfferFactory) GetABI() abi.ABI {
	return c.abi
}

// NewOfferFactory creates a new instance of OfferFactory.
func NewOfferFactory() *OfferFactory {
	parsed, err := OfferFactoryMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &OfferFactory{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *OfferFactory) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackCheck is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5f232265.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function check((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) view returns()
func (offerFactory *OfferFactory) PackCheck(terms Terms) []byte {
	enc, err := offerFactory.abi.Pack("check", terms)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCheck is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5f232265.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function check((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) view returns()
func (offerFactory *OfferFactory) TryPackCheck(terms Terms) ([]byte, error) {
	return offerFactory.abi.Pack("check", terms)
}

// PackIsOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xae016960.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isOffer(address offer) view returns(bool)
func (offerFactory *OfferFactory) PackIsOffer(offer common.Address) []byte {
	enc, err := offerFactory.abi.Pack("isOffer", offer)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsOffer is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xae016960.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isOffer(address offer) view returns(bool)
func (offerFactory *OfferFactory) TryPackIsOffer(offer common.Address) ([]byte, error) {
	return offerFactory.abi.Pack("isOffer", offer)
}

// UnpackIsOffer is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xae016960.
//
// Solidity: function isOffer(address offer) view returns(bool)
func (offerFactory *OfferFactory) UnpackIsOffer(data []byte) (bool, error) {
	out, err := offerFactory.abi.Unpack("isOffer", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackOfferCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1115c24d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function offerCount() view returns(uint256)
func (offerFactory *OfferFactory) PackOfferCount() []byte {
	enc, err := offerFactory.abi.Pack("offerCount")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOfferCount is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1115c24d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function offerCount() view returns(uint256)
func (offerFactory *OfferFactory) TryPackOfferCount() ([]byte, error) {
	return offerFactory.abi.Pack("offerCount")
}

// UnpackOfferCount is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1115c24d.
//
// Solidity: function offerCount() view returns(uint256)
func (offerFactory *OfferFactory) UnpackOfferCount(data []byte) (*big.Int, error) {
	out, err := offerFactory.abi.Unpack("offerCount", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPredict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x13a99032.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function predict((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) view returns(address offer)
func (offerFactory *OfferFactory) PackPredict(terms Terms) []byte {
	enc, err := offerFactory.abi.Pack("predict", terms)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPredict is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x13a99032.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function predict((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) view returns(address offer)
func (offerFactory *OfferFactory) TryPackPredict(terms Terms) ([]byte, error) {
	return offerFactory.abi.Pack("predict", terms)
}

// UnpackPredict is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x13a99032.
//
// Solidity: function predict((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) view returns(address offer)
func (offerFactory *OfferFactory) UnpackPredict(data []byte) (common.Address, error) {
	out, err := offerFactory.abi.Unpack("predict", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackPublish is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa58f4a10.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function publish((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) returns(address offer)
func (offerFactory *OfferFactory) PackPublish(terms Terms) []byte {
	enc, err := offerFactory.abi.Pack("publish", terms)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPublish is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa58f4a10.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function publish((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) returns(address offer)
func (offerFactory *OfferFactory) TryPackPublish(terms Terms) ([]byte, error) {
	return offerFactory.abi.Pack("publish", terms)
}

// UnpackPublish is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa58f4a10.
//
// Solidity: function publish((address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms) returns(address offer)
func (offerFactory *OfferFactory) UnpackPublish(data []byte) (common.Address, error) {
	out, err := offerFactory.abi.Unpack("publish", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function vault() view returns(address)
func (offerFactory *OfferFactory) PackVault() []byte {
	enc, err := offerFactory.abi.Pack("vault")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackVault is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfbfa77cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function vault() view returns(address)
func (offerFactory *OfferFactory) TryPackVault() ([]byte, error) {
	return offerFactory.abi.Pack("vault")
}

// UnpackVault is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfbfa77cf.
//
// Solidity: function vault() view returns(address)
func (offerFactory *OfferFactory) UnpackVault(data []byte) (common.Address, error) {
	out, err := offerFactory.abi.Unpack("vault", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// OfferFactoryPublished represents a Published event raised by the OfferFactory contract.
type OfferFactoryPublished struct {
	Offer        common.Address
	Seller       common.Address
	ManifestHash [32]byte
	Terms        Terms
	Raw          *types.Log // Blockchain specific contextual infos
}

const OfferFactoryPublishedEventName = "Published"

// ContractEventName returns the user-defined event name.
func (OfferFactoryPublished) ContractEventName() string {
	return OfferFactoryPublishedEventName
}

// UnpackPublishedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Published(address indexed offer, address indexed seller, bytes32 indexed manifestHash, (address,address,address,address,address,bytes32,uint32,uint32,uint32,uint32,uint256,uint256,uint256,uint256,uint256,uint256,uint256,(bool,uint32,uint32),(uint8,uint8,uint8,uint8,uint32,uint8,uint8,uint8,uint16,uint256,uint8),bytes,bytes32) terms)
func (offerFactory *OfferFactory) UnpackPublishedEvent(log *types.Log) (*OfferFactoryPublished, error) {
	event := "Published"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != offerFactory.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(OfferFactoryPublished)
	if len(log.Data) > 0 {
		if err := offerFactory.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range offerFactory.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// SignatureCheckerMetaData contains all meta data concerning the SignatureChecker contract.
var SignatureCheckerMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"isValidSignatureNow\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"digest\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"}]",
	ID:  "34fb3a169c8f4e5b62448428a97d4d17de",
	Bin: "0x6106a4610026600b82828239805160001a60731461001957fe5b30600052607381538281f3fe73000000000000000000000000000000000000000030146080604052600436106100355760003560e01c80636ccea6521461003a575b600080fd5b6101026004803603606081101561005057600080fd5b73ffffffffffffffffffffffffffffffffffffffff8235169160208101359181019060608101604082013564010000000081111561008d57600080fd5b82018360208201111561009f57600080fd5b803590602001918460018302840111640100000000831117156100c157600080fd5b91908080601f016020809104026020016040519081016040528093929190818152602001838380828437600092019190915250929550610116945050505050565b604080519115158252519081900360200190f35b600061012184610179565b610164578373ffffffffffffffffffffffffffffffffffffffff16610146848461017f565b73ffffffffffffffffffffffffffffffffffffffff16149050610172565b61016f848484610203565b90505b9392505050565b3b151590565b600081516041146101db576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260238152602001806106296023913960400191505060405180910390fd5b60208201516040830151606084015160001a6101f98682858561042d565b9695505050505050565b60008060608573ffffffffffffffffffffffffffffffffffffffff16631626ba7e60e01b86866040516024018083815260200180602001828103825283818151815260200191508051906020019080838360005b8381101561026f578181015183820152602001610257565b50505050905090810190601f16801561029c5780820380516001836020036101000a031916815260200191505b50604080517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff167fffffffff000000000000000000000000000000000000000000000000000000009098169790971787525181519196909550859450925090508083835b6020831061036957805182527fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0909201916020918201910161032c565b6001836020036101000a038019825116818451168082178552505050505050905001915050600060405180830381855afa9150503d80600081146103c9576040519150601f19603f3d011682016040523d82523d6000602084013e6103ce565b606091505b50915091508180156103e257506020815110155b80156101f9575080517f1626ba7e00000000000000000000000000000000000000000000000000000000906020808401919081101561042057600080fd5b5051149695505050505050565b60007f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08211156104a8576040517f08c379a00000000000000000000000000000000000000000000000000000000081526004018080602001828103825260268152602001806106726026913960400191505060405180910390fd5b8360ff16601b141580156104c057508360ff16601c14155b15610516576040517f08c379a000000000000000000000000000000000000000000000000000000000815260040180806020018281038252602681526020018061064c6026913960400191505060405180910390fd5b600060018686868660405160008152602001604052604051808581526020018460ff1681526020018381526020018281526020019450505050506020604051602081039080840390855afa158015610572573d6000803e3d6000fd5b50506040517fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0015191505073ffffffffffffffffffffffffffffffffffffffff811661061f57604080517f08c379a000000000000000000000000000000000000000000000000000000000815260206004820152601c60248201527f45435265636f7665723a20696e76616c6964207369676e617475726500000000604482015290519081900360640190fd5b9594505050505056fe45435265636f7665723a20696e76616c6964207369676e6174757265206c656e67746845435265636f7665723a20696e76616c6964207369676e6174757265202776272076616c756545435265636f7665723a20696e76616c6964207369676e6174757265202773272076616c7565a164736f6c634300060c000a",
}

// SignatureChecker is an auto generated Go binding around an Ethereum contract.
type SignatureChecker struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *SignatureChecker) GetABI() abi.ABI {
	return c.abi
}

// NewSignatureChecker creates a new instance of SignatureChecker.
func NewSignatureChecker() *SignatureChecker {
	parsed, err := SignatureCheckerMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &SignatureChecker{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *SignatureChecker) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackIsValidSignatureNow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6ccea652.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isValidSignatureNow(address signer, bytes32 digest, bytes signature) view returns(bool)
func (signatureChecker *SignatureChecker) PackIsValidSignatureNow(signer common.Address, digest [32]byte, signature []byte) []byte {
	enc, err := signatureChecker.abi.Pack("isValidSignatureNow", signer, digest, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsValidSignatureNow is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6ccea652.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isValidSignatureNow(address signer, bytes32 digest, bytes signature) view returns(bool)
func (signatureChecker *SignatureChecker) TryPackIsValidSignatureNow(signer common.Address, digest [32]byte, signature []byte) ([]byte, error) {
	return signatureChecker.abi.Pack("isValidSignatureNow", signer, digest, signature)
}

// UnpackIsValidSignatureNow is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6ccea652.
//
// Solidity: function isValidSignatureNow(address signer, bytes32 digest, bytes signature) view returns(bool)
func (signatureChecker *SignatureChecker) UnpackIsValidSignatureNow(data []byte) (bool, error) {
	out, err := signatureChecker.abi.Unpack("isValidSignatureNow", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// VaultMetaData contains all meta data concerning the Vault contract.
var VaultMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"UNSTAKE_DELAY\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"bondNonce\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"statementHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"claim\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"credits\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"freeStake\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"holds\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHold\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"feePaid\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"open\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"hold\",\"type\":\"tuple\",\"internalType\":\"structHold\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"feePaid\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"relayer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"wanted\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"statementHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"authorization\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"reserved\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"payFee\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"record\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structRecord\",\"components\":[{\"name\":\"cases\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"honored\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"notHonored\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unclear\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"refused\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"contested\",\"type\":\"uint96\",\"internalType\":\"uint96\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"requestUnstake\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reserve\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"wanted\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"reserved\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reservedStake\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"settle\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"row\",\"type\":\"tuple\",\"internalType\":\"structRow\",\"components\":[{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"},{\"name\":\"paymentToPayerBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"bondToPayerBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"feeBearer\",\"type\":\"uint8\",\"internalType\":\"enumFeeBearer\"},{\"name\":\"penalty\",\"type\":\"bool\",\"internalType\":\"bool\"}]},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stake\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"authorization\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stakeNonce\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unstake\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"CreditClaimed\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Credited\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FeePaid\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"HoldOpened\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"HoldReleased\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"toPayer\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"toSeller\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Staked\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnstakeRequested\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"availableAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unstaked\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false}]",
	ID:  "Vault",
}

// Vault is an auto generated Go binding around an Ethereum contract.
type Vault struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *Vault) GetABI() abi.ABI {
	return c.abi
}

// NewVault creates a new instance of Vault.
func NewVault() *Vault {
	parsed, err := VaultMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &Vault{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *Vault) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackUNSTAKEDELAY is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe35e5d84.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function UNSTAKE_DELAY() view returns(uint64)
func (vault *Vault) PackUNSTAKEDELAY() []byte {
	enc, err := vault.abi.Pack("UNSTAKE_DELAY")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUNSTAKEDELAY is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe35e5d84.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function UNSTAKE_DELAY() view returns(uint64)
func (vault *Vault) TryPackUNSTAKEDELAY() ([]byte, error) {
	return vault.abi.Pack("UNSTAKE_DELAY")
}

// UnpackUNSTAKEDELAY is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe35e5d84.
//
// Solidity: function UNSTAKE_DELAY() view returns(uint64)
func (vault *Vault) UnpackUNSTAKEDELAY(data []byte) (uint64, error) {
	out, err := vault.abi.Unpack("UNSTAKE_DELAY", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
}

// PackBondNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85b517aa.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function bondNonce(address offer, bytes32 statementHash) pure returns(bytes32)
func (vault *Vault) PackBondNonce(offer common.Address, statementHash [32]byte) []byte {
	enc, err := vault.abi.Pack("bondNonce", offer, statementHash)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBondNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85b517aa.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function bondNonce(address offer, bytes32 statementHash) pure returns(bytes32)
func (vault *Vault) TryPackBondNonce(offer common.Address, statementHash [32]byte) ([]byte, error) {
	return vault.abi.Pack("bondNonce", offer, statementHash)
}

// UnpackBondNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85b517aa.
//
// Solidity: function bondNonce(address offer, bytes32 statementHash) pure returns(bytes32)
func (vault *Vault) UnpackBondNonce(data []byte) ([32]byte, error) {
	out, err := vault.abi.Unpack("bondNonce", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21c0b342.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claim(address token, address owner) returns(uint256 amount)
func (vault *Vault) PackClaim(token common.Address, owner common.Address) []byte {
	enc, err := vault.abi.Pack("claim", token, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaim is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x21c0b342.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claim(address token, address owner) returns(uint256 amount)
func (vault *Vault) TryPackClaim(token common.Address, owner common.Address) ([]byte, error) {
	return vault.abi.Pack("claim", token, owner)
}

// UnpackClaim is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x21c0b342.
//
// Solidity: function claim(address token, address owner) returns(uint256 amount)
func (vault *Vault) UnpackClaim(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("claim", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x637cd7f0.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function credits(address token, address owner) view returns(uint256)
func (vault *Vault) PackCredits(token common.Address, owner common.Address) []byte {
	enc, err := vault.abi.Pack("credits", token, owner)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCredits is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x637cd7f0.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function credits(address token, address owner) view returns(uint256)
func (vault *Vault) TryPackCredits(token common.Address, owner common.Address) ([]byte, error) {
	return vault.abi.Pack("credits", token, owner)
}

// UnpackCredits is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x637cd7f0.
//
// Solidity: function credits(address token, address owner) view returns(uint256)
func (vault *Vault) UnpackCredits(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("credits", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackFreeStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x58420ae3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function freeStake(address seller, address token) view returns(uint256)
func (vault *Vault) PackFreeStake(seller common.Address, token common.Address) []byte {
	enc, err := vault.abi.Pack("freeStake", seller, token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFreeStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x58420ae3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function freeStake(address seller, address token) view returns(uint256)
func (vault *Vault) TryPackFreeStake(seller common.Address, token common.Address) ([]byte, error) {
	return vault.abi.Pack("freeStake", seller, token)
}

// UnpackFreeStake is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x58420ae3.
//
// Solidity: function freeStake(address seller, address token) view returns(uint256)
func (vault *Vault) UnpackFreeStake(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("freeStake", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackHolds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe7b8edf6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function holds(address offer, bytes32 caseId) view returns((address,address,address,uint256,uint256,uint256,uint256))
func (vault *Vault) PackHolds(offer common.Address, caseId [32]byte) []byte {
	enc, err := vault.abi.Pack("holds", offer, caseId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHolds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe7b8edf6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function holds(address offer, bytes32 caseId) view returns((address,address,address,uint256,uint256,uint256,uint256))
func (vault *Vault) TryPackHolds(offer common.Address, caseId [32]byte) ([]byte, error) {
	return vault.abi.Pack("holds", offer, caseId)
}

// UnpackHolds is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe7b8edf6.
//
// Solidity: function holds(address offer, bytes32 caseId) view returns((address,address,address,uint256,uint256,uint256,uint256))
func (vault *Vault) UnpackHolds(data []byte) (Hold, error) {
	out, err := vault.abi.Unpack("holds", data)
	if err != nil {
		return *new(Hold), err
	}
	out0 := *abi.ConvertType(out[0], new(Hold)).(*Hold)
	return out0, nil
}

// PackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3977126b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function open(bytes32 caseId, (address,address,address,uint256,uint256,uint256,uint256) hold, address relayer, uint256 wanted, bytes32 statementHash, (uint256,uint256,bytes) authorization) returns(uint256 reserved)
func (vault *Vault) PackOpen(caseId [32]byte, hold Hold, relayer common.Address, wanted *big.Int, statementHash [32]byte, authorization Authorization) []byte {
	enc, err := vault.abi.Pack("open", caseId, hold, relayer, wanted, statementHash, authorization)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpen is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3977126b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function open(bytes32 caseId, (address,address,address,uint256,uint256,uint256,uint256) hold, address relayer, uint256 wanted, bytes32 statementHash, (uint256,uint256,bytes) authorization) returns(uint256 reserved)
func (vault *Vault) TryPackOpen(caseId [32]byte, hold Hold, relayer common.Address, wanted *big.Int, statementHash [32]byte, authorization Authorization) ([]byte, error) {
	return vault.abi.Pack("open", caseId, hold, relayer, wanted, statementHash, authorization)
}

// UnpackOpen is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3977126b.
//
// Solidity: function open(bytes32 caseId, (address,address,address,uint256,uint256,uint256,uint256) hold, address relayer, uint256 wanted, bytes32 statementHash, (uint256,uint256,bytes) authorization) returns(uint256 reserved)
func (vault *Vault) UnpackOpen(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("open", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackPayFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcdb686ef.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function payFee(bytes32 caseId, address to, uint256 fee) returns()
func (vault *Vault) PackPayFee(caseId [32]byte, to common.Address, fee *big.Int) []byte {
	enc, err := vault.abi.Pack("payFee", caseId, to, fee)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackPayFee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xcdb686ef.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function payFee(bytes32 caseId, address to, uint256 fee) returns()
func (vault *Vault) TryPackPayFee(caseId [32]byte, to common.Address, fee *big.Int) ([]byte, error) {
	return vault.abi.Pack("payFee", caseId, to, fee)
}

// PackRecord is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3465d6d5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function record(address seller) view returns((uint32,uint32,uint32,uint32,uint32,uint96))
func (vault *Vault) PackRecord(seller common.Address) []byte {
	enc, err := vault.abi.Pack("record", seller)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRecord is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3465d6d5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function record(address seller) view returns((uint32,uint32,uint32,uint32,uint32,uint96))
func (vault *Vault) TryPackRecord(seller common.Address) ([]byte, error) {
	return vault.abi.Pack("record", seller)
}

// UnpackRecord is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3465d6d5.
//
// Solidity: function record(address seller) view returns((uint32,uint32,uint32,uint32,uint32,uint96))
func (vault *Vault) UnpackRecord(data []byte) (Record, error) {
	out, err := vault.abi.Unpack("record", data)
	if err != nil {
		return *new(Record), err
	}
	out0 := *abi.ConvertType(out[0], new(Record)).(*Record)
	return out0, nil
}

// PackRequestUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x710ba631.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestUnstake(address token, uint256 amount) returns()
func (vault *Vault) PackRequestUnstake(token common.Address, amount *big.Int) []byte {
	enc, err := vault.abi.Pack("requestUnstake", token, amount)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x710ba631.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestUnstake(address token, uint256 amount) returns()
func (vault *Vault) TryPackRequestUnstake(token common.Address, amount *big.Int) ([]byte, error) {
	return vault.abi.Pack("requestUnstake", token, amount)
}

// PackReserve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1be28f4.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reserve(bytes32 caseId, address payer, address seller, address token, uint256 wanted) returns(uint256 reserved)
func (vault *Vault) PackReserve(caseId [32]byte, payer common.Address, seller common.Address, token common.Address, wanted *big.Int) []byte {
	enc, err := vault.abi.Pack("reserve", caseId, payer, seller, token, wanted)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReserve is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe1be28f4.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reserve(bytes32 caseId, address payer, address seller, address token, uint256 wanted) returns(uint256 reserved)
func (vault *Vault) TryPackReserve(caseId [32]byte, payer common.Address, seller common.Address, token common.Address, wanted *big.Int) ([]byte, error) {
	return vault.abi.Pack("reserve", caseId, payer, seller, token, wanted)
}

// UnpackReserve is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe1be28f4.
//
// Solidity: function reserve(bytes32 caseId, address payer, address seller, address token, uint256 wanted) returns(uint256 reserved)
func (vault *Vault) UnpackReserve(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("reserve", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackReservedStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0fe9f622.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reservedStake(address seller, address token) view returns(uint256)
func (vault *Vault) PackReservedStake(seller common.Address, token common.Address) []byte {
	enc, err := vault.abi.Pack("reservedStake", seller, token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReservedStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0fe9f622.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reservedStake(address seller, address token) view returns(uint256)
func (vault *Vault) TryPackReservedStake(seller common.Address, token common.Address) ([]byte, error) {
	return vault.abi.Pack("reservedStake", seller, token)
}

// UnpackReservedStake is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0fe9f622.
//
// Solidity: function reservedStake(address seller, address token) view returns(uint256)
func (vault *Vault) UnpackReservedStake(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("reservedStake", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe302d198.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settle(bytes32 caseId, (uint8,uint8,uint16,uint16,uint8,bool) row, uint256 amount, uint256 penalty, uint256 answerCost) returns()
func (vault *Vault) PackSettle(caseId [32]byte, row Row, amount *big.Int, penalty *big.Int, answerCost *big.Int) []byte {
	enc, err := vault.abi.Pack("settle", caseId, row, amount, penalty, answerCost)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe302d198.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settle(bytes32 caseId, (uint8,uint8,uint16,uint16,uint8,bool) row, uint256 amount, uint256 penalty, uint256 answerCost) returns()
func (vault *Vault) TryPackSettle(caseId [32]byte, row Row, amount *big.Int, penalty *big.Int, answerCost *big.Int) ([]byte, error) {
	return vault.abi.Pack("settle", caseId, row, amount, penalty, answerCost)
}

// PackStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e0d8965.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stake(address seller, address token, uint256 amount, bytes32 salt, (uint256,uint256,bytes) authorization) returns()
func (vault *Vault) PackStake(seller common.Address, token common.Address, amount *big.Int, salt [32]byte, authorization Authorization) []byte {
	enc, err := vault.abi.Pack("stake", seller, token, amount, salt, authorization)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8e0d8965.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stake(address seller, address token, uint256 amount, bytes32 salt, (uint256,uint256,bytes) authorization) returns()
func (vault *Vault) TryPackStake(seller common.Address, token common.Address, amount *big.Int, salt [32]byte, authorization Authorization) ([]byte, error) {
	return vault.abi.Pack("stake", seller, token, amount, salt, authorization)
}

// PackStakeNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d9caf4e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stakeNonce(address seller, bytes32 salt) view returns(bytes32)
func (vault *Vault) PackStakeNonce(seller common.Address, salt [32]byte) []byte {
	enc, err := vault.abi.Pack("stakeNonce", seller, salt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStakeNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d9caf4e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stakeNonce(address seller, bytes32 salt) view returns(bytes32)
func (vault *Vault) TryPackStakeNonce(seller common.Address, salt [32]byte) ([]byte, error) {
	return vault.abi.Pack("stakeNonce", seller, salt)
}

// UnpackStakeNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d9caf4e.
//
// Solidity: function stakeNonce(address seller, bytes32 salt) view returns(bytes32)
func (vault *Vault) UnpackStakeNonce(data []byte) ([32]byte, error) {
	out, err := vault.abi.Unpack("stakeNonce", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2888dbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unstake(address token) returns(uint256 amount)
func (vault *Vault) PackUnstake(token common.Address) []byte {
	enc, err := vault.abi.Pack("unstake", token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf2888dbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unstake(address token) returns(uint256 amount)
func (vault *Vault) TryPackUnstake(token common.Address) ([]byte, error) {
	return vault.abi.Pack("unstake", token)
}

// UnpackUnstake is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf2888dbb.
//
// Solidity: function unstake(address token) returns(uint256 amount)
func (vault *Vault) UnpackUnstake(data []byte) (*big.Int, error) {
	out, err := vault.abi.Unpack("unstake", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// VaultCreditClaimed represents a CreditClaimed event raised by the Vault contract.
type VaultCreditClaimed struct {
	Token  common.Address
	Owner  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const VaultCreditClaimedEventName = "CreditClaimed"

// ContractEventName returns the user-defined event name.
func (VaultCreditClaimed) ContractEventName() string {
	return VaultCreditClaimedEventName
}

// UnpackCreditClaimedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event CreditClaimed(address indexed token, address indexed owner, uint256 amount)
func (vault *Vault) UnpackCreditClaimedEvent(log *types.Log) (*VaultCreditClaimed, error) {
	event := "CreditClaimed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultCreditClaimed)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultCredited represents a Credited event raised by the Vault contract.
type VaultCredited struct {
	Token  common.Address
	Owner  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const VaultCreditedEventName = "Credited"

// ContractEventName returns the user-defined event name.
func (VaultCredited) ContractEventName() string {
	return VaultCreditedEventName
}

// UnpackCreditedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Credited(address indexed token, address indexed owner, uint256 amount)
func (vault *Vault) UnpackCreditedEvent(log *types.Log) (*VaultCredited, error) {
	event := "Credited"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultCredited)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultFeePaid represents a FeePaid event raised by the Vault contract.
type VaultFeePaid struct {
	Offer  common.Address
	CaseId [32]byte
	To     common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const VaultFeePaidEventName = "FeePaid"

// ContractEventName returns the user-defined event name.
func (VaultFeePaid) ContractEventName() string {
	return VaultFeePaidEventName
}

// UnpackFeePaidEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FeePaid(address indexed offer, bytes32 indexed caseId, address indexed to, uint256 amount)
func (vault *Vault) UnpackFeePaidEvent(log *types.Log) (*VaultFeePaid, error) {
	event := "FeePaid"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultFeePaid)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultHoldOpened represents a HoldOpened event raised by the Vault contract.
type VaultHoldOpened struct {
	Offer    common.Address
	CaseId   [32]byte
	Payer    common.Address
	Bond     *big.Int
	Reserve  *big.Int
	RelayFee *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const VaultHoldOpenedEventName = "HoldOpened"

// ContractEventName returns the user-defined event name.
func (VaultHoldOpened) ContractEventName() string {
	return VaultHoldOpenedEventName
}

// UnpackHoldOpenedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event HoldOpened(address indexed offer, bytes32 indexed caseId, address payer, uint256 bond, uint256 reserve, uint256 relayFee)
func (vault *Vault) UnpackHoldOpenedEvent(log *types.Log) (*VaultHoldOpened, error) {
	event := "HoldOpened"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultHoldOpened)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultHoldReleased represents a HoldReleased event raised by the Vault contract.
type VaultHoldReleased struct {
	Offer    common.Address
	CaseId   [32]byte
	ToPayer  *big.Int
	ToSeller *big.Int
	Penalty  *big.Int
	Raw      *types.Log // Blockchain specific contextual infos
}

const VaultHoldReleasedEventName = "HoldReleased"

// ContractEventName returns the user-defined event name.
func (VaultHoldReleased) ContractEventName() string {
	return VaultHoldReleasedEventName
}

// UnpackHoldReleasedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event HoldReleased(address indexed offer, bytes32 indexed caseId, uint256 toPayer, uint256 toSeller, uint256 penalty)
func (vault *Vault) UnpackHoldReleasedEvent(log *types.Log) (*VaultHoldReleased, error) {
	event := "HoldReleased"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultHoldReleased)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultStaked represents a Staked event raised by the Vault contract.
type VaultStaked struct {
	Seller common.Address
	Token  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const VaultStakedEventName = "Staked"

// ContractEventName returns the user-defined event name.
func (VaultStaked) ContractEventName() string {
	return VaultStakedEventName
}

// UnpackStakedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Staked(address indexed seller, address indexed token, uint256 amount)
func (vault *Vault) UnpackStakedEvent(log *types.Log) (*VaultStaked, error) {
	event := "Staked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultStaked)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultUnstakeRequested represents a UnstakeRequested event raised by the Vault contract.
type VaultUnstakeRequested struct {
	Seller      common.Address
	Token       common.Address
	Amount      *big.Int
	AvailableAt uint64
	Raw         *types.Log // Blockchain specific contextual infos
}

const VaultUnstakeRequestedEventName = "UnstakeRequested"

// ContractEventName returns the user-defined event name.
func (VaultUnstakeRequested) ContractEventName() string {
	return VaultUnstakeRequestedEventName
}

// UnpackUnstakeRequestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event UnstakeRequested(address indexed seller, address indexed token, uint256 amount, uint64 availableAt)
func (vault *Vault) UnpackUnstakeRequestedEvent(log *types.Log) (*VaultUnstakeRequested, error) {
	event := "UnstakeRequested"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultUnstakeRequested)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// VaultUnstaked represents a Unstaked event raised by the Vault contract.
type VaultUnstaked struct {
	Seller common.Address
	Token  common.Address
	Amount *big.Int
	Raw    *types.Log // Blockchain specific contextual infos
}

const VaultUnstakedEventName = "Unstaked"

// ContractEventName returns the user-defined event name.
func (VaultUnstaked) ContractEventName() string {
	return VaultUnstakedEventName
}

// UnpackUnstakedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unstaked(address indexed seller, address indexed token, uint256 amount)
func (vault *Vault) UnpackUnstakedEvent(log *types.Log) (*VaultUnstaked, error) {
	event := "Unstaked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != vault.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(VaultUnstaked)
	if len(log.Data) > 0 {
		if err := vault.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range vault.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}
