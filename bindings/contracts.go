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

// Claim is an auto generated low-level Go binding around an user-defined struct.
type Claim struct {
	RunId       [32]byte
	Attempt     uint32
	RequestHash [32]byte
	Previous    [32]byte
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
	BySignatures bool
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

// KeyPayment is an auto generated low-level Go binding around an user-defined struct.
type KeyPayment struct {
	Transfer PackedTransfer
	R        [32]byte
	Vs       [32]byte
}

// Opening is an auto generated low-level Go binding around an user-defined struct.
type Opening struct {
	Observations *big.Int
	Transcript   [32]byte
	Salt         [32]byte
	ClaimsRoot   [32]byte
}

// PackedTransfer is an auto generated low-level Go binding around an user-defined struct.
type PackedTransfer struct {
	FromAndValue *big.Int
	ToAndTimes   *big.Int
	Nonce        [32]byte
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

// RunSlot is an auto generated low-level Go binding around an user-defined struct.
type RunSlot struct {
	DisputeID     *big.Int
	Round         uint8
	Seat          uint8
	RequirementId string
	JudgeId       string
	RunIndex      *big.Int
}

// Seat is an auto generated low-level Go binding around an user-defined struct.
type Seat struct {
	Validator    common.Address
	Committed    bool
	PairHash     [32]byte
	Revealed     bool
	Observations *big.Int
	Equivocated  bool
}

// SignedSeat is an auto generated low-level Go binding around an user-defined struct.
type SignedSeat struct {
	Commitment [32]byte
	Opening    Opening
	Signature  []byte
}

// Terminal is an auto generated low-level Go binding around an user-defined struct.
type Terminal struct {
	RunId      [32]byte
	Attempt    uint32
	ClaimHash  [32]byte
	Status     uint8
	OutputHash [32]byte
	Verdict    uint8
	ScopeHash  [32]byte
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

// WalletPayment is an auto generated low-level Go binding around an user-defined struct.
type WalletPayment struct {
	Transfer  PackedTransfer
	Signature []byte
}

// Windows is an auto generated low-level Go binding around an user-defined struct.
type Windows struct {
	Draw   uint32
	Commit uint32
	Reveal uint32
}

// BatchSettlerMetaData contains all meta data concerning the BatchSettler contract.
var BatchSettlerMetaData = bind.MetaData{
	ABI: "[{\"type\":\"function\",\"name\":\"KEY_GAS\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"MAX_PAYMENTS\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"MAX_REASON\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"WALLET_GAS\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"settle\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"byKey\",\"type\":\"tuple[]\",\"internalType\":\"structKeyPayment[]\",\"components\":[{\"name\":\"transfer\",\"type\":\"tuple\",\"internalType\":\"structPackedTransfer\",\"components\":[{\"name\":\"fromAndValue\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"toAndTimes\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"r\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"vs\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"byWallet\",\"type\":\"tuple[]\",\"internalType\":\"structWalletPayment[]\",\"components\":[{\"name\":\"transfer\",\"type\":\"tuple\",\"internalType\":\"structPackedTransfer\",\"components\":[{\"name\":\"fromAndValue\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"toAndTimes\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"settled\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"event\",\"name\":\"BatchSettled\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"sender\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"count\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"settled\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"PaymentRefused\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"index\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"reason\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"BatchSizeInvalid\",\"inputs\":[{\"name\":\"size\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"GasTooLow\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"left\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"required\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"TokenWithoutCode\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]}]",
	ID:  "BatchSettler",
	Bin: "0x60808060405234601557610707908161001a8239f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80632959340b146100c4578063789c2525146100a75780639a3098011461008c578063c4d7c1311461006f5763f594e32014610050575f80fd5b3461006b575f36600319011261006b57602060405160a48152f35b5f80fd5b3461006b575f36600319011261006b5760206040516207a1208152f35b3461006b575f36600319011261006b57602060405160808152f35b3461006b575f36600319011261006b57602060405162030d408152f35b3461006b57606036600319011261006b5760043573ffffffffffffffffffffffffffffffffffffffff811680820361006b5760243567ffffffffffffffff811161006b573660238201121561006b5780600401359167ffffffffffffffff831161006b5760248201916024369160a0860201011161006b576044359267ffffffffffffffff841161006b573660238501121561006b5783600401359067ffffffffffffffff821161006b573660248360051b8701011161006b577f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c6106b25760017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d5f948282019485831161048457851580156106a8575b61069057873b1561067d575f9392935b8481106104985750503681900360a2190191835b86811061026a57602088888860405191825282848301527f7947f4b85a0f465ad3f6a9993e0a1e2266fbd37bef6fda62484f1fad6f86a05760403393a35f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005d604051908152f35b84810381811161048457828110156104705760051b8301602401358481121561006b5783016024810135908160601c60448201358060601c906084840135601e19602319863603010181121561006b5784016024018035959067ffffffffffffffff871161006b5760200190863603821361006b57866bffffffffffffffffffffffff976101249365ffffffffffff61036f966040519b8c96602088019a63cf09299560e01b8c528c60248a01526044890152166064870152818160301c1660848701521660a4850152606489013560c485015260e060e485015281610104850152848401375f838284010152601f801991011681010301601f1981018652856106d1565b5a6207c7f0811061045357505f808e8c938260609851926207a120f19384158061041f575b6103b7575b505050506103aa575b600101610202565b6001811b909717966103a2565b60209360607f78e0ed2b8a4b4913e8b0364bd0227c3e88a374d75637e4829a0ba2d63d84da639260646040519384928b845260408a8501528051998a91826040870152018585015e5f838a01850152013596601f01601f19168101030190a48a808881610399565b3d915060a4821161044a575b60405191808352805f602085013e8201603f01601f1916604052610394565b60a4915061042b565b85631247ebbd60e11b5f526004526024526207c7f060445260645ffd5b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b6104a68186849796976106c1565b6104b18286856106c1565b90608082013582358060601c9160208501358060601c958260ff1c601b019687601b116104845760449765ffffffffffff6060946bffffffffffffffffffffffff7f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff9860ff956040519d8e602081019d8e6371f70b0760e11b9052602482015201521660648c0152818160301c1660848c01521660a48a0152604083013560c48a01521660e4880152013561010486015216610124840152610124835261057a610144846106d1565b5a62032176811061066057505f8c819282606096519262030d40f1918883158061062c575b6105c4575b5050506105b7575b6001019392936101ee565b6001811b909717966105ac565b7f78e0ed2b8a4b4913e8b0364bd0227c3e88a374d75637e4829a0ba2d63d84da6360209360608135811c94604080519384928b8452828a8501528051998a918285870152018585015e5f838a01850152013596601f01601f19168101030190a48a80886105a4565b3d925060a48311610657575b60405192808452805f602086013e8301603f01601f191660405261059f565b60a49250610638565b84631247ebbd60e11b5f526004526024526203217660445260645ffd5b84639276324f60e01b5f5260045260245ffd5b85631fe5011b60e11b5f52600452608060245260445ffd5b50608086116101de565b633ee5aeb560e01b5f5260045ffd5b91908110156104705760a0020190565b90601f8019910116810190811067ffffffffffffffff8211176106f357604052565b634e487b7160e01b5f52604160045260245ffd",
}

// BatchSettler is an auto generated Go binding around an Ethereum contract.
type BatchSettler struct {
	abi abi.ABI
}

// GetABI returns the ABI associated with this contract binding.
func (c *BatchSettler) GetABI() abi.ABI {
	return c.abi
}

// NewBatchSettler creates a new instance of BatchSettler.
func NewBatchSettler() *BatchSettler {
	parsed, err := BatchSettlerMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &BatchSettler{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *BatchSettler) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackKEYGAS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x789c2525.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function KEY_GAS() view returns(uint256)
func (batchSettler *BatchSettler) PackKEYGAS() []byte {
	enc, err := batchSettler.abi.Pack("KEY_GAS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackKEYGAS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x789c2525.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function KEY_GAS() view returns(uint256)
func (batchSettler *BatchSettler) TryPackKEYGAS() ([]byte, error) {
	return batchSettler.abi.Pack("KEY_GAS")
}

// UnpackKEYGAS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x789c2525.
//
// Solidity: function KEY_GAS() view returns(uint256)
func (batchSettler *BatchSettler) UnpackKEYGAS(data []byte) (*big.Int, error) {
	out, err := batchSettler.abi.Unpack("KEY_GAS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXPAYMENTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9a309801.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_PAYMENTS() view returns(uint256)
func (batchSettler *BatchSettler) PackMAXPAYMENTS() []byte {
	enc, err := batchSettler.abi.Pack("MAX_PAYMENTS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXPAYMENTS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x9a309801.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_PAYMENTS() view returns(uint256)
func (batchSettler *BatchSettler) TryPackMAXPAYMENTS() ([]byte, error) {
	return batchSettler.abi.Pack("MAX_PAYMENTS")
}

// UnpackMAXPAYMENTS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x9a309801.
//
// Solidity: function MAX_PAYMENTS() view returns(uint256)
func (batchSettler *BatchSettler) UnpackMAXPAYMENTS(data []byte) (*big.Int, error) {
	out, err := batchSettler.abi.Unpack("MAX_PAYMENTS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackMAXREASON is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf594e320.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_REASON() view returns(uint256)
func (batchSettler *BatchSettler) PackMAXREASON() []byte {
	enc, err := batchSettler.abi.Pack("MAX_REASON")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXREASON is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf594e320.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_REASON() view returns(uint256)
func (batchSettler *BatchSettler) TryPackMAXREASON() ([]byte, error) {
	return batchSettler.abi.Pack("MAX_REASON")
}

// UnpackMAXREASON is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf594e320.
//
// Solidity: function MAX_REASON() view returns(uint256)
func (batchSettler *BatchSettler) UnpackMAXREASON(data []byte) (*big.Int, error) {
	out, err := batchSettler.abi.Unpack("MAX_REASON", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackWALLETGAS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc4d7c131.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function WALLET_GAS() view returns(uint256)
func (batchSettler *BatchSettler) PackWALLETGAS() []byte {
	enc, err := batchSettler.abi.Pack("WALLET_GAS")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackWALLETGAS is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc4d7c131.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function WALLET_GAS() view returns(uint256)
func (batchSettler *BatchSettler) TryPackWALLETGAS() ([]byte, error) {
	return batchSettler.abi.Pack("WALLET_GAS")
}

// UnpackWALLETGAS is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc4d7c131.
//
// Solidity: function WALLET_GAS() view returns(uint256)
func (batchSettler *BatchSettler) UnpackWALLETGAS(data []byte) (*big.Int, error) {
	out, err := batchSettler.abi.Unpack("WALLET_GAS", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2959340b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settle(address token, ((uint256,uint256,bytes32),bytes32,bytes32)[] byKey, ((uint256,uint256,bytes32),bytes)[] byWallet) returns(uint256 settled)
func (batchSettler *BatchSettler) PackSettle(token common.Address, byKey []KeyPayment, byWallet []WalletPayment) []byte {
	enc, err := batchSettler.abi.Pack("settle", token, byKey, byWallet)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2959340b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settle(address token, ((uint256,uint256,bytes32),bytes32,bytes32)[] byKey, ((uint256,uint256,bytes32),bytes)[] byWallet) returns(uint256 settled)
func (batchSettler *BatchSettler) TryPackSettle(token common.Address, byKey []KeyPayment, byWallet []WalletPayment) ([]byte, error) {
	return batchSettler.abi.Pack("settle", token, byKey, byWallet)
}

// UnpackSettle is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2959340b.
//
// Solidity: function settle(address token, ((uint256,uint256,bytes32),bytes32,bytes32)[] byKey, ((uint256,uint256,bytes32),bytes)[] byWallet) returns(uint256 settled)
func (batchSettler *BatchSettler) UnpackSettle(data []byte) (*big.Int, error) {
	out, err := batchSettler.abi.Unpack("settle", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// BatchSettlerBatchSettled represents a BatchSettled event raised by the BatchSettler contract.
type BatchSettlerBatchSettled struct {
	Token   common.Address
	Sender  common.Address
	Count   *big.Int
	Settled *big.Int
	Raw     *types.Log // Blockchain specific contextual infos
}

const BatchSettlerBatchSettledEventName = "BatchSettled"

// ContractEventName returns the user-defined event name.
func (BatchSettlerBatchSettled) ContractEventName() string {
	return BatchSettlerBatchSettledEventName
}

// UnpackBatchSettledEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event BatchSettled(address indexed token, address indexed sender, uint256 count, uint256 settled)
func (batchSettler *BatchSettler) UnpackBatchSettledEvent(log *types.Log) (*BatchSettlerBatchSettled, error) {
	event := "BatchSettled"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != batchSettler.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(BatchSettlerBatchSettled)
	if len(log.Data) > 0 {
		if err := batchSettler.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range batchSettler.abi.Events[event].Inputs {
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

// BatchSettlerPaymentRefused represents a PaymentRefused event raised by the BatchSettler contract.
type BatchSettlerPaymentRefused struct {
	Token  common.Address
	From   common.Address
	Nonce  [32]byte
	Index  *big.Int
	Reason []byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const BatchSettlerPaymentRefusedEventName = "PaymentRefused"

// ContractEventName returns the user-defined event name.
func (BatchSettlerPaymentRefused) ContractEventName() string {
	return BatchSettlerPaymentRefusedEventName
}

// UnpackPaymentRefusedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event PaymentRefused(address indexed token, address indexed from, bytes32 indexed nonce, uint256 index, bytes reason)
func (batchSettler *BatchSettler) UnpackPaymentRefusedEvent(log *types.Log) (*BatchSettlerPaymentRefused, error) {
	event := "PaymentRefused"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != batchSettler.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(BatchSettlerPaymentRefused)
	if len(log.Data) > 0 {
		if err := batchSettler.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range batchSettler.abi.Events[event].Inputs {
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

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (batchSettler *BatchSettler) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], batchSettler.abi.Errors["BatchSizeInvalid"].ID.Bytes()[:4]) {
		return batchSettler.UnpackBatchSizeInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], batchSettler.abi.Errors["GasTooLow"].ID.Bytes()[:4]) {
		return batchSettler.UnpackGasTooLowError(raw[4:])
	}
	if bytes.Equal(raw[:4], batchSettler.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return batchSettler.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], batchSettler.abi.Errors["TokenWithoutCode"].ID.Bytes()[:4]) {
		return batchSettler.UnpackTokenWithoutCodeError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// BatchSettlerBatchSizeInvalid represents a BatchSizeInvalid error raised by the BatchSettler contract.
type BatchSettlerBatchSizeInvalid struct {
	Size *big.Int
	Max  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BatchSizeInvalid(uint256 size, uint256 max)
func BatchSettlerBatchSizeInvalidErrorID() common.Hash {
	return common.HexToHash("0x3fca0236ac112fe367ad178d29d76d4e57c3c82ddccaff2a4430572ddfacbdec")
}

// UnpackBatchSizeInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BatchSizeInvalid(uint256 size, uint256 max)
func (batchSettler *BatchSettler) UnpackBatchSizeInvalidError(raw []byte) (*BatchSettlerBatchSizeInvalid, error) {
	out := new(BatchSettlerBatchSizeInvalid)
	if err := batchSettler.abi.UnpackIntoInterface(out, "BatchSizeInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BatchSettlerGasTooLow represents a GasTooLow error raised by the BatchSettler contract.
type BatchSettlerGasTooLow struct {
	Index    *big.Int
	Left     *big.Int
	Required *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error GasTooLow(uint256 index, uint256 left, uint256 required)
func BatchSettlerGasTooLowErrorID() common.Hash {
	return common.HexToHash("0x248fd77ab19ba2e3fdf13879a971411531d22535c4c5bf54efd7ccb032aeded4")
}

// UnpackGasTooLowError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error GasTooLow(uint256 index, uint256 left, uint256 required)
func (batchSettler *BatchSettler) UnpackGasTooLowError(raw []byte) (*BatchSettlerGasTooLow, error) {
	out := new(BatchSettlerGasTooLow)
	if err := batchSettler.abi.UnpackIntoInterface(out, "GasTooLow", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BatchSettlerReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the BatchSettler contract.
type BatchSettlerReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func BatchSettlerReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (batchSettler *BatchSettler) UnpackReentrancyGuardReentrantCallError(raw []byte) (*BatchSettlerReentrancyGuardReentrantCall, error) {
	out := new(BatchSettlerReentrancyGuardReentrantCall)
	if err := batchSettler.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// BatchSettlerTokenWithoutCode represents a TokenWithoutCode error raised by the BatchSettler contract.
type BatchSettlerTokenWithoutCode struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TokenWithoutCode(address token)
func BatchSettlerTokenWithoutCodeErrorID() common.Hash {
	return common.HexToHash("0x9276324f611747c36ccac80c5e619ceae1af4693f779c6c6f86506c615303287")
}

// UnpackTokenWithoutCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TokenWithoutCode(address token)
func (batchSettler *BatchSettler) UnpackTokenWithoutCodeError(raw []byte) (*BatchSettlerTokenWithoutCode, error) {
	out := new(BatchSettlerTokenWithoutCode)
	if err := batchSettler.abi.UnpackIntoInterface(out, "TokenWithoutCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeMetaData contains all meta data concerning the Committee contract.
var CommitteeMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"contractIERC20\"},{\"name\":\"source\",\"type\":\"address\",\"internalType\":\"contractIBlockHashSource\"},{\"name\":\"registry\",\"type\":\"address[]\",\"internalType\":\"address[]\"},{\"name\":\"feePerSeat\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"stakePerValidator\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"windows\",\"type\":\"tuple\",\"internalType\":\"structWindows\",\"components\":[{\"name\":\"draw\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"commit\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"reveal\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"BLOCK_HASH_SOURCE\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"contractIBlockHashSource\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"COMMIT_TYPEHASH\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"COMMIT_WINDOW\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"DRAW_WINDOW\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"FEE_PER_SEAT\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"REVEAL_WINDOW\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"SIGNED_COMMITMENT_TYPEHASH\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"STAKE\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"TOKEN\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"contractIERC20\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"accounted\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"adjudicate\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"appeal\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"appealCost\",\"inputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"appealPeriod\",\"inputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"start\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"end\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"arbitrationCost\",\"inputs\":[{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"_feeToken\",\"type\":\"address\",\"internalType\":\"contractIERC20\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"arbitrationCost\",\"inputs\":[{\"name\":\"\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"caseKey\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claimFee\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"commit\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"commitFor\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"commitmentDigest\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"commitmentOf\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structOpening\",\"components\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"createDispute\",\"inputs\":[{\"name\":\"_choices\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"createDispute\",\"inputs\":[{\"name\":\"_numberOfChoices\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_extraData\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"_feeToken\",\"type\":\"address\",\"internalType\":\"contractIERC20\"},{\"name\":\"_feeAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"credits\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"currentRuling\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputeAccumulator\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputeCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputeStatus\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint8\",\"internalType\":\"enumIArbitrator.DisputeStatus\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"disputes\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structDisputeView\",\"components\":[{\"name\":\"arbitrable\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"phase\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"delivered\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"bySignatures\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"createdAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"drawBlock\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"commitBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"revealBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"resolution\",\"type\":\"tuple\",\"internalType\":\"structResolution\",\"components\":[{\"name\":\"passed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"failed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"material\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"failAlone\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"enumRuling\"}]}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"draw\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"eip712Domain\",\"inputs\":[],\"outputs\":[{\"name\":\"fields\",\"type\":\"bytes1\",\"internalType\":\"bytes1\"},{\"name\":\"name\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"version\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"chainId\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"verifyingContract\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"extensions\",\"type\":\"uint256[]\",\"internalType\":\"uint256[]\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"eligible\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"executeRuling\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"leavesAt\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"longestCase\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveClaims\",\"inputs\":[{\"name\":\"slot\",\"type\":\"tuple\",\"internalType\":\"structRunSlot\",\"components\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"requirementId\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"judgeId\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"runIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structClaim\",\"components\":[{\"name\":\"runId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"attempt\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"previous\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"firstSig\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structClaim\",\"components\":[{\"name\":\"runId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"attempt\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"previous\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"secondSig\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveTerminals\",\"inputs\":[{\"name\":\"slot\",\"type\":\"tuple\",\"internalType\":\"structRunSlot\",\"components\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"requirementId\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"judgeId\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"runIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structTerminal\",\"components\":[{\"name\":\"runId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"attempt\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"outputHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"verdict\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"scopeHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"firstSig\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structTerminal\",\"components\":[{\"name\":\"runId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"attempt\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"status\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"outputHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"verdict\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"scopeHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"secondSig\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"requestUnstake\",\"inputs\":[],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"resolution\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structResolution\",\"components\":[{\"name\":\"passed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"failed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"material\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"failAlone\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"enumRuling\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"reveal\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structOpening\",\"components\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"ruleBySignatures\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signedSeats\",\"type\":\"tuple[]\",\"internalType\":\"structSignedSeat[]\",\"components\":[{\"name\":\"commitment\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"opening\",\"type\":\"tuple\",\"internalType\":\"structOpening\",\"components\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"runId\",\"inputs\":[{\"name\":\"slot\",\"type\":\"tuple\",\"internalType\":\"structRunSlot\",\"components\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"requirementId\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"judgeId\",\"type\":\"string\",\"internalType\":\"string\"},{\"name\":\"runIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"seats\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"list\",\"type\":\"tuple[]\",\"internalType\":\"structSeat[]\",\"components\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"committed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"pairHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"revealed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"equivocated\",\"type\":\"bool\",\"internalType\":\"bool\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"stake\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"authorization\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stakeNonce\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"stakeOf\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"supportsInterface\",\"inputs\":[{\"name\":\"interfaceId\",\"type\":\"bytes4\",\"internalType\":\"bytes4\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"unstake\",\"inputs\":[],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"unstakeDelay\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"validators\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address[]\",\"internalType\":\"address[]\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Adjudicated\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"resolution\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structResolution\",\"components\":[{\"name\":\"passed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"failed\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"material\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"failAlone\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"enumRuling\"}]}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AppealDecision\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_arbitrable\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrable\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"AppealPossible\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_arbitrable\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrable\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Committed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"commitment\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"claimsRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DeliveryFailed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"reason\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DisputeCreation\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_arbitrable\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrable\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DrawScheduled\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"drawBlock\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Drawn\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"seats\",\"type\":\"address[]\",\"indexed\":false,\"internalType\":\"address[]\"},{\"name\":\"commitBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"revealBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EIP712DomainChanged\",\"inputs\":[],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FeeClaimed\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FeeCredited\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Revealed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"observations\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"transcript\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RoundFailed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"round\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RulingDelivered\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"ruling\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Slashed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"indexed\":true,\"internalType\":\"uint8\"},{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"runId\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"reporter\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Staked\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnstakeRequested\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"availableAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unstaked\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AlreadyCommitted\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"type\":\"error\",\"name\":\"AlreadyDelivered\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"AlreadyLeaving\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"availableAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"type\":\"error\",\"name\":\"AlreadyRevealed\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"type\":\"error\",\"name\":\"AlreadyStaked\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AppealImpossible\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"AttemptMismatch\",\"inputs\":[{\"name\":\"first\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"second\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"BriefVersionUnknown\",\"inputs\":[{\"name\":\"version\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"known\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ChoicesUnsupported\",\"inputs\":[{\"name\":\"choices\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"supported\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"CodeMissing\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"CommitmentMismatch\",\"inputs\":[{\"name\":\"signed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"committed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"CommitmentZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"CreditZero\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"DisputeUnknown\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"DissentsOutOfRange\",\"inputs\":[{\"name\":\"maxDissents\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"runs\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"DrawTooEarly\",\"inputs\":[{\"name\":\"blockNumber\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"drawBlock\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ECDSAInvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ECDSAInvalidSignatureLength\",\"inputs\":[{\"name\":\"length\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ECDSAInvalidSignatureS\",\"inputs\":[{\"name\":\"s\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"FeeMismatch\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"FeeNotPaid\",\"inputs\":[{\"name\":\"have\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"FeeRefundZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FeeTokenNotAccepted\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"accepted\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"GasTooLow\",\"inputs\":[{\"name\":\"gas\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"InvalidShortString\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"JudgedOutOfRange\",\"inputs\":[{\"name\":\"judged\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"requirements\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"JudgesMismatch\",\"inputs\":[{\"name\":\"judges\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"judged\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"JudgesOutOfRange\",\"inputs\":[{\"name\":\"judges\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NativeNotAccepted\",\"inputs\":[{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotCommitted\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"seat\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"type\":\"error\",\"name\":\"NotLeaving\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSeatValidator\",\"inputs\":[{\"name\":\"sender\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotStaked\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotValidator\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ObservationsMalformed\",\"inputs\":[{\"name\":\"observations\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ObservationsSurplus\",\"inputs\":[{\"name\":\"surplus\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ObservationsTooWide\",\"inputs\":[{\"name\":\"bits\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"OpeningMismatch\",\"inputs\":[{\"name\":\"opened\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"committed\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"OtherSigner\",\"inputs\":[{\"name\":\"first\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"second\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"PanelEmpty\",\"inputs\":[{\"name\":\"validators\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"PanelEven\",\"inputs\":[{\"name\":\"panel\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"PanelOutOfRange\",\"inputs\":[{\"name\":\"panel\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"PhaseMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"},{\"name\":\"needed\",\"type\":\"uint8\",\"internalType\":\"enumPhase\"}]},{\"type\":\"error\",\"name\":\"ReceivedMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"need\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"RequirementsOutOfRange\",\"inputs\":[{\"name\":\"requirements\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RevealPeriodOpen\",\"inputs\":[{\"name\":\"time\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"revealBy\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RevealPeriodOver\",\"inputs\":[{\"name\":\"time\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"revealBy\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RoundUnknown\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"last\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RunMismatch\",\"inputs\":[{\"name\":\"runId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"slot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"RunsEven\",\"inputs\":[{\"name\":\"judge\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"runs\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RunsSurplus\",\"inputs\":[{\"name\":\"runs\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"judges\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SameRecord\",\"inputs\":[{\"name\":\"structHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"SeatOutOfRange\",\"inputs\":[{\"name\":\"seat\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SeatsIncomplete\",\"inputs\":[{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SeatsOutOfRange\",\"inputs\":[{\"name\":\"seats\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SignerMismatch\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"StakeOutOfRange\",\"inputs\":[{\"name\":\"stake\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"StringTooLong\",\"inputs\":[{\"name\":\"str\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"ThresholdOutOfRange\",\"inputs\":[{\"name\":\"thresholdBps\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnstakeNotAvailable\",\"inputs\":[{\"name\":\"time\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"availableAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"ValidatorDuplicate\",\"inputs\":[{\"name\":\"validator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ValidatorZero\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ValidatorsOutOfRange\",\"inputs\":[{\"name\":\"validators\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WeightsSurplus\",\"inputs\":[{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"requirements\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WeightsZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WindowZero\",\"inputs\":[]}]",
	ID:  "Committee",
	Bin: "0x6102408060405234610583576155b0803803809161001d82856105a7565b8339810190808203906101008212610583578051926001600160a01b03841692838503610583576020830151946001600160a01b038616948587036105835760408501516001600160401b03811161058357850184601f82011215610583578051906001600160401b0382116104ac578160051b95604051926100a360208901856105a7565b835260208301916020839882010191821161058357602001915b818310610587575050506060860151906060608088015195609f1901126105835760405194606086016001600160401b038111878210176104ac5760405261010760a089016105ca565b865261012860e061011a60c08b016105ca565b99602089019a8b52016105ca565b96604087019788526040519261013f6040856105a7565b601184526020840194705265647265737320436f6d6d697474656560781b86526040519761016e60408a6105a7565b600189526020890197603160f81b8952803b156103f3575060805260a052805180158015610579575b610562575f5b8181106104c057505051906001600160401b0382116104ac576801000000000000000082116104ac5760025482600255808310610481575b5060025f5260205f205f5b838110610464575050505080158015610454575b6104325760c052610204816105db565b61018052610211846105db565b6101a052519020918261014052519020806101605246610100526040519060208201927f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f8452604083015260608201524660808201523060a082015260a0815261027c60c0826105a7565b51902060e052306101205263ffffffff815116158015610423575b8015610414575b6104055763ffffffff9283809251166101c05251166101e052511661020052803b156103f3575061022052604051614f699081610647823960805181818161045301528181610d4e015281816112a20152818161152601528181611ea601528181612f890152614134015260a05181818161029c01528181612fd1015281816134b90152818161386901526140f4015260c051818181610cda01528181611e4f015281816122e40152612b21015260e05181614a4e01526101005181614b0501526101205181614a1f01526101405181614a9d01526101605181614ac3015261018051816111a301526101a051816111cc01526101c05181818161064f0152818161273c0152612cf401526101e05181818161060e015281816128820152612ccd01526102005181818161228c015281816128ea01528181612d20015261398501526102205181818161116701526127a50152f35b635b3f02a760e01b5f5260045260245ffd5b631ae68f5760e01b5f5260045ffd5b5063ffffffff8251161561029e565b5063ffffffff83511615610297565b63618c195160e01b5f9081526004919091526001600160601b03602452604490fd5b506001600160601b0381116101f4565b82516001600160a01b0316818301556020909201916001016101e0565b60025f52828060205f20019103905f5b82811061049f5750506101d5565b5f82820155600101610491565b634e487b7160e01b5f52604160045260245ffd5b825181101561054e57600581901b8301602001516001600160a01b031690811561053c57815f52600360205260405f20546105295760018101808211610515576001925f52600360205260405f20550161019d565b634e487b7160e01b5f52601160045260245ffd5b506313c874d960e01b5f5260045260245ffd5b63bc368ea760e01b5f5260045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b635978c93f60e11b5f5260045260ff60245260445ffd5b5060ff8111610197565b5f80fd5b82516001600160a01b0381168103610583578152602092830192016100bd565b601f909101601f19168101906001600160401b038211908210176104ac57604052565b519063ffffffff8216820361058357565b601f8151116106065760208151910151602082106105f7571790565b5f198260200360031b1b161790565b604460209160405192839163305a27a960e01b83528160048401528051918291826024860152018484015e5f828201840152601f01601f19168101030190fdfe60806040526004361015610011575f80fd5b5f5f3560e01c806211e3331461242657806301ffc9a7146123885780630713b1391461235657806310f169e814612307578063125fdbbc146122cd57806314165d4b146122b057806317e931cf1461227057806319f8dcf1146122515780631c3db16d1461222057806329d716ec14611ef35780632def662014611df45780633222012f14611dda57806337479beb14611da05780633b30414714611d7c5780633b33c70214611b0d5780633f73241414611acc5780634262336014611aa957806349912f8814611a8c5780634bdbedac14611873578063564a565d146116245780636e95d607146115755780636ebc51e11461149d578063706d3e091461145f5780637bebd667146112c657806382bfefc81461128357806384b0196e1461118b578063882c0629146111485780638bb0487514610fa45780638d1526d314610f8a5780638d9caf4e14610f6357806394c0fca914610c6d57806395aa7cfd14610a39578063974622bd14610998578063a28889e114610972578063afe15cfb14610950578063bcb7295a14610920578063c13517e1146108da578063c1ebbf601461085d578063ca1e7819146107c7578063cf8d0657146106ce578063d98493f614610673578063d9b7e66c14610632578063e97f6a68146105f1578063ec81f11f146105b6578063f23f16e61461057a578063f5a467b61461053b578063f6506db4146103ec578063f7434ea9146103aa578063fc63958e146102bf578063fe38d3ca146102845763fe5ff4681461024a575f80fd5b346102815760203660031901126102815760406020916001600160a01b036102706124c8565b168152600183522054604051908152f35b80fd5b503461028157806003193601126102815760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b50346102815780600319360112610281576102d8613029565b33815260056020526001600160401b036040822054168061039457506102fd33613256565b6004548181161561038157186004556001600160401b0361032561031f6126e8565b426126db565b16338252600560205260408220816001600160401b03198254161790556040519081527f55967058ada2e84c293d7ec1d74e184d71f4dbe816e7be7a00e254be2376e25160203392a2805f516020614f495f395f51905f525d80f35b632449d29b60e01b835233600452602483fd5b6314ecc55f60e21b825233600452602452604490fd5b5034610281576020366003190112610281576004356001600160401b0381116103e857906103de60209236906004016124f2565b5050604051908152f35b5080fd5b5034610281576080366003190112610281576024356001600160401b0381116103e85761041d9036906004016124f2565b9091906044356001600160a01b03811681036105375761044960643591610442613029565b8386612f75565b80820361051f57507f000000000000000000000000000000000000000000000000000000000000000090604051906323b872dd60e01b8552336004523060245260445260208460648180865af19060018551148216156104fe575b60405283606052156104e357506104c3836104cb926020950190612dea565b600435613ef5565b905f516020614f495f395f51905f525d604051908152f35b635274afe760e01b83526001600160a01b0316600452602482fd5b90600181151661051657823b15153d151616906104a4565b503d84823e3d90fd5b63e106593160e01b8452600491909152602452604482fd5b8280fd5b503461028157602036600319011261028157610555612b6f565b5060a061056b6105666004356130e4565b613b73565b610578604051809261256a565bf35b5034610281576105893661251f565b50505060206040517f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8152f35b503461028157806003193601126102815760206040517f0c13e8987987bffe244f4000ea45c6bfecfd5326b5aa40b8c37930bb8858efce8152f35b5034610281578060031936011261028157602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610281578060031936011261028157602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b5034610281576040366003190112610281576004356001600160401b0381116103e8576106a49036906004016124f2565b90602435926001600160a01b03841684036102815760206106c6858585612f75565b604051908152f35b503461028157602036600319011261028157600435906106ec613029565b6106f5826130a1565b60018101549163ffffffff8360a01c169261070f8361396b565b63ffffffff845460e01c8617198360801c16161515806107bd575b6107a7575060ff6107419160089695961c16612695565b91819463ffffffff8116955b8451811015610788576001908188821c16610769575b0161074d565b80855260098401602052604085205461078282886126c7565b52610763565b508361079492866132cf565b805f516020614f495f395f51905f525d80f35b63763d5bef60e11b835242600452602452604482fd5b508042111561072a565b503461028157806003193601126102815760405180916020600254928381520191600282527f405787fa12a823e0f2b7631cc41b3ba8828b3321ca811111fa75cd3aa3bb5ace915b81811061083e5761083a856108268187038261265d565b6040519182916020835260208301906125ce565b0390f35b82546001600160a01b031684526020909301926001928301920161080f565b50346102815760a03660031901126102815760043561087a61249a565b9060443560643591608435936001600160401b0385116108d6576108a56107949536906004016124f2565b90926108af613029565b6108d16108bb8261305e565b926108c68585613127565b958888888887614716565b613177565b8580fd5b506108e43661251f565b6108ef939293613029565b3461090d5792610907826020956104cb940190612dea565b90613ef5565b63019291bb60e61b835234600452602483fd5b50346102815760603660031901126102815760206106c661093f61249a565b6109476124aa565b90600435612db3565b5034610281576020366003190112610281576040908151908082526020820152f35b50346102815780600319360112610281576001600160401b036020915416604051908152f35b50346102815760e0366003190112610281576109b261249a565b6109ba6124aa565b90608036606319011261053757906109d89160209350600435612db3565b604051828101917f3ac6fd201b70060dcd0617719d9f429064fba86e9d9f68ea4cb7a28982639c99835260408201526064356060820152608435608082015260a43560a082015260a08152610a2e60c08261265d565b519020604051908152f35b503461028157610220366003190112610281576004356001600160401b0381116103e85760c0816004019160031990360301126103e85760e03660231901126103e857610104356001600160401b03811161053757610a9c9036906004016124f2565b90919060e036610123190112610c6957610204356001600160401b038111610c6557610acc9036906004016124f2565b929091610ad7613029565b6024359461012435610ae7612cad565b96610144359163ffffffff831698898403610c61578963ffffffff610b0f921683858a613c18565b9160443563ffffffff811690818103610c51575060843560ff811690818103610c5d575060c4359060ff821691828103610c5957506040519260208401947f44c72408b13e3775f63ae0b479cbec07faffe0f3e2ca1d3de729fdd1367ecee2865260408501526060840152606435608084015260a083015260a43560c083015260e082015260e4356101008201526101008152610bae6101208261265d565b5190209250610184359860ff8a16998a8103610c5557506101c4359960ff8b1690818c03610c51576107949b506040519260208401947f44c72408b13e3775f63ae0b479cbec07faffe0f3e2ca1d3de729fdd1367ecee286526040850152606084015261016435608084015260a08301526101a43560c083015260e08201526101e4356101008201526101008152610c486101208261265d565b51902094613c86565b8c80fd5b8b80fd5b8e80fd5b8d80fd5b8a80fd5b8480fd5b8380fd5b5034610ebb576060366003190112610ebb57610c876124c8565b90604435906001600160401b038211610ebb57816004019260606003198436030112610ebb57610cb5613029565b610cbe81613256565b8015610f4757610ccd82612b02565b610f2b57600454176004557f000000000000000000000000000000000000000000000000000000000000000093610d0385613e80565b6001600160a01b03821693847f9e71bc8eea02a63969f509818f2dafb9254532904319f9dbda79b67bd34a5f3d6020604051898152a26040516370a0823160e01b81523060048201527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169590936020856024818a5afa948515610eea575f95610ef5575b50610d9e9060243590612d49565b610dab6044840185612ba7565b889391933b15610ebb57808a946101049460245f986040519a8b998a986388b7ab6360e01b8a5260048a015230848a015260448901523560648801520135608486015260a485015260e060c48501528160e4850152848401378181018301859052601f01601f1916810103018183885af18015610eea57610ed2575b50602060249293604051938480926370a0823160e01b82523060048301525afa8015610ec7578390610e8f575b610e5e9250612da6565b91808303610e7a5750805f516020614f495f395f51905f525d80f35b6044926329f7239360e11b8352600452602452fd5b506020823d602011610ebf575b81610ea96020938361265d565b81010312610ebb57610e5e9151610e54565b5f80fd5b3d9150610e9c565b6040513d85823e3d90fd5b602492505f610ee09161265d565b60205f9250610e27565b6040513d5f823e3d90fd5b9094506020813d602011610f23575b81610f116020938361265d565b81010312610ebb575193610d9e610d90565b3d9150610f04565b6001600160a01b0382630311723b60e21b5f521660045260245ffd5b6001600160a01b0382633b4f6e2b60e21b5f521660045260245ffd5b34610ebb576040366003190112610ebb5760206106c6610f816124c8565b60243590612d49565b34610ebb575f366003190112610ebb5760206106c6612cc0565b34610ebb576020366003190112610ebb57600435610fc0613029565b610fc9816130e4565b6001810160ff815460101c16611135576001600160a01b0360ff825460e01c1692610ff384612560565b5416604051906020820163188d362b60e11b81528560248401528460448401526044835261102260648461265d565b5a90620542b9821061111b57619c3f198201918211611107575f80949381945193f13d9061010082116110fd575b6040519161012083016040528083525f602084013e156110b95750805462ff00001916620100001790556040519081527f71030fc53583a741e55e7cc3f9fed26b56522b9a69eab2b64fe60d38f4454f5590602090a25b5f5f516020614f495f395f51905f525d005b7fe2476b1f9a3df9772e5b4a8be6564db7b84491d1ec7e479420707c9955c3253a92506110f591506040519182916020835260208301906125aa565b0390a26110a7565b6101009150611050565b634e487b7160e01b5f52601160045260245ffd5b5063fe336aa760e01b5f52600452620542b960245260445ffd5b82635b7e830160e01b5f5260045260245ffd5b34610ebb575f366003190112610ebb5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610ebb575f366003190112610ebb576112276111c77f0000000000000000000000000000000000000000000000000000000000000000614b9b565b6111f07f0000000000000000000000000000000000000000000000000000000000000000614b9b565b602061123560405192611203838561265d565b5f84525f368137604051958695600f60f81b875260e08588015260e08701906125aa565b9085820360408701526125aa565b4660608501523060808501525f60a085015283810360c08501528180845192838152019301915f5b82811061126c57505050500390f35b83518552869550938101939281019260010161125d565b34610ebb575f366003190112610ebb5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610ebb57610160366003190112610ebb576004356001600160401b038111610ebb5760c081600401916003199036030112610ebb576080366023190112610ebb5760a4356001600160401b038111610ebb576113279036906004016124f2565b90919060803660c3190112610ebb57610144356001600160401b038111610ebb576113569036906004016124f2565b929091611361613029565b6024359460c435611370612cad565b60e4359163ffffffff831691828403610ebb578263ffffffff6113969216838c8a613c18565b916044359963ffffffff8b16808c03610ebb576110a79b506040519060208201927fff061708a793541a0b440b8aaba4d3d7db2fbfa2fef1caa2198af938ca12ace5845260408301526060820152606435608082015260843560a082015260a0815261140360c08261265d565b51902093506040519060208201927fff061708a793541a0b440b8aaba4d3d7db2fbfa2fef1caa2198af938ca12ace58452604083015260608201526101043560808201526101243560a082015260a08152610c4860c08261265d565b34610ebb576020366003190112610ebb576004356001600160401b038111610ebb5760c06003198236030112610ebb576106c6602091600401612bd9565b34610ebb576020366003190112610ebb576114b66124c8565b6114be613029565b6001600160a01b03811690815f52600160205260405f2054908115611562578161154a91846020955f52600186525f60408120556114fb8361375c565b7f20ca5094f3a20c321cbe4123d0f01b276b81df0fa24cd4d83d9253956035d86386604051858152a27f0000000000000000000000000000000000000000000000000000000000000000613792565b5f5f516020614f495f395f51905f525d604051908152f35b8263327f61fd60e01b5f5260045260245ffd5b34610ebb5760a0366003190112610ebb5760206106c661159361249a565b61159b6124aa565b60ff6040519181868401947f0c13e8987987bffe244f4000ea45c6bfecfd5326b5aa40b8c37930bb8858efce8652600435604086015216606084015216608082015260643560a082015260843560c082015260c081526115fc60e08261265d565b519020611607614a15565b6042916040519161190160f01b8352600283015260228201522090565b34610ebb576020366003190112610ebb576040516116418161260a565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201526101a061169c612b6f565b9101526116aa60043561327f565b8054906116b681613b05565b9060018101549065ffffffffffff8260501c169081155f1461185b575f915b60038201546004830154916116ee600585015494613b73565b94604051976116fc8961260a565b6001600160a01b038a1689526020890190600681101561184757815260408901925f845260608a01938960081c60ff16855260808b01998060101c60ff1615158b5260a08c01938160181c60ff161515855260c08d01809e60a01c66ffffffffffffff16905260e08d019160201c65ffffffffffff1682526101008d019384526101208d01956001600160401b031686526101408d019788526101608d019889526101808d01998a526101a08d019a8b526040519c516001600160a01b03168d5251956006871015611847576102409d8d60a06001600160401b0399976105789f60ff8c9a96818c9a8b99602089015251166040870152511660608501525115156080840152511515910152511660c08d0152511660e08b015251166101008901525116610120870152516101408601525161016085015251610180840152516101a083019061256a565b634e487b7160e01b5f52602160045260245ffd5b6001600160401b0361186c8261396b565b16916116d5565b34610ebb5760c0366003190112610ebb5760043561188f61249a565b906080366043190112610ebb576118a4613029565b6118ad816130a1565b906118b88383613127565b6118c18361396b565b804211611a7657506001830180549360ff861694600163ffffffff808360801c1616871c1615611a5f5760a01c63ffffffff169586861c600116611a485761190a905f86612db3565b91604435966119756064359460405160208101917f3ac6fd201b70060dcd0617719d9f429064fba86e9d9f68ea4cb7a28982639c99835260408201528a606082015286608082015260843560a082015260a0815261196960c08261265d565b51902060a435906139ab565b926009810193885f528460205260405f205490818103611a3357505092611a097f02ff3acba81a0866bc68c7793075915a428742acde9800b7749ebde436916a9b9693604096936119de8c6119d96119d46001600160a01b039a613a1c565b614818565b6149b6565b815463ffffffff60a01b191660018c1b63ffffffff169190911760a01b63ffffffff60a01b16179055565b875f5260205287845f2055835197885260208801521694a45f5f516020614f495f395f51905f525d005b634aa5241760e11b5f5260045260245260445ffd5b8585631134603960e31b5f5260045260245260445ffd5b85856334f084a160e01b5f5260045260245260445ffd5b639b1c88b560e01b5f524260045260245260445ffd5b611a953661251f565b505063626abb5b60e01b5f5260045260245ffd5b34610ebb576020366003190112610ebb5760206106c6611ac76124c8565b612b02565b34610ebb576020366003190112610ebb576001600160a01b03611aed6124c8565b165f52600560205260206001600160401b0360405f205416604051908152f35b34610ebb576020366003190112610ebb57611b2960043561327f565b60088101549081611d68579060ff5f5b16611b438161267e565b90611b51604051928361265d565b808252611b60601f199161267e565b015f5b818110611d015750506001830154835463ffffffff60a083901c8116959260ff601882901c169260e01c9160809190911c165f5b8551811015611c785780611bad6001928961392c565b6001600160a01b03611bbf838a6126c7565b51911690528183821c1615156020611bd7838a6126c7565b510190151590528189821c1615156060611bf1838a6126c7565b51019015159052848285831c16151560a0611c0c848b6126c7565b51019015159052611c73576060611c2382896126c7565b51015115611c5057805f526009860160205260405f20546080611c46838a6126c7565b5101525b01611b97565b805f526009860160205260405f20546040611c6b838a6126c7565b510152611c4a565b611c4a565b856040518091602082016020835281518091526020604084019201905f5b818110611ca4575050500390f35b91935091602060c060019260a087516001600160a01b0381511683528481015115158584015260408101516040840152606081015115156060840152608081015160808401520151151560a0820152019401910191849392611c96565b6040949394519060c08201918083106001600160401b03841117611d54576020926040525f81525f838201525f60408201525f60608201525f60808201525f60a082015282828601015201939293611b63565b634e487b7160e01b5f52604160045260245ffd5b60ff80600183015460081c16929192611b39565b34610ebb576020366003190112610ebb57611d95613029565b6110a7600435612700565b34610ebb575f366003190112610ebb5760206040517f3ac6fd201b70060dcd0617719d9f429064fba86e9d9f68ea4cb7a28982639c998152f35b34610ebb575f366003190112610ebb5760206106c66126e8565b34610ebb575f366003190112610ebb57611e0c613029565b335f5260056020526001600160401b0360405f2054168015611ee05780421115611eca57335f52600560205260405f206001600160401b031981541690556110a77f0000000000000000000000000000000000000000000000000000000000000000611e778161375c565b6040518181527f0f5bb82176feb1b5e747e28471aa92156a04d9f3ab9f45f28e2d704232b93f7560203392a2337f0000000000000000000000000000000000000000000000000000000000000000613792565b63f5a4896f60e01b5f524260045260245260445ffd5b633fdc415960e11b5f523360045260245ffd5b34610ebb576040366003190112610ebb576024356004356001600160401b038211610ebb5736602383011215610ebb578160040135916001600160401b038311610ebb573660248460051b83010111610ebb57611f4e613029565b611f578261305e565b600181019283549460ff8660081c169586820361220957611f7a87959295612695565b60088501549095909160801c63ffffffff16903684900360e219015f5b8a811061200257505050505050611fb06110a7956132b8565b845463010000007fffffffffffffffff0000000000000000ffffffffffffffffffffffff00ffffff90911663ffffffff60801b608084901b161763ffffffff60a01b60a084901b1617179094556132cf565b60ff811690838110156121f55760248160051b8801013583811215610ebb57870160248101803593612035815f8d612db3565b9160448401359360648101359360405160208101917f3ac6fd201b70060dcd0617719d9f429064fba86e9d9f68ea4cb7a28982639c9983526040820152866060820152856080820152608483013560a082015260a0815261209760c08261265d565b5190208781036121de5750908c916120d06120c56120b5868f61392c565b9360c460a4850135940190612ba7565b90838b868989614716565b8a841c60011661215d576001600160a01b037f02ff3acba81a0866bc68c7793075915a428742acde9800b7749ebde436916a9b926001996040938451918252602082015286867f25732e01c43a6a36e458cde6376ad265754d5a4bdfaca540fc03cf081568627c8686861694a45b82519688885260208801521694a4612156828c6126c7565b5201611f97565b90929394959661216d92506139ab565b60098d01835f52806020528160405f2054036121bd575050908a7f02ff3acba81a0866bc68c7793075915a428742acde9800b7749ebde436916a9b60406001600160a01b0360019897969561213e565b835f5260205260405f20549063c9e0e75760e01b5f5260045260245260445ffd5b8790634aa5241760e11b5f5260045260245260445ffd5b634e487b7160e01b5f52603260045260245ffd5b86826314b8d74360e21b5f5260045260245260445ffd5b34610ebb576020366003190112610ebb57602060ff600161224260043561327f565b015460e01c166106c681612560565b34610ebb575f366003190112610ebb5760205f5460401c604051908152f35b34610ebb575f366003190112610ebb57602060405163ffffffff7f0000000000000000000000000000000000000000000000000000000000000000168152f35b34610ebb575f366003190112610ebb576020600954604051908152f35b34610ebb575f366003190112610ebb5760206040517f00000000000000000000000000000000000000000000000000000000000000008152f35b34610ebb576020366003190112610ebb5760ff600161232760043561327f565b0154166006811015611847576004036123505760025b6040516003821015611847576020918152f35b5f61233d565b34610ebb576020366003190112610ebb5760206123716124c8565b61237d60045491613256565b161515604051908152f35b34610ebb576020366003190112610ebb5760043563ffffffff60e01b8116809103610ebb576020906379cc706760e01b8114908115612415575b8115612404575b81156123f3575b81156123e2575b506040519015158152f35b6301ffc9a760e01b149050826123d7565b6317ea7f2160e11b811491506123d0565b6305debc8b60e31b811491506123c9565b630320d20160e21b811491506123c2565b34610ebb576080366003190112610ebb5760043561244261249a565b9061244b613029565b6124548161305e565b9061245f8383613127565b6001600160a01b03811693843303612483576110a794506064359360443593613177565b8463c6fde6af60e01b5f523360045260245260445ffd5b6024359060ff82168203610ebb57565b6044359060ff82168203610ebb57565b359060ff82168203610ebb57565b600435906001600160a01b0382168203610ebb57565b35906001600160a01b0382168203610ebb57565b9181601f84011215610ebb578235916001600160401b038311610ebb5760208381860195010111610ebb57565b906040600319830112610ebb5760043591602435906001600160401b038211610ebb5761254e916004016124f2565b9091565b600681101561184757600452565b6004111561184757565b6080809160ff815116845260ff60208201511660208501526040810151151560408501526060810151151560608501520151916125a683612560565b0152565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b90602080835192838152019201905f5b8181106125eb5750505090565b82516001600160a01b03168452602093840193909201916001016125de565b6101c081019081106001600160401b03821117611d5457604052565b60a081019081106001600160401b03821117611d5457604052565b61016081019081106001600160401b03821117611d5457604052565b90601f801991011681019081106001600160401b03821117611d5457604052565b6001600160401b038111611d545760051b60200190565b9061269f8261267e565b6126ac604051918261265d565b82815280926126bd601f199161267e565b0190602036910137565b80518210156121f55760209160051b010190565b9190820180921161110757565b6126f0612cc0565b62093a8081018091116111075790565b6127098161327f565b61271281613b05565b60068110156118475760018103612ae6575061276266ffffffffffffff825460a01c1663ffffffff7f000000000000000000000000000000000000000000000000000000000000000016906126db565b4211612add57600181019065ffffffffffff825460201c1680431115612ac757604051906385df51fd60e01b825260048201526020816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610eea575f91612a95575b508015612a8757604051602081019182524660408201523060608201528460808201526080815261280760a08261265d565b5190209060ff835460081c16906006810154925f9260025461282881612695565b905f9660015b82811115612a4b575050506128428261267e565b95612850604051978861265d565b828752601f1961285f8461267e565b013660208901375f935b8385106129715750505050506008906128a863ffffffff7f000000000000000000000000000000000000000000000000000000000000000016426126db565b85546fffffffffffff000000000000000000ff1916605082901b6fffffffffffff000000000000000000001617600217909555015565ffffffffffff918216917f000000000000000000000000000000000000000000000000000000000000000063ffffffff16830191908211611107577f2442b7cd02911a466544f55da75208ff28e220f69611f92781de9c956023d3b89265ffffffffffff612960936040519485945f86526080602087015260808601906125ce565b9260408501521660608301520390a2565b90919293956129b56129af60405160208101908582528a60408201526040815261299c60608261265d565b5190206129a98a87612da6565b9061390a565b886126db565b6129bf81866126c7565b51906129d66129ce8a886126c7565b5191876126c7565b526129e188866126c7565b526129ec87856126c7565b516001600160fd1b0388168803611107578760031b1b1795612a0e81856126c7565b515f19810191908211611107576001600160a01b03612a2e600193613914565b90549060031b1c16612a40828b6126c7565b520193929190612869565b80600183612a63939b9697989b1c16612a6d576138fc565b979493929761282e565b80612a81612a7a876138fc565b96886126c7565b526138fc565b509050612a9391613894565b565b90506020813d602011612abf575b81612ab06020938361265d565b81010312610ebb57515f6127d5565b3d9150612aa3565b6374fd0ef360e11b5f524360045260245260445ffd5b612a9391613810565b628288bb60e21b5f52612af890612552565b600160245260445ffd5b600454612b0e82613256565b161590811591612b47575b5015612b43577f000000000000000000000000000000000000000000000000000000000000000090565b5f90565b6001600160a01b039150165f5260056020526001600160401b0360405f20541615155f612b19565b60405190612b7c82612626565b5f6080838281528260208201528260408201528260608201520152565b3560ff81168103610ebb5790565b903590601e1981360301821215610ebb57018035906001600160401b038211610ebb57602001918136038313610ebb57565b80359060a0612c0d6003612bec8561327f565b015493612bfb60208501612b99565b612c0760408601612b99565b91612db3565b91612c4a612c1e6060830183612ba7565b612c3b612c316080869594950186612ba7565b9490923691613bd3565b60208151910120923691613bd3565b60208151910120906040519460208601967f9e31680fdf3d75a562590b2aa747f59db27575b86e23952e85f727489e79e9b7885260408701526060860152608085015282840152013560c082015260c08152612ca760e08261265d565b51902090565b60443563ffffffff81168103610ebb5790565b612d46612d1963ffffffff7f00000000000000000000000000000000000000000000000000000000000000001663ffffffff7f0000000000000000000000000000000000000000000000000000000000000000166126db565b63ffffffff7f000000000000000000000000000000000000000000000000000000000000000016906126db565b90565b90604051906001600160a01b03602083019360608552601760808501527f726564726573732e636f6d6d69747465652e7374616b6500000000000000000060a0850152166040830152606082015260a08152612ca760c08261265d565b9190820391821161110757565b9160ff908160405193602085019546875230604087015260608601521660808401521660a082015260a08152612ca760c08261265d565b809103906102408212610ebb57604051916101008301908382106001600160401b03831117611d545761016091604052612e23836124ba565b8452602083013560208501526040830135604085015260608301356060850152612e4f608084016124de565b6080850152612e6060a084016124de565b60a0850152612e7160c084016124de565b60c085015260df190112610ebb5760405190612e8c82612641565b612e9860e082016124ba565b8252612ea761010082016124ba565b6020830152612eb961012082016124ba565b6040830152612ecb61014082016124ba565b606083015261016081013563ffffffff81168103610ebb5760808301526101808101356002811015610ebb5760a08301526101a08101356002811015610ebb5760c08301526101c08101356002811015610ebb5760e08301526101e081013561ffff81168103610ebb57610100830152610200810135610120830152612f5490610220016124ba565b61014082015260e082015290565b8181029291811591840414171561110757565b916001600160a01b03166001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690818103612ff657505061014060e0612fca8460ff94612d46960190612dea565b01510151167f000000000000000000000000000000000000000000000000000000000000000090612f62565b632fd733a560e01b5f5260045260245260445ffd5b8115613015570490565b634e487b7160e01b5f52601260045260245ffd5b5f516020614f495f395f51905f525c61304f5760015f516020614f495f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b6130679061327f565b9061307182613b05565b600681101561184757600281036130855750565b628288bb60e21b5f5261309790612552565b600260245260445ffd5b6130aa9061327f565b906130b482613b05565b600681101561184757600381036130c85750565b628288bb60e21b5f526130da90612552565b600360245260445ffd5b6130ed9061327f565b906130f782613b05565b6006811015611847576004810361310b5750565b628288bb60e21b5f5261311d90612552565b600460245260445ffd5b60088101549081613165575060ff805f5b169216918083101561314f575090612d469161392c565b82633c89743960e11b5f5260045260245260445ffd5b60ff8060018193015460081c16613138565b92919394908515613247576001810160ff63ffffffff825460801c16961695600163ffffffff8216881c1661323057815473ffffffff0000000000000000000000000000000019166001881b63ffffffff1690911760801b63ffffffff60801b161790557f25732e01c43a6a36e458cde6376ad265754d5a4bdfaca540fc03cf081568627c926040926001600160a01b03926009613215838b6139ab565b91895f5201602052845f2055835197885260208801521694a4565b8686636701582b60e11b5f5260045260245260445ffd5b6326fd599b60e11b5f5260045ffd5b6001600160a01b03165f52600360205260405f205480155f1461327857505f90565b6001901b90565b90815f52600860205260405f209160ff600184015416600681101561184757156132a65750565b63e743b08d60e01b5f5260045260245ffd5b602003602081116111075763ffffffff80911c1690565b9193909263ffffffff90845460e01c19161691821561374e57919263ffffffff841692905f5b8651811015613323576001908186821c1615613312575b016132f5565b5f61331d828a6126c7565b5261330c565b50919392909261333283613a1c565b9161333b612b6f565b96805193601f85116137365761335081614818565b9461010095604051613362888261265d565b87368237604082019081519360608401948551175f198260011c60200301809184915b61371b575050505f5b8181106136e157505060a00151925f935f935191600193519051171691825b6136ad575050508a6133f9818b9c9d9560ff7f7f9912bafcf7842738d57485cfd649b7e9e1248df84ab59eb0865f79c00a24f89660e096829e9f996020019e8f91169052168252614cbc565b60018a01805460ff191660041780825582519a51604084015160608501516080860151949d9490151560d81b9391151560d01b9260c81b60ff60c81b169061344081612560565b61344981612560565b60ff881b90881b169460ff881b199260ff60d81b199160ff60c01b9060c01b169062ffffff60c01b1916171617169060ff60d01b16179060ff60d81b16171789556134a960048b015491604051925f84526020840152604083019061256a565ba251916134de60ff875460d81c167f000000000000000000000000000000000000000000000000000000000000000090612f62565b90915f925b63ffffffff811661368657506008870154906134ff848461390a565b905f915b86831061363e57505050505050506001600160a01b0360ff835460e01c169361352b85612560565b54166040516020810163188d362b60e11b81528660248301528560448301526044825261355960648361265d565b5a90620542b9821061111b57619c3f198201918211611107575f938493620493e08411613633575b9084915193f13d9180831161362b575b506040519161012083016040528083525f602084013e156135ea5750805462ff00001916620100001790556040519081527f71030fc53583a741e55e7cc3f9fed26b56522b9a69eab2b64fe60d38f4454f5590602090a2565b7fe2476b1f9a3df9772e5b4a8be6564db7b84491d1ec7e479420707c9955c3253a925061362691506040519182916020835260208301906125aa565b0390a2565b91505f613591565b620493e09350613581565b600182841c161561367d576136719061366a61365a858761392c565b91613665898961300b565b6126db565b908c6147b3565b60015f925b0191613503565b91600190613676565b92613690906138fc565b925f1963ffffffff8216019063ffffffff821161110757166134e3565b600183166136d8575b600283166136cf575b91811c9160011b60fe16826133ad565b928317926136bf565b809417936136b6565b6136f56136ee828a6126c7565b5186614bd9565b8084915b61370757505060010161338e565b8151808218835260209092019116806136f9565b826001602094168202835117835260011c9283920191613385565b8463b3fe617560e01b5f52600452601f60245260445ffd5b909350612a93929150613810565b6001600160c01b035f5491168160401c036001600160c01b038111611107576001600160401b039081199060401b169116175f55565b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f51148216156137ef575b604052156137d35750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b90600181151661380757823b15153d151616906137c8565b503d5f823e3d90fd5b612a939160018101600560ff19825416179055817f5c9a4d61274f4b98c8db991f83cb1cb415be38ed0250a5d49ed4f8dcdb7ce99d60206040515f8152a261388e60ff6001600160a01b03600284015416925460d81c167f000000000000000000000000000000000000000000000000000000000000000090612f62565b916147b3565b906002430190814311611107577fa5529cd6ffc489c76a25365a73ed97fb04a038a26a77474abfc5f3c9bbddfc2391600160209201805469ffffffffffff0000000083851b169069ffffffffffff00000000191617905565ffffffffffff60405191168152a2565b5f1981146111075760010190565b8115613015570690565b6002548110156121f55760025f5260205f2001905f90565b6001600160fd1b03821682036111075760ff9160031b1c165f198101908111611107576139606001600160a01b0391613914565b90549060031b1c1690565b65ffffffffffff6001612d4692015460501c1663ffffffff7f000000000000000000000000000000000000000000000000000000000000000016906126db565b906040519060208201928352604082015260408152612ca760608261265d565b604051906139d882612641565b5f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b613a246139cb565b5060028101549060f282901c600116908115613afc5760ff6007820154915b5460d81c16916001613a536139cb565b9460ff8160a01c16865260ff8160a81c16602087015260ff8160b01c16604087015260ff8160b81c16606087015263ffffffff8160c01c16608087015261ffff8160e01c16610100870152818160f01c16613aad8161480e565b613ab68161480e565b60a087015260f11c16613ac88161480e565b613ad18161480e565b60c0850152613adf8161480e565b613ae88161480e565b60e084015261012083015261014082015290565b60ff5f91613a43565b600101549060ff821691600683101561184757600283149081613b30575b50613b2a57565b60039150565b905065ffffffffffff8160501c164211908115613b4f575b505f613b23565b905063ffffffff80613b6660ff8460081c166132b8565b169160801c16145f613b48565b600190613b7e612b6f565b50015460ff8160e01c1660ff60405192613b9784612626565b818160c01c168452818160c81c166020850152818160d01c161515604085015260d81c1615156060830152613bcb81612560565b608082015290565b9291926001600160401b038211611d545760405191613bfc601f8201601f19166020018461265d565b829481845281830111610ebb578281602093845f960137010152565b613c2790959493929195612bd9565b94858103613c6f5750848103613c585750818103613c43575050565b6308915af160e41b5f5260045260245260445ffd5b84906304dbc28360e21b5f5260045260245260445ffd5b85906304dbc28360e21b5f5260045260245260445ffd5b95939197969794929094838114613e6e57976001600160a01b0394613cc18695613cc6613ce096613cd796613cc1613ccf9e9f611607614a15565b614d7c565b909c919c614db0565b611607614a15565b90929192614db0565b16931692808403613e5857506020820160ff613cfb82612b99565b16613e3657508135906040613d0f8361327f565b930192613d24613d1e85612b99565b82613127565b906001600160a01b03821695868103613e1f575080548060e01c600160ff613d4b89612b99565b1663ffffffff8316901c16613dfc57613de06060946001600160a01b0360027fa2674b59b1dd4aa899e2610050c37d4cbfb3f9671741a76459111ff34d776298989660ff967bffffffffffffffffffffffffffffffffffffffffffffffffffffffff8d613de69863ffffffff60018c613dc78360e01b95612b99565b161b161760e01b16911617815501541690339089614b2b565b96612b99565b16946040519182523360208301526040820152a4565b60ff86613e0889612b99565b9063750d169d60e01b5f526004521660245260445ffd5b86906377f0734360e11b5f5260045260245260445ffd5b613e4160ff91612b99565b6304996aa760e51b5f52166004525f60245260445ffd5b83632526a0cb60e21b5f5260045260245260445ffd5b6337cc1f7f60e21b5f5260045260245ffd5b5f54908160401c906001600160c01b03613e9a82846126db565b11613ec7576001600160401b039167ffffffffffffffff1991613ebc916126db565b60401b169116175f55565b906001600160c01b0303906001600160c01b0382116111075763e106593160e01b5f5260045260245260445ffd5b919091600381036146ff575060ff825116600181036146e8575060c08201916001600160a01b03835116156146d95760e08101908151805160ff8116906020830160ff815116831580156146cf575b6146b757600481116146a057604085019060ff82511690811581150361468b57505060ff90511660ff81851c1661467457505160ff811690600190606086019060808701905f5b8581106145ef5750815163ffffffff169060ff811686036111075760031b6107f8161c6145d1575082159081806145c4575b6145a957508551613fe793613fe2921561459f57506101fe6001915b60011b16612f62565b612f62565b61010081116145875750600160e08401516140018161480e565b61400a8161480e565b036145345761ffff61010084015116612710811161451c575061012083019081511561450d5781519060ff811684036111075760051b611fe0161c6144f7575050610140905b0160ff815116801580156144ed575b6144d657506001815116156144bf57506004546140886001600160a01b03608084015116613256565b61409e6001600160a01b0360a085015116613256565b176140a833613256565b1719169060ff610140845101511682805f915b6144a15750801561448c578082101561448557505b6001811661447f575f19810190811161110757915b61411960ff61014086510151167f000000000000000000000000000000000000000000000000000000000000000090612f62565b6040516370a0823160e01b81523060048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610eea575f9161444d575b505f5460401c808211156144455761418391612da6565b818110614430575061419490613e80565b5f54916001600160401b038316946001600160401b038614611107576060610120926001600160401b036001612a9399011680966001600160401b031916175f556001600160a01b03869a875f52600860205260405f209882331683198b5416178a55895460ff60d81b6101408851015160d81b16907fffffffff0000000000000000ffffffffffffffffffffffffffffffffffffffff66ffffffffffffff60a01b4260a01b16911617178a5560018a0190600160ff1983541617825561ff0082549160081b169061ff00191617905551166001600160a01b036002890191166001600160a01b031982541617815583517fff0000000000000000000000ffffffffffffffffffffffffffffffffffffffff60ff82511661ff00602084015160081b16179162ff0000604082015160101b16906afc0000000000000000000063ff0000008883015160181b16916afe0000000000000000000067ffffffff00000000608083015160201b166aff0000000000000000000069ffff000000000000000061010085015160401b1660a08501519261432f8461480e565b6143388461480e565b60e060c0870151966143498861480e565b6143528861480e565b01519761435e8961480e565b6143678961480e565b8c549b6affffffffffffffffffffff60a01b9a171717179160501b16179160511b16179160521b161760a01b1691161790556020810151600388015560408101516004880155015192836005870155600686015551015180614425575b506009549060405190602082019283528360408301523360608301526080820152608081526143f460a08261265d565b51902060095533817f141dfc18aa6a56fc816f44f0e9e2f1ebc92b15ab167770e17db5b084c10ed9955f80a3613894565b60078401555f6143c4565b6398260caf60e01b5f5260045260245260445ffd5b50505f614183565b90506020813d602011614477575b816144686020938361265d565b81010312610ebb57515f61416c565b3d915061445b565b916140e5565b90506140d0565b60025463e9f7a9e160e01b5f5260045260245ffd5b906144ab906138fc565b905f198101908082116111075716806140bb565b60ff905116630d41d15160e41b5f5260045260245ffd5b633135cbed60e21b5f52600452601f60245260445ffd5b50601f811161405f565b5163c98e4ced60e01b5f5260045260245260445ffd5b633359b71360e21b5f5260045ffd5b638c88347960e01b5f5260045261271060245260445ffd5b505061ffff610100820151168061457157506101208101518061455b575061014090614050565b63c98e4ced60e01b5f526004525f60245260445ffd5b638c88347960e01b5f526004525f60245260445ffd5b633a9575f560e21b5f5260045261010060245260445ffd5b6101fe9091613fd9565b60ff905116637b86038b60e11b5f526004525f60245260445ffd5b5060ff8151161515613fbd565b63ffffffff84915116635540e10b60e01b5f5260045260245260445ffd5b63ffffffff8351166001600160fd1b0382168203611107578160031b1c600160ff821691161561465e5784516101fe829160011b1610156146445785811161463b575b50600101613f8b565b94506001614632565b60ff855116637b86038b60e11b5f5260045260245260445ffd5b90635179a6f360e11b5f5260045260245260445ffd5b839063f9ef1c3960e01b5f5260045260245260445ffd5b63ad20f4c560e01b5f5260045260245260445ffd5b632d06f6eb60e01b5f52600452600460245260445ffd5b8363785b6fd560e01b5f52600452600860245260445ffd5b5060088411613f44565b631b5dcdff60e01b5f5260045ffd5b6389622ec960e01b5f52600452600160245260445ffd5b630199e09360e11b5f52600452600360245260445ffd5b94613cc16001600160a01b039661479098938897614787969760ff6040519360208501957f0c13e8987987bffe244f4000ea45c6bfecfd5326b5aa40b8c37930bb8858efce875260408601525f606086015216608084015260a083015260c082015260c081526115fc60e08261265d565b90959195614db0565b16911681810361479e575050565b6377f0734360e11b5f5260045260245260445ffd5b9082156148095760206001600160a01b037f92e84f7713513273f443ba704d067e394177fd0e2f03b3defe4d2ba5662adcc7921693845f526001825260405f206147fe8282546126db565b9055604051908152a3565b505050565b6002111561184757565b906040519160e083018381106001600160401b03821117611d54576040525f8352602083015f8152604084015f815260608501925f845260808601925f845260a087015f815260c0880161010090604051614873838261265d565b823682378152602085015160ff8116948b91866149a7575060029182915b60ff8951168302928392525260ff6040880151165f83825f905b61499157505060039150806148cc5f198589031c955f199089031c8661300b565b188202809c52028098526080870163f8f8f8f8815116155f146149845760038095949399965b5260605f9801955b87891061490e575050505050505050505052565b899b61493a60ff63ffffffff859d9798999a9b9c9d51168d60031b1c169d8e5f199087028a031c61300b565b8202179b85519060ff8a511690036001891b03805b614968575093996001019897969594935060021b6148fa565b90816001602093168402825117825260011c918291019161494f565b60078095949399966148f2565b600184811c9416811b90921791859101836148ab565b60011b6101fe16918291614891565b7f55555555555555555555555555555555555555555555555555555555555555558260011c831616614a0257608001511916806149f05750565b6325b20d0560e01b5f5260045260245ffd5b506318499b4b60e01b5f5260045260245ffd5b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016301480614b02575b15614a70577f000000000000000000000000000000000000000000000000000000000000000090565b60405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527f000000000000000000000000000000000000000000000000000000000000000060408201527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a082015260a08152612ca760c08261265d565b507f00000000000000000000000000000000000000000000000000000000000000004614614a47565b9193929093614b3985612b02565b948515614b9257612a939392916001600160a01b0382614b5b61388e94613256565b1960045416600455165f52600560205260405f206001600160401b03198154169055614b8c8760011c8092866147b3565b86612da6565b505f9450505050565b60ff811690601f8211614bca5760405191614bb760408461265d565b6020808452838101919036833783525290565b632cd44ac360e21b5f5260045ffd5b614be382826149b6565b606081015182169060408101518015614cb5576040519093610100614c08818461265d565b8036843760c0840151918183855e602085015191825f1991031c9280518260406020840151930151935b614c6d5750505050505060a082015160088110156121f55760051b01519051805b614c5d5750501790565b60011901809382821c1693614c53565b85811680831692189180841693189280851694189380614c91575b50841c80614c32565b60608801815b614ca15750614c88565b805180831882529091169060200181614c97565b5050905090565b90614cdc5f1960ff845116610100031c60ff602084015116191683614e2c565b90614ceb60ff82511684614e2c565b918015928015158415141580604085015280614d5c575b614d4e5760a0606094950151614d178161480e565b614d208161480e565b614d4757505b15614d405760025b614d3781612560565b60808201520152565b6001614d2e565b9050614d26565b505060039250608091500152565b50600160c0860151614d6d8161480e565b614d768161480e565b14614d02565b9060418303614da657614d9f9250602081013591604082359201355f1a90614ec6565b9192909190565b50505f9160029190565b614db981612560565b80614dc2575050565b614dcb81612560565b60018103614de25763f645eedf60e01b5f5260045ffd5b614deb81612560565b60028103614e06575063fce698f760e01b5f5260045260245ffd5b600390614e1281612560565b14614e1a5750565b6335e2f38360e21b5f5260045260245ffd5b9060e0820151614e3b8161480e565b614e448161480e565b15614eb5575f5f9161012084015190815b614e885750508015159283614e6b575b50505090565b61271092935061010061ffff9101511602910210155f8080614e65565b63ffffffff82168093019260018216614eab575b5060011c9060201c9081614e55565b909301925f614e9c565b9060ff5f19915116610100031c1490565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411614f3d579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa15610eea575f516001600160a01b03811615614f3357905f905f90565b505f906001905f90565b5050505f916003919056fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address token, address source, address[] registry, uint256 feePerSeat, uint256 stakePerValidator, (uint32,uint32,uint32) windows) returns()
func (committee *Committee) PackConstructor(token common.Address, source common.Address, registry []common.Address, feePerSeat *big.Int, stakePerValidator *big.Int, windows Windows) []byte {
	enc, err := committee.abi.Pack("", token, source, registry, feePerSeat, stakePerValidator, windows)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackBLOCKHASHSOURCE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x882c0629.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function BLOCK_HASH_SOURCE() view returns(address)
func (committee *Committee) PackBLOCKHASHSOURCE() []byte {
	enc, err := committee.abi.Pack("BLOCK_HASH_SOURCE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackBLOCKHASHSOURCE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x882c0629.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function BLOCK_HASH_SOURCE() view returns(address)
func (committee *Committee) TryPackBLOCKHASHSOURCE() ([]byte, error) {
	return committee.abi.Pack("BLOCK_HASH_SOURCE")
}

// UnpackBLOCKHASHSOURCE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x882c0629.
//
// Solidity: function BLOCK_HASH_SOURCE() view returns(address)
func (committee *Committee) UnpackBLOCKHASHSOURCE(data []byte) (common.Address, error) {
	out, err := committee.abi.Unpack("BLOCK_HASH_SOURCE", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackCOMMITTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x37479beb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function COMMIT_TYPEHASH() view returns(bytes32)
func (committee *Committee) PackCOMMITTYPEHASH() []byte {
	enc, err := committee.abi.Pack("COMMIT_TYPEHASH")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCOMMITTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x37479beb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function COMMIT_TYPEHASH() view returns(bytes32)
func (committee *Committee) TryPackCOMMITTYPEHASH() ([]byte, error) {
	return committee.abi.Pack("COMMIT_TYPEHASH")
}

// UnpackCOMMITTYPEHASH is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x37479beb.
//
// Solidity: function COMMIT_TYPEHASH() view returns(bytes32)
func (committee *Committee) UnpackCOMMITTYPEHASH(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("COMMIT_TYPEHASH", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCOMMITWINDOW is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe97f6a68.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function COMMIT_WINDOW() view returns(uint32)
func (committee *Committee) PackCOMMITWINDOW() []byte {
	enc, err := committee.abi.Pack("COMMIT_WINDOW")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCOMMITWINDOW is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xe97f6a68.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function COMMIT_WINDOW() view returns(uint32)
func (committee *Committee) TryPackCOMMITWINDOW() ([]byte, error) {
	return committee.abi.Pack("COMMIT_WINDOW")
}

// UnpackCOMMITWINDOW is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xe97f6a68.
//
// Solidity: function COMMIT_WINDOW() view returns(uint32)
func (committee *Committee) UnpackCOMMITWINDOW(data []byte) (uint32, error) {
	out, err := committee.abi.Unpack("COMMIT_WINDOW", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackDRAWWINDOW is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9b7e66c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function DRAW_WINDOW() view returns(uint32)
func (committee *Committee) PackDRAWWINDOW() []byte {
	enc, err := committee.abi.Pack("DRAW_WINDOW")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDRAWWINDOW is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd9b7e66c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function DRAW_WINDOW() view returns(uint32)
func (committee *Committee) TryPackDRAWWINDOW() ([]byte, error) {
	return committee.abi.Pack("DRAW_WINDOW")
}

// UnpackDRAWWINDOW is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd9b7e66c.
//
// Solidity: function DRAW_WINDOW() view returns(uint32)
func (committee *Committee) UnpackDRAWWINDOW(data []byte) (uint32, error) {
	out, err := committee.abi.Unpack("DRAW_WINDOW", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackFEEPERSEAT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe38d3ca.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function FEE_PER_SEAT() view returns(uint256)
func (committee *Committee) PackFEEPERSEAT() []byte {
	enc, err := committee.abi.Pack("FEE_PER_SEAT")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackFEEPERSEAT is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfe38d3ca.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function FEE_PER_SEAT() view returns(uint256)
func (committee *Committee) TryPackFEEPERSEAT() ([]byte, error) {
	return committee.abi.Pack("FEE_PER_SEAT")
}

// UnpackFEEPERSEAT is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfe38d3ca.
//
// Solidity: function FEE_PER_SEAT() view returns(uint256)
func (committee *Committee) UnpackFEEPERSEAT(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("FEE_PER_SEAT", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackREVEALWINDOW is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17e931cf.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function REVEAL_WINDOW() view returns(uint32)
func (committee *Committee) PackREVEALWINDOW() []byte {
	enc, err := committee.abi.Pack("REVEAL_WINDOW")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackREVEALWINDOW is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x17e931cf.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function REVEAL_WINDOW() view returns(uint32)
func (committee *Committee) TryPackREVEALWINDOW() ([]byte, error) {
	return committee.abi.Pack("REVEAL_WINDOW")
}

// UnpackREVEALWINDOW is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x17e931cf.
//
// Solidity: function REVEAL_WINDOW() view returns(uint32)
func (committee *Committee) UnpackREVEALWINDOW(data []byte) (uint32, error) {
	out, err := committee.abi.Unpack("REVEAL_WINDOW", data)
	if err != nil {
		return *new(uint32), err
	}
	out0 := *abi.ConvertType(out[0], new(uint32)).(*uint32)
	return out0, nil
}

// PackSIGNEDCOMMITMENTTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec81f11f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function SIGNED_COMMITMENT_TYPEHASH() view returns(bytes32)
func (committee *Committee) PackSIGNEDCOMMITMENTTYPEHASH() []byte {
	enc, err := committee.abi.Pack("SIGNED_COMMITMENT_TYPEHASH")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSIGNEDCOMMITMENTTYPEHASH is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xec81f11f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function SIGNED_COMMITMENT_TYPEHASH() view returns(bytes32)
func (committee *Committee) TryPackSIGNEDCOMMITMENTTYPEHASH() ([]byte, error) {
	return committee.abi.Pack("SIGNED_COMMITMENT_TYPEHASH")
}

// UnpackSIGNEDCOMMITMENTTYPEHASH is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xec81f11f.
//
// Solidity: function SIGNED_COMMITMENT_TYPEHASH() view returns(bytes32)
func (committee *Committee) UnpackSIGNEDCOMMITMENTTYPEHASH(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("SIGNED_COMMITMENT_TYPEHASH", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSTAKE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x125fdbbc.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function STAKE() view returns(uint256)
func (committee *Committee) PackSTAKE() []byte {
	enc, err := committee.abi.Pack("STAKE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSTAKE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x125fdbbc.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function STAKE() view returns(uint256)
func (committee *Committee) TryPackSTAKE() ([]byte, error) {
	return committee.abi.Pack("STAKE")
}

// UnpackSTAKE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x125fdbbc.
//
// Solidity: function STAKE() view returns(uint256)
func (committee *Committee) UnpackSTAKE(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("STAKE", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackTOKEN is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82bfefc8.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function TOKEN() view returns(address)
func (committee *Committee) PackTOKEN() []byte {
	enc, err := committee.abi.Pack("TOKEN")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTOKEN is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x82bfefc8.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function TOKEN() view returns(address)
func (committee *Committee) TryPackTOKEN() ([]byte, error) {
	return committee.abi.Pack("TOKEN")
}

// UnpackTOKEN is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x82bfefc8.
//
// Solidity: function TOKEN() view returns(address)
func (committee *Committee) UnpackTOKEN(data []byte) (common.Address, error) {
	out, err := committee.abi.Unpack("TOKEN", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackAccounted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x19f8dcf1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function accounted() view returns(uint256)
func (committee *Committee) PackAccounted() []byte {
	enc, err := committee.abi.Pack("accounted")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAccounted is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x19f8dcf1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function accounted() view returns(uint256)
func (committee *Committee) TryPackAccounted() ([]byte, error) {
	return committee.abi.Pack("accounted")
}

// UnpackAccounted is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x19f8dcf1.
//
// Solidity: function accounted() view returns(uint256)
func (committee *Committee) UnpackAccounted(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("accounted", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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
// Solidity: function appeal(uint256 _disputeID, bytes ) payable returns()
func (committee *Committee) PackAppeal(disputeID *big.Int, arg1 []byte) []byte {
	enc, err := committee.abi.Pack("appeal", disputeID, arg1)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAppeal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x49912f88.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function appeal(uint256 _disputeID, bytes ) payable returns()
func (committee *Committee) TryPackAppeal(disputeID *big.Int, arg1 []byte) ([]byte, error) {
	return committee.abi.Pack("appeal", disputeID, arg1)
}

// PackAppealCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf23f16e6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function appealCost(uint256 , bytes ) pure returns(uint256)
func (committee *Committee) PackAppealCost(arg0 *big.Int, arg1 []byte) []byte {
	enc, err := committee.abi.Pack("appealCost", arg0, arg1)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAppealCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf23f16e6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function appealCost(uint256 , bytes ) pure returns(uint256)
func (committee *Committee) TryPackAppealCost(arg0 *big.Int, arg1 []byte) ([]byte, error) {
	return committee.abi.Pack("appealCost", arg0, arg1)
}

// UnpackAppealCost is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf23f16e6.
//
// Solidity: function appealCost(uint256 , bytes ) pure returns(uint256)
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
// Solidity: function appealPeriod(uint256 ) pure returns(uint256 start, uint256 end)
func (committee *Committee) PackAppealPeriod(arg0 *big.Int) []byte {
	enc, err := committee.abi.Pack("appealPeriod", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAppealPeriod is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xafe15cfb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function appealPeriod(uint256 ) pure returns(uint256 start, uint256 end)
func (committee *Committee) TryPackAppealPeriod(arg0 *big.Int) ([]byte, error) {
	return committee.abi.Pack("appealPeriod", arg0)
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
// Solidity: function appealPeriod(uint256 ) pure returns(uint256 start, uint256 end)
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
// the contract method with ID 0xd98493f6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function arbitrationCost(bytes _extraData, address _feeToken) view returns(uint256)
func (committee *Committee) PackArbitrationCost(extraData []byte, feeToken common.Address) []byte {
	enc, err := committee.abi.Pack("arbitrationCost", extraData, feeToken)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackArbitrationCost is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xd98493f6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function arbitrationCost(bytes _extraData, address _feeToken) view returns(uint256)
func (committee *Committee) TryPackArbitrationCost(extraData []byte, feeToken common.Address) ([]byte, error) {
	return committee.abi.Pack("arbitrationCost", extraData, feeToken)
}

// UnpackArbitrationCost is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xd98493f6.
//
// Solidity: function arbitrationCost(bytes _extraData, address _feeToken) view returns(uint256)
func (committee *Committee) UnpackArbitrationCost(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("arbitrationCost", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackArbitrationCost0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7434ea9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function arbitrationCost(bytes ) pure returns(uint256)
func (committee *Committee) PackArbitrationCost0(arg0 []byte) []byte {
	enc, err := committee.abi.Pack("arbitrationCost0", arg0)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackArbitrationCost0 is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xf7434ea9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function arbitrationCost(bytes ) pure returns(uint256)
func (committee *Committee) TryPackArbitrationCost0(arg0 []byte) ([]byte, error) {
	return committee.abi.Pack("arbitrationCost0", arg0)
}

// UnpackArbitrationCost0 is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xf7434ea9.
//
// Solidity: function arbitrationCost(bytes ) pure returns(uint256)
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
// the contract method with ID 0x0011e333.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commit(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot) returns()
func (committee *Committee) PackCommit(disputeID *big.Int, seat uint8, commitment [32]byte, claimsRoot [32]byte) []byte {
	enc, err := committee.abi.Pack("commit", disputeID, seat, commitment, claimsRoot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommit is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0011e333.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commit(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot) returns()
func (committee *Committee) TryPackCommit(disputeID *big.Int, seat uint8, commitment [32]byte, claimsRoot [32]byte) ([]byte, error) {
	return committee.abi.Pack("commit", disputeID, seat, commitment, claimsRoot)
}

// PackCommitFor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1ebbf60.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitFor(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot, bytes signature) returns()
func (committee *Committee) PackCommitFor(disputeID *big.Int, seat uint8, commitment [32]byte, claimsRoot [32]byte, signature []byte) []byte {
	enc, err := committee.abi.Pack("commitFor", disputeID, seat, commitment, claimsRoot, signature)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitFor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1ebbf60.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitFor(uint256 disputeID, uint8 seat, bytes32 commitment, bytes32 claimsRoot, bytes signature) returns()
func (committee *Committee) TryPackCommitFor(disputeID *big.Int, seat uint8, commitment [32]byte, claimsRoot [32]byte, signature []byte) ([]byte, error) {
	return committee.abi.Pack("commitFor", disputeID, seat, commitment, claimsRoot, signature)
}

// PackCommitmentDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e95d607.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitmentDigest(uint256 disputeID, uint8 round, uint8 seat, bytes32 commitment, bytes32 claimsRoot) view returns(bytes32)
func (committee *Committee) PackCommitmentDigest(disputeID *big.Int, round uint8, seat uint8, commitment [32]byte, claimsRoot [32]byte) []byte {
	enc, err := committee.abi.Pack("commitmentDigest", disputeID, round, seat, commitment, claimsRoot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitmentDigest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6e95d607.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitmentDigest(uint256 disputeID, uint8 round, uint8 seat, bytes32 commitment, bytes32 claimsRoot) view returns(bytes32)
func (committee *Committee) TryPackCommitmentDigest(disputeID *big.Int, round uint8, seat uint8, commitment [32]byte, claimsRoot [32]byte) ([]byte, error) {
	return committee.abi.Pack("commitmentDigest", disputeID, round, seat, commitment, claimsRoot)
}

// UnpackCommitmentDigest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6e95d607.
//
// Solidity: function commitmentDigest(uint256 disputeID, uint8 round, uint8 seat, bytes32 commitment, bytes32 claimsRoot) view returns(bytes32)
func (committee *Committee) UnpackCommitmentDigest(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("commitmentDigest", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x974622bd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, (uint256,bytes32,bytes32,bytes32) opening) view returns(bytes32)
func (committee *Committee) PackCommitmentOf(disputeID *big.Int, round uint8, seat uint8, opening Opening) []byte {
	enc, err := committee.abi.Pack("commitmentOf", disputeID, round, seat, opening)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCommitmentOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x974622bd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, (uint256,bytes32,bytes32,bytes32) opening) view returns(bytes32)
func (committee *Committee) TryPackCommitmentOf(disputeID *big.Int, round uint8, seat uint8, opening Opening) ([]byte, error) {
	return committee.abi.Pack("commitmentOf", disputeID, round, seat, opening)
}

// UnpackCommitmentOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x974622bd.
//
// Solidity: function commitmentOf(uint256 disputeID, uint8 round, uint8 seat, (uint256,bytes32,bytes32,bytes32) opening) view returns(bytes32)
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
// Solidity: function currentRuling(uint256 _disputeID) view returns(uint256)
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
// Solidity: function currentRuling(uint256 _disputeID) view returns(uint256)
func (committee *Committee) TryPackCurrentRuling(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("currentRuling", disputeID)
}

// UnpackCurrentRuling is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1c3db16d.
//
// Solidity: function currentRuling(uint256 _disputeID) view returns(uint256)
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
// Solidity: function disputeStatus(uint256 _disputeID) view returns(uint8)
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
// Solidity: function disputeStatus(uint256 _disputeID) view returns(uint8)
func (committee *Committee) TryPackDisputeStatus(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("disputeStatus", disputeID)
}

// UnpackDisputeStatus is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x10f169e8.
//
// Solidity: function disputeStatus(uint256 _disputeID) view returns(uint8)
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
// Solidity: function disputes(uint256 disputeID) view returns((address,uint8,uint8,uint8,bool,bool,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,(uint8,uint8,bool,bool,uint8)))
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
// Solidity: function disputes(uint256 disputeID) view returns((address,uint8,uint8,uint8,bool,bool,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,(uint8,uint8,bool,bool,uint8)))
func (committee *Committee) TryPackDisputes(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("disputes", disputeID)
}

// UnpackDisputes is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x564a565d.
//
// Solidity: function disputes(uint256 disputeID) view returns((address,uint8,uint8,uint8,bool,bool,uint64,uint64,uint64,uint64,bytes32,bytes32,bytes32,(uint8,uint8,bool,bool,uint8)))
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

// PackEip712Domain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84b0196e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (committee *Committee) PackEip712Domain() []byte {
	enc, err := committee.abi.Pack("eip712Domain")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEip712Domain is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84b0196e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (committee *Committee) TryPackEip712Domain() ([]byte, error) {
	return committee.abi.Pack("eip712Domain")
}

// Eip712DomainOutput serves as a container for the return parameters of contract
// method Eip712Domain.
type Eip712DomainOutput struct {
	Fields            [1]byte
	Name              string
	Version           string
	ChainId           *big.Int
	VerifyingContract common.Address
	Salt              [32]byte
	Extensions        []*big.Int
}

// UnpackEip712Domain is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x84b0196e.
//
// Solidity: function eip712Domain() view returns(bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)
func (committee *Committee) UnpackEip712Domain(data []byte) (Eip712DomainOutput, error) {
	out, err := committee.abi.Unpack("eip712Domain", data)
	outstruct := new(Eip712DomainOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Fields = *abi.ConvertType(out[0], new([1]byte)).(*[1]byte)
	outstruct.Name = *abi.ConvertType(out[1], new(string)).(*string)
	outstruct.Version = *abi.ConvertType(out[2], new(string)).(*string)
	outstruct.ChainId = abi.ConvertType(out[3], new(big.Int)).(*big.Int)
	outstruct.VerifyingContract = *abi.ConvertType(out[4], new(common.Address)).(*common.Address)
	outstruct.Salt = *abi.ConvertType(out[5], new([32]byte)).(*[32]byte)
	outstruct.Extensions = *abi.ConvertType(out[6], new([]*big.Int)).(*[]*big.Int)
	return *outstruct, nil
}

// PackEligible is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0713b139.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function eligible(address validator) view returns(bool)
func (committee *Committee) PackEligible(validator common.Address) []byte {
	enc, err := committee.abi.Pack("eligible", validator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackEligible is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0713b139.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function eligible(address validator) view returns(bool)
func (committee *Committee) TryPackEligible(validator common.Address) ([]byte, error) {
	return committee.abi.Pack("eligible", validator)
}

// UnpackEligible is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0713b139.
//
// Solidity: function eligible(address validator) view returns(bool)
func (committee *Committee) UnpackEligible(data []byte) (bool, error) {
	out, err := committee.abi.Unpack("eligible", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
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

// PackLeavesAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f732414.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function leavesAt(address validator) view returns(uint64)
func (committee *Committee) PackLeavesAt(validator common.Address) []byte {
	enc, err := committee.abi.Pack("leavesAt", validator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackLeavesAt is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3f732414.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function leavesAt(address validator) view returns(uint64)
func (committee *Committee) TryPackLeavesAt(validator common.Address) ([]byte, error) {
	return committee.abi.Pack("leavesAt", validator)
}

// UnpackLeavesAt is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3f732414.
//
// Solidity: function leavesAt(address validator) view returns(uint64)
func (committee *Committee) UnpackLeavesAt(data []byte) (uint64, error) {
	out, err := committee.abi.Unpack("leavesAt", data)
	if err != nil {
		return *new(uint64), err
	}
	out0 := *abi.ConvertType(out[0], new(uint64)).(*uint64)
	return out0, nil
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

// PackProveClaims is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7bebd667.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveClaims((uint256,uint8,uint8,string,string,uint256) slot, (bytes32,uint32,bytes32,bytes32) first, bytes firstSig, (bytes32,uint32,bytes32,bytes32) second, bytes secondSig) returns()
func (committee *Committee) PackProveClaims(slot RunSlot, first Claim, firstSig []byte, second Claim, secondSig []byte) []byte {
	enc, err := committee.abi.Pack("proveClaims", slot, first, firstSig, second, secondSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveClaims is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x7bebd667.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveClaims((uint256,uint8,uint8,string,string,uint256) slot, (bytes32,uint32,bytes32,bytes32) first, bytes firstSig, (bytes32,uint32,bytes32,bytes32) second, bytes secondSig) returns()
func (committee *Committee) TryPackProveClaims(slot RunSlot, first Claim, firstSig []byte, second Claim, secondSig []byte) ([]byte, error) {
	return committee.abi.Pack("proveClaims", slot, first, firstSig, second, secondSig)
}

// PackProveTerminals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95aa7cfd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTerminals((uint256,uint8,uint8,string,string,uint256) slot, (bytes32,uint32,bytes32,uint8,bytes32,uint8,bytes32) first, bytes firstSig, (bytes32,uint32,bytes32,uint8,bytes32,uint8,bytes32) second, bytes secondSig) returns()
func (committee *Committee) PackProveTerminals(slot RunSlot, first Terminal, firstSig []byte, second Terminal, secondSig []byte) []byte {
	enc, err := committee.abi.Pack("proveTerminals", slot, first, firstSig, second, secondSig)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTerminals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x95aa7cfd.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTerminals((uint256,uint8,uint8,string,string,uint256) slot, (bytes32,uint32,bytes32,uint8,bytes32,uint8,bytes32) first, bytes firstSig, (bytes32,uint32,bytes32,uint8,bytes32,uint8,bytes32) second, bytes secondSig) returns()
func (committee *Committee) TryPackProveTerminals(slot RunSlot, first Terminal, firstSig []byte, second Terminal, secondSig []byte) ([]byte, error) {
	return committee.abi.Pack("proveTerminals", slot, first, firstSig, second, secondSig)
}

// PackRequestUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc63958e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function requestUnstake() returns()
func (committee *Committee) PackRequestUnstake() []byte {
	enc, err := committee.abi.Pack("requestUnstake")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRequestUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfc63958e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function requestUnstake() returns()
func (committee *Committee) TryPackRequestUnstake() ([]byte, error) {
	return committee.abi.Pack("requestUnstake")
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
// the contract method with ID 0x4bdbedac.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reveal(uint256 disputeID, uint8 seat, (uint256,bytes32,bytes32,bytes32) opening) returns()
func (committee *Committee) PackReveal(disputeID *big.Int, seat uint8, opening Opening) []byte {
	enc, err := committee.abi.Pack("reveal", disputeID, seat, opening)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReveal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x4bdbedac.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reveal(uint256 disputeID, uint8 seat, (uint256,bytes32,bytes32,bytes32) opening) returns()
func (committee *Committee) TryPackReveal(disputeID *big.Int, seat uint8, opening Opening) ([]byte, error) {
	return committee.abi.Pack("reveal", disputeID, seat, opening)
}

// PackRuleBySignatures is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x29d716ec.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function ruleBySignatures(uint256 disputeID, (bytes32,(uint256,bytes32,bytes32,bytes32),bytes)[] signedSeats) returns()
func (committee *Committee) PackRuleBySignatures(disputeID *big.Int, signedSeats []SignedSeat) []byte {
	enc, err := committee.abi.Pack("ruleBySignatures", disputeID, signedSeats)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRuleBySignatures is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x29d716ec.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function ruleBySignatures(uint256 disputeID, (bytes32,(uint256,bytes32,bytes32,bytes32),bytes)[] signedSeats) returns()
func (committee *Committee) TryPackRuleBySignatures(disputeID *big.Int, signedSeats []SignedSeat) ([]byte, error) {
	return committee.abi.Pack("ruleBySignatures", disputeID, signedSeats)
}

// PackRunId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x706d3e09.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function runId((uint256,uint8,uint8,string,string,uint256) slot) view returns(bytes32)
func (committee *Committee) PackRunId(slot RunSlot) []byte {
	enc, err := committee.abi.Pack("runId", slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRunId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x706d3e09.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function runId((uint256,uint8,uint8,string,string,uint256) slot) view returns(bytes32)
func (committee *Committee) TryPackRunId(slot RunSlot) ([]byte, error) {
	return committee.abi.Pack("runId", slot)
}

// UnpackRunId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x706d3e09.
//
// Solidity: function runId((uint256,uint8,uint8,string,string,uint256) slot) view returns(bytes32)
func (committee *Committee) UnpackRunId(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("runId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSeats is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b33c702.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function seats(uint256 disputeID) view returns((address,bool,bytes32,bool,uint256,bool)[] list)
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
// Solidity: function seats(uint256 disputeID) view returns((address,bool,bytes32,bool,uint256,bool)[] list)
func (committee *Committee) TryPackSeats(disputeID *big.Int) ([]byte, error) {
	return committee.abi.Pack("seats", disputeID)
}

// UnpackSeats is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3b33c702.
//
// Solidity: function seats(uint256 disputeID) view returns((address,bool,bytes32,bool,uint256,bool)[] list)
func (committee *Committee) UnpackSeats(data []byte) ([]Seat, error) {
	out, err := committee.abi.Unpack("seats", data)
	if err != nil {
		return *new([]Seat), err
	}
	out0 := *abi.ConvertType(out[0], new([]Seat)).(*[]Seat)
	return out0, nil
}

// PackStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x94c0fca9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stake(address validator, bytes32 salt, (uint256,uint256,bytes) authorization) returns()
func (committee *Committee) PackStake(validator common.Address, salt [32]byte, authorization Authorization) []byte {
	enc, err := committee.abi.Pack("stake", validator, salt, authorization)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x94c0fca9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stake(address validator, bytes32 salt, (uint256,uint256,bytes) authorization) returns()
func (committee *Committee) TryPackStake(validator common.Address, salt [32]byte, authorization Authorization) ([]byte, error) {
	return committee.abi.Pack("stake", validator, salt, authorization)
}

// PackStakeNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d9caf4e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stakeNonce(address validator, bytes32 salt) pure returns(bytes32)
func (committee *Committee) PackStakeNonce(validator common.Address, salt [32]byte) []byte {
	enc, err := committee.abi.Pack("stakeNonce", validator, salt)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStakeNonce is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x8d9caf4e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stakeNonce(address validator, bytes32 salt) pure returns(bytes32)
func (committee *Committee) TryPackStakeNonce(validator common.Address, salt [32]byte) ([]byte, error) {
	return committee.abi.Pack("stakeNonce", validator, salt)
}

// UnpackStakeNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d9caf4e.
//
// Solidity: function stakeNonce(address validator, bytes32 salt) pure returns(bytes32)
func (committee *Committee) UnpackStakeNonce(data []byte) ([32]byte, error) {
	out, err := committee.abi.Unpack("stakeNonce", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackStakeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42623360.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function stakeOf(address validator) view returns(uint256)
func (committee *Committee) PackStakeOf(validator common.Address) []byte {
	enc, err := committee.abi.Pack("stakeOf", validator)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStakeOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x42623360.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function stakeOf(address validator) view returns(uint256)
func (committee *Committee) TryPackStakeOf(validator common.Address) ([]byte, error) {
	return committee.abi.Pack("stakeOf", validator)
}

// UnpackStakeOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x42623360.
//
// Solidity: function stakeOf(address validator) view returns(uint256)
func (committee *Committee) UnpackStakeOf(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("stakeOf", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
}

// PackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function supportsInterface(bytes4 interfaceId) view returns(bool)
func (committee *Committee) PackSupportsInterface(interfaceId [4]byte) []byte {
	enc, err := committee.abi.Pack("supportsInterface", interfaceId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSupportsInterface is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x01ffc9a7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function supportsInterface(bytes4 interfaceId) view returns(bool)
func (committee *Committee) TryPackSupportsInterface(interfaceId [4]byte) ([]byte, error) {
	return committee.abi.Pack("supportsInterface", interfaceId)
}

// UnpackSupportsInterface is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x01ffc9a7.
//
// Solidity: function supportsInterface(bytes4 interfaceId) view returns(bool)
func (committee *Committee) UnpackSupportsInterface(data []byte) (bool, error) {
	out, err := committee.abi.Unpack("supportsInterface", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2def6620.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unstake() returns()
func (committee *Committee) PackUnstake() []byte {
	enc, err := committee.abi.Pack("unstake")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnstake is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2def6620.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unstake() returns()
func (committee *Committee) TryPackUnstake() ([]byte, error) {
	return committee.abi.Pack("unstake")
}

// PackUnstakeDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3222012f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unstakeDelay() view returns(uint256)
func (committee *Committee) PackUnstakeDelay() []byte {
	enc, err := committee.abi.Pack("unstakeDelay")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnstakeDelay is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3222012f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unstakeDelay() view returns(uint256)
func (committee *Committee) TryPackUnstakeDelay() ([]byte, error) {
	return committee.abi.Pack("unstakeDelay")
}

// UnpackUnstakeDelay is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3222012f.
//
// Solidity: function unstakeDelay() view returns(uint256)
func (committee *Committee) UnpackUnstakeDelay(data []byte) (*big.Int, error) {
	out, err := committee.abi.Unpack("unstakeDelay", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
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
	ClaimsRoot [32]byte
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
// Solidity: event Committed(uint256 indexed disputeID, uint8 indexed seat, address indexed validator, bytes32 commitment, bytes32 claimsRoot)
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

// CommitteeEIP712DomainChanged represents a EIP712DomainChanged event raised by the Committee contract.
type CommitteeEIP712DomainChanged struct {
	Raw *types.Log // Blockchain specific contextual infos
}

const CommitteeEIP712DomainChangedEventName = "EIP712DomainChanged"

// ContractEventName returns the user-defined event name.
func (CommitteeEIP712DomainChanged) ContractEventName() string {
	return CommitteeEIP712DomainChangedEventName
}

// UnpackEIP712DomainChangedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EIP712DomainChanged()
func (committee *Committee) UnpackEIP712DomainChangedEvent(log *types.Log) (*CommitteeEIP712DomainChanged, error) {
	event := "EIP712DomainChanged"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeEIP712DomainChanged)
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

// CommitteeSlashed represents a Slashed event raised by the Committee contract.
type CommitteeSlashed struct {
	DisputeID *big.Int
	Seat      uint8
	Validator common.Address
	RunId     [32]byte
	Reporter  common.Address
	Amount    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeSlashedEventName = "Slashed"

// ContractEventName returns the user-defined event name.
func (CommitteeSlashed) ContractEventName() string {
	return CommitteeSlashedEventName
}

// UnpackSlashedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Slashed(uint256 indexed disputeID, uint8 indexed seat, address indexed validator, bytes32 runId, address reporter, uint256 amount)
func (committee *Committee) UnpackSlashedEvent(log *types.Log) (*CommitteeSlashed, error) {
	event := "Slashed"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeSlashed)
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

// CommitteeStaked represents a Staked event raised by the Committee contract.
type CommitteeStaked struct {
	Validator common.Address
	Amount    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeStakedEventName = "Staked"

// ContractEventName returns the user-defined event name.
func (CommitteeStaked) ContractEventName() string {
	return CommitteeStakedEventName
}

// UnpackStakedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Staked(address indexed validator, uint256 amount)
func (committee *Committee) UnpackStakedEvent(log *types.Log) (*CommitteeStaked, error) {
	event := "Staked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeStaked)
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

// CommitteeUnstakeRequested represents a UnstakeRequested event raised by the Committee contract.
type CommitteeUnstakeRequested struct {
	Validator   common.Address
	AvailableAt uint64
	Raw         *types.Log // Blockchain specific contextual infos
}

const CommitteeUnstakeRequestedEventName = "UnstakeRequested"

// ContractEventName returns the user-defined event name.
func (CommitteeUnstakeRequested) ContractEventName() string {
	return CommitteeUnstakeRequestedEventName
}

// UnpackUnstakeRequestedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event UnstakeRequested(address indexed validator, uint64 availableAt)
func (committee *Committee) UnpackUnstakeRequestedEvent(log *types.Log) (*CommitteeUnstakeRequested, error) {
	event := "UnstakeRequested"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeUnstakeRequested)
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

// CommitteeUnstaked represents a Unstaked event raised by the Committee contract.
type CommitteeUnstaked struct {
	Validator common.Address
	Amount    *big.Int
	Raw       *types.Log // Blockchain specific contextual infos
}

const CommitteeUnstakedEventName = "Unstaked"

// ContractEventName returns the user-defined event name.
func (CommitteeUnstaked) ContractEventName() string {
	return CommitteeUnstakedEventName
}

// UnpackUnstakedEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Unstaked(address indexed validator, uint256 amount)
func (committee *Committee) UnpackUnstakedEvent(log *types.Log) (*CommitteeUnstaked, error) {
	event := "Unstaked"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != committee.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(CommitteeUnstaked)
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

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (committee *Committee) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], committee.abi.Errors["AlreadyCommitted"].ID.Bytes()[:4]) {
		return committee.UnpackAlreadyCommittedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AlreadyDelivered"].ID.Bytes()[:4]) {
		return committee.UnpackAlreadyDeliveredError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AlreadyLeaving"].ID.Bytes()[:4]) {
		return committee.UnpackAlreadyLeavingError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AlreadyProven"].ID.Bytes()[:4]) {
		return committee.UnpackAlreadyProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AlreadyRevealed"].ID.Bytes()[:4]) {
		return committee.UnpackAlreadyRevealedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AlreadyStaked"].ID.Bytes()[:4]) {
		return committee.UnpackAlreadyStakedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AppealImpossible"].ID.Bytes()[:4]) {
		return committee.UnpackAppealImpossibleError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["AttemptMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackAttemptMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["BriefVersionUnknown"].ID.Bytes()[:4]) {
		return committee.UnpackBriefVersionUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ChoicesUnsupported"].ID.Bytes()[:4]) {
		return committee.UnpackChoicesUnsupportedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["CodeMissing"].ID.Bytes()[:4]) {
		return committee.UnpackCodeMissingError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["CommitmentMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackCommitmentMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["CommitmentZero"].ID.Bytes()[:4]) {
		return committee.UnpackCommitmentZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["CreditZero"].ID.Bytes()[:4]) {
		return committee.UnpackCreditZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["DisputeUnknown"].ID.Bytes()[:4]) {
		return committee.UnpackDisputeUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["DissentsOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackDissentsOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["DrawTooEarly"].ID.Bytes()[:4]) {
		return committee.UnpackDrawTooEarlyError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ECDSAInvalidSignature"].ID.Bytes()[:4]) {
		return committee.UnpackECDSAInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ECDSAInvalidSignatureLength"].ID.Bytes()[:4]) {
		return committee.UnpackECDSAInvalidSignatureLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ECDSAInvalidSignatureS"].ID.Bytes()[:4]) {
		return committee.UnpackECDSAInvalidSignatureSError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["FeeMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackFeeMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["FeeNotPaid"].ID.Bytes()[:4]) {
		return committee.UnpackFeeNotPaidError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["FeeRefundZero"].ID.Bytes()[:4]) {
		return committee.UnpackFeeRefundZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["FeeTokenNotAccepted"].ID.Bytes()[:4]) {
		return committee.UnpackFeeTokenNotAcceptedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["GasTooLow"].ID.Bytes()[:4]) {
		return committee.UnpackGasTooLowError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["InvalidShortString"].ID.Bytes()[:4]) {
		return committee.UnpackInvalidShortStringError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["JudgedOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackJudgedOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["JudgesMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackJudgesMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["JudgesOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackJudgesOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["NativeNotAccepted"].ID.Bytes()[:4]) {
		return committee.UnpackNativeNotAcceptedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["NotCommitted"].ID.Bytes()[:4]) {
		return committee.UnpackNotCommittedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["NotLeaving"].ID.Bytes()[:4]) {
		return committee.UnpackNotLeavingError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["NotSeatValidator"].ID.Bytes()[:4]) {
		return committee.UnpackNotSeatValidatorError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["NotStaked"].ID.Bytes()[:4]) {
		return committee.UnpackNotStakedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["NotValidator"].ID.Bytes()[:4]) {
		return committee.UnpackNotValidatorError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ObservationsMalformed"].ID.Bytes()[:4]) {
		return committee.UnpackObservationsMalformedError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ObservationsSurplus"].ID.Bytes()[:4]) {
		return committee.UnpackObservationsSurplusError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ObservationsTooWide"].ID.Bytes()[:4]) {
		return committee.UnpackObservationsTooWideError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["OpeningMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackOpeningMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["OtherSigner"].ID.Bytes()[:4]) {
		return committee.UnpackOtherSignerError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["PanelEmpty"].ID.Bytes()[:4]) {
		return committee.UnpackPanelEmptyError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["PanelEven"].ID.Bytes()[:4]) {
		return committee.UnpackPanelEvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["PanelOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackPanelOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["PhaseMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackPhaseMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ReceivedMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackReceivedMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return committee.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RequirementsOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackRequirementsOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RevealPeriodOpen"].ID.Bytes()[:4]) {
		return committee.UnpackRevealPeriodOpenError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RevealPeriodOver"].ID.Bytes()[:4]) {
		return committee.UnpackRevealPeriodOverError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RoundUnknown"].ID.Bytes()[:4]) {
		return committee.UnpackRoundUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RunMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackRunMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RunsEven"].ID.Bytes()[:4]) {
		return committee.UnpackRunsEvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["RunsSurplus"].ID.Bytes()[:4]) {
		return committee.UnpackRunsSurplusError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return committee.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["SameRecord"].ID.Bytes()[:4]) {
		return committee.UnpackSameRecordError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["SeatOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackSeatOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["SeatsIncomplete"].ID.Bytes()[:4]) {
		return committee.UnpackSeatsIncompleteError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["SeatsOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackSeatsOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["SignerMismatch"].ID.Bytes()[:4]) {
		return committee.UnpackSignerMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["StakeOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackStakeOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["StringTooLong"].ID.Bytes()[:4]) {
		return committee.UnpackStringTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ThresholdOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackThresholdOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["UnstakeNotAvailable"].ID.Bytes()[:4]) {
		return committee.UnpackUnstakeNotAvailableError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ValidatorDuplicate"].ID.Bytes()[:4]) {
		return committee.UnpackValidatorDuplicateError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ValidatorZero"].ID.Bytes()[:4]) {
		return committee.UnpackValidatorZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["ValidatorsOutOfRange"].ID.Bytes()[:4]) {
		return committee.UnpackValidatorsOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["WeightsSurplus"].ID.Bytes()[:4]) {
		return committee.UnpackWeightsSurplusError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["WeightsZero"].ID.Bytes()[:4]) {
		return committee.UnpackWeightsZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], committee.abi.Errors["WindowZero"].ID.Bytes()[:4]) {
		return committee.UnpackWindowZeroError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// CommitteeAlreadyCommitted represents a AlreadyCommitted error raised by the Committee contract.
type CommitteeAlreadyCommitted struct {
	DisputeID *big.Int
	Seat      uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyCommitted(uint256 disputeID, uint8 seat)
func CommitteeAlreadyCommittedErrorID() common.Hash {
	return common.HexToHash("0xce02b0568721ce1bff7276a202f766ac5b7fb03b90c1ac2f19676d43cd055612")
}

// UnpackAlreadyCommittedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyCommitted(uint256 disputeID, uint8 seat)
func (committee *Committee) UnpackAlreadyCommittedError(raw []byte) (*CommitteeAlreadyCommitted, error) {
	out := new(CommitteeAlreadyCommitted)
	if err := committee.abi.UnpackIntoInterface(out, "AlreadyCommitted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAlreadyDelivered represents a AlreadyDelivered error raised by the Committee contract.
type CommitteeAlreadyDelivered struct {
	DisputeID *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyDelivered(uint256 disputeID)
func CommitteeAlreadyDeliveredErrorID() common.Hash {
	return common.HexToHash("0x5b7e830103e1087f82eb68e29b9e6af36523d13560c950832f16fd8cff2d75cd")
}

// UnpackAlreadyDeliveredError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyDelivered(uint256 disputeID)
func (committee *Committee) UnpackAlreadyDeliveredError(raw []byte) (*CommitteeAlreadyDelivered, error) {
	out := new(CommitteeAlreadyDelivered)
	if err := committee.abi.UnpackIntoInterface(out, "AlreadyDelivered", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAlreadyLeaving represents a AlreadyLeaving error raised by the Committee contract.
type CommitteeAlreadyLeaving struct {
	Validator   common.Address
	AvailableAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyLeaving(address validator, uint64 availableAt)
func CommitteeAlreadyLeavingErrorID() common.Hash {
	return common.HexToHash("0x53b3157ca1978eb2b9fe8da087e8418a9973bb9043b793f488fae6a63e936698")
}

// UnpackAlreadyLeavingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyLeaving(address validator, uint64 availableAt)
func (committee *Committee) UnpackAlreadyLeavingError(raw []byte) (*CommitteeAlreadyLeaving, error) {
	out := new(CommitteeAlreadyLeaving)
	if err := committee.abi.UnpackIntoInterface(out, "AlreadyLeaving", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAlreadyProven represents a AlreadyProven error raised by the Committee contract.
type CommitteeAlreadyProven struct {
	DisputeID *big.Int
	Seat      uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyProven(uint256 disputeID, uint8 seat)
func CommitteeAlreadyProvenErrorID() common.Hash {
	return common.HexToHash("0x750d169deac237accccb08e78bd40bc47dcc16042320812e6e395e8fafc0e7ad")
}

// UnpackAlreadyProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyProven(uint256 disputeID, uint8 seat)
func (committee *Committee) UnpackAlreadyProvenError(raw []byte) (*CommitteeAlreadyProven, error) {
	out := new(CommitteeAlreadyProven)
	if err := committee.abi.UnpackIntoInterface(out, "AlreadyProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAlreadyRevealed represents a AlreadyRevealed error raised by the Committee contract.
type CommitteeAlreadyRevealed struct {
	DisputeID *big.Int
	Seat      uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyRevealed(uint256 disputeID, uint8 seat)
func CommitteeAlreadyRevealedErrorID() common.Hash {
	return common.HexToHash("0x89a301c82c1c9451b83424ec0d8b3cc6c72eebe189bf152b8b1973f6c9378bba")
}

// UnpackAlreadyRevealedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyRevealed(uint256 disputeID, uint8 seat)
func (committee *Committee) UnpackAlreadyRevealedError(raw []byte) (*CommitteeAlreadyRevealed, error) {
	out := new(CommitteeAlreadyRevealed)
	if err := committee.abi.UnpackIntoInterface(out, "AlreadyRevealed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAlreadyStaked represents a AlreadyStaked error raised by the Committee contract.
type CommitteeAlreadyStaked struct {
	Validator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyStaked(address validator)
func CommitteeAlreadyStakedErrorID() common.Hash {
	return common.HexToHash("0x0c45c8ec7e0c825c92c09a3dde8006b2eae6da054888db40f69587b6e4b9f313")
}

// UnpackAlreadyStakedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyStaked(address validator)
func (committee *Committee) UnpackAlreadyStakedError(raw []byte) (*CommitteeAlreadyStaked, error) {
	out := new(CommitteeAlreadyStaked)
	if err := committee.abi.UnpackIntoInterface(out, "AlreadyStaked", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAppealImpossible represents a AppealImpossible error raised by the Committee contract.
type CommitteeAppealImpossible struct {
	DisputeID *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AppealImpossible(uint256 disputeID)
func CommitteeAppealImpossibleErrorID() common.Hash {
	return common.HexToHash("0x626abb5b7acc3dc7d6516a366be0cf401654a9452f63748859817c797bc8be3c")
}

// UnpackAppealImpossibleError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AppealImpossible(uint256 disputeID)
func (committee *Committee) UnpackAppealImpossibleError(raw []byte) (*CommitteeAppealImpossible, error) {
	out := new(CommitteeAppealImpossible)
	if err := committee.abi.UnpackIntoInterface(out, "AppealImpossible", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeAttemptMismatch represents a AttemptMismatch error raised by the Committee contract.
type CommitteeAttemptMismatch struct {
	First  *big.Int
	Second *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AttemptMismatch(uint256 first, uint256 second)
func CommitteeAttemptMismatchErrorID() common.Hash {
	return common.HexToHash("0x8915af10bd8764e3ef7479b8a9a9b4b7404220060559527fd53e3218913796ff")
}

// UnpackAttemptMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AttemptMismatch(uint256 first, uint256 second)
func (committee *Committee) UnpackAttemptMismatchError(raw []byte) (*CommitteeAttemptMismatch, error) {
	out := new(CommitteeAttemptMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "AttemptMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeBriefVersionUnknown represents a BriefVersionUnknown error raised by the Committee contract.
type CommitteeBriefVersionUnknown struct {
	Version *big.Int
	Known   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BriefVersionUnknown(uint256 version, uint256 known)
func CommitteeBriefVersionUnknownErrorID() common.Hash {
	return common.HexToHash("0x89622ec98611bb98ab6819ef11373aa3f13cda4197453a349f52033da734a2bc")
}

// UnpackBriefVersionUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BriefVersionUnknown(uint256 version, uint256 known)
func (committee *Committee) UnpackBriefVersionUnknownError(raw []byte) (*CommitteeBriefVersionUnknown, error) {
	out := new(CommitteeBriefVersionUnknown)
	if err := committee.abi.UnpackIntoInterface(out, "BriefVersionUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeChoicesUnsupported represents a ChoicesUnsupported error raised by the Committee contract.
type CommitteeChoicesUnsupported struct {
	Choices   *big.Int
	Supported *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ChoicesUnsupported(uint256 choices, uint256 supported)
func CommitteeChoicesUnsupportedErrorID() common.Hash {
	return common.HexToHash("0x0333c126f4e84598d0deadc247174e1896769045c0975ec3dd4a8927676213c6")
}

// UnpackChoicesUnsupportedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ChoicesUnsupported(uint256 choices, uint256 supported)
func (committee *Committee) UnpackChoicesUnsupportedError(raw []byte) (*CommitteeChoicesUnsupported, error) {
	out := new(CommitteeChoicesUnsupported)
	if err := committee.abi.UnpackIntoInterface(out, "ChoicesUnsupported", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeCodeMissing represents a CodeMissing error raised by the Committee contract.
type CommitteeCodeMissing struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CodeMissing(address account)
func CommitteeCodeMissingErrorID() common.Hash {
	return common.HexToHash("0x5b3f02a70cacaa38d66a58adab953805f27e059689d20eb7f1be5e9403d141e3")
}

// UnpackCodeMissingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CodeMissing(address account)
func (committee *Committee) UnpackCodeMissingError(raw []byte) (*CommitteeCodeMissing, error) {
	out := new(CommitteeCodeMissing)
	if err := committee.abi.UnpackIntoInterface(out, "CodeMissing", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeCommitmentMismatch represents a CommitmentMismatch error raised by the Committee contract.
type CommitteeCommitmentMismatch struct {
	Signed    [32]byte
	Committed [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CommitmentMismatch(bytes32 signed, bytes32 committed)
func CommitteeCommitmentMismatchErrorID() common.Hash {
	return common.HexToHash("0xc9e0e7576dda9edf1d82412128828b0224231698fa4b26e6ae50f181a7cc1567")
}

// UnpackCommitmentMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CommitmentMismatch(bytes32 signed, bytes32 committed)
func (committee *Committee) UnpackCommitmentMismatchError(raw []byte) (*CommitteeCommitmentMismatch, error) {
	out := new(CommitteeCommitmentMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "CommitmentMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeCommitmentZero represents a CommitmentZero error raised by the Committee contract.
type CommitteeCommitmentZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CommitmentZero()
func CommitteeCommitmentZeroErrorID() common.Hash {
	return common.HexToHash("0x4dfab336cbc1c3beea6f795dc05d4101cc191ec0c9bd41e06bdae1f2492b1614")
}

// UnpackCommitmentZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CommitmentZero()
func (committee *Committee) UnpackCommitmentZeroError(raw []byte) (*CommitteeCommitmentZero, error) {
	out := new(CommitteeCommitmentZero)
	if err := committee.abi.UnpackIntoInterface(out, "CommitmentZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeCreditZero represents a CreditZero error raised by the Committee contract.
type CommitteeCreditZero struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CreditZero(address owner)
func CommitteeCreditZeroErrorID() common.Hash {
	return common.HexToHash("0x327f61fd792f801237525abd83eef630cdca3596c4df3fe1450d101079a5f48e")
}

// UnpackCreditZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CreditZero(address owner)
func (committee *Committee) UnpackCreditZeroError(raw []byte) (*CommitteeCreditZero, error) {
	out := new(CommitteeCreditZero)
	if err := committee.abi.UnpackIntoInterface(out, "CreditZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeDisputeUnknown represents a DisputeUnknown error raised by the Committee contract.
type CommitteeDisputeUnknown struct {
	DisputeID *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DisputeUnknown(uint256 disputeID)
func CommitteeDisputeUnknownErrorID() common.Hash {
	return common.HexToHash("0xe743b08ddf43b414aa48823c726ff22b0213233385f5d690db9b41c90c418316")
}

// UnpackDisputeUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DisputeUnknown(uint256 disputeID)
func (committee *Committee) UnpackDisputeUnknownError(raw []byte) (*CommitteeDisputeUnknown, error) {
	out := new(CommitteeDisputeUnknown)
	if err := committee.abi.UnpackIntoInterface(out, "DisputeUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeDissentsOutOfRange represents a DissentsOutOfRange error raised by the Committee contract.
type CommitteeDissentsOutOfRange struct {
	MaxDissents *big.Int
	Runs        *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DissentsOutOfRange(uint256 maxDissents, uint256 runs)
func CommitteeDissentsOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xf70c0716c8a44cdafa8b4f11b2e6eca12eb1d8f98989824bbe090f4272c564c4")
}

// UnpackDissentsOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DissentsOutOfRange(uint256 maxDissents, uint256 runs)
func (committee *Committee) UnpackDissentsOutOfRangeError(raw []byte) (*CommitteeDissentsOutOfRange, error) {
	out := new(CommitteeDissentsOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "DissentsOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeDrawTooEarly represents a DrawTooEarly error raised by the Committee contract.
type CommitteeDrawTooEarly struct {
	BlockNumber *big.Int
	DrawBlock   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DrawTooEarly(uint256 blockNumber, uint256 drawBlock)
func CommitteeDrawTooEarlyErrorID() common.Hash {
	return common.HexToHash("0xe9fa1de66bf9211d2a0d25f500b7a684bfbad5cc1c8d72bf1b410052e17e90d4")
}

// UnpackDrawTooEarlyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DrawTooEarly(uint256 blockNumber, uint256 drawBlock)
func (committee *Committee) UnpackDrawTooEarlyError(raw []byte) (*CommitteeDrawTooEarly, error) {
	out := new(CommitteeDrawTooEarly)
	if err := committee.abi.UnpackIntoInterface(out, "DrawTooEarly", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeECDSAInvalidSignature represents a ECDSAInvalidSignature error raised by the Committee contract.
type CommitteeECDSAInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignature()
func CommitteeECDSAInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0xf645eedf0193584640b6b90cb9477e4c95b98636c148a891d4c0a146dc46e75a")
}

// UnpackECDSAInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignature()
func (committee *Committee) UnpackECDSAInvalidSignatureError(raw []byte) (*CommitteeECDSAInvalidSignature, error) {
	out := new(CommitteeECDSAInvalidSignature)
	if err := committee.abi.UnpackIntoInterface(out, "ECDSAInvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeECDSAInvalidSignatureLength represents a ECDSAInvalidSignatureLength error raised by the Committee contract.
type CommitteeECDSAInvalidSignatureLength struct {
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignatureLength(uint256 length)
func CommitteeECDSAInvalidSignatureLengthErrorID() common.Hash {
	return common.HexToHash("0xfce698f7e8e5342cd615f641317bc45fe7e1e4a8b0a14dd1383ff8dc9c41917f")
}

// UnpackECDSAInvalidSignatureLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignatureLength(uint256 length)
func (committee *Committee) UnpackECDSAInvalidSignatureLengthError(raw []byte) (*CommitteeECDSAInvalidSignatureLength, error) {
	out := new(CommitteeECDSAInvalidSignatureLength)
	if err := committee.abi.UnpackIntoInterface(out, "ECDSAInvalidSignatureLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeECDSAInvalidSignatureS represents a ECDSAInvalidSignatureS error raised by the Committee contract.
type CommitteeECDSAInvalidSignatureS struct {
	S [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ECDSAInvalidSignatureS(bytes32 s)
func CommitteeECDSAInvalidSignatureSErrorID() common.Hash {
	return common.HexToHash("0xd78bce0cccb935155ed6428d1c13e50b7f3550fd2b66b9fe266006fea4a5e1eb")
}

// UnpackECDSAInvalidSignatureSError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ECDSAInvalidSignatureS(bytes32 s)
func (committee *Committee) UnpackECDSAInvalidSignatureSError(raw []byte) (*CommitteeECDSAInvalidSignatureS, error) {
	out := new(CommitteeECDSAInvalidSignatureS)
	if err := committee.abi.UnpackIntoInterface(out, "ECDSAInvalidSignatureS", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeFeeMismatch represents a FeeMismatch error raised by the Committee contract.
type CommitteeFeeMismatch struct {
	Amount *big.Int
	Need   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeMismatch(uint256 amount, uint256 need)
func CommitteeFeeMismatchErrorID() common.Hash {
	return common.HexToHash("0xe1065931dd6f6c8e3d9368e314508b3c4bd24c8d21b94b92ef90145d559e1e5c")
}

// UnpackFeeMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeMismatch(uint256 amount, uint256 need)
func (committee *Committee) UnpackFeeMismatchError(raw []byte) (*CommitteeFeeMismatch, error) {
	out := new(CommitteeFeeMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "FeeMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeFeeNotPaid represents a FeeNotPaid error raised by the Committee contract.
type CommitteeFeeNotPaid struct {
	Have *big.Int
	Need *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeNotPaid(uint256 have, uint256 need)
func CommitteeFeeNotPaidErrorID() common.Hash {
	return common.HexToHash("0x98260caf3c36dc2cb7d89e4d2a732dccff83339737c01aa24f021f950b82974b")
}

// UnpackFeeNotPaidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeNotPaid(uint256 have, uint256 need)
func (committee *Committee) UnpackFeeNotPaidError(raw []byte) (*CommitteeFeeNotPaid, error) {
	out := new(CommitteeFeeNotPaid)
	if err := committee.abi.UnpackIntoInterface(out, "FeeNotPaid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeFeeRefundZero represents a FeeRefundZero error raised by the Committee contract.
type CommitteeFeeRefundZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeRefundZero()
func CommitteeFeeRefundZeroErrorID() common.Hash {
	return common.HexToHash("0x1b5dcdff1fa8407df6e43cd54e749c3436bfd70f06bba185d38739ef81b2b43f")
}

// UnpackFeeRefundZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeRefundZero()
func (committee *Committee) UnpackFeeRefundZeroError(raw []byte) (*CommitteeFeeRefundZero, error) {
	out := new(CommitteeFeeRefundZero)
	if err := committee.abi.UnpackIntoInterface(out, "FeeRefundZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeFeeTokenNotAccepted represents a FeeTokenNotAccepted error raised by the Committee contract.
type CommitteeFeeTokenNotAccepted struct {
	Token    common.Address
	Accepted common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeTokenNotAccepted(address token, address accepted)
func CommitteeFeeTokenNotAcceptedErrorID() common.Hash {
	return common.HexToHash("0x2fd733a5cee3e0747811f4468a363bee2aadc883e8e66f12a999b03ad51336d3")
}

// UnpackFeeTokenNotAcceptedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeTokenNotAccepted(address token, address accepted)
func (committee *Committee) UnpackFeeTokenNotAcceptedError(raw []byte) (*CommitteeFeeTokenNotAccepted, error) {
	out := new(CommitteeFeeTokenNotAccepted)
	if err := committee.abi.UnpackIntoInterface(out, "FeeTokenNotAccepted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeGasTooLow represents a GasTooLow error raised by the Committee contract.
type CommitteeGasTooLow struct {
	Gas  *big.Int
	Need *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error GasTooLow(uint256 gas, uint256 need)
func CommitteeGasTooLowErrorID() common.Hash {
	return common.HexToHash("0xfe336aa757579ad0bdb72f1c5ecae2146b025e5012ca769b982721477d1d6e1c")
}

// UnpackGasTooLowError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error GasTooLow(uint256 gas, uint256 need)
func (committee *Committee) UnpackGasTooLowError(raw []byte) (*CommitteeGasTooLow, error) {
	out := new(CommitteeGasTooLow)
	if err := committee.abi.UnpackIntoInterface(out, "GasTooLow", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeInvalidShortString represents a InvalidShortString error raised by the Committee contract.
type CommitteeInvalidShortString struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidShortString()
func CommitteeInvalidShortStringErrorID() common.Hash {
	return common.HexToHash("0xb3512b0c6163e5f0bafab72bb631b9d58cd7a731b082f910338aa21c83d5c274")
}

// UnpackInvalidShortStringError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidShortString()
func (committee *Committee) UnpackInvalidShortStringError(raw []byte) (*CommitteeInvalidShortString, error) {
	out := new(CommitteeInvalidShortString)
	if err := committee.abi.UnpackIntoInterface(out, "InvalidShortString", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeJudgedOutOfRange represents a JudgedOutOfRange error raised by the Committee contract.
type CommitteeJudgedOutOfRange struct {
	Judged       *big.Int
	Requirements *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgedOutOfRange(uint256 judged, uint256 requirements)
func CommitteeJudgedOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xf9ef1c39d1a7f6fa1c03e1b440cef9e34ab46152570add03c683a315c25f0570")
}

// UnpackJudgedOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgedOutOfRange(uint256 judged, uint256 requirements)
func (committee *Committee) UnpackJudgedOutOfRangeError(raw []byte) (*CommitteeJudgedOutOfRange, error) {
	out := new(CommitteeJudgedOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "JudgedOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeJudgesMismatch represents a JudgesMismatch error raised by the Committee contract.
type CommitteeJudgesMismatch struct {
	Judges *big.Int
	Judged *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgesMismatch(uint256 judges, uint256 judged)
func CommitteeJudgesMismatchErrorID() common.Hash {
	return common.HexToHash("0xad20f4c5f22d3684d805b1928b067f4c2e1268ee9a6a6140687e8ae459d22e22")
}

// UnpackJudgesMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgesMismatch(uint256 judges, uint256 judged)
func (committee *Committee) UnpackJudgesMismatchError(raw []byte) (*CommitteeJudgesMismatch, error) {
	out := new(CommitteeJudgesMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "JudgesMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeJudgesOutOfRange represents a JudgesOutOfRange error raised by the Committee contract.
type CommitteeJudgesOutOfRange struct {
	Judges *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgesOutOfRange(uint256 judges, uint256 max)
func CommitteeJudgesOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x2d06f6eb6ae575fe7b6096da2338db36e43ef3021df45ad482dc6ed7ab8b6d0b")
}

// UnpackJudgesOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgesOutOfRange(uint256 judges, uint256 max)
func (committee *Committee) UnpackJudgesOutOfRangeError(raw []byte) (*CommitteeJudgesOutOfRange, error) {
	out := new(CommitteeJudgesOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "JudgesOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeNativeNotAccepted represents a NativeNotAccepted error raised by the Committee contract.
type CommitteeNativeNotAccepted struct {
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NativeNotAccepted(uint256 value)
func CommitteeNativeNotAcceptedErrorID() common.Hash {
	return common.HexToHash("0x64a46ec0cd17fd120d5b137ba264314f9caca76ad474aa7619bb904d18a28f9f")
}

// UnpackNativeNotAcceptedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NativeNotAccepted(uint256 value)
func (committee *Committee) UnpackNativeNotAcceptedError(raw []byte) (*CommitteeNativeNotAccepted, error) {
	out := new(CommitteeNativeNotAccepted)
	if err := committee.abi.UnpackIntoInterface(out, "NativeNotAccepted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeNotCommitted represents a NotCommitted error raised by the Committee contract.
type CommitteeNotCommitted struct {
	DisputeID *big.Int
	Seat      uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotCommitted(uint256 disputeID, uint8 seat)
func CommitteeNotCommittedErrorID() common.Hash {
	return common.HexToHash("0x34f084a131d613b8767be30183c27918c9bccfa53b2df2f9fbea2c01ed35c020")
}

// UnpackNotCommittedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotCommitted(uint256 disputeID, uint8 seat)
func (committee *Committee) UnpackNotCommittedError(raw []byte) (*CommitteeNotCommitted, error) {
	out := new(CommitteeNotCommitted)
	if err := committee.abi.UnpackIntoInterface(out, "NotCommitted", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeNotLeaving represents a NotLeaving error raised by the Committee contract.
type CommitteeNotLeaving struct {
	Validator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotLeaving(address validator)
func CommitteeNotLeavingErrorID() common.Hash {
	return common.HexToHash("0x7fb882b2ddf0b9910254f68ea31272f02d4d16e90aca1bd607253fa4985a8db0")
}

// UnpackNotLeavingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotLeaving(address validator)
func (committee *Committee) UnpackNotLeavingError(raw []byte) (*CommitteeNotLeaving, error) {
	out := new(CommitteeNotLeaving)
	if err := committee.abi.UnpackIntoInterface(out, "NotLeaving", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeNotSeatValidator represents a NotSeatValidator error raised by the Committee contract.
type CommitteeNotSeatValidator struct {
	Sender    common.Address
	Validator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSeatValidator(address sender, address validator)
func CommitteeNotSeatValidatorErrorID() common.Hash {
	return common.HexToHash("0xc6fde6af97ca8e7d6006d023f0feb60e71241f1b80bbabd59ec7646dd1e48401")
}

// UnpackNotSeatValidatorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSeatValidator(address sender, address validator)
func (committee *Committee) UnpackNotSeatValidatorError(raw []byte) (*CommitteeNotSeatValidator, error) {
	out := new(CommitteeNotSeatValidator)
	if err := committee.abi.UnpackIntoInterface(out, "NotSeatValidator", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeNotStaked represents a NotStaked error raised by the Committee contract.
type CommitteeNotStaked struct {
	Validator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotStaked(address validator)
func CommitteeNotStakedErrorID() common.Hash {
	return common.HexToHash("0x2449d29bdb2bf314c45a5abe636e050bbc48291aa4b13c32b332f5b86f800d30")
}

// UnpackNotStakedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotStaked(address validator)
func (committee *Committee) UnpackNotStakedError(raw []byte) (*CommitteeNotStaked, error) {
	out := new(CommitteeNotStaked)
	if err := committee.abi.UnpackIntoInterface(out, "NotStaked", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeNotValidator represents a NotValidator error raised by the Committee contract.
type CommitteeNotValidator struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotValidator(address account)
func CommitteeNotValidatorErrorID() common.Hash {
	return common.HexToHash("0xed3db8ac0aff2f11d9c21259b57051cec9967e78c0d61c8321b092e63647d624")
}

// UnpackNotValidatorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotValidator(address account)
func (committee *Committee) UnpackNotValidatorError(raw []byte) (*CommitteeNotValidator, error) {
	out := new(CommitteeNotValidator)
	if err := committee.abi.UnpackIntoInterface(out, "NotValidator", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeObservationsMalformed represents a ObservationsMalformed error raised by the Committee contract.
type CommitteeObservationsMalformed struct {
	Observations *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ObservationsMalformed(uint256 observations)
func CommitteeObservationsMalformedErrorID() common.Hash {
	return common.HexToHash("0x18499b4bf3c4792a21049d11cbfad9996c8d5a20cd88c067f2ed5c66615d54d4")
}

// UnpackObservationsMalformedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ObservationsMalformed(uint256 observations)
func (committee *Committee) UnpackObservationsMalformedError(raw []byte) (*CommitteeObservationsMalformed, error) {
	out := new(CommitteeObservationsMalformed)
	if err := committee.abi.UnpackIntoInterface(out, "ObservationsMalformed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeObservationsSurplus represents a ObservationsSurplus error raised by the Committee contract.
type CommitteeObservationsSurplus struct {
	Surplus *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ObservationsSurplus(uint256 surplus)
func CommitteeObservationsSurplusErrorID() common.Hash {
	return common.HexToHash("0x25b20d05b700cc7b65bd5e7d8377bc97052dfc93d0836fceb2139a600d2bb9aa")
}

// UnpackObservationsSurplusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ObservationsSurplus(uint256 surplus)
func (committee *Committee) UnpackObservationsSurplusError(raw []byte) (*CommitteeObservationsSurplus, error) {
	out := new(CommitteeObservationsSurplus)
	if err := committee.abi.UnpackIntoInterface(out, "ObservationsSurplus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeObservationsTooWide represents a ObservationsTooWide error raised by the Committee contract.
type CommitteeObservationsTooWide struct {
	Bits *big.Int
	Max  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ObservationsTooWide(uint256 bits, uint256 max)
func CommitteeObservationsTooWideErrorID() common.Hash {
	return common.HexToHash("0xea55d7d4c81aeede96049d387e6f5669115f594534cb0c910b26e0ba0f6b7a86")
}

// UnpackObservationsTooWideError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ObservationsTooWide(uint256 bits, uint256 max)
func (committee *Committee) UnpackObservationsTooWideError(raw []byte) (*CommitteeObservationsTooWide, error) {
	out := new(CommitteeObservationsTooWide)
	if err := committee.abi.UnpackIntoInterface(out, "ObservationsTooWide", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeOpeningMismatch represents a OpeningMismatch error raised by the Committee contract.
type CommitteeOpeningMismatch struct {
	Opened    [32]byte
	Committed [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OpeningMismatch(bytes32 opened, bytes32 committed)
func CommitteeOpeningMismatchErrorID() common.Hash {
	return common.HexToHash("0x954a482eea6b97212a8187100feb1d92626111dbf7efc65b3ec365ccf14537d7")
}

// UnpackOpeningMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OpeningMismatch(bytes32 opened, bytes32 committed)
func (committee *Committee) UnpackOpeningMismatchError(raw []byte) (*CommitteeOpeningMismatch, error) {
	out := new(CommitteeOpeningMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "OpeningMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeOtherSigner represents a OtherSigner error raised by the Committee contract.
type CommitteeOtherSigner struct {
	First  common.Address
	Second common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error OtherSigner(address first, address second)
func CommitteeOtherSignerErrorID() common.Hash {
	return common.HexToHash("0x949a832ca96a158d5dab09a145be0656ada3b2dda0dcb9337f36c430b13b42f5")
}

// UnpackOtherSignerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error OtherSigner(address first, address second)
func (committee *Committee) UnpackOtherSignerError(raw []byte) (*CommitteeOtherSigner, error) {
	out := new(CommitteeOtherSigner)
	if err := committee.abi.UnpackIntoInterface(out, "OtherSigner", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteePanelEmpty represents a PanelEmpty error raised by the Committee contract.
type CommitteePanelEmpty struct {
	Validators *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PanelEmpty(uint256 validators)
func CommitteePanelEmptyErrorID() common.Hash {
	return common.HexToHash("0xe9f7a9e13cd5669856dd9242d186275bfa2a6ad738b2846b77f9a0b7701edd34")
}

// UnpackPanelEmptyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PanelEmpty(uint256 validators)
func (committee *Committee) UnpackPanelEmptyError(raw []byte) (*CommitteePanelEmpty, error) {
	out := new(CommitteePanelEmpty)
	if err := committee.abi.UnpackIntoInterface(out, "PanelEmpty", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteePanelEven represents a PanelEven error raised by the Committee contract.
type CommitteePanelEven struct {
	Panel *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PanelEven(uint256 panel)
func CommitteePanelEvenErrorID() common.Hash {
	return common.HexToHash("0xd41d15103b3846ef823c2edb723ef325acfa4bb0ac070a2b7afb31f76be7f501")
}

// UnpackPanelEvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PanelEven(uint256 panel)
func (committee *Committee) UnpackPanelEvenError(raw []byte) (*CommitteePanelEven, error) {
	out := new(CommitteePanelEven)
	if err := committee.abi.UnpackIntoInterface(out, "PanelEven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteePanelOutOfRange represents a PanelOutOfRange error raised by the Committee contract.
type CommitteePanelOutOfRange struct {
	Panel *big.Int
	Max   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PanelOutOfRange(uint256 panel, uint256 max)
func CommitteePanelOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xc4d72fb4513ac7131217a1dbd68b94a3a7ce76a641a317918dc7e58b4638a81c")
}

// UnpackPanelOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PanelOutOfRange(uint256 panel, uint256 max)
func (committee *Committee) UnpackPanelOutOfRangeError(raw []byte) (*CommitteePanelOutOfRange, error) {
	out := new(CommitteePanelOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "PanelOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteePhaseMismatch represents a PhaseMismatch error raised by the Committee contract.
type CommitteePhaseMismatch struct {
	Actual uint8
	Needed uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PhaseMismatch(uint8 actual, uint8 needed)
func CommitteePhaseMismatchErrorID() common.Hash {
	return common.HexToHash("0x020a22ecb358130cc19f69b689c1c827035d24f9d3960330fa612e6ad6082a05")
}

// UnpackPhaseMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PhaseMismatch(uint8 actual, uint8 needed)
func (committee *Committee) UnpackPhaseMismatchError(raw []byte) (*CommitteePhaseMismatch, error) {
	out := new(CommitteePhaseMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "PhaseMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeReceivedMismatch represents a ReceivedMismatch error raised by the Committee contract.
type CommitteeReceivedMismatch struct {
	Received *big.Int
	Need     *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReceivedMismatch(uint256 received, uint256 need)
func CommitteeReceivedMismatchErrorID() common.Hash {
	return common.HexToHash("0x53ee4726843593dbfcebfda163b388e16aeb79290f9a43e44926ab33c2bcb1f8")
}

// UnpackReceivedMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReceivedMismatch(uint256 received, uint256 need)
func (committee *Committee) UnpackReceivedMismatchError(raw []byte) (*CommitteeReceivedMismatch, error) {
	out := new(CommitteeReceivedMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "ReceivedMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the Committee contract.
type CommitteeReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func CommitteeReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (committee *Committee) UnpackReentrancyGuardReentrantCallError(raw []byte) (*CommitteeReentrancyGuardReentrantCall, error) {
	out := new(CommitteeReentrancyGuardReentrantCall)
	if err := committee.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRequirementsOutOfRange represents a RequirementsOutOfRange error raised by the Committee contract.
type CommitteeRequirementsOutOfRange struct {
	Requirements *big.Int
	Max          *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequirementsOutOfRange(uint256 requirements, uint256 max)
func CommitteeRequirementsOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x785b6fd545d0f10d05ca5ded33ca39c0887ea6d76832fbe8d36bc37cadbcc1b5")
}

// UnpackRequirementsOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequirementsOutOfRange(uint256 requirements, uint256 max)
func (committee *Committee) UnpackRequirementsOutOfRangeError(raw []byte) (*CommitteeRequirementsOutOfRange, error) {
	out := new(CommitteeRequirementsOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "RequirementsOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRevealPeriodOpen represents a RevealPeriodOpen error raised by the Committee contract.
type CommitteeRevealPeriodOpen struct {
	Time     *big.Int
	RevealBy *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RevealPeriodOpen(uint256 time, uint256 revealBy)
func CommitteeRevealPeriodOpenErrorID() common.Hash {
	return common.HexToHash("0xec7ab7de9461b4d5a5724bd153091ac15b0416a30fd8c7624f52fee64411972b")
}

// UnpackRevealPeriodOpenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RevealPeriodOpen(uint256 time, uint256 revealBy)
func (committee *Committee) UnpackRevealPeriodOpenError(raw []byte) (*CommitteeRevealPeriodOpen, error) {
	out := new(CommitteeRevealPeriodOpen)
	if err := committee.abi.UnpackIntoInterface(out, "RevealPeriodOpen", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRevealPeriodOver represents a RevealPeriodOver error raised by the Committee contract.
type CommitteeRevealPeriodOver struct {
	Time     *big.Int
	RevealBy *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RevealPeriodOver(uint256 time, uint256 revealBy)
func CommitteeRevealPeriodOverErrorID() common.Hash {
	return common.HexToHash("0x9b1c88b5016bea0eab0fa722cb6afa68b4802d74f5bbd610e23c8bb53e8a3de4")
}

// UnpackRevealPeriodOverError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RevealPeriodOver(uint256 time, uint256 revealBy)
func (committee *Committee) UnpackRevealPeriodOverError(raw []byte) (*CommitteeRevealPeriodOver, error) {
	out := new(CommitteeRevealPeriodOver)
	if err := committee.abi.UnpackIntoInterface(out, "RevealPeriodOver", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRoundUnknown represents a RoundUnknown error raised by the Committee contract.
type CommitteeRoundUnknown struct {
	Round *big.Int
	Last  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RoundUnknown(uint256 round, uint256 last)
func CommitteeRoundUnknownErrorID() common.Hash {
	return common.HexToHash("0x932d54e03ebdba4a350af053e52a935ed6d0166cc0c2856686c65c1cca3f85bb")
}

// UnpackRoundUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RoundUnknown(uint256 round, uint256 last)
func (committee *Committee) UnpackRoundUnknownError(raw []byte) (*CommitteeRoundUnknown, error) {
	out := new(CommitteeRoundUnknown)
	if err := committee.abi.UnpackIntoInterface(out, "RoundUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRunMismatch represents a RunMismatch error raised by the Committee contract.
type CommitteeRunMismatch struct {
	RunId [32]byte
	Slot  [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RunMismatch(bytes32 runId, bytes32 slot)
func CommitteeRunMismatchErrorID() common.Hash {
	return common.HexToHash("0x136f0a0ca05c6868bd6c29e95694d8039957e5ca4b556896977d666cce18e1db")
}

// UnpackRunMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RunMismatch(bytes32 runId, bytes32 slot)
func (committee *Committee) UnpackRunMismatchError(raw []byte) (*CommitteeRunMismatch, error) {
	out := new(CommitteeRunMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "RunMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRunsEven represents a RunsEven error raised by the Committee contract.
type CommitteeRunsEven struct {
	Judge *big.Int
	Runs  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RunsEven(uint256 judge, uint256 runs)
func CommitteeRunsEvenErrorID() common.Hash {
	return common.HexToHash("0xa2f34de61a5d64bedec892dc7514a4db78e49fbcbec2ae7a2983d5e7c39ab6e6")
}

// UnpackRunsEvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RunsEven(uint256 judge, uint256 runs)
func (committee *Committee) UnpackRunsEvenError(raw []byte) (*CommitteeRunsEven, error) {
	out := new(CommitteeRunsEven)
	if err := committee.abi.UnpackIntoInterface(out, "RunsEven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeRunsSurplus represents a RunsSurplus error raised by the Committee contract.
type CommitteeRunsSurplus struct {
	Runs   *big.Int
	Judges *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RunsSurplus(uint256 runs, uint256 judges)
func CommitteeRunsSurplusErrorID() common.Hash {
	return common.HexToHash("0x5540e10bcca01d47ff41632403b1f4cba9fe1ae742106f491b9722f179594875")
}

// UnpackRunsSurplusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RunsSurplus(uint256 runs, uint256 judges)
func (committee *Committee) UnpackRunsSurplusError(raw []byte) (*CommitteeRunsSurplus, error) {
	out := new(CommitteeRunsSurplus)
	if err := committee.abi.UnpackIntoInterface(out, "RunsSurplus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the Committee contract.
type CommitteeSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func CommitteeSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (committee *Committee) UnpackSafeERC20FailedOperationError(raw []byte) (*CommitteeSafeERC20FailedOperation, error) {
	out := new(CommitteeSafeERC20FailedOperation)
	if err := committee.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeSameRecord represents a SameRecord error raised by the Committee contract.
type CommitteeSameRecord struct {
	StructHash [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SameRecord(bytes32 structHash)
func CommitteeSameRecordErrorID() common.Hash {
	return common.HexToHash("0xdf307dfca277524b9e68a1d4d259a4e54cfb04f330cbfe24c95aeb98081180fb")
}

// UnpackSameRecordError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SameRecord(bytes32 structHash)
func (committee *Committee) UnpackSameRecordError(raw []byte) (*CommitteeSameRecord, error) {
	out := new(CommitteeSameRecord)
	if err := committee.abi.UnpackIntoInterface(out, "SameRecord", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeSeatOutOfRange represents a SeatOutOfRange error raised by the Committee contract.
type CommitteeSeatOutOfRange struct {
	Seat  *big.Int
	Panel *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SeatOutOfRange(uint256 seat, uint256 panel)
func CommitteeSeatOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x7912e8727443c4d59def82138e9fc153ee0b74ea7a56c348896dde571ae4f523")
}

// UnpackSeatOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SeatOutOfRange(uint256 seat, uint256 panel)
func (committee *Committee) UnpackSeatOutOfRangeError(raw []byte) (*CommitteeSeatOutOfRange, error) {
	out := new(CommitteeSeatOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "SeatOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeSeatsIncomplete represents a SeatsIncomplete error raised by the Committee contract.
type CommitteeSeatsIncomplete struct {
	Seats *big.Int
	Panel *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SeatsIncomplete(uint256 seats, uint256 panel)
func CommitteeSeatsIncompleteErrorID() common.Hash {
	return common.HexToHash("0x52e35d0c69901e9aeb986fb7d635d2329fc28e080f41e1f30eccdc570d8893e9")
}

// UnpackSeatsIncompleteError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SeatsIncomplete(uint256 seats, uint256 panel)
func (committee *Committee) UnpackSeatsIncompleteError(raw []byte) (*CommitteeSeatsIncomplete, error) {
	out := new(CommitteeSeatsIncomplete)
	if err := committee.abi.UnpackIntoInterface(out, "SeatsIncomplete", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeSeatsOutOfRange represents a SeatsOutOfRange error raised by the Committee contract.
type CommitteeSeatsOutOfRange struct {
	Seats *big.Int
	Max   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SeatsOutOfRange(uint256 seats, uint256 max)
func CommitteeSeatsOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xb3fe6175019ab57ad10f41e0fe048d1117bde8808793f7da8c454178e221e181")
}

// UnpackSeatsOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SeatsOutOfRange(uint256 seats, uint256 max)
func (committee *Committee) UnpackSeatsOutOfRangeError(raw []byte) (*CommitteeSeatsOutOfRange, error) {
	out := new(CommitteeSeatsOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "SeatsOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeSignerMismatch represents a SignerMismatch error raised by the Committee contract.
type CommitteeSignerMismatch struct {
	Signer    common.Address
	Validator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignerMismatch(address signer, address validator)
func CommitteeSignerMismatchErrorID() common.Hash {
	return common.HexToHash("0xefe0e6862620775bf32b1f3d7ba9c8e34430d75ac4f0a4714339d91d9eb20966")
}

// UnpackSignerMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignerMismatch(address signer, address validator)
func (committee *Committee) UnpackSignerMismatchError(raw []byte) (*CommitteeSignerMismatch, error) {
	out := new(CommitteeSignerMismatch)
	if err := committee.abi.UnpackIntoInterface(out, "SignerMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeStakeOutOfRange represents a StakeOutOfRange error raised by the Committee contract.
type CommitteeStakeOutOfRange struct {
	Stake *big.Int
	Max   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StakeOutOfRange(uint256 stake, uint256 max)
func CommitteeStakeOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x618c1951076c0654b786cc776edb62a3cca9dcda1f33c20220434a41c2e9d2c3")
}

// UnpackStakeOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StakeOutOfRange(uint256 stake, uint256 max)
func (committee *Committee) UnpackStakeOutOfRangeError(raw []byte) (*CommitteeStakeOutOfRange, error) {
	out := new(CommitteeStakeOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "StakeOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeStringTooLong represents a StringTooLong error raised by the Committee contract.
type CommitteeStringTooLong struct {
	Str string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringTooLong(string str)
func CommitteeStringTooLongErrorID() common.Hash {
	return common.HexToHash("0x305a27a93f8e33b7392df0a0f91d6fc63847395853c45991eec52dbf24d72381")
}

// UnpackStringTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringTooLong(string str)
func (committee *Committee) UnpackStringTooLongError(raw []byte) (*CommitteeStringTooLong, error) {
	out := new(CommitteeStringTooLong)
	if err := committee.abi.UnpackIntoInterface(out, "StringTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeThresholdOutOfRange represents a ThresholdOutOfRange error raised by the Committee contract.
type CommitteeThresholdOutOfRange struct {
	ThresholdBps *big.Int
	Max          *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ThresholdOutOfRange(uint256 thresholdBps, uint256 max)
func CommitteeThresholdOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x8c883479505792c6824fe707eaf690d680b3b6a767cdb95b00e496c0001e48b5")
}

// UnpackThresholdOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ThresholdOutOfRange(uint256 thresholdBps, uint256 max)
func (committee *Committee) UnpackThresholdOutOfRangeError(raw []byte) (*CommitteeThresholdOutOfRange, error) {
	out := new(CommitteeThresholdOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "ThresholdOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeUnstakeNotAvailable represents a UnstakeNotAvailable error raised by the Committee contract.
type CommitteeUnstakeNotAvailable struct {
	Time        *big.Int
	AvailableAt uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnstakeNotAvailable(uint256 time, uint64 availableAt)
func CommitteeUnstakeNotAvailableErrorID() common.Hash {
	return common.HexToHash("0xf5a4896f29fb7033ba1e2c4c4492eb2d7123a362eaaf468a8f4604235da81237")
}

// UnpackUnstakeNotAvailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnstakeNotAvailable(uint256 time, uint64 availableAt)
func (committee *Committee) UnpackUnstakeNotAvailableError(raw []byte) (*CommitteeUnstakeNotAvailable, error) {
	out := new(CommitteeUnstakeNotAvailable)
	if err := committee.abi.UnpackIntoInterface(out, "UnstakeNotAvailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeValidatorDuplicate represents a ValidatorDuplicate error raised by the Committee contract.
type CommitteeValidatorDuplicate struct {
	Validator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ValidatorDuplicate(address validator)
func CommitteeValidatorDuplicateErrorID() common.Hash {
	return common.HexToHash("0x13c874d9428608ef58a0eeb80aca96bda78cb5c364bdf9ab7c73c547f7620135")
}

// UnpackValidatorDuplicateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ValidatorDuplicate(address validator)
func (committee *Committee) UnpackValidatorDuplicateError(raw []byte) (*CommitteeValidatorDuplicate, error) {
	out := new(CommitteeValidatorDuplicate)
	if err := committee.abi.UnpackIntoInterface(out, "ValidatorDuplicate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeValidatorZero represents a ValidatorZero error raised by the Committee contract.
type CommitteeValidatorZero struct {
	Index *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ValidatorZero(uint256 index)
func CommitteeValidatorZeroErrorID() common.Hash {
	return common.HexToHash("0xbc368ea7f1550da87586db0558c32f05474805cb5a18c7a9dcef189a95d1482e")
}

// UnpackValidatorZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ValidatorZero(uint256 index)
func (committee *Committee) UnpackValidatorZeroError(raw []byte) (*CommitteeValidatorZero, error) {
	out := new(CommitteeValidatorZero)
	if err := committee.abi.UnpackIntoInterface(out, "ValidatorZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeValidatorsOutOfRange represents a ValidatorsOutOfRange error raised by the Committee contract.
type CommitteeValidatorsOutOfRange struct {
	Validators *big.Int
	Max        *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ValidatorsOutOfRange(uint256 validators, uint256 max)
func CommitteeValidatorsOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xb2f1927ef7f2fd9a736804ae0d596ddf45eed1d240d52f971ae399f381b12823")
}

// UnpackValidatorsOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ValidatorsOutOfRange(uint256 validators, uint256 max)
func (committee *Committee) UnpackValidatorsOutOfRangeError(raw []byte) (*CommitteeValidatorsOutOfRange, error) {
	out := new(CommitteeValidatorsOutOfRange)
	if err := committee.abi.UnpackIntoInterface(out, "ValidatorsOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeWeightsSurplus represents a WeightsSurplus error raised by the Committee contract.
type CommitteeWeightsSurplus struct {
	Weights      *big.Int
	Requirements *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WeightsSurplus(uint256 weights, uint256 requirements)
func CommitteeWeightsSurplusErrorID() common.Hash {
	return common.HexToHash("0xc98e4ced47f8891efdfd86e64634382d7c7ae7f399d92f9e1b7ce4ec186ffdf2")
}

// UnpackWeightsSurplusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WeightsSurplus(uint256 weights, uint256 requirements)
func (committee *Committee) UnpackWeightsSurplusError(raw []byte) (*CommitteeWeightsSurplus, error) {
	out := new(CommitteeWeightsSurplus)
	if err := committee.abi.UnpackIntoInterface(out, "WeightsSurplus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeWeightsZero represents a WeightsZero error raised by the Committee contract.
type CommitteeWeightsZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WeightsZero()
func CommitteeWeightsZeroErrorID() common.Hash {
	return common.HexToHash("0xcd66dc4c00a98a0620583cb7725c8df1e88252b27dd0a571d328851f3b4fc244")
}

// UnpackWeightsZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WeightsZero()
func (committee *Committee) UnpackWeightsZeroError(raw []byte) (*CommitteeWeightsZero, error) {
	out := new(CommitteeWeightsZero)
	if err := committee.abi.UnpackIntoInterface(out, "WeightsZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// CommitteeWindowZero represents a WindowZero error raised by the Committee contract.
type CommitteeWindowZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WindowZero()
func CommitteeWindowZeroErrorID() common.Hash {
	return common.HexToHash("0x1ae68f5710963d45436dcb82f02823094dbe59a390de149650b3f3fd71f9989b")
}

// UnpackWindowZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WindowZero()
func (committee *Committee) UnpackWindowZeroError(raw []byte) (*CommitteeWindowZero, error) {
	out := new(CommitteeWindowZero)
	if err := committee.abi.UnpackIntoInterface(out, "WindowZero", raw); err != nil {
		return nil, err
	}
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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"anchor\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"hash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"anchorByProof\",\"inputs\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"accountProof\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"storageProof\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"target\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"hash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"anchors\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"blockHash\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"hash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Anchored\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"hash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AccountNotProven\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"BlockHashUnknown\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"HeaderMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"expected\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"HistoryContractUnsupported\",\"inputs\":[{\"name\":\"actual\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"expected\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"MalformedRLP\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"TargetNotProven\",\"inputs\":[{\"name\":\"target\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"TargetOutOfRange\",\"inputs\":[{\"name\":\"target\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"knownBlock\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}]",
	ID:  "HistorySource",
	Bin: "0x60806040523460615771f90827f1c53a10cb7a02335b1753200029353f5f516020610c1a5f395f51905f528103603e57604051610bb490816100668239f35b63131744b760e31b5f526004525f516020610c1a5f395f51905f5260245260445ffd5b5f80fdfe6080806040526004361015610012575f80fd5b5f3560e01c908163273b3dbb146100dd57508063368b733e146100b457806385df51fd146100965763b5c9d04614610048575f80fd5b346100925760203660031901126100925760043561006581610524565b801561007f576100778160209361059d565b604051908152f35b50633772c51760e01b5f5260045260245ffd5b5f80fd5b34610092576020366003190112610092576020610077600435610524565b34610092576020366003190112610092576004355f525f602052602060405f2054604051908152f35b34610092576080366003190112610092576004359067ffffffffffffffff821161009257366023830112156100925781600401359067ffffffffffffffff821161009257602483019183019060248201923684116100925760243567ffffffffffffffff8111610092576101559036906004016104d2565b9160443567ffffffffffffffff8111610092576101769036906004016104d2565b9490956064359860a0830198838a1067ffffffffffffffff8b11176104be575f99604052898452806101db8160208701978d895260408801958e8752606089019e8f5260808901975f89526024604051926023199203010190818382372088526105eb565b919091036103ac5760a0813560f81c148015906104ac575b801561049a575b8015610488575b8015610474575b6103ac5781610255818d61024e82610249816101bd898f9c61025a9d61023360576102499e01610683565b905261024160998301610683565b905201610696565b61073a565b9152610696565b610696565b5080915287511760401c6103ac576102728751610524565b908115610460575181810361044b57505085518781811091821592610434575b505061041b576102e1939495505160405160208101907df90827f1c53a10cb7a02335b1753200029350000000000000000000000008252601481526102d860348261057b565b51902090610791565b9290801561040c576102f48480926105eb565b919091036103ac57836102558161030a93610696565b9261031e8161031886610683565b95610696565b61032781610683565b7f6e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d81036103d657508161035991610696565b036103ac57610380926040516020810190611fff87068252602081526102d860408261057b565b9080156103c357816103919161073a565b9091148015906103bb575b6103ac576100778160209361059d565b63e0c76f5b60e01b5f5260045ffd5b50801561039c565b8263244af5e960e01b5f5260045260245ffd5b63131744b760e31b5f526004527f6e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d60245260445ffd5b636cf2cbe760e01b5f5260045ffd5b8686519063dcf5bbcd60e01b5f5260045260245260445ffd5b611fff92509061044391610503565b118789610292565b63b8fdbaa360e01b5f5260045260245260445ffd5b8751633772c51760e01b5f5260045260245ffd5b5062b9010060ba82013560e81c1415610208565b5060a0607882013560f81c1415610201565b506094604282013560f81c14156101fa565b5060a0602182013560f81c14156101f3565b634e487b7160e01b5f52604160045260245ffd5b9181601f840112156100925782359167ffffffffffffffff8311610092576020808501948460051b01011161009257565b9190820391821161051057565b634e487b7160e01b5f52601160045260245ffd5b90610101824303105f14610550578140915b821561053f5750565b9091505f525f60205260405f205490565b815f525f602052602080805f71f90827f1c53a10cb7a02335b1753200029355afa5060205191610536565b90601f8019910116810190811067ffffffffffffffff8211176104be57604052565b90815f525f60205260405f20546105e75760207f2946f6d79e30b36612401c9600819a1e622cf156a41e314844f4d582f06d242a91835f525f82528060405f2055604051908152a2565b5050565b8035929160021960fe85901c016103ac575f84811a9060bf19820190600160c0841014610674575060371015610656578460081b60f619820160031b610100031c9201916038600160f5198501948360f619910101019560011a15911017905b8411176103ac579190565b6081608060018501948360be199101019660011a109114169061064b565b9295505050600182019361064b565b60a0813560f81c036103ac576001013590565b9081359160038360fe1c145f146107315760ff60c05b165f845f1a828103918293821060011461071f5750603782111561070057506038916001918660081b906036190160031b610100031c930183603619910101019360011a15911017905b8211176103ac5790565b92608192506080918160018093505001019460011a10911416906106f6565b949550505050806001915001916106f6565b60ff60806106ac565b9061074491610a38565b8091808203918181146107795750359060208111801561076e575b6103ac5760031b610100031c91565b508160f81c1561075f565b93925050505f9190565b5f1981146105105760010190565b9290916040905f905f955f5b808491156109ab575b6107b590828960fc1c91610abf565b95916011879a92145f1461085b5750861561084b5760041b955f1901945b803560038160fe1c145f14610819575050506107ef9087610696565b91601f6107fc8885610503565b1161080b575b9192939561079d565b50505050505050505f905f90565b91949850925060a0915060f81c0361083e576001810180911161051057355f95610802565b505050505050505f905f90565b505050505050505050505f905f90565b959695610869908490610a38565b968135918260fc1c90808a1480156109a1575b6103ac5760018083119a8290035f1901811b9281160361098c57506001019160041b5b821580610984575b6103ac578382841191821561096e575b5050610965575b80821161095357816108cf91610503565b96610907577f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036105105760021b1b956107d3565b50505095505050939190931591821592610948575b50506109405761092b91610a38565b919080830361093c57505f91508190565b9190565b50505f905f90565b141590505f8061091c565b5050505050505050505050505f905f90565b5f1991506108be565b909150188260021b610100031c1515835f6108b7565b5088156108a7565b909260f81c600f166103ac576001013561089f565b506003821161087c565b505084871461083e576109bd87610783565b9685811015610a245760051b820135601e1983360301811215610092578201803567ffffffffffffffff8111610092576020820190803603821361009257604051602091840191820193859203908184823720146107a6575050505050505050505f905f90565b634e487b7160e01b5f52603260045260245ffd5b8035929160fe84901c6003146103ac575f84811a90607f1982019060016080841014610674575060371015610aa1578460081b60b619820160031b610100031c9201916038600160b5198501948360b619910101019560011a15911017908411176103ac579190565b60816080600185019483607e199101019660011a109114169061064b565b91929092610ace845f946105eb565b9490818196036103ac57610ae28382610b76565b90836011036011811161051057610afa849184610b76565b14610b6a575050905f905f92865b818110610b2b5750505060028403610b1e575090565b919050601183036103ac57565b828792939714610b62575b60018214610b5a575b610b4c83610b5292610696565b91610783565b959190610b08565b935083610b3f565b925082610b36565b95506011945092915050565b9190805b610b815750565b9180355f1a8060a014610baa57608014610b9c57505f199150565b600101915b5f190180610b7a565b5060210191610ba1566e49e66782037c0555897870e29fa5e552daf4719552131a0abce779daec0a5d",
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

// PackAnchor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb5c9d046.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function anchor(uint256 number) returns(bytes32 hash)
func (historySource *HistorySource) PackAnchor(number *big.Int) []byte {
	enc, err := historySource.abi.Pack("anchor", number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnchor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xb5c9d046.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function anchor(uint256 number) returns(bytes32 hash)
func (historySource *HistorySource) TryPackAnchor(number *big.Int) ([]byte, error) {
	return historySource.abi.Pack("anchor", number)
}

// UnpackAnchor is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xb5c9d046.
//
// Solidity: function anchor(uint256 number) returns(bytes32 hash)
func (historySource *HistorySource) UnpackAnchor(data []byte) ([32]byte, error) {
	out, err := historySource.abi.Unpack("anchor", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackAnchorByProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x273b3dbb.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function anchorByProof(bytes header, bytes[] accountProof, bytes[] storageProof, uint256 target) returns(bytes32 hash)
func (historySource *HistorySource) PackAnchorByProof(header []byte, accountProof [][]byte, storageProof [][]byte, target *big.Int) []byte {
	enc, err := historySource.abi.Pack("anchorByProof", header, accountProof, storageProof, target)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnchorByProof is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x273b3dbb.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function anchorByProof(bytes header, bytes[] accountProof, bytes[] storageProof, uint256 target) returns(bytes32 hash)
func (historySource *HistorySource) TryPackAnchorByProof(header []byte, accountProof [][]byte, storageProof [][]byte, target *big.Int) ([]byte, error) {
	return historySource.abi.Pack("anchorByProof", header, accountProof, storageProof, target)
}

// UnpackAnchorByProof is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x273b3dbb.
//
// Solidity: function anchorByProof(bytes header, bytes[] accountProof, bytes[] storageProof, uint256 target) returns(bytes32 hash)
func (historySource *HistorySource) UnpackAnchorByProof(data []byte) ([32]byte, error) {
	out, err := historySource.abi.Unpack("anchorByProof", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackAnchors is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x368b733e.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function anchors(uint256 number) view returns(bytes32)
func (historySource *HistorySource) PackAnchors(number *big.Int) []byte {
	enc, err := historySource.abi.Pack("anchors", number)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackAnchors is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x368b733e.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function anchors(uint256 number) view returns(bytes32)
func (historySource *HistorySource) TryPackAnchors(number *big.Int) ([]byte, error) {
	return historySource.abi.Pack("anchors", number)
}

// UnpackAnchors is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x368b733e.
//
// Solidity: function anchors(uint256 number) view returns(bytes32)
func (historySource *HistorySource) UnpackAnchors(data []byte) ([32]byte, error) {
	out, err := historySource.abi.Unpack("anchors", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackBlockHash is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x85df51fd.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function blockHash(uint256 number) view returns(bytes32 hash)
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
// Solidity: function blockHash(uint256 number) view returns(bytes32 hash)
func (historySource *HistorySource) TryPackBlockHash(number *big.Int) ([]byte, error) {
	return historySource.abi.Pack("blockHash", number)
}

// UnpackBlockHash is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x85df51fd.
//
// Solidity: function blockHash(uint256 number) view returns(bytes32 hash)
func (historySource *HistorySource) UnpackBlockHash(data []byte) ([32]byte, error) {
	out, err := historySource.abi.Unpack("blockHash", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// HistorySourceAnchored represents a Anchored event raised by the HistorySource contract.
type HistorySourceAnchored struct {
	Number *big.Int
	Hash   [32]byte
	Raw    *types.Log // Blockchain specific contextual infos
}

const HistorySourceAnchoredEventName = "Anchored"

// ContractEventName returns the user-defined event name.
func (HistorySourceAnchored) ContractEventName() string {
	return HistorySourceAnchoredEventName
}

// UnpackAnchoredEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event Anchored(uint256 indexed number, bytes32 hash)
func (historySource *HistorySource) UnpackAnchoredEvent(log *types.Log) (*HistorySourceAnchored, error) {
	event := "Anchored"
	if len(log.Topics) == 0 {
		return nil, bind.ErrNoEventSignature
	}
	if log.Topics[0] != historySource.abi.Events[event].ID {
		return nil, bind.ErrEventSignatureMismatch
	}
	out := new(HistorySourceAnchored)
	if len(log.Data) > 0 {
		if err := historySource.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range historySource.abi.Events[event].Inputs {
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

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (historySource *HistorySource) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], historySource.abi.Errors["AccountNotProven"].ID.Bytes()[:4]) {
		return historySource.UnpackAccountNotProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], historySource.abi.Errors["BlockHashUnknown"].ID.Bytes()[:4]) {
		return historySource.UnpackBlockHashUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], historySource.abi.Errors["HeaderMismatch"].ID.Bytes()[:4]) {
		return historySource.UnpackHeaderMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], historySource.abi.Errors["HistoryContractUnsupported"].ID.Bytes()[:4]) {
		return historySource.UnpackHistoryContractUnsupportedError(raw[4:])
	}
	if bytes.Equal(raw[:4], historySource.abi.Errors["MalformedRLP"].ID.Bytes()[:4]) {
		return historySource.UnpackMalformedRLPError(raw[4:])
	}
	if bytes.Equal(raw[:4], historySource.abi.Errors["TargetNotProven"].ID.Bytes()[:4]) {
		return historySource.UnpackTargetNotProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], historySource.abi.Errors["TargetOutOfRange"].ID.Bytes()[:4]) {
		return historySource.UnpackTargetOutOfRangeError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// HistorySourceAccountNotProven represents a AccountNotProven error raised by the HistorySource contract.
type HistorySourceAccountNotProven struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AccountNotProven()
func HistorySourceAccountNotProvenErrorID() common.Hash {
	return common.HexToHash("0x6cf2cbe7fd959e08e930df7bc433265fdc5148eb896bb6d075abfcf03d244c5b")
}

// UnpackAccountNotProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AccountNotProven()
func (historySource *HistorySource) UnpackAccountNotProvenError(raw []byte) (*HistorySourceAccountNotProven, error) {
	out := new(HistorySourceAccountNotProven)
	if err := historySource.abi.UnpackIntoInterface(out, "AccountNotProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// HistorySourceBlockHashUnknown represents a BlockHashUnknown error raised by the HistorySource contract.
type HistorySourceBlockHashUnknown struct {
	Number *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BlockHashUnknown(uint256 number)
func HistorySourceBlockHashUnknownErrorID() common.Hash {
	return common.HexToHash("0x3772c5175bb2905d07804835ea07a2fb86185a32ce7b5b196adb6c0a86615923")
}

// UnpackBlockHashUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BlockHashUnknown(uint256 number)
func (historySource *HistorySource) UnpackBlockHashUnknownError(raw []byte) (*HistorySourceBlockHashUnknown, error) {
	out := new(HistorySourceBlockHashUnknown)
	if err := historySource.abi.UnpackIntoInterface(out, "BlockHashUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// HistorySourceHeaderMismatch represents a HeaderMismatch error raised by the HistorySource contract.
type HistorySourceHeaderMismatch struct {
	Actual   [32]byte
	Expected [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error HeaderMismatch(bytes32 actual, bytes32 expected)
func HistorySourceHeaderMismatchErrorID() common.Hash {
	return common.HexToHash("0xb8fdbaa36a6f160980818a7264b1025d90343a40464122d4b92cc3ef0e183b77")
}

// UnpackHeaderMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error HeaderMismatch(bytes32 actual, bytes32 expected)
func (historySource *HistorySource) UnpackHeaderMismatchError(raw []byte) (*HistorySourceHeaderMismatch, error) {
	out := new(HistorySourceHeaderMismatch)
	if err := historySource.abi.UnpackIntoInterface(out, "HeaderMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// HistorySourceHistoryContractUnsupported represents a HistoryContractUnsupported error raised by the HistorySource contract.
type HistorySourceHistoryContractUnsupported struct {
	Actual   [32]byte
	Expected [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error HistoryContractUnsupported(bytes32 actual, bytes32 expected)
func HistorySourceHistoryContractUnsupportedErrorID() common.Hash {
	return common.HexToHash("0x98ba25b83d70e4f93520f54d02422f319ea2de2c6b8e7ec593468cc2fc5f9cbd")
}

// UnpackHistoryContractUnsupportedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error HistoryContractUnsupported(bytes32 actual, bytes32 expected)
func (historySource *HistorySource) UnpackHistoryContractUnsupportedError(raw []byte) (*HistorySourceHistoryContractUnsupported, error) {
	out := new(HistorySourceHistoryContractUnsupported)
	if err := historySource.abi.UnpackIntoInterface(out, "HistoryContractUnsupported", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// HistorySourceMalformedRLP represents a MalformedRLP error raised by the HistorySource contract.
type HistorySourceMalformedRLP struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MalformedRLP()
func HistorySourceMalformedRLPErrorID() common.Hash {
	return common.HexToHash("0xe0c76f5b85e273aac476e49b6121be57d294e5c91480ea1746df69089e778ed0")
}

// UnpackMalformedRLPError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MalformedRLP()
func (historySource *HistorySource) UnpackMalformedRLPError(raw []byte) (*HistorySourceMalformedRLP, error) {
	out := new(HistorySourceMalformedRLP)
	if err := historySource.abi.UnpackIntoInterface(out, "MalformedRLP", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// HistorySourceTargetNotProven represents a TargetNotProven error raised by the HistorySource contract.
type HistorySourceTargetNotProven struct {
	Target *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TargetNotProven(uint256 target)
func HistorySourceTargetNotProvenErrorID() common.Hash {
	return common.HexToHash("0x244af5e955a2f68516f6dd019126989d698a0ec0e4e2f51511936e4831f7a8e1")
}

// UnpackTargetNotProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TargetNotProven(uint256 target)
func (historySource *HistorySource) UnpackTargetNotProvenError(raw []byte) (*HistorySourceTargetNotProven, error) {
	out := new(HistorySourceTargetNotProven)
	if err := historySource.abi.UnpackIntoInterface(out, "TargetNotProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// HistorySourceTargetOutOfRange represents a TargetOutOfRange error raised by the HistorySource contract.
type HistorySourceTargetOutOfRange struct {
	Target     *big.Int
	KnownBlock *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TargetOutOfRange(uint256 target, uint256 knownBlock)
func HistorySourceTargetOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xdcf5bbcda353861bdb3e86c672f63d7903d1561960ecbd59c80e89d57700f52b")
}

// UnpackTargetOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TargetOutOfRange(uint256 target, uint256 knownBlock)
func (historySource *HistorySource) UnpackTargetOutOfRangeError(raw []byte) (*HistorySourceTargetOutOfRange, error) {
	out := new(HistorySourceTargetOutOfRange)
	if err := historySource.abi.UnpackIntoInterface(out, "TargetOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferMetaData contains all meta data concerning the Offer contract.
var OfferMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"factory\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"vault_\",\"type\":\"address\",\"internalType\":\"contractIVault\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"accept\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"announce\",\"inputs\":[],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"answer\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"deliverySignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"body\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"bondNonce\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structContest\",\"components\":[{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"caseAccumulator\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"caseCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"caseOf\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"cases\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structCase\",\"components\":[{\"name\":\"state\",\"type\":\"uint8\",\"internalType\":\"enumCaseState\"},{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"refundCredited\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"openedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"answerBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"continueBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"judgeBy\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"checkpoint\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"refunded\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"checkpoint\",\"inputs\":[],\"outputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"checkpointCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"checkpoints\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structCheckpoint\",\"components\":[{\"name\":\"time\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"received\",\"type\":\"uint192\",\"internalType\":\"uint192\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"claim\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"concede\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"contest\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structContest\",\"components\":[{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structProof\",\"components\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nodes\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"deliverySignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"bond\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"continueCase\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"credits\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"deliveryDigest\",\"inputs\":[{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"execute\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"freeze\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"payable\"},{\"type\":\"function\",\"name\":\"locked\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveBreach\",\"inputs\":[{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structProof\",\"components\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nodes\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"delivery\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"deliverySignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveEquivocation\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"firstSignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"secondSignature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"received\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rule\",\"inputs\":[{\"name\":\"_disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"_ruling\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"setReceiptSigner\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"submitEvidence\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"sweep\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"terms\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"timeout\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"verifyPayment\",\"inputs\":[{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structProof\",\"components\":[{\"name\":\"header\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nodes\",\"type\":\"bytes[]\",\"internalType\":\"bytes[]\"},{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structPayment\",\"components\":[{\"name\":\"key\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"blockNumber\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"time\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"nonce\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"wasReceiptSigner\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"to\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"withdraw\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawUpTo\",\"inputs\":[{\"name\":\"k\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"withdrawable\",\"inputs\":[],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Answered\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Checkpointed\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"time\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"received\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Contested\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"claim\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumClaim\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"answerBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"judgeBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Continued\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"CreditClaimed\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"DeliveryRecorded\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"delivery\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structDelivery\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"paymentRef\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"requestSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"responseSubject\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"servedAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"dataTime\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"itemCount\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"signature\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Disclosed\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"responseHash\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"body\",\"type\":\"bytes\",\"indexed\":false,\"internalType\":\"bytes\"},{\"name\":\"continueBy\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Dispute\",\"inputs\":[{\"name\":\"_arbitrator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrator\"},{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_metaEvidenceID\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"_evidenceGroupID\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Evidence\",\"inputs\":[{\"name\":\"_arbitrator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrator\"},{\"name\":\"_evidenceGroupID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_party\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"_evidence\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"EvidenceAdded\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"party\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Frozen\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"evidenceRoot\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"MetaEvidence\",\"inputs\":[{\"name\":\"_metaEvidenceID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_evidence\",\"type\":\"string\",\"indexed\":false,\"internalType\":\"string\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"ReceiptSignerChanged\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"from\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RemedyAuthorized\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"ruling\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumCause\"},{\"name\":\"toPayer\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"toSeller\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"RequestRecorded\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"requestHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"evidenceHash\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Ruling\",\"inputs\":[{\"name\":\"_arbitrator\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"contractIArbitrator\"},{\"name\":\"_disputeID\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"_ruling\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"SettlementExecuted\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"toPayer\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"credited\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Swept\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Withdrawn\",\"inputs\":[{\"name\":\"checkpoint\",\"type\":\"uint256\",\"indexed\":true,\"internalType\":\"uint256\"},{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AmountOutOfRange\",\"inputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"min\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"BlockHashUnknown\",\"inputs\":[{\"name\":\"number\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"BoundsKept\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"CaseStateInvalid\",\"inputs\":[{\"name\":\"state\",\"type\":\"uint8\",\"internalType\":\"enumCaseState\"}]},{\"type\":\"error\",\"name\":\"CheckpointExists\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"time\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"CheckpointNotMatured\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"matured\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"CheckpointPassed\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"last\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ClaimInvalid\",\"inputs\":[{\"name\":\"claim\",\"type\":\"uint8\",\"internalType\":\"enumClaim\"}]},{\"type\":\"error\",\"name\":\"DeadlineNotPassed\",\"inputs\":[{\"name\":\"timestamp\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"DeadlinePassed\",\"inputs\":[{\"name\":\"timestamp\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"deadline\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"DeliveriesEqual\",\"inputs\":[{\"name\":\"deliveryHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeliveryBodyMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"expected\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeliveryPayerMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"expected\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"DeliveryReferenceMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"expected\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeliveryRequestMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"expected\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"DeliverySignerInvalid\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"DisputeKnown\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"DisputeSolved\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"DisputeUnknown\",\"inputs\":[{\"name\":\"disputeID\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"EvidenceEmpty\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"GasTooLow\",\"inputs\":[{\"name\":\"available\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"needed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"HeaderMismatch\",\"inputs\":[{\"name\":\"actual\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"expected\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"LogIndexOutOfRange\",\"inputs\":[{\"name\":\"index\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"count\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"MalformedRLP\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotATransfer\",\"inputs\":[{\"name\":\"logIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"NotAnOffer\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotArbitrator\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotFactory\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"factory\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotParty\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSeller\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingToClaim\",\"inputs\":[{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"PayerInvalid\",\"inputs\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"PayerSignatureInvalid\",\"inputs\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"PaymentAlreadyContested\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ReceiptNotProven\",\"inputs\":[{\"name\":\"txIndex\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ReceiptTypeUnknown\",\"inputs\":[{\"name\":\"firstByte\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ReceiptWithoutStatus\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"RelayFeeTooHigh\",\"inputs\":[{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"cap\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RowMissing\",\"inputs\":[{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"}]},{\"type\":\"error\",\"name\":\"RulingOutOfRange\",\"inputs\":[{\"name\":\"ruling\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeCastOverflowedUintDowncast\",\"inputs\":[{\"name\":\"bits\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"SignerInvalid\",\"inputs\":[{\"name\":\"signer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"StringsInsufficientHexLength\",\"inputs\":[{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"length\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"TokenEscrowed\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"TransactionFailed\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"ValueMismatch\",\"inputs\":[{\"name\":\"value\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WrongRecipient\",\"inputs\":[{\"name\":\"actual\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"expected\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"WrongToken\",\"inputs\":[{\"name\":\"actual\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"expected\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ZeroAmount\",\"inputs\":[]}]",
	ID:  "Offer",
	Bin: "0x60e0346100bc57601f615af438819003918201601f19168301916001600160401b038311848410176100c05780849260409485528339810103126100bc578051906001600160a01b03821682036100bc5760200151906001600160a01b03821682036100bc573060c05260805260a052604051615a1f90816100d5823960805181611507015260a05181818161079c015281816112c3015281816124a20152818161325301528181613b900152614cf7015260c0518161358f0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c806301681a621461297757806317dfa44c146128e15780631e83409a146128165780631f618cd2146127f9578063229c2a0214611f5d57806322b65dbf14611eb65780632abf4a9214611b36578063311a6c5614611a6857806331a6b89b146119825780633ccfd60b1461194557806340a8c5371461191b57806348ea1c23146117ee57806350188301146117a957806363f9b36d1461178c578063795ea18e146115ad57806383a6deb5146115935780638f970df0146114ed578063b8a2425214611481578063ba15a7a714611330578063bd633147146111fd578063c2c4c5c11461109c578063cb6ff09414611046578063cf30901214611029578063d502562514610f08578063da2d7e9514610eeb578063db31b6b514610df3578063dcf35e6f14610b3b578063e751f27114610ad2578063ec13cc7b14610a99578063ede0b45414610a29578063f0877b6914610426578063f2253b2c1461039b578063f95fbab5146101cb5763fe5ff4681461018f575f80fd5b346101c75760203660031901126101c7576001600160a01b036101b0612a78565b165f526007602052602060405f2054604051908152f35b5f80fd5b346101c75760203660031901126101c7576101e4612a78565b6101ec613585565b6101f46135c6565b6101fc614674565b6001600160a01b0361020c6146be565b91169081158015610389575b610376576001600160a01b036001600160401b03421691165f52600d60205260405f20906001600160a01b03600c5416155f146102eb576020906102917fb750180f63da79931a853c25f4453817d52580b7dbb1b5bd4538335e674a41d1936040519061028482612b31565b5f82528385830152613512565b835f52600d82526102c060405f20604051906102ac82612b31565b8382526001600160401b0385830152613512565b836001600160a01b0319600c541617600c55604051908152a25f5f5160206159df5f395f51905f525d005b81545f198101919082116103625761035d8161032a6020947fb750180f63da79931a853c25f4453817d52580b7dbb1b5bd4538335e674a41d196612f86565b50906fffffffffffffffff000000000000000082549160401b16906fffffffffffffffff00000000000000001916179055565b610291565b634e487b7160e01b5f52601160045260245ffd5b506314bba6bd60e21b5f5260045260245ffd5b506001600160a01b0381168214610218565b346101c75760203660031901126101c7576004356001600160401b0381116101c757608060031982360301126101c7576103e260c0916103d96134e2565b5060040161370c565b60a060405191805183526001600160a01b036020820151166020840152604081015160408401526060810151606084015260808101516080840152015160a0820152f35b346101c7576101603660031901126101c7576004356001600160401b0381116101c757608060031982360301126101c7576101203660231901126101c757610144356001600160401b0381116101c7576104876104a2913690600401612a8e565b919092610492613585565b61049a6135c6565b60040161370c565b9081519260208301916001600160a01b03835116916104dc6104c386613df7565b9360808701946001600160401b03865116918585613e0b565b926104e5612f9b565b50602061026d5f303c6105305f51602061028d5f303c63ffffffff5f5160206102ad5f303c815f51916040519461051b86612b4c565b151585521660208401521660408201526147f3565b15610a1a57606435948651610551835163ffffffff60025460c01c16615329565b5f828152600860205260409020805460ff19166001178155988954845164ffffff0100600160f01b031990911660289190911b78ffffffffffffffffffffffffffffffffffffffff000000000016174260c81b64ffffffffff60c81b1617610100178a5560408101805190956001600160601b038211610a02579061062b61062660a094936001600160601b038f60010194166001600160601b031985541617845561061f6105ff88614948565b855463ffffffff60c01b191660c09190911b63ffffffff60c01b16178555565b5142612bbf565b614948565b81546001600160e01b031660e09190911b6001600160e01b0319161790550151806109f7575b50866109ec575b602060ed5f303c5f51604080516020810192835290810184905290999060049a816001606060069401528b60808201528a60a08201525f60c082015260c081526106a360e082612b9e565b5190209101558351815f5260056020526106c260405f20918254612bcc565b90558060081c90815f526006602052600160ff60405f205492161b91828216156109d7575b5050506106f78351600154612bcc565b600155610705600a54613edf565b600a55600b5490604051906020820192835260408201526040815261072b606082612b9e565b519020600b556001600160a01b038151166020604d5f303c6001600160a01b035f516020606d5f303c815f5191602061022d5f303c5f51948d6040519d8e63386f8a3d60e21b8152015260248d01521660448b0152166064890152608488015260208760a4815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156109cc5788975f9261098a575b5093604095938893847fdec687b388454ea45efb20bf4dd5d794d8549fa262ada852d1a96ad76f30604260c07f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e967f0b3f21749a0f1cb574677f547a4442df9278dea546cfa450ffad36b426e262989c9a6001600160a01b036001600160401b0342169151169551918d51926001845260208401525f8e840152606083015280608083015260a0820152a3610887875192839283612c91565b0390a381519081525f6020820152a2805f52600860205260405f20906108ab6134e2565b506108c0600860016108bb61505a565b615098565b600183019061092482546001600160601b0381166127106108e961ffff6040870151168361488e565b049485926301080000895463ffff00001916178955600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b604051600181529094905f5160206159ff5f395f51905f5260808260209861095e9760088b8b97015260408301526060820152a283614c19565b5f5f5160206159df5f395f51905f525d604051908152f35b634e487b7160e01b5f52602160045260245ffd5b9295939694975090506020823d6020116109c4575b816109ac60209383612b9e565b810103126101c75790518796939592949160406107ce565b3d915061099f565b6040513d5f823e3d90fd5b5f5260066020521760405f20558980806106e7565b8660058a0155610658565b60048a01558a610651565b506306dfcc6560e41b5f52606060045260245260445ffd5b6388d23f0560e01b5f5260045ffd5b346101c7576101203660031901126101c7576020610a91604051828101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e788252610a78604082016004612bd9565b6101408152610a8961016082612b9e565b519020614740565b604051908152f35b60203660031901126101c757610aad613585565b610ab56135c6565b610ac060043561301b565b5f5f5160206159df5f395f51905f525d005b346101c75760203660031901126101c757600435610aee613585565b610af66135c6565b805f52600860205260405f2060ff8154169160078310156109765760058303610b2357610ac092506143e3565b637505bf7560e01b5f52610b3683612aee565b60245ffd5b346101c7576101a03660031901126101c7576004356101203660231901126101c757610144356001600160401b0381116101c757610b7d903690600401612a8e565b610164356001600160401b0381116101c757610b9d903690600401612a8e565b90926101843593610bac613585565b610bb46135c6565b855f52600860205260405f209260ff84541660078110156109765760018103610de057506020604d5f303c6001600160a01b035f5116948533141580610dc6575b610daf57610c0a610c0586613eed565b6146ea565b600260ff865460081c16610c1d81612afc565b03610d9b57610c4e6001600160a01b03865460281c16610c3d878b61408f565b610c46886140a0565b918488613e0b565b90610c5a36848661470a565b6020815191012094608435808703610d85575091897f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e7f3f21d60122f3de1745a9978cdb47ed63a226030ebf3388e06162067ed9517bd69593829795600260ff198c5416178b5560028b0164ffffffffff421664ffffffffff198254161790558460058c0155610ceb858d8d6148a1565b50610cfb60405192839283612c91565b0390a36001600160401b03610d0f8761423e565b16610d27604051938493604085526040850191612c71565b9060208301520390a35b837f8f318a011e330e9970afbd674411c076b5fec73480d88cd5f5110848a5bce6146020604051868152a282610d73575f5f5160206159df5f395f51905f525d005b610d7c936136bb565b80808080610ac0565b866349a1eb6f60e01b5f5260045260245260445ffd5b50505050600360ff19825416178155610d31565b85637de5a52160e11b5f523360045260245260445ffd5b506001600160a01b03610dd76146be565b16331415610bf5565b637505bf7560e01b5f52610b3690612aee565b346101c75760203660031901126101c757600435610e0f613585565b610e176135c6565b805f52600860205260405f20610e3060ff825416613679565b610e38614674565b610e406134e2565b50610e50600660016108bb61505a565b906001810192610eb584546001600160601b038116612710610e7a61ffff6040890151168361488e565b049687926301060000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160018152906080825f5160206159ff5f395f51905f5292610ac098600660208897015260408301526060820152a2614c19565b346101c7575f3660031901126101c7576020600a54604051908152f35b346101c7575f3660031901126101c7576040516102a081018181106001600160401b03821117611015575f91610280916040528281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e082015282610200820152610faf612f9b565b610220820152610fbd612fb9565b61024082015260606102608201520152303b602c19810190811161036257610ffd610fe782614408565b91610ff56040519384612b9e565b808352614408565b602082019190601f19013683378051602d83303c5190f35b634e487b7160e01b5f52604160045260245ffd5b346101c7575f3660031901126101c7576020600154604051908152f35b346101c75760603660031901126101c75761105f612a78565b602435906001600160401b03821682036101c7576044356001600160401b03811681036101c7576020926110929261457e565b6040519015158152f35b346101c7575f3660031901126101c7576110b4613585565b6110bc6135c6565b6001600160401b034216600454801515806111d6575b6111b657506110df612eb9565b90600454906110ed83615198565b6040516110f981612b31565b8281526001600160c01b03602082019216825268010000000000000000841015611015576001840160045561112d84612f5a565b9390936111a357905191516001600160401b0390921667ffffffffffffffff19604093841b1617909255805191825260208083019490945282917f471e5f53c19b55c9453dd05e0778c48373849db5f45406d63a2e5c53cba454189190a25f5f5160206159df5f395f51905f525d604051908152f35b634e487b7160e01b5f525f60045260245ffd5b5f19810190811161036257638bb9192160e01b5f5260045260245260445ffd5b505f198101818111610362576001600160401b036111f48492612f5a565b505416146110d2565b346101c75760c03660031901126101c75760803660231901126101c75760405160208101907f1088f8806047ed0630018a9710ce1cfead197e6be7790077501621ab4d7b9cb78252600435604082015260243560038110156101c75761126281612afc565b6060820152604435608082015260643560a082015260843560c082015260a43560e082015260e0815261129761010082612b9e565b519020604051906342da8bd560e11b825230600483015260248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156109cc575f906112fd575b602090604051908152f35b506020813d602011611328575b8161131760209383612b9e565b810103126101c757602090516112f2565b3d915061130a565b346101c7576113ce61134136612abb565b61134d93919293613585565b6113556135c6565b835f52600860205260405f209261136b846146a6565b611377610c058561423e565b6001600160a01b03845460281c1660405160208101907ff3784bee6d36b124f21d6a46c5c086f46af3020b11c3a2be7c05ac06590f31a78252876040820152604081526113c5606082612b9e565b51902090614973565b6113d66134e2565b506113e6600760026108bb61505a565b90600181019261144b84546001600160601b03811661271061141061ffff6040890151168361488e565b049687926302070000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160028152906080825f5160206159ff5f395f51905f5292610ac098600760208897015260408301526060820152a2614c19565b346101c75760203660031901126101c7575f60206040516114a181612b31565b828152015260406114b3600435612f5a565b506001600160c01b038251916114c883612b31565b5460206001600160401b038216938481520190841c8152835192835251166020820152f35b346101c7575f3660031901126101c7576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361157d57602060ed5f303c5f7f61606860eb6c87306811e2695215385101daab53bd6ab4e9f9049aead9363c7d6115786115648351614423565b604051918291602083526020830190612f36565b0390a2005b6332e4b8bb60e01b5f523360045260245260445ffd5b346101c7575f3660031901126101c7576020610a91612eb9565b346101c75760203660031901126101c7576004356115c9613585565b6115d16135c6565b805f52600860205260405f2060ff8154166007811015806109765781158015611780575b61176d5761160a61160584613f0c565b6143c2565b6109765760048114611730575b81549060ff8216600781101561097657600503611639575050610ac0916143e3565b6001149081611716575b501561166357908161165861165e9383614a95565b91614c19565b610ac0565b61166b6134e2565b5061167b600460036108bb61505a565b9060018101926116e084546001600160601b0381166127106116a561ffff6040890151168361488e565b049687926303040000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160038152906080825f5160206159ff5f395f51905f529261165e98600460208897015260408301526060820152a2614c19565b6002915060081c60ff1661172981612afc565b1483611643565b6020608d5f303c6117505f516001600160a01b0360038501549116613fe3565b9061175c575b50611617565b6117679083856140cc565b83611756565b637505bf7560e01b5f52610b3682612aee565b50505f600682146115f5565b346101c7575f3660031901126101c7576020600b54604051908152f35b346101c7575f3660031901126101c75760205f8161010d5f303c6117ce5f5142614fcf565b806117dd575b50604051908152f35b6117e7915061425d565b50826117d4565b346101c75760203660031901126101c75761180a600435612d3c565b604051815160078110156109765761022092610200918352602081015161183081612afc565b602084015261184760408201516040850190612b06565b60ff60608201511660608401526080810151151560808401526001600160a01b0360a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e08401526001600160401b03610100820151166101008401526001600160401b036101208201511661012084015263ffffffff610140820151166101408401526101608101516101608401526101808101516101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401520151610200820152f35b346101c75760203660031901126101c7576004355f526009602052602060405f2054604051908152f35b346101c7575f3660031901126101c75761195d613585565b6119656135c6565b602061010d5f303c602061095e61197d5f5142614fcf565b614136565b346101c75760203660031901126101c75760043561199e613585565b6119a66135c6565b63ffffffff60025460c01c1690600181019182821161036257808310611a4757821180611a06575b6119dd57602061095e83614136565b602061010d5f303c6119f05f5142614fcf565b90636601fa7360e01b5f5260045260245260445ffd5b50600454811080611a18575b156119ce565b50611a406001600160401b03611a2d83612f5a565b505416602061010d5f303c5f5190612bcc565b4211611a12565b5f1981019190821161036257633d5d937160e11b5f5260045260245260445ffd5b346101c75760403660031901126101c757602435600435611a87613585565b611a8f6135c6565b6020608d5f303c6001600160a01b035f5116803303611b205750805f52600960205260405f2054908115611b0e5750805f52600860205260405f2060ff81541660078110156109765760048103610de0575060038311611af65760ff610ac09316916140cc565b826306cc85c160e21b5f52600452600360245260445ffd5b63e743b08d60e01b5f5260045260245ffd5b63071f054760e01b5f523360045260245260445ffd5b346101c7576102a03660031901126101c7576004356101203660231901126101c757610144356001600160401b0381116101c757611b78903690600401612a8e565b610120366101631901126101c757610284356001600160401b0381116101c757611ba6903690600401612a8e565b611bae613585565b611bb66135c6565b845f52600860205260405f209384549360ff851660078110156109765760048103611ea857506001600160a01b038560281c163303611e96576020608d5f303c6001600160a01b03611c115f51600389015492839116613fe3565b50611e8457505b611c22868861408f565b916001600160a01b03611c34886140a0565b9660281c1692611c478782868686613e0b565b93610164356001600160a01b038116908181036101c757828203611e6e5750505061018435818103611e5957505060405160208101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e788252611caf60408201610164612bd9565b6101408152611cc061016082612b9e565b51902095611cd78587611cd28a614740565b614914565b5050906001600160a01b038216918215918215611e3c575b5050611e2a5750858314611e175791877f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e809593829795611d3560405192839283612c91565b0390a3611d61604051928392611d4d84610164612bd9565b610140610120850152610140840191612c71565b0390a3611d6c6134e2565b50611d7c600960016108bb61505a565b906001810192611de184546001600160601b038116612710611da661ffff6040890151168361488e565b049687926301090000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160018152906080825f5160206159ff5f395f51905f5292610ac098600960208897015260408301526060820152a2614c19565b82638fce1f7960e01b5f5260045260245ffd5b63d45396b760e01b5f5260045260245ffd5b611e5192506001600160401b0342169161457e565b158a80611cef565b630f61730960e41b5f5260045260245260445ffd5b5063248d0ea560e11b5f5260045260245260445ffd5b636d49d4bb60e11b5f5260045260245ffd5b6282e6cd60e61b5f523360045260245ffd5b611eb190613679565b611c18565b346101c757610ac0611f4d611eca36612abb565b611ed5939193613585565b611edd6135c6565b825f52600860205260405f2093611ef3856146a6565b611eff610c058661423e565b6001600160a01b03855460281c1660405160208101907f1265321f2d24627c06d25176647995b54694ea67e6b3cf9f4e6514177efed29f8252866040820152604081526113c5606082612b9e565b815460ff19166003178255613faf565b346101c757366003190161020081126101c7576080136101c7576084356001600160401b0381116101c757608060031982360301126101c7576101203660a31901126101c7576101c4356001600160401b0381116101c757611fc3903690600401612a8e565b90916001600160401b036101e435116101c75760606101e435360360031901126101c757611fef613585565b611ff76135c6565b6003600435101590816101c75761200f600435612afc565b600435156127d957602061024d5f303c5f5180606435116127c157506120379060040161370c565b908151925f916101c75761204c600435612afc565b6001600435146126ac575b825194612073608085015163ffffffff60025460c01c16615329565b95805f52600860205260405f2096600160ff19895416178855612097600435612afc565b8754602087015164ffffff0100600160f01b031990911660043560081b61ff00161760289190911b78ffffffffffffffffffffffffffffffffffffffff000000000016174260c81b64ffffffffff60c81b1617885560408601516001600160601b038111612695576001600160601b0360018a0191166001600160601b031982541617815561214861212883614948565b825463ffffffff60c01b191660c09190911b63ffffffff60c01b16178255565b612159610626608089015142612bbf565b81546001600160e01b031660e09190911b6001600160e01b03191617905560a08601518061268a575b50841515978861267f575b602060ed5f303c60065f51604051602081019182528560408201526121b3600435612afc565b600435606082015260243560808201528860a082015260443560c082015260c081526121e060e082612b9e565b5190209101556040860151815f52600560205261220260405f20918254612bcc565b90558060081c90815f526006602052600160ff60405f205492161b918282161561266a575b50505061223a6040860151600154612bcc565b600155612248600a54613edf565b600a55600b5490604051906020820192835260408201526040815261226e606082612b9e565b519020600b556001600160a01b036020850151166020604d5f303c5f51906020606d5f303c5f5160206101cd5f303c5f516040519260e084018481106001600160401b038211176110155760405283526001600160a01b0360208401941684526001600160a01b03604084019216825260608301908152608083015f815260a0840190606435825260c08501925f84528a519560206101ed5f303c6123316123215f51602061024d5f303c5f5190612bcc565b602061022d5f303c5f5190612bcc565b958c516040519960208b01917f1088f8806047ed0630018a9710ce1cfead197e6be7790077501621ab4d7b9cb7835260408c0152600360043510156101c7576001600160a01b0380948f9360049d83958f61238c9035612afc565b8f356060830152602435608083015260443560a083015260643560c083015260e082015260e081526123c061010082612b9e565b5190209b6040519d8e633977126b60e01b81520152511660248c0152511660448a0152511660648801525160848701525160a48601525160c48501525160e4840152336101048401526101248301526101448201526101806101648201526101e4356004013561018482015260246101e43501356101a482015260446101e43501356022196101e4353603018112156101c7576101e43501602460048201359101906001600160401b0381116101c75780360382136101c75782612495602093829360606101c48501526101e4840191612c71565b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156109cc575f91612631575b5090602096869392845f5260088952847fdec687b388454ea45efb20bf4dd5d794d8549fa262ada852d1a96ad76f30604260c060405f206001600160a01b038d8c0151169460408c0151918e6101cd5f303c5f51916001600160401b036125438161253c85613eed565b1693613f0c565b169260405194612554600435612afc565b6004358652602086015260408501526060840152608083015260a0820152a36125ef575b505090507f0b3f21749a0f1cb574677f547a4442df9278dea546cfa450ffad36b426e2629860408051602435815260443587820152a26044356125cf575b505f5f5160206159df5f395f51905f525d604051908152f35b6125e9906001600160a01b03846044359201511683613f51565b826125b6565b7f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e91612625604051928392611d4d8460a4612bd9565b0390a383828180612578565b929190506020833d602011612662575b8161264e60209383612b9e565b810103126101c757915190919060206124d2565b3d9150612641565b5f5260066020521760405f2055878080612227565b85600582015561218d565b600489015588612182565b6306dfcc6560e41b5f52606060045260245260445ffd5b90506001600160a01b036020830151166126c583613df7565b6001600160401b036080850151169160a4356001600160a01b038116908181036101c757828203611e6e5750505060c435818103611e5957505060405160208101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e7882526127386040820160a4612bd9565b610140815261274961016082612b9e565b5190209061275b8387611cd285614740565b5050906001600160a01b0382169182159182156127a4575b5050611e2a57509060e43560243581810361278f575050612057565b63b76d4b6960e01b5f5260045260245260445ffd5b6127b992506001600160401b0342169161457e565b158780612773565b6306442d3f60e01b5f5260643560045260245260445ffd5b636e319ed160e11b5f526127ee600435612afc565b60043560045260245ffd5b346101c7575f3660031901126101c7576020600454604051908152f35b346101c75760203660031901126101c75761282f612a78565b612837613585565b61283f6135c6565b6001600160a01b03811690815f52600760205260405f20549081156128ce578161095e91846020955f52600786525f604081205561287f83600154612bbf565b60015561288d835f54612bcc565b5f557f87e12c2565042763daa6bf5842ed2b6447f17f7e28f9a4905fe3959581396ead86604051858152a284606d5f303c6001600160a01b035f51166135fb565b826332559a3360e11b5f5260045260245ffd5b346101c75760403660031901126101c757600435602435612900613585565b6129086135c6565b815f52600860205260405f20916001600160a01b03835461292b60ff8216613679565b60281c163314158061295c575b611e9657811561294d57610ac09233916136bb565b63d6885f1960e01b5f5260045ffd5b506020604d5f303c6001600160a01b035f5116331415612938565b346101c75760203660031901126101c757612990612a78565b612998613585565b6129a06135c6565b6020606d5f303c6001600160a01b03805f51921691168114612a66576040516370a0823160e01b815230600482015290602082602481845afa9182156109cc575f92612a30575b60208361095e8185807fc36b5179cb9c303b200074996eab2b3473eac370fdd7eba3bec636fe3510969686604051858152a284604d5f303c6001600160a01b035f5116906135fb565b91506020823d602011612a5e575b81612a4b60209383612b9e565b810103126101c75790519061095e6129e7565b3d9150612a3e565b6323a8bf6760e01b5f5260045260245ffd5b600435906001600160a01b03821682036101c757565b9181601f840112156101c7578235916001600160401b0383116101c757602083818601950101116101c757565b9060406003198301126101c75760043591602435906001600160401b0382116101c757612aea91600401612a8e565b9091565b600781101561097657600452565b6003111561097657565b90600a8210156109765752565b35906001600160401b03821682036101c757565b6002111561097657565b604081019081106001600160401b0382111761101557604052565b606081019081106001600160401b0382111761101557604052565b61022081019081106001600160401b0382111761101557604052565b60c081019081106001600160401b0382111761101557604052565b90601f801991011681019081106001600160401b0382111761101557604052565b9190820391821161036257565b9190820180921161036257565b8035906001600160a01b0382168092036101c7576101009183526020810135602084015260408101356040840152606081013560608401526080810135608084015260a081013560a08401526001600160401b03612c3960c08301612b13565b1660c08401526001600160401b03612c5360e08301612b13565b1660e084015201359063ffffffff82168092036101c7576101000152565b908060209392818452848401375f828201840152601f01601f1916010190565b91610140612cb293612ca4816024612bd9565b816101208201520191612c71565b90565b60405190612cc282612b67565b5f610200838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201520152565b600a8210156109765752565b612d44612cb5565b50805f52600860205260405f209081549160ff8316926007841015610976578315612ead576001600160601b0360ff8260081c16936001600160401b03612d8a85613eed565b169064ffffffffff600286015416155f14612e96575f5b6001600160401b0380612db388613f0c565b169160018801549464ffffffffff612dd08a60038101549761408f565b98600660058c01549b01549b60206040519e8f90612ded82612b67565b8152612df883612afc565b0152612e0e8d604060ff8460101c169101612d30565b8c606060ff8360181c169101528c608060ff8360201c1615159101528c60a06001600160a01b038360281c1691015260c81c1660c08c015260e08b01521661010089015261012088015263ffffffff8260c01c1661014088015282821661016088015261018087015260601c166101a08501526101c08401526101e083015261020082015290565b6001600160401b03612ea78661423e565b16612da1565b50505050612cb2612cb5565b6020606d5f303c6001600160a01b0360205f516024604051809481936370a0823160e01b8352306004840152165afa80156109cc575f90612f02575b612cb291505f5490612bcc565b506020813d602011612f2e575b81612f1c60209383612b9e565b810103126101c757612cb29051612ef5565b3d9150612f0f565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b600454811015612f725760045f5260205f2001905f90565b634e487b7160e01b5f52603260045260245ffd5b8054821015612f72575f5260205f2001905f90565b60405190612fa882612b4c565b5f6040838281528260208201520152565b6040519061016082018281106001600160401b03821117611015576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b5f90805f52600860205260405f2060ff81541661303781613679565b600781101561097657600181036134c0575061305561160582613eed565b600260ff825460081c1661306881612afc565b14613492575b61307a610c0582613f0c565b805460ff19166004178155600681015490602060ed5f303c5f51936001600160a01b03825460281c166020604d5f303c5f51906130b5612fb9565b916101606102cd84303c60405161010081018181106001600160401b03821117611015576040526001815260208101988952604081018781526060820190898252608083019285845260a08101946001600160a01b0316855260c0810195865260e0019586526040519a60208c01600190525160408c01525160608b01525160808a0152516001600160a01b031660a0890152516001600160a01b031660c0880152516001600160a01b031660e087015251805160ff16610100870152602081015160ff16610120870152604081015160ff16610140870152606081015160ff16610160870152608081015163ffffffff1661018087015260a08101516131bb81612b27565b6101a087015260c08101516131cf81612b27565b6101c087015260e08101516131e381612b27565b6101e087015261010081015161ffff16610200870152610120810151610220870152610140015160ff16610240860152610240855261322461026086612b9e565b6020608d5f303c5f516001600160a01b031691613240836151c9565b958615613422575f5b80340361340c57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031696156134055783965b60206101ed5f303c5f5197813b156101c7576064885f80946001600160a01b039c6040519d8e96879563cdb686ef60e01b8752600487015216602485015260448401525af19687156109cc57613306976133ef575b506020906040518098819263c13517e160e01b835260036004840152604060248401526044830190612f36565b038134875af19586156133e45782966133b0575b508582526009602052604082205461339c576020927f74baab670a4015ab2f1b467c5252a96141a2573f2908e58a92081e80d3cfde3d6040848960038196827fe66afb048b3201dab069476e9a284426300b6b864897d6e701c7f5e93b5192d89b995260098a528b85852055015581519081528887820152a3604051908152a3565b6331d3ba8160e01b82526004869052602482fd5b9095506020813d6020116133dc575b816133cc60209383612b9e565b810103126101c75751945f61331a565b3d91506133bf565b6040513d84823e3d90fd5b6133fc9193505f90612b9e565b5f9160206132d9565b3396613284565b630626ade360e41b5f523460045260245260445ffd5b60405163f7434ea960e01b815260206004820181905281806134476024820186612f36565b0381885afa9081156109cc575f91613460575b50613249565b90506020813d60201161348a575b8161347b60209383612b9e565b810103126101c757515f61345a565b3d915061346e565b9150346134a957816116586134a79383614a95565b565b630626ade360e41b5f52346004525f60245260445ffd5b60020361306e576134d36116058261423e565b6134dd8183613faf565b61306e565b604051906134ef82612b83565b5f60a0838281528260208201528260408201528260608201528260808201520152565b8054680100000000000000008110156110155761353491600182018155612f86565b6111a35781518154602093909301516fffffffffffffffffffffffffffffffff199093166001600160401b03919091161760409290921b6fffffffffffffffff000000000000000016919091179055565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001630146135b757565b6335611f6160e21b5f5260045ffd5b5f5160206159df5f395f51905f525c6135ec5760015f5160206159df5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f5114821615613658575b6040521561363c5750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b90600181151661367057823b15153d15161690613631565b503d5f823e3d90fd5b60078110158061097657600182141590816136ae575b8161369d575b50610de05750565b90506109765760038114155f613695565b505060028114155f61368f565b6136cb84846134a79695946148a1565b604051908482526020820152817fc9d7f483d59fbe3bbc4581d48b591d79369ce9f610b224753303b9541cfdf93060406001600160a01b03861693a3613f51565b6137146134e2565b50602060cd5f303c5f516020606d5f303c6001600160a01b035f5116906137396134e2565b9361374484806148e2565b9390956040519360a085018581106001600160401b03821117611015576040525f855260208501905f825260408601915f83526137a3606088019a5f8c5260808901995f8b528101918280926040518183039081838237208c52615383565b91909103613c5b5760a0813560f81c14801590613de5575b8015613dd3575b8015613dc1575b8015613dad575b613c5b578161381c818e61381582613810816101bd898e6138219d6137fa60576138109e0161541b565b90526138086099830161541b565b90520161542e565b6154d2565b915261542e565b61542e565b5080885289511760401c613c5b5760206001600160a01b039160248b5160405194859384926385df51fd60e01b84526004840152165afa9081156109cc575f91613d7b575b508015613d67578551818103613d5257505051946020870135956040880135601e19893603018112156101c75788018035906001600160401b0382116101c7576020018160051b360381136101c7576138c8926138c28a61551b565b91615593565b9890808115613d3f578a9190813560f81c6080811015613d145750508160016138f19201615383565b91909103613c5b5789613903916157f5565b9061390e8183612bbf565b60208114613d05578015613cf65760011490811591613ce6575b50613c5b57896139418161381c60609d6139469561542e565b615383565b999098013596879089985b80151580613cdd575b15613ccc5799985b8a15158c8b1016613c95575b898b80158015613c8b575b61399a5750505061399561398d8c8b615383565b90509a61518c565b613951565b919c9295989b50929598939699505b818314613c6a57506139bb9082615383565b90506139c78183615383565b506094813560f81c03613c5b576001013560601c898103613c44575081609d910314801590613c34575b613c21577fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef601a82013503613c2157603b810135605c8201358160a01c15801590613c15575b613c0257308103613be2575060a0607c83013560f81c03613bcf576001600160a01b031699607d820135988915613bc057613a81928c9260208b019d8e60408d019d8e525261520d565b60a0870152519160405191602083019384526040830152606082015260608152613aac608082612b9e565b51902083525160608301525191608082019283526001600160a01b038295511680158015613bb7575b8015613b85575b613b735750602061018d5f303c5f5160206101ad5f303c5f5191518181108015613b6a575b613b525750505080515f52600860205260ff60405f205416600781101561097657613b3f5750610c056134a79151602061010d5f303c5f5190612bcc565b516321ccb2c960e11b5f5260045260245ffd5b63a8cc372f60e01b5f5260045260245260445260645ffd5b50828111613b01565b632206db2d60e21b5f5260045260245ffd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168114613adc565b50308114613ad5565b631f2a200560e01b5f5260045ffd5b8463ca258ec360e01b5f5260045260245ffd5b6001600160a01b03906319e98b3760e11b5f52166004523060245260445ffd5b8563ca258ec360e01b5f5260045260245ffd5b508060a01c1515613a37565b8363ca258ec360e01b5f5260045260245ffd5b50613c3e8161587c565b156139f1565b8990632d6ac12760e01b5f5260045260245260445ffd5b63e0c76f5b60e01b5f5260045ffd5b613c75869182612bbf565b90634b031c7f60e11b5f5260045260245260445ffd5b508d8c1015613979565b89989a9935908160011a9160f860388410915f1a1817613cc15750600290890101985f19019997613962565b90509997989961396e565b9a909396999194979295989a6139a9565b508b8b1061395a565b600191503560f81c14155f613928565b6317f2c34560e31b5f5260045ffd5b632ee2e7f160e01b5f5260045ffd5b60c091935080925010613d2d57506138f18a8092615383565b632bd289fb60e21b5f5260045260245ffd5b8863d3e91b7b60e01b5f5260045260245ffd5b63b8fdbaa360e01b5f5260045260245260445ffd5b8851633772c51760e01b5f5260045260245ffd5b90506020813d602011613da5575b81613d9660209383612b9e565b810103126101c757515f613866565b3d9150613d89565b5062b9010060ba82013560e81c14156137d0565b5060a0607882013560f81c14156137c9565b506094604282013560f81c14156137c2565b5060a0602182013560f81c14156137bb565b60a081015180613e0657505190565b905090565b9493929091602435906001600160a01b038216908183036101c7576001600160a01b031691828203611e6e57505050604435818103611e59575050613ea19060405160208101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e788252613e83604082016024612bd9565b6101408152613e9461016082612b9e565b51902094611cd286614740565b5050906001600160a01b038216918215918215613ec2575b5050611e2a5750565b613ed792506001600160401b0342169161457e565b155f80613eb9565b5f1981146103625760010190565b64ffffffffff612cb2915460c81c16602061012d5f303c5f5190612bcc565b613f41613f3164ffffffffff612cb2935460c81c16602061012d5f303c5f5190612bcc565b602061014d5f303c5f5190612bcc565b602061016d5f303c5f5190612bcc565b906020608d5f303c7fdccf2f8b2cc26eafcd61905cba744cff4b81d14740725f6376390dc6298a6a3c6001600160a01b03613f8d5f5195614423565b92613faa8260405193849360208552169716946020830190612f36565b0390a4565b815461ff001916610100179091557f275552c056c9f7aab0c294f573a5725f74e8b43a3ebe06042d5a13c5b7d5bd695f80a2565b9061401260405163021e2d3d60e31b60208201528260248201526024815261400c604482612b9e565b83614a45565b9015908115614082575b5061407a5761404f9160405191631c3db16d60e01b602084015260248301526024825261404a604483612b9e565b614a45565b9015801561406f575b6140685760ff9051169060019190565b505f905f90565b506003815111614058565b50505f905f90565b600291505114155f61401c565b906004015480155f14613e06575090565b600164ffffffffff825460c81c1691015460e01c900364ffffffffff81116103625764ffffffffff1690565b9091614133926020608d5f303c61412d826001600160a01b035f5116600384015490600560ff1986541617855581817f394027a5fa6e098a1191094d1719d6929b9abc535fcc0c8f448d6a4e75622276602060405160ff88168152a3614efe565b92614b47565b50565b908115614239576141468261425d565b6003939193548103614230575b506002546001600160c01b0361417361416e86838516612bcc565b615198565b16906001600160401b0360c01b161760025561418e81614948565b6002805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055821561422a576141c2835f54612bcc565b5f556020604d5f303c5f516001600160a01b0316905f19810190811161036257816134a79285927fcf7d23a3cbe4e8b36ff82fd1b05b1b17373dc7804b4ebbd6e2356716ef2023726020604051868152a36020606d5f303c6001600160a01b035f51166135fb565b505f9150565b6003555f614153565b5f9150565b64ffffffffff6002612cb292015416602061014d5f303c5f5190612bcc565b600354906002549063ffffffff8260c01c165b8181106142b05750825f198201918211610362576001600160c01b0361429a6142a6936004612f86565b505460401c9316612bcc565b8103908111150291565b8060081c5f52600660205260405f205460ff821690811c901b9060ff191690610100820191828111610362578383116143ad575b815b6142f1575050614270565b909485199060018201809211610362576143866143989288167d0101020202020303030303030303000000000000000000000000000000006fffffffffffffffffffffffffffffffff821160071b6001600160401b0383821c1160061b1763ffffffff83821c1160051b1761ffff83821c1160041b1760ff83821c1160031b17600f83821c1160021b1791821c1a1784612bcc565b5f52600560205260405f205490612bcc565b945f19810190808211610362571690816142e6565b8392505f1960ff84161b1991909116906142e4565b804211156143cd5750565b63408b57fb60e01b5f524260045260245260445ffd5b6134a7916116586143f261505a565b82549060ff808360101c169260181c1690615098565b6001600160401b03811161101557601f01601f191660200190565b8061442e6042614408565b9161443c6040519384612b9e565b6042835261444a6042614408565b6020840190601f1901368237835115612f725760309053825160011015612f72576078602184015360415b6001811161452a5750614513575060406022815192614495608085612b9e565b605084527f697066733a2f2f6630313535316232303030303030303030303030303030303060208501527f3030303030303030303030303030303030303030303030303030303030303030838501527f3030303030303030303030303030303000000000000000000000000000000000606085015201603083015e90565b63e22e27eb60e01b5f52600452602060245260445ffd5b90600f8116906010821015612f72578451831015612f7257614579917f3031323334353637383961626364656600000000000000000000000000000000901a8584016020015360041c9161518c565b614475565b90916001600160401b0380911692169082821161466d576001600160a01b03600c541615614651576001600160a01b03165f52600d60205260405f20915f908354905b81831061460b57505080151592836145da575b50505090565b9192505f19810191908211610362576001600160401b03916145fb91612f86565b505460401c1610155f80806145d4565b90916146178382612bcc565b60011c90826001600160401b0361462e8489612f86565b5054161161464a57506001810180911161036257915b906145c1565b9250614644565b915050602060ad5f303c6001600160a01b03805f511691161490565b5050505f90565b6020604d5f303c6001600160a01b035f51168033036146905750565b637de5a52160e11b5f523360045260245260445ffd5b5460ff1660078110156109765760028103610de05750565b6001600160a01b03600c54169081156146d357565b9050602060ad5f303c6001600160a01b035f511690565b8042116146f45750565b63041f95d160e51b5f524260045260245260445ffd5b92919261471682614408565b916147246040519384612b9e565b8294818452818301116101c7578281602093845f960137010152565b60429060405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fbd960738682cfeb7c285927a99025bff28b6638eccbcf24af23c761ed2b05b8360408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526147d560c082612b9e565b519020906040519161190160f01b8352600283015260228201522090565b8051151580614880575b61483c5763ffffffff6020820151168015159081614842575b5061483c57610124359063ffffffff82168092036101c7576040015163ffffffff161190565b50600190565b60e4356001600160401b03811692508281036101c7575061010435906001600160401b0382168083036101c7576148799250612bcc565b105f614816565b5060a43560c43514156147fd565b8181029291811591840414171561036257565b6006909392919301928354916001600160a01b0360405192602084019485521660408301526060820152606081526148da608082612b9e565b519020809255565b903590601e19813603018212156101c757018035906001600160401b0382116101c7576020019181360383136101c757565b906041830361493e576149379250602081013591604082359201355f1a906152a7565b9192909190565b50505f9160029190565b63ffffffff811161495c5763ffffffff1690565b6306dfcc6560e41b5f52602060045260245260445ffd5b9392908115614a30579361498e6001600160a01b0395614740565b614999838583614914565b5050828716961686149283156149ca575b50505090506149c65750633859abe560e21b5f5260045260245ffd5b9050565b5f93506149dd602095606492369161470a565b80519060405193630b135d3f60e11b855260048501526040602485015286820190604485015e8281018201859052601f01601f191601915afa630b135d3f60e11b5f5114601f3d111616805f80806149aa565b505050906001600160a01b03163303611e9657565b604051614a5360a082612b9e565b60a036823780926201a05b5a10614a7b57602092838251920190620186a0fa60203d10151691565b5a63fe336aa760e01b5f526004526201a05b60245260445ffd5b919091614aa06134e2565b50614ab0600560016108bb61505a565b92614b1760018201918254926001600160601b03841690612710614adc61ffff60408b0151168461488e565b049483630105000087955463ffff00001916179055600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b604051600181529091905f5160206159ff5f395f51905f52926080926005602084015260408301526060820152a2565b919392614b526134e2565b50614b6081866108bb61505a565b9460018301918254936001600160601b03851694612710614b8961ffff60408c0151168861488e565b04918054600a851015610976575f5160206159ff5f395f51905f5297608097614c0c94614bf894879462ff00008a60101b169063ff0000008c60181b169063ffff0000191617179055600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b9260ff604051951685526020850190612b06565b60408301526060820152a2565b60018201817f6868c4153333da5272d9815f02dbebeefe688d83be211aee3ae09500ec936cd8604083549363ffffffff6001600160601b038087169660601c1691600660ff198a54161789555460c01c16614c748287612bbf565b9063ffffffff60025460c01c1681105f14614ee25750614c9690600354612bbf565b6003555b614ca685600154612bbf565b60015580158015614e2d575b15614e27575f5b80614e0f575b82519182526020820152a260208401918251600a81101561097657600703614e0857602061020d5f303c5f51945b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602061022d5f303c5f5195600160ff845116149081614df1575b81614de3575b50813b156101c757614d79975f976101649660a08a966040519c8d9b8c9a63205f7cf160e11b8c5260048c015260ff83511660248c01525160448b0190612b06565b61ffff60408201511660648a015261ffff60608201511660848a01526080810151614da381612b27565b60a48a01520151151560c488015260e487015261010486015261012485015215156101448401525af180156109cc57614dd95750565b5f6134a791612b9e565b60059150015415155f614d37565b90508551600a811015610976576006141590614d31565b5f94614ced565b875464ff000000001916640100000000178855614cbf565b80614cb9565b506001600160a01b03875460281c16614e47825f54612bcc565b5f556020606d5f303c6001600160a01b035f511690835163a9059cbb60e01b5f52816004528360245260205f60448180875af19260015f5114841615614ed1575b5084528115614e98575b50614cb2565b614ea3835f54612bbf565b5f55614eb183600154612bcc565b6001555f526007602052825f20614ec9838254612bcc565b90555f614e92565b3d15903b151516909216915f614e88565b5f526005602052614ef7835f20918254612bbf565b9055614c9a565b9160ff1690600182149182159081614fc3575b50614fbb57614f1f836151c9565b15614fbb57604051906020820190637ad233db60e11b8252602483015260248252614f4b604483612b9e565b60a09160405194614f5c8487612b9e565b833687376201a05b5a10614a7b57839286925191620186a0fa903d10151615614fb45760016060816040850151149301511490614fa3575015614f9e57600390565b600190565b159050614faf57600290565b600390565b5050600190565b505050600190565b6002915014155f614f11565b9080821061504957614fed9063ffffffff60025460c01c1692612bbf565b60048054915b8284106150005750505090565b90919261500d8482612bcc565b60011c90826001600160401b036150248487612f86565b505416101561504257506001810180911161036257925b9190614ff3565b935061503b565b505063ffffffff60025460c01c1690565b602061042d5f303c5f519081604d019182604d1161036257606d9060206040519485303c83519182910160208501303c603f01601f19168201604052565b929091926150a46134e2565b50805160031c90600a8510156109765760ff851661ff008560081b1617905f5b8381106150e5578660ff876393ead74f60e01b5f521660045260245260445ffd5b60208160031b830101518060f01c8481146151045750506001016150c4565b9450955050505060ff9193506151186134e2565b501690600a8210156109765760ff818160019360c81c1661513881612b27565b6151576040519561514887612b83565b8360f81c875260208701612d30565b61ffff8260e01c16604086015261ffff8260d01c16606086015261517a81612b27565b608085015260c01c161460a082015290565b8015610362575f190190565b6001600160c01b0381116151b2576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b6040516301ffc9a760e01b60208201526379cc706760e01b60248083019190915281526151fb9161404a604483612b9e565b81615204575090565b60019150511490565b92919083607d910314801590615297575b61466d576080607c84013560f81c0361466d576001600160a01b0316600383013560601c03615291577f98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5601a83013503615291576001600160a01b0316603b8201350361528c57605c013590565b505f90565b50505f90565b506152a18361587c565b1561521e565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161531e579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156109cc575f516001600160a01b0381161561531457905f905f90565b505f906001905f90565b5050505f9160039190565b90600454905b81831061533b57505090565b90916153478382612bcc565b60011c90826001600160401b0361535f846004612f86565b505416101561537c57506001810180911161036257915b9061532f565b9250615376565b8035929160021960fe85901c01613c5b575f84811a9060bf19820190600160c084101461540c5750603710156153ee578460081b60f619820160031b610100031c9201916038600160f5198501948360f619910101019560011a15911017905b841117613c5b579190565b6081608060018501948360be199101019660011a10911416906153e3565b929550505060018201936153e3565b60a0813560f81c03613c5b576001013590565b9081359160038360fe1c145f146154c95760ff60c05b165f845f1a82810391829382106001146154b75750603782111561549857506038916001918660081b906036190160031b610100031c930183603619910101019360011a15911017905b821117613c5b5790565b92608192506080918160018093505001019460011a109114169061548e565b9495505050508060019150019161548e565b60ff6080615444565b906154dc916157f5565b80918082039181811461551157503590602081118015615506575b613c5b5760031b610100031c91565b508160f81c156154f7565b93925050505f9190565b908115615587576080821061557d576001600160401b03821161556a576001915b808360031b1c615560578260031b60f8031b8260800160f81b179160011b60020190565b916001019161553c565b5063d3e91b7b60e01b5f5260045260245ffd5b9060f81b90600290565b600160ff1b9150600290565b9190925f905f935f5b808491156157a7575b6155b490828960fc1c916158e9565b95916011879a92145f1461566057508615615650576155d69060041b9661518c565b945b803560038160fe1c145f1461561e575050506155f4908761542e565b91601f6156018885612bbf565b11615610575b9192939561559c565b50505050505050505f905f90565b91949850925060a0915060f81c03615643576001810180911161036257355f95615607565b505050505050505f905f90565b505050505050505050505f905f90565b95969561566e9084906157f5565b968135918260fc1c90808a14801561579d575b613c5b5760018083119a8290035f1901811b9281160361578857506001019160041b5b821580615780575b613c5b578382841191821561576a575b5050615761575b80821161574f57816156d491612bbf565b9661570c577f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036103625760021b1b956155d8565b505050955050509390931591821592615744575b505061407a5761572f916157f5565b919080830361574057505f91508190565b9190565b141590505f80615720565b5050505050505050505050505f905f90565b5f1991506156c3565b909150188260021b610100031c1515835f6156bc565b5088156156ac565b909260f81c600f16613c5b57600101356156a4565b5060038211615681565b5050868514615643576157b985613edf565b9487811015612f72576157d19060051b8301836148e2565b81019082816040518185038092823720146155a5575050505050505050505f905f90565b8035929160fe84901c600314613c5b575f84811a90607f198201906001608084101461540c57506037101561585e578460081b60b619820160031b610100031c9201916038600160b5198501948360b619910101019560011a1591101790841117613c5b579190565b60816080600185019483607e199101019660011a10911416906153e3565b6094600282013560f81c1490816158d6575b816158c4575b816158b2575b816158a3575090565b60a09150605b013560f81c1490565b603a81013560f81c60a014915061589a565b601981013560f81c60a0149150615894565b601781013560f01c61f86314915061588e565b919290926158f8845f94615383565b949081819603613c5b5761590c83826159a0565b908360110360118111610362576159248491846159a0565b14615994575050905f905f92865b8181106159555750505060028403615948575090565b91905060118303613c5b57565b82879293971461598c575b60018214615984575b6159768361597c9261542e565b91613edf565b959190615932565b935083615969565b925082615960565b95506011945092915050565b9190805b6159ab5750565b9180355f1a8060a0146159d4576080146159c657505f199150565b600101915b5f1901806159a4565b50602101916159cb56fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00b353c5ec7670347a7d05031a50f102719e3e2ff6ac63c8c328ace3c918c3e029",
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

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address factory, address vault_) returns()
func (offer *Offer) PackConstructor(factory common.Address, vault_ common.Address) []byte {
	enc, err := offer.abi.Pack("", factory, vault_)
	if err != nil {
		panic(err)
	}
	return enc
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
// Solidity: function caseOf(uint256 disputeID) view returns(bytes32)
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
// Solidity: function caseOf(uint256 disputeID) view returns(bytes32)
func (offer *Offer) TryPackCaseOf(disputeID *big.Int) ([]byte, error) {
	return offer.abi.Pack("caseOf", disputeID)
}

// UnpackCaseOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x40a8c537.
//
// Solidity: function caseOf(uint256 disputeID) view returns(bytes32)
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
// Solidity: function withdrawable() view returns(uint256 amount)
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
// Solidity: function withdrawable() view returns(uint256 amount)
func (offer *Offer) TryPackWithdrawable() ([]byte, error) {
	return offer.abi.Pack("withdrawable")
}

// UnpackWithdrawable is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x50188301.
//
// Solidity: function withdrawable() view returns(uint256 amount)
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

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (offer *Offer) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], offer.abi.Errors["AmountOutOfRange"].ID.Bytes()[:4]) {
		return offer.UnpackAmountOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["BlockHashUnknown"].ID.Bytes()[:4]) {
		return offer.UnpackBlockHashUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["BoundsKept"].ID.Bytes()[:4]) {
		return offer.UnpackBoundsKeptError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["CaseStateInvalid"].ID.Bytes()[:4]) {
		return offer.UnpackCaseStateInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["CheckpointExists"].ID.Bytes()[:4]) {
		return offer.UnpackCheckpointExistsError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["CheckpointNotMatured"].ID.Bytes()[:4]) {
		return offer.UnpackCheckpointNotMaturedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["CheckpointPassed"].ID.Bytes()[:4]) {
		return offer.UnpackCheckpointPassedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ClaimInvalid"].ID.Bytes()[:4]) {
		return offer.UnpackClaimInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeadlineNotPassed"].ID.Bytes()[:4]) {
		return offer.UnpackDeadlineNotPassedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeadlinePassed"].ID.Bytes()[:4]) {
		return offer.UnpackDeadlinePassedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeliveriesEqual"].ID.Bytes()[:4]) {
		return offer.UnpackDeliveriesEqualError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeliveryBodyMismatch"].ID.Bytes()[:4]) {
		return offer.UnpackDeliveryBodyMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeliveryPayerMismatch"].ID.Bytes()[:4]) {
		return offer.UnpackDeliveryPayerMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeliveryReferenceMismatch"].ID.Bytes()[:4]) {
		return offer.UnpackDeliveryReferenceMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeliveryRequestMismatch"].ID.Bytes()[:4]) {
		return offer.UnpackDeliveryRequestMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DeliverySignerInvalid"].ID.Bytes()[:4]) {
		return offer.UnpackDeliverySignerInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DisputeKnown"].ID.Bytes()[:4]) {
		return offer.UnpackDisputeKnownError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DisputeSolved"].ID.Bytes()[:4]) {
		return offer.UnpackDisputeSolvedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["DisputeUnknown"].ID.Bytes()[:4]) {
		return offer.UnpackDisputeUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["EvidenceEmpty"].ID.Bytes()[:4]) {
		return offer.UnpackEvidenceEmptyError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["GasTooLow"].ID.Bytes()[:4]) {
		return offer.UnpackGasTooLowError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["HeaderMismatch"].ID.Bytes()[:4]) {
		return offer.UnpackHeaderMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["LogIndexOutOfRange"].ID.Bytes()[:4]) {
		return offer.UnpackLogIndexOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["MalformedRLP"].ID.Bytes()[:4]) {
		return offer.UnpackMalformedRLPError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NotATransfer"].ID.Bytes()[:4]) {
		return offer.UnpackNotATransferError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NotAnOffer"].ID.Bytes()[:4]) {
		return offer.UnpackNotAnOfferError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NotArbitrator"].ID.Bytes()[:4]) {
		return offer.UnpackNotArbitratorError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NotFactory"].ID.Bytes()[:4]) {
		return offer.UnpackNotFactoryError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NotParty"].ID.Bytes()[:4]) {
		return offer.UnpackNotPartyError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NotSeller"].ID.Bytes()[:4]) {
		return offer.UnpackNotSellerError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["NothingToClaim"].ID.Bytes()[:4]) {
		return offer.UnpackNothingToClaimError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["PayerInvalid"].ID.Bytes()[:4]) {
		return offer.UnpackPayerInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["PayerSignatureInvalid"].ID.Bytes()[:4]) {
		return offer.UnpackPayerSignatureInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["PaymentAlreadyContested"].ID.Bytes()[:4]) {
		return offer.UnpackPaymentAlreadyContestedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ReceiptNotProven"].ID.Bytes()[:4]) {
		return offer.UnpackReceiptNotProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ReceiptTypeUnknown"].ID.Bytes()[:4]) {
		return offer.UnpackReceiptTypeUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ReceiptWithoutStatus"].ID.Bytes()[:4]) {
		return offer.UnpackReceiptWithoutStatusError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return offer.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["RelayFeeTooHigh"].ID.Bytes()[:4]) {
		return offer.UnpackRelayFeeTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["RowMissing"].ID.Bytes()[:4]) {
		return offer.UnpackRowMissingError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["RulingOutOfRange"].ID.Bytes()[:4]) {
		return offer.UnpackRulingOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["SafeCastOverflowedUintDowncast"].ID.Bytes()[:4]) {
		return offer.UnpackSafeCastOverflowedUintDowncastError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return offer.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["SignerInvalid"].ID.Bytes()[:4]) {
		return offer.UnpackSignerInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["StringsInsufficientHexLength"].ID.Bytes()[:4]) {
		return offer.UnpackStringsInsufficientHexLengthError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["TokenEscrowed"].ID.Bytes()[:4]) {
		return offer.UnpackTokenEscrowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["TransactionFailed"].ID.Bytes()[:4]) {
		return offer.UnpackTransactionFailedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ValueMismatch"].ID.Bytes()[:4]) {
		return offer.UnpackValueMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["WrongRecipient"].ID.Bytes()[:4]) {
		return offer.UnpackWrongRecipientError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["WrongToken"].ID.Bytes()[:4]) {
		return offer.UnpackWrongTokenError(raw[4:])
	}
	if bytes.Equal(raw[:4], offer.abi.Errors["ZeroAmount"].ID.Bytes()[:4]) {
		return offer.UnpackZeroAmountError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// OfferAmountOutOfRange represents a AmountOutOfRange error raised by the Offer contract.
type OfferAmountOutOfRange struct {
	Amount *big.Int
	Min    *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AmountOutOfRange(uint256 amount, uint256 min, uint256 max)
func OfferAmountOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xa8cc372fe064e158aa6e1021e50973ef74d2485bf95091271d28522b14f411cb")
}

// UnpackAmountOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AmountOutOfRange(uint256 amount, uint256 min, uint256 max)
func (offer *Offer) UnpackAmountOutOfRangeError(raw []byte) (*OfferAmountOutOfRange, error) {
	out := new(OfferAmountOutOfRange)
	if err := offer.abi.UnpackIntoInterface(out, "AmountOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferBlockHashUnknown represents a BlockHashUnknown error raised by the Offer contract.
type OfferBlockHashUnknown struct {
	Number *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BlockHashUnknown(uint256 number)
func OfferBlockHashUnknownErrorID() common.Hash {
	return common.HexToHash("0x3772c5175bb2905d07804835ea07a2fb86185a32ce7b5b196adb6c0a86615923")
}

// UnpackBlockHashUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BlockHashUnknown(uint256 number)
func (offer *Offer) UnpackBlockHashUnknownError(raw []byte) (*OfferBlockHashUnknown, error) {
	out := new(OfferBlockHashUnknown)
	if err := offer.abi.UnpackIntoInterface(out, "BlockHashUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferBoundsKept represents a BoundsKept error raised by the Offer contract.
type OfferBoundsKept struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BoundsKept()
func OfferBoundsKeptErrorID() common.Hash {
	return common.HexToHash("0x88d23f050b0b2181ad3a1bcf86f6524e3f3ae6ce662e8dbeec5ec7b35a71c494")
}

// UnpackBoundsKeptError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BoundsKept()
func (offer *Offer) UnpackBoundsKeptError(raw []byte) (*OfferBoundsKept, error) {
	out := new(OfferBoundsKept)
	if err := offer.abi.UnpackIntoInterface(out, "BoundsKept", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferCaseStateInvalid represents a CaseStateInvalid error raised by the Offer contract.
type OfferCaseStateInvalid struct {
	State uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CaseStateInvalid(uint8 state)
func OfferCaseStateInvalidErrorID() common.Hash {
	return common.HexToHash("0x7505bf755d97dc4c47f0f23339c1a6325c5bc333549518eba6455151c06de03b")
}

// UnpackCaseStateInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CaseStateInvalid(uint8 state)
func (offer *Offer) UnpackCaseStateInvalidError(raw []byte) (*OfferCaseStateInvalid, error) {
	out := new(OfferCaseStateInvalid)
	if err := offer.abi.UnpackIntoInterface(out, "CaseStateInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferCheckpointExists represents a CheckpointExists error raised by the Offer contract.
type OfferCheckpointExists struct {
	Index *big.Int
	Time  uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CheckpointExists(uint256 index, uint64 time)
func OfferCheckpointExistsErrorID() common.Hash {
	return common.HexToHash("0x8bb91921cfbdb69e822e3cb7b142fc43f56831101714837b0e61d36137464e5e")
}

// UnpackCheckpointExistsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CheckpointExists(uint256 index, uint64 time)
func (offer *Offer) UnpackCheckpointExistsError(raw []byte) (*OfferCheckpointExists, error) {
	out := new(OfferCheckpointExists)
	if err := offer.abi.UnpackIntoInterface(out, "CheckpointExists", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferCheckpointNotMatured represents a CheckpointNotMatured error raised by the Offer contract.
type OfferCheckpointNotMatured struct {
	Index   *big.Int
	Matured *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CheckpointNotMatured(uint256 index, uint256 matured)
func OfferCheckpointNotMaturedErrorID() common.Hash {
	return common.HexToHash("0x6601fa7308b8f53deda5ec1492bfa4508856459878f5900402a9acfc379d09cf")
}

// UnpackCheckpointNotMaturedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CheckpointNotMatured(uint256 index, uint256 matured)
func (offer *Offer) UnpackCheckpointNotMaturedError(raw []byte) (*OfferCheckpointNotMatured, error) {
	out := new(OfferCheckpointNotMatured)
	if err := offer.abi.UnpackIntoInterface(out, "CheckpointNotMatured", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferCheckpointPassed represents a CheckpointPassed error raised by the Offer contract.
type OfferCheckpointPassed struct {
	Index *big.Int
	Last  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CheckpointPassed(uint256 index, uint256 last)
func OfferCheckpointPassedErrorID() common.Hash {
	return common.HexToHash("0x7abb26e2080386e15bba20cb82acbf1b1201739166f7913847c4ff7ea251dfd6")
}

// UnpackCheckpointPassedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CheckpointPassed(uint256 index, uint256 last)
func (offer *Offer) UnpackCheckpointPassedError(raw []byte) (*OfferCheckpointPassed, error) {
	out := new(OfferCheckpointPassed)
	if err := offer.abi.UnpackIntoInterface(out, "CheckpointPassed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferClaimInvalid represents a ClaimInvalid error raised by the Offer contract.
type OfferClaimInvalid struct {
	Claim uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimInvalid(uint8 claim)
func OfferClaimInvalidErrorID() common.Hash {
	return common.HexToHash("0xdc633da2bcacb94726eb8a5b7860650b11ac9ccebbcb2085e07b75b0c819181a")
}

// UnpackClaimInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimInvalid(uint8 claim)
func (offer *Offer) UnpackClaimInvalidError(raw []byte) (*OfferClaimInvalid, error) {
	out := new(OfferClaimInvalid)
	if err := offer.abi.UnpackIntoInterface(out, "ClaimInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeadlineNotPassed represents a DeadlineNotPassed error raised by the Offer contract.
type OfferDeadlineNotPassed struct {
	Timestamp *big.Int
	Deadline  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeadlineNotPassed(uint256 timestamp, uint256 deadline)
func OfferDeadlineNotPassedErrorID() common.Hash {
	return common.HexToHash("0x408b57fbc2a48a89bf372945ae8105ee2ff4083ea29fb8b6b2fda2809c546866")
}

// UnpackDeadlineNotPassedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeadlineNotPassed(uint256 timestamp, uint256 deadline)
func (offer *Offer) UnpackDeadlineNotPassedError(raw []byte) (*OfferDeadlineNotPassed, error) {
	out := new(OfferDeadlineNotPassed)
	if err := offer.abi.UnpackIntoInterface(out, "DeadlineNotPassed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeadlinePassed represents a DeadlinePassed error raised by the Offer contract.
type OfferDeadlinePassed struct {
	Timestamp *big.Int
	Deadline  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeadlinePassed(uint256 timestamp, uint256 deadline)
func OfferDeadlinePassedErrorID() common.Hash {
	return common.HexToHash("0x83f2ba20b77c67656c85ef54103e25e4c03a482a8919c6010a4781ea13974bb7")
}

// UnpackDeadlinePassedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeadlinePassed(uint256 timestamp, uint256 deadline)
func (offer *Offer) UnpackDeadlinePassedError(raw []byte) (*OfferDeadlinePassed, error) {
	out := new(OfferDeadlinePassed)
	if err := offer.abi.UnpackIntoInterface(out, "DeadlinePassed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeliveriesEqual represents a DeliveriesEqual error raised by the Offer contract.
type OfferDeliveriesEqual struct {
	DeliveryHash [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeliveriesEqual(bytes32 deliveryHash)
func OfferDeliveriesEqualErrorID() common.Hash {
	return common.HexToHash("0x8fce1f79729c00421004c819cfbcd709f9b556ed7b0b44fd1fa33e140a44d4d4")
}

// UnpackDeliveriesEqualError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeliveriesEqual(bytes32 deliveryHash)
func (offer *Offer) UnpackDeliveriesEqualError(raw []byte) (*OfferDeliveriesEqual, error) {
	out := new(OfferDeliveriesEqual)
	if err := offer.abi.UnpackIntoInterface(out, "DeliveriesEqual", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeliveryBodyMismatch represents a DeliveryBodyMismatch error raised by the Offer contract.
type OfferDeliveryBodyMismatch struct {
	Actual   [32]byte
	Expected [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeliveryBodyMismatch(bytes32 actual, bytes32 expected)
func OfferDeliveryBodyMismatchErrorID() common.Hash {
	return common.HexToHash("0x49a1eb6f626917f2d0b1eea0fd0334443b92635408659accb35f091dadb63d3d")
}

// UnpackDeliveryBodyMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeliveryBodyMismatch(bytes32 actual, bytes32 expected)
func (offer *Offer) UnpackDeliveryBodyMismatchError(raw []byte) (*OfferDeliveryBodyMismatch, error) {
	out := new(OfferDeliveryBodyMismatch)
	if err := offer.abi.UnpackIntoInterface(out, "DeliveryBodyMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeliveryPayerMismatch represents a DeliveryPayerMismatch error raised by the Offer contract.
type OfferDeliveryPayerMismatch struct {
	Actual   common.Address
	Expected common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeliveryPayerMismatch(address actual, address expected)
func OfferDeliveryPayerMismatchErrorID() common.Hash {
	return common.HexToHash("0x491a1d4ae53b2136947f86f27b245dd41d28bffd230a00f488b6804c98e2e3fd")
}

// UnpackDeliveryPayerMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeliveryPayerMismatch(address actual, address expected)
func (offer *Offer) UnpackDeliveryPayerMismatchError(raw []byte) (*OfferDeliveryPayerMismatch, error) {
	out := new(OfferDeliveryPayerMismatch)
	if err := offer.abi.UnpackIntoInterface(out, "DeliveryPayerMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeliveryReferenceMismatch represents a DeliveryReferenceMismatch error raised by the Offer contract.
type OfferDeliveryReferenceMismatch struct {
	Actual   [32]byte
	Expected [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeliveryReferenceMismatch(bytes32 actual, bytes32 expected)
func OfferDeliveryReferenceMismatchErrorID() common.Hash {
	return common.HexToHash("0xf61730904315d754a7c432f1f4706f2754ac2e30e7aa7419986c03caa53f74ad")
}

// UnpackDeliveryReferenceMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeliveryReferenceMismatch(bytes32 actual, bytes32 expected)
func (offer *Offer) UnpackDeliveryReferenceMismatchError(raw []byte) (*OfferDeliveryReferenceMismatch, error) {
	out := new(OfferDeliveryReferenceMismatch)
	if err := offer.abi.UnpackIntoInterface(out, "DeliveryReferenceMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeliveryRequestMismatch represents a DeliveryRequestMismatch error raised by the Offer contract.
type OfferDeliveryRequestMismatch struct {
	Actual   [32]byte
	Expected [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeliveryRequestMismatch(bytes32 actual, bytes32 expected)
func OfferDeliveryRequestMismatchErrorID() common.Hash {
	return common.HexToHash("0xb76d4b696b24ac7c150e3918974449cda307a1efa5701ab3962079e47a836191")
}

// UnpackDeliveryRequestMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeliveryRequestMismatch(bytes32 actual, bytes32 expected)
func (offer *Offer) UnpackDeliveryRequestMismatchError(raw []byte) (*OfferDeliveryRequestMismatch, error) {
	out := new(OfferDeliveryRequestMismatch)
	if err := offer.abi.UnpackIntoInterface(out, "DeliveryRequestMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDeliverySignerInvalid represents a DeliverySignerInvalid error raised by the Offer contract.
type OfferDeliverySignerInvalid struct {
	Signer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DeliverySignerInvalid(address signer)
func OfferDeliverySignerInvalidErrorID() common.Hash {
	return common.HexToHash("0xd45396b7e729e6ba853de0364b4e99c013470a91d4bd4ec2110e7050acd4c4ec")
}

// UnpackDeliverySignerInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DeliverySignerInvalid(address signer)
func (offer *Offer) UnpackDeliverySignerInvalidError(raw []byte) (*OfferDeliverySignerInvalid, error) {
	out := new(OfferDeliverySignerInvalid)
	if err := offer.abi.UnpackIntoInterface(out, "DeliverySignerInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDisputeKnown represents a DisputeKnown error raised by the Offer contract.
type OfferDisputeKnown struct {
	DisputeID *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DisputeKnown(uint256 disputeID)
func OfferDisputeKnownErrorID() common.Hash {
	return common.HexToHash("0x31d3ba812f4be878c1c1d52182084c443a6ea51778a3bfabc3b56a29f5f8cedd")
}

// UnpackDisputeKnownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DisputeKnown(uint256 disputeID)
func (offer *Offer) UnpackDisputeKnownError(raw []byte) (*OfferDisputeKnown, error) {
	out := new(OfferDisputeKnown)
	if err := offer.abi.UnpackIntoInterface(out, "DisputeKnown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDisputeSolved represents a DisputeSolved error raised by the Offer contract.
type OfferDisputeSolved struct {
	DisputeID *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DisputeSolved(uint256 disputeID)
func OfferDisputeSolvedErrorID() common.Hash {
	return common.HexToHash("0xda93a976bd616be523b9a0f2d4f4dbe8d0beee3af2250eb07bee3ac03ad74e0f")
}

// UnpackDisputeSolvedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DisputeSolved(uint256 disputeID)
func (offer *Offer) UnpackDisputeSolvedError(raw []byte) (*OfferDisputeSolved, error) {
	out := new(OfferDisputeSolved)
	if err := offer.abi.UnpackIntoInterface(out, "DisputeSolved", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferDisputeUnknown represents a DisputeUnknown error raised by the Offer contract.
type OfferDisputeUnknown struct {
	DisputeID *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DisputeUnknown(uint256 disputeID)
func OfferDisputeUnknownErrorID() common.Hash {
	return common.HexToHash("0xe743b08ddf43b414aa48823c726ff22b0213233385f5d690db9b41c90c418316")
}

// UnpackDisputeUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DisputeUnknown(uint256 disputeID)
func (offer *Offer) UnpackDisputeUnknownError(raw []byte) (*OfferDisputeUnknown, error) {
	out := new(OfferDisputeUnknown)
	if err := offer.abi.UnpackIntoInterface(out, "DisputeUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferEvidenceEmpty represents a EvidenceEmpty error raised by the Offer contract.
type OfferEvidenceEmpty struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error EvidenceEmpty()
func OfferEvidenceEmptyErrorID() common.Hash {
	return common.HexToHash("0xd6885f195247c540d2dc695bfcce7af1f2b8507766186410efccd0df2907a2a3")
}

// UnpackEvidenceEmptyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error EvidenceEmpty()
func (offer *Offer) UnpackEvidenceEmptyError(raw []byte) (*OfferEvidenceEmpty, error) {
	out := new(OfferEvidenceEmpty)
	if err := offer.abi.UnpackIntoInterface(out, "EvidenceEmpty", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferGasTooLow represents a GasTooLow error raised by the Offer contract.
type OfferGasTooLow struct {
	Available *big.Int
	Needed    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error GasTooLow(uint256 available, uint256 needed)
func OfferGasTooLowErrorID() common.Hash {
	return common.HexToHash("0xfe336aa757579ad0bdb72f1c5ecae2146b025e5012ca769b982721477d1d6e1c")
}

// UnpackGasTooLowError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error GasTooLow(uint256 available, uint256 needed)
func (offer *Offer) UnpackGasTooLowError(raw []byte) (*OfferGasTooLow, error) {
	out := new(OfferGasTooLow)
	if err := offer.abi.UnpackIntoInterface(out, "GasTooLow", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferHeaderMismatch represents a HeaderMismatch error raised by the Offer contract.
type OfferHeaderMismatch struct {
	Actual   [32]byte
	Expected [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error HeaderMismatch(bytes32 actual, bytes32 expected)
func OfferHeaderMismatchErrorID() common.Hash {
	return common.HexToHash("0xb8fdbaa36a6f160980818a7264b1025d90343a40464122d4b92cc3ef0e183b77")
}

// UnpackHeaderMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error HeaderMismatch(bytes32 actual, bytes32 expected)
func (offer *Offer) UnpackHeaderMismatchError(raw []byte) (*OfferHeaderMismatch, error) {
	out := new(OfferHeaderMismatch)
	if err := offer.abi.UnpackIntoInterface(out, "HeaderMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferLogIndexOutOfRange represents a LogIndexOutOfRange error raised by the Offer contract.
type OfferLogIndexOutOfRange struct {
	Index *big.Int
	Count *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error LogIndexOutOfRange(uint256 index, uint256 count)
func OfferLogIndexOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x960638feead986ffc0a358945c34a39a3e9d3ff096a74ad26f3bfcdd36a0788c")
}

// UnpackLogIndexOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error LogIndexOutOfRange(uint256 index, uint256 count)
func (offer *Offer) UnpackLogIndexOutOfRangeError(raw []byte) (*OfferLogIndexOutOfRange, error) {
	out := new(OfferLogIndexOutOfRange)
	if err := offer.abi.UnpackIntoInterface(out, "LogIndexOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferMalformedRLP represents a MalformedRLP error raised by the Offer contract.
type OfferMalformedRLP struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error MalformedRLP()
func OfferMalformedRLPErrorID() common.Hash {
	return common.HexToHash("0xe0c76f5b85e273aac476e49b6121be57d294e5c91480ea1746df69089e778ed0")
}

// UnpackMalformedRLPError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error MalformedRLP()
func (offer *Offer) UnpackMalformedRLPError(raw []byte) (*OfferMalformedRLP, error) {
	out := new(OfferMalformedRLP)
	if err := offer.abi.UnpackIntoInterface(out, "MalformedRLP", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNotATransfer represents a NotATransfer error raised by the Offer contract.
type OfferNotATransfer struct {
	LogIndex *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotATransfer(uint256 logIndex)
func OfferNotATransferErrorID() common.Hash {
	return common.HexToHash("0xca258ec30debef8a9d81a8065373cd172f54b3793c270f46c392ea7926d9662d")
}

// UnpackNotATransferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotATransfer(uint256 logIndex)
func (offer *Offer) UnpackNotATransferError(raw []byte) (*OfferNotATransfer, error) {
	out := new(OfferNotATransfer)
	if err := offer.abi.UnpackIntoInterface(out, "NotATransfer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNotAnOffer represents a NotAnOffer error raised by the Offer contract.
type OfferNotAnOffer struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAnOffer()
func OfferNotAnOfferErrorID() common.Hash {
	return common.HexToHash("0xd5847d8441a2249546de67a67830e8896b3078ebf491c0512ef6739e1a16b400")
}

// UnpackNotAnOfferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAnOffer()
func (offer *Offer) UnpackNotAnOfferError(raw []byte) (*OfferNotAnOffer, error) {
	out := new(OfferNotAnOffer)
	if err := offer.abi.UnpackIntoInterface(out, "NotAnOffer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNotArbitrator represents a NotArbitrator error raised by the Offer contract.
type OfferNotArbitrator struct {
	Caller     common.Address
	Arbitrator common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotArbitrator(address caller, address arbitrator)
func OfferNotArbitratorErrorID() common.Hash {
	return common.HexToHash("0x071f0547f4c9b4b1fcb74627f0303621072f75e07bae9a12cbb5b9a0fc2c1cd1")
}

// UnpackNotArbitratorError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotArbitrator(address caller, address arbitrator)
func (offer *Offer) UnpackNotArbitratorError(raw []byte) (*OfferNotArbitrator, error) {
	out := new(OfferNotArbitrator)
	if err := offer.abi.UnpackIntoInterface(out, "NotArbitrator", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNotFactory represents a NotFactory error raised by the Offer contract.
type OfferNotFactory struct {
	Caller  common.Address
	Factory common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotFactory(address caller, address factory)
func OfferNotFactoryErrorID() common.Hash {
	return common.HexToHash("0x32e4b8bb4110ee98a391cc64b3c0519630dfe13d3cdcbea904b6b3cae34e878f")
}

// UnpackNotFactoryError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotFactory(address caller, address factory)
func (offer *Offer) UnpackNotFactoryError(raw []byte) (*OfferNotFactory, error) {
	out := new(OfferNotFactory)
	if err := offer.abi.UnpackIntoInterface(out, "NotFactory", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNotParty represents a NotParty error raised by the Offer contract.
type OfferNotParty struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotParty(address caller)
func OfferNotPartyErrorID() common.Hash {
	return common.HexToHash("0x20b9b3408989ca42d5fa2663f15008e4a0eb67196888f609b60bc67db38ad0ab")
}

// UnpackNotPartyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotParty(address caller)
func (offer *Offer) UnpackNotPartyError(raw []byte) (*OfferNotParty, error) {
	out := new(OfferNotParty)
	if err := offer.abi.UnpackIntoInterface(out, "NotParty", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNotSeller represents a NotSeller error raised by the Offer contract.
type OfferNotSeller struct {
	Caller common.Address
	Seller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSeller(address caller, address seller)
func OfferNotSellerErrorID() common.Hash {
	return common.HexToHash("0xfbcb4a423b3cd647e5e77974c99d11cb0b46f3a982b8717006a409db300b3ae0")
}

// UnpackNotSellerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSeller(address caller, address seller)
func (offer *Offer) UnpackNotSellerError(raw []byte) (*OfferNotSeller, error) {
	out := new(OfferNotSeller)
	if err := offer.abi.UnpackIntoInterface(out, "NotSeller", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferNothingToClaim represents a NothingToClaim error raised by the Offer contract.
type OfferNothingToClaim struct {
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToClaim(address owner)
func OfferNothingToClaimErrorID() common.Hash {
	return common.HexToHash("0x64ab34663471cdf42e0c6b384f4d5a5ab07a23c81e7ddc69a6fbb3a660346f9a")
}

// UnpackNothingToClaimError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToClaim(address owner)
func (offer *Offer) UnpackNothingToClaimError(raw []byte) (*OfferNothingToClaim, error) {
	out := new(OfferNothingToClaim)
	if err := offer.abi.UnpackIntoInterface(out, "NothingToClaim", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferPayerInvalid represents a PayerInvalid error raised by the Offer contract.
type OfferPayerInvalid struct {
	Payer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PayerInvalid(address payer)
func OfferPayerInvalidErrorID() common.Hash {
	return common.HexToHash("0x881b6cb4211e413ac41b49fb2638254adafcfd167eb38d2e856fdbd49921d3ec")
}

// UnpackPayerInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PayerInvalid(address payer)
func (offer *Offer) UnpackPayerInvalidError(raw []byte) (*OfferPayerInvalid, error) {
	out := new(OfferPayerInvalid)
	if err := offer.abi.UnpackIntoInterface(out, "PayerInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferPayerSignatureInvalid represents a PayerSignatureInvalid error raised by the Offer contract.
type OfferPayerSignatureInvalid struct {
	Payer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PayerSignatureInvalid(address payer)
func OfferPayerSignatureInvalidErrorID() common.Hash {
	return common.HexToHash("0xe166af940fa5c9a47c3890185f1b6f9ea21e91a04c5e93a10d7e03eb8293db1e")
}

// UnpackPayerSignatureInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PayerSignatureInvalid(address payer)
func (offer *Offer) UnpackPayerSignatureInvalidError(raw []byte) (*OfferPayerSignatureInvalid, error) {
	out := new(OfferPayerSignatureInvalid)
	if err := offer.abi.UnpackIntoInterface(out, "PayerSignatureInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferPaymentAlreadyContested represents a PaymentAlreadyContested error raised by the Offer contract.
type OfferPaymentAlreadyContested struct {
	CaseId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PaymentAlreadyContested(bytes32 caseId)
func OfferPaymentAlreadyContestedErrorID() common.Hash {
	return common.HexToHash("0x43996592ba9ad638f5a3e5825911ed3ab087787e2c1bb28b0ce4f7c2c217a11a")
}

// UnpackPaymentAlreadyContestedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PaymentAlreadyContested(bytes32 caseId)
func (offer *Offer) UnpackPaymentAlreadyContestedError(raw []byte) (*OfferPaymentAlreadyContested, error) {
	out := new(OfferPaymentAlreadyContested)
	if err := offer.abi.UnpackIntoInterface(out, "PaymentAlreadyContested", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferReceiptNotProven represents a ReceiptNotProven error raised by the Offer contract.
type OfferReceiptNotProven struct {
	TxIndex *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReceiptNotProven(uint256 txIndex)
func OfferReceiptNotProvenErrorID() common.Hash {
	return common.HexToHash("0xd3e91b7be0f8424827f88f61790e4ad7d5d08ab3745edb347ca4b7c69ccf03af")
}

// UnpackReceiptNotProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReceiptNotProven(uint256 txIndex)
func (offer *Offer) UnpackReceiptNotProvenError(raw []byte) (*OfferReceiptNotProven, error) {
	out := new(OfferReceiptNotProven)
	if err := offer.abi.UnpackIntoInterface(out, "ReceiptNotProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferReceiptTypeUnknown represents a ReceiptTypeUnknown error raised by the Offer contract.
type OfferReceiptTypeUnknown struct {
	FirstByte *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReceiptTypeUnknown(uint256 firstByte)
func OfferReceiptTypeUnknownErrorID() common.Hash {
	return common.HexToHash("0xaf4a27ec5705c9e9a8bdbc9d0a200506c39b9e387bce6e85d8f170f2420100f1")
}

// UnpackReceiptTypeUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReceiptTypeUnknown(uint256 firstByte)
func (offer *Offer) UnpackReceiptTypeUnknownError(raw []byte) (*OfferReceiptTypeUnknown, error) {
	out := new(OfferReceiptTypeUnknown)
	if err := offer.abi.UnpackIntoInterface(out, "ReceiptTypeUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferReceiptWithoutStatus represents a ReceiptWithoutStatus error raised by the Offer contract.
type OfferReceiptWithoutStatus struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReceiptWithoutStatus()
func OfferReceiptWithoutStatusErrorID() common.Hash {
	return common.HexToHash("0x2ee2e7f1635c189574055761923b7de3a7258d94dcafd1cb59b00d436ac947c8")
}

// UnpackReceiptWithoutStatusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReceiptWithoutStatus()
func (offer *Offer) UnpackReceiptWithoutStatusError(raw []byte) (*OfferReceiptWithoutStatus, error) {
	out := new(OfferReceiptWithoutStatus)
	if err := offer.abi.UnpackIntoInterface(out, "ReceiptWithoutStatus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the Offer contract.
type OfferReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func OfferReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (offer *Offer) UnpackReentrancyGuardReentrantCallError(raw []byte) (*OfferReentrancyGuardReentrantCall, error) {
	out := new(OfferReentrancyGuardReentrantCall)
	if err := offer.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferRelayFeeTooHigh represents a RelayFeeTooHigh error raised by the Offer contract.
type OfferRelayFeeTooHigh struct {
	RelayFee *big.Int
	Cap      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RelayFeeTooHigh(uint256 relayFee, uint256 cap)
func OfferRelayFeeTooHighErrorID() common.Hash {
	return common.HexToHash("0x06442d3f16b83b0ecc20bf5f761e8335ca7b4b2d2998f385252680b2d26f07ef")
}

// UnpackRelayFeeTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RelayFeeTooHigh(uint256 relayFee, uint256 cap)
func (offer *Offer) UnpackRelayFeeTooHighError(raw []byte) (*OfferRelayFeeTooHigh, error) {
	out := new(OfferRelayFeeTooHigh)
	if err := offer.abi.UnpackIntoInterface(out, "RelayFeeTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferRowMissing represents a RowMissing error raised by the Offer contract.
type OfferRowMissing struct {
	Ruling uint8
	Cause  uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RowMissing(uint8 ruling, uint8 cause)
func OfferRowMissingErrorID() common.Hash {
	return common.HexToHash("0x93ead74f00cad9649f22a5e21644353cefb91653595b616171a07c2df7cee1aa")
}

// UnpackRowMissingError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RowMissing(uint8 ruling, uint8 cause)
func (offer *Offer) UnpackRowMissingError(raw []byte) (*OfferRowMissing, error) {
	out := new(OfferRowMissing)
	if err := offer.abi.UnpackIntoInterface(out, "RowMissing", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferRulingOutOfRange represents a RulingOutOfRange error raised by the Offer contract.
type OfferRulingOutOfRange struct {
	Ruling *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RulingOutOfRange(uint256 ruling, uint256 max)
func OfferRulingOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x1b321704e4df2d2359ec6e2eb96c83db85e335079a25330e5890b2dc81a3ca7a")
}

// UnpackRulingOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RulingOutOfRange(uint256 ruling, uint256 max)
func (offer *Offer) UnpackRulingOutOfRangeError(raw []byte) (*OfferRulingOutOfRange, error) {
	out := new(OfferRulingOutOfRange)
	if err := offer.abi.UnpackIntoInterface(out, "RulingOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferSafeCastOverflowedUintDowncast represents a SafeCastOverflowedUintDowncast error raised by the Offer contract.
type OfferSafeCastOverflowedUintDowncast struct {
	Bits  uint8
	Value *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func OfferSafeCastOverflowedUintDowncastErrorID() common.Hash {
	return common.HexToHash("0x6dfcc6503a32754ce7a89698e18201fc5294fd4aad43edefee786f88423b1a12")
}

// UnpackSafeCastOverflowedUintDowncastError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)
func (offer *Offer) UnpackSafeCastOverflowedUintDowncastError(raw []byte) (*OfferSafeCastOverflowedUintDowncast, error) {
	out := new(OfferSafeCastOverflowedUintDowncast)
	if err := offer.abi.UnpackIntoInterface(out, "SafeCastOverflowedUintDowncast", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the Offer contract.
type OfferSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func OfferSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (offer *Offer) UnpackSafeERC20FailedOperationError(raw []byte) (*OfferSafeERC20FailedOperation, error) {
	out := new(OfferSafeERC20FailedOperation)
	if err := offer.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferSignerInvalid represents a SignerInvalid error raised by the Offer contract.
type OfferSignerInvalid struct {
	Signer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SignerInvalid(address signer)
func OfferSignerInvalidErrorID() common.Hash {
	return common.HexToHash("0x52ee9af4886fa4e3aba0ddec59041675f807f0708785ede832b7f079c3ce9efd")
}

// UnpackSignerInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SignerInvalid(address signer)
func (offer *Offer) UnpackSignerInvalidError(raw []byte) (*OfferSignerInvalid, error) {
	out := new(OfferSignerInvalid)
	if err := offer.abi.UnpackIntoInterface(out, "SignerInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferStringsInsufficientHexLength represents a StringsInsufficientHexLength error raised by the Offer contract.
type OfferStringsInsufficientHexLength struct {
	Value  *big.Int
	Length *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StringsInsufficientHexLength(uint256 value, uint256 length)
func OfferStringsInsufficientHexLengthErrorID() common.Hash {
	return common.HexToHash("0xe22e27eb9593f9947dc34771120a3349dd201c662753f0b60502fc1d8e422233")
}

// UnpackStringsInsufficientHexLengthError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StringsInsufficientHexLength(uint256 value, uint256 length)
func (offer *Offer) UnpackStringsInsufficientHexLengthError(raw []byte) (*OfferStringsInsufficientHexLength, error) {
	out := new(OfferStringsInsufficientHexLength)
	if err := offer.abi.UnpackIntoInterface(out, "StringsInsufficientHexLength", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferTokenEscrowed represents a TokenEscrowed error raised by the Offer contract.
type OfferTokenEscrowed struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TokenEscrowed(address token)
func OfferTokenEscrowedErrorID() common.Hash {
	return common.HexToHash("0x23a8bf670e429a2e81f8db4ae411c4276413b405b216f5da56103418a3e11398")
}

// UnpackTokenEscrowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TokenEscrowed(address token)
func (offer *Offer) UnpackTokenEscrowedError(raw []byte) (*OfferTokenEscrowed, error) {
	out := new(OfferTokenEscrowed)
	if err := offer.abi.UnpackIntoInterface(out, "TokenEscrowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferTransactionFailed represents a TransactionFailed error raised by the Offer contract.
type OfferTransactionFailed struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TransactionFailed()
func OfferTransactionFailedErrorID() common.Hash {
	return common.HexToHash("0xbf961a286ff1ab1274d051f23436195e7b459e522375f96695f8ded00e092183")
}

// UnpackTransactionFailedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TransactionFailed()
func (offer *Offer) UnpackTransactionFailedError(raw []byte) (*OfferTransactionFailed, error) {
	out := new(OfferTransactionFailed)
	if err := offer.abi.UnpackIntoInterface(out, "TransactionFailed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferValueMismatch represents a ValueMismatch error raised by the Offer contract.
type OfferValueMismatch struct {
	Value    *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ValueMismatch(uint256 value, uint256 expected)
func OfferValueMismatchErrorID() common.Hash {
	return common.HexToHash("0x626ade30b602bf9a3b5aab29d4b89b4e805bf63222f673c9b10b2f6ca4f2b089")
}

// UnpackValueMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ValueMismatch(uint256 value, uint256 expected)
func (offer *Offer) UnpackValueMismatchError(raw []byte) (*OfferValueMismatch, error) {
	out := new(OfferValueMismatch)
	if err := offer.abi.UnpackIntoInterface(out, "ValueMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferWrongRecipient represents a WrongRecipient error raised by the Offer contract.
type OfferWrongRecipient struct {
	Actual   common.Address
	Expected common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongRecipient(address actual, address expected)
func OfferWrongRecipientErrorID() common.Hash {
	return common.HexToHash("0x33d3166e2d840b0ebc4e31ac15b78fb2c3b5af52e7296f0fe189bdf7367fce29")
}

// UnpackWrongRecipientError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongRecipient(address actual, address expected)
func (offer *Offer) UnpackWrongRecipientError(raw []byte) (*OfferWrongRecipient, error) {
	out := new(OfferWrongRecipient)
	if err := offer.abi.UnpackIntoInterface(out, "WrongRecipient", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferWrongToken represents a WrongToken error raised by the Offer contract.
type OfferWrongToken struct {
	Actual   common.Address
	Expected common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WrongToken(address actual, address expected)
func OfferWrongTokenErrorID() common.Hash {
	return common.HexToHash("0x2d6ac12780a15d0f0f793c91c5e4aa9fcefbfb57c254d11c3913ba36be3267f7")
}

// UnpackWrongTokenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WrongToken(address actual, address expected)
func (offer *Offer) UnpackWrongTokenError(raw []byte) (*OfferWrongToken, error) {
	out := new(OfferWrongToken)
	if err := offer.abi.UnpackIntoInterface(out, "WrongToken", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferZeroAmount represents a ZeroAmount error raised by the Offer contract.
type OfferZeroAmount struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroAmount()
func OfferZeroAmountErrorID() common.Hash {
	return common.HexToHash("0x1f2a2005cb66a8e145327e8814e243a0996aec9bfe1e15a495778b1236dbd485")
}

// UnpackZeroAmountError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroAmount()
func (offer *Offer) UnpackZeroAmountError(raw []byte) (*OfferZeroAmount, error) {
	out := new(OfferZeroAmount)
	if err := offer.abi.UnpackIntoInterface(out, "ZeroAmount", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryMetaData contains all meta data concerning the OfferFactory contract.
var OfferFactoryMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"MAX_PENALTY_MULTIPLE\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"check\",\"inputs\":[{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"implementation\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"isOffer\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"offerCount\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"predict\",\"inputs\":[{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"publish\",\"inputs\":[{\"name\":\"terms\",\"type\":\"tuple\",\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"vault\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"contractIVault\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"Published\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"terms\",\"type\":\"tuple\",\"indexed\":false,\"internalType\":\"structTerms\",\"components\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"arbitrator\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"receiptSigner\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"blockHashSource\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"manifestHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"contestWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"answerWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"continueWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"judgeWindow\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bounds\",\"type\":\"tuple\",\"internalType\":\"structBounds\",\"components\":[{\"name\":\"subject\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"maxAge\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"minItems\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"name\":\"procedure\",\"type\":\"tuple\",\"internalType\":\"structProcedure\",\"components\":[{\"name\":\"requirements\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judges\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"judged\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"maxDissents\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"runs\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"burden\",\"type\":\"uint8\",\"internalType\":\"enumBurden\"},{\"name\":\"policy\",\"type\":\"uint8\",\"internalType\":\"enumUnresolvedPolicy\"},{\"name\":\"rule\",\"type\":\"uint8\",\"internalType\":\"enumOutcomeRule\"},{\"name\":\"thresholdBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"panel\",\"type\":\"uint8\",\"internalType\":\"uint8\"}]},{\"name\":\"settlement\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AlreadyPublished\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AmountsInvalid\",\"inputs\":[{\"name\":\"minAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"maxAmount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"BondTooHigh\",\"inputs\":[{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"limit\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"BondTooLow\",\"inputs\":[{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"needed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"CloneArgumentsTooLong\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"Create2EmptyBytecode\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"DissentsOutOfRange\",\"inputs\":[{\"name\":\"maxDissents\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"runs\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"FailedDeployment\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FeeMismatch\",\"inputs\":[{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"arbitrationCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"InsufficientBalance\",\"inputs\":[{\"name\":\"balance\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"needed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"JudgeWindowTooShort\",\"inputs\":[{\"name\":\"window\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"longestCase\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"JudgedOutOfRange\",\"inputs\":[{\"name\":\"judged\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"requirements\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"JudgesMismatch\",\"inputs\":[{\"name\":\"judges\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"judged\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"JudgesOutOfRange\",\"inputs\":[{\"name\":\"judges\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ManifestHashZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NoCode\",\"inputs\":[{\"name\":\"account\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotSeller\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"ObservationsTooWide\",\"inputs\":[{\"name\":\"bits\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"PanelEven\",\"inputs\":[{\"name\":\"panel\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"PanelOutOfRange\",\"inputs\":[{\"name\":\"panel\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"PartyInvalid\",\"inputs\":[{\"name\":\"party\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"PenaltyNotAllowed\",\"inputs\":[{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"}]},{\"type\":\"error\",\"name\":\"PenaltyTooHigh\",\"inputs\":[{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"limit\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RelayCapTooHigh\",\"inputs\":[{\"name\":\"relayCap\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"limit\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RequirementsOutOfRange\",\"inputs\":[{\"name\":\"requirements\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RowDuplicate\",\"inputs\":[{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"}]},{\"type\":\"error\",\"name\":\"RowInvalid\",\"inputs\":[{\"name\":\"row\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]},{\"type\":\"error\",\"name\":\"RunsEven\",\"inputs\":[{\"name\":\"judge\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"runs\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"RunsSurplus\",\"inputs\":[{\"name\":\"runs\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"judges\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ShareOutOfRange\",\"inputs\":[{\"name\":\"bps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"max\",\"type\":\"uint16\",\"internalType\":\"uint16\"}]},{\"type\":\"error\",\"name\":\"TableLengthInvalid\",\"inputs\":[{\"name\":\"length\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ThresholdOutOfRange\",\"inputs\":[{\"name\":\"thresholdBps\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"max\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WeightsSurplus\",\"inputs\":[{\"name\":\"weights\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"requirements\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"WeightsZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WindowZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"WindowsTooLong\",\"inputs\":[{\"name\":\"total\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"limit\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ZeroParty\",\"inputs\":[]}]",
	ID:  "OfferFactory",
	Bin: "0x60c080604052346100e8576117ee8181016001600160401b038111838210176100d4578291611b9f833903905ff080156100c9576001600160a01b0316608081905260405190615af48083016001600160401b038111848210176100d457604092849261338d843930825260208201520301905ff080156100c9576001600160a01b031660a052604051611ab290816100ed8239608051818181609501528181610cd10152611906015260a0518181816101f20152818161034e015281816117dc01526118d40152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b5f80fdfe6080806040526004361015610012575f80fd5b5f905f3560e01c9081631115c24d146103bd5750806313a99032146103725780635c60da1b1461032f5780635f232265146103175780636160efa1146102fc578063a58f4a1014610100578063ae016960146100bc5763fbfa77cf14610076575f80fd5b346100b957806003193601126100b95760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b80fd5b50346100b95760203660031901126100b9576004356001600160a01b0381168091036100fc5760408260ff92602094528084522054166040519015158152f35b5080fd5b346102865761010e366103d7565b6001600160a01b0361011f826117b6565b1633036102d45761012f816108bf565b6040519061015282610144836020830161046c565b03601f198101845283610794565b6001600160a01b03610163836117ca565b1691825f525f60205260ff60405f2054166102c157825f525f60205260405f20600160ff19825416179055600154915f1983146102ad57600161021693016001556101ad816117b6565b90847fca723c7f1d6cb1402869bf5603e864c20c5df971bb6ffacb950941646b440413604051806101ed6001600160a01b0360a08701359716958261046c565b0390a47f00000000000000000000000000000000000000000000000000000000000000006119db565b80511561029e575f8160206001600160a01b039351910182f5161561028a57803b15610286576040516308f970df60e41b8152905f8260048183855af191821561027b5760209261026b575b50604051908152f35b5f61027591610794565b5f610262565b6040513d5f823e3d90fd5b5f80fd5b3d61027b5763b06ebf3d60e01b5f5260045ffd5b631328927760e21b5f5260045ffd5b634e487b7160e01b5f52601160045260245ffd5b82630572e2f960e31b5f5260045260245ffd5b6102e56001600160a01b03916117b6565b637de5a52160e11b5f52336004521660245260445ffd5b34610286575f366003190112610286576020604051600a8152f35b346102865761032d610328366103d7565b6108bf565b005b34610286575f3660031901126102865760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b346102865760206103ac6103996103a761038b366103d7565b60405192839186830161046c565b03601f198101835282610794565b6117ca565b6001600160a01b0360405191168152f35b34610286575f366003190112610286576020906001548152f35b6020600319820112610286576004359067ffffffffffffffff8211610286576104209082900360031901126102865760040190565b35906001600160a01b038216820361028657565b359063ffffffff8216820361028657565b359060ff8216820361028657565b6002111561044957565b634e487b7160e01b5f52602160045260245ffd5b359061ffff8216820361028657565b602081526001600160a01b036104818361040c565b1660208201526001600160a01b0361049b6020840161040c565b1660408201526001600160a01b036104b56040840161040c565b1660608201526001600160a01b036104cf6060840161040c565b1660808201526001600160a01b036104e96080840161040c565b1660a082015260a082013560c082015263ffffffff61050a60c08401610420565b1660e082015263ffffffff61052160e08401610420565b1661010082015263ffffffff61053a6101008401610420565b1661012082015263ffffffff6105536101208401610420565b166101408201526101408201356101608201526101608201356101808201526101808201356101a08201526101a08201356101c08201526101c08201356101e08201526101e08201356102008201526102008201356102208201526102208201358015158091036102865761024082015263ffffffff6105d66102408401610420565b1661026082015263ffffffff6105ef6102608401610420565b1661028082015260ff6106056102808401610431565b166102a082015260ff61061b6102a08401610431565b166102c082015260ff6106316102c08401610431565b166102e082015260ff6106476102e08401610431565b1661030082015263ffffffff6106606103008401610420565b1661032082015261032082013560028110156102865761067f8161043f565b61034082015261034082013560028110156102865761069d8161043f565b6103608201526103608201356002811015610286576106bb8161043f565b61038082015261ffff6106d1610380840161045d565b166103a08201526103a08201356103c082015260ff6106f36103c08401610431565b166103e08201526103e0820135601e198336030181121561028657820160208135910167ffffffffffffffff8211610286578136038113610286576104609382610400926104208487015281610440870152868601375f8484018601520135610420830152601f01601f1916010190565b60c0810190811067ffffffffffffffff82111761078057604052565b634e487b7160e01b5f52604160045260245ffd5b90601f8019910116810190811067ffffffffffffffff82111761078057604052565b91908261016091031261028657604051610160810181811067ffffffffffffffff8211176107805760405280926107ec81610431565b82526107fa60208201610431565b602083015261080b60408201610431565b604083015261081c60608201610431565b606083015261082d60808201610420565b608083015260a081013560028110156102865760a083015260c081013560028110156102865760c083015260e08101359060028210156102865761014061089a91819360e0860152610882610100820161045d565b61010086015261012081013561012086015201610431565b910152565b90816020910312610286575167ffffffffffffffff811681036102865790565b6001600160a01b036108d0826117b6565b1615801561179a575b61178b5760a0810135801561177c5760208201906108fe6108f9836117b6565b611854565b604083019061090f6108f9836117b6565b6080840161091f6108f9826117b6565b61093061092b866117b6565b61187a565b61093c61092b856117b6565b61094861092b846117b6565b610951856117b6565b6001600160a01b0380610963876117b6565b16911614908115611755575b811561172e575b5061171d57610984836117b6565b6001600160a01b0380610996856117b6565b169116146116f957610140840135801580156116eb575b80156116d1575b6116b55750610180840135926bffffffffffffffffffffffff8411611692576101a08501359380851161167c576101c0860135818111611667577f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036102ad57610a249060011b86611836565b808210611667575080156116505761020086013581811161163b575050610160850135600a810290808204600a14901517156102ad576101e0860135818111611626575050610280850194610a7936876107b6565b805160ff8116906020830160ff8151168315801561161c575b61160457600481116115ed57604085019060ff8251169081158115036115d857505060ff90511660ff81851c166115c157505160ff811690600190606086019060808701905f5b8581106115235750815163ffffffff169060ff811686036102ad5760031b6107f8161c611505575082159081806114f8575b6114dd57508551610b3593610b3092156114d357506101fe6001915b60011b16611823565b611823565b61010081116114bb5750600160e0840151610b4f8161043f565b610b588161043f565b036114685761ffff61010084015116612710811161145057506101208301908151156114415781519060ff811684036102ad5760051b611fe0161c61142b575050610140905b0160ff81511680158015611421575b61140a57506001815116156113f357506103e0810135601e1982360301811215610286578101803567ffffffffffffffff8111610286576020820181360381136102865760405192610c09601f8401601f191660200185610794565b828452602083369201011161028657815f92602092838601378301015260688151036113db575f90815b600d83106111d45750505060c0810163ffffffff610c5082611843565b161580156111bb575b80156111a1575b8015611187575b61117857610c9863ffffffff610c7f610caa93611843565b1663ffffffff610c9160e08601611843565b1690611836565b63ffffffff610c916101008501611843565b93610cc261012083019563ffffffff610c9188611843565b6040516338d7976160e21b81527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690602081600481855afa801561027b5767ffffffffffffffff915f91611159575b50168210156110e0575050610d2e906117b6565b93610d3885611945565b908161109d575b81610ffb575b508015610fab575b610d5a575b505050505050565b610d63906117b6565b60405195610100870187811067ffffffffffffffff82111761078057604052600187526020870193845260408701915f8352606088015f815260808901905f825260a08a01926001600160a01b0316835260c08a01935f855236610dc6916107b6565b9460e08b0195865260405197602089019b5160ff168c52516040890152516060880152516080870152516001600160a01b031660a0860152516001600160a01b031660c0850152516001600160a01b031660e084015251805160ff16610100840152602081015160ff16610120840152604081015160ff16610140840152606081015160ff16610160840152608081015163ffffffff1661018084015260a0810151610e718161043f565b6101a084015260c0810151610e858161043f565b6101c084015260e0810151610e998161043f565b6101e084015261010081015161ffff16610200840152610120810151610220840152610140015160ff166102408301526102408252610eda61026083610794565b610ee3906117b6565b6001600160a01b0316906040519485928392636cc249fb60e11b84526004840160409052518092816044860152606485015e8183016064015f90526024830152601f1990601f0116810103606401916001600160a01b031691815a93602094fa91821561027b575f92610f77575b50808203610f625780808080610d52565b63e106593160e01b5f5260045260245260445ffd5b9091506020813d602011610fa3575b81610f9360209383610794565b810103126102865751905f610f51565b3d9150610f86565b50610fb584611945565b8015610d4d57506301ffc9a760e01b5f9081526317ea7f2160e11b60045260209060248187617530fa5f511515601f3d111681610ff3575b50610d4d565b90505f610fed565b604051638d1526d360e01b8152906020826004816001600160a01b038b165afa91821561027b575f92611069575b508163ffffffff61103983611843565b16106110455750610d45565b61105363ffffffff91611843565b630fa9dba960e31b5f521660045260245260445ffd5b9091506020813d602011611095575b8161108560209383610794565b810103126102865751905f611029565b3d9150611078565b6301ffc9a760e01b5f9081526379cc706760e01b60045290915060209060248188617530fa5f511515601f3d1116816110d8575b5090610d3f565b90505f6110d1565b906020600492604051938480926338d7976160e21b82525afa90811561027b5767ffffffffffffffff925f92611128575b5063e472dedb60e01b5f526004521660245260445ffd5b61114b91925060203d602011611152575b6111438183610794565b81019061089f565b9083611111565b503d611139565b611172915060203d602011611152576111438183610794565b5f610d1a565b631ae68f5760e01b5f5260045ffd5b5063ffffffff61119a6101208401611843565b1615610c67565b5063ffffffff6111b46101008401611843565b1615610c60565b5063ffffffff6111cd60e08401611843565b1615610c59565b60208360031b83010151908160c01c9160ff8160f01c1690600a82109384159485906113cb575b80156113be575b6113ac578160f81c91600a8302838104600a14841517156102ad5761122985600192611836565b1b95640488adb802871615611399575f60a060405161124781610764565b82815282602082015282604082015282606082015282608082015201526104495760ff8160c81c166112788161043f565b6040519361128585610764565b845260208401948552604084019061ffff8360e01c16825261ffff606086019360d01c1683526112b48161043f565b6080850152600160ff60a086019416148352858716611375575161ffff16612710811161135d57505161ffff16612710811161135d575051151580611348575b80611333575b61130d5750509060019117920191610c33565b60ff9051169051600a81101561044957633dd319f360e01b5f526113309161192d565b5ffd5b508151600a81101561044957600814156112fa565b508151600a81101561044957600214156112f4565b631fb551dd60e01b5f5260045261271060245260445ffd5b8460ff8551169051600a81101561044957636ec1cdc360e11b5f526113309161192d565b826339da48a160e01b5f5260045260245ffd5b6339da48a160e01b5f5260045260245ffd5b50600160ff821611611202565b50600160ff8360c81c16116111fb565b51631df3f22160e01b5f52600452606860245260445ffd5b60ff905116630d41d15160e41b5f5260045260245ffd5b633135cbed60e21b5f52600452601f60245260445ffd5b50601f8111610bad565b5163c98e4ced60e01b5f5260045260245260445ffd5b633359b71360e21b5f5260045ffd5b638c88347960e01b5f5260045261271060245260445ffd5b505061ffff61010082015116806114a557506101208101518061148f575061014090610b9e565b63c98e4ced60e01b5f526004525f60245260445ffd5b638c88347960e01b5f526004525f60245260445ffd5b633a9575f560e21b5f5260045261010060245260445ffd5b6101fe9091610b27565b60ff905116637b86038b60e11b5f526004525f60245260445ffd5b5060ff8151161515610b0b565b63ffffffff84915116635540e10b60e01b5f5260045260245260445ffd5b63ffffffff8351167f1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff821682036102ad578160031b1c600160ff82169116156115ab5784516101fe829160011b16101561159157858111611588575b50600101610ad9565b9450600161157f565b60ff855116637b86038b60e11b5f5260045260245260445ffd5b90635179a6f360e11b5f5260045260245260445ffd5b839063f9ef1c3960e01b5f5260045260245260445ffd5b63ad20f4c560e01b5f5260045260245260445ffd5b632d06f6eb60e01b5f52600452600460245260445ffd5b8363785b6fd560e01b5f52600452600860245260445ffd5b5060088411610a92565b6357a5d22960e11b5f5260045260245260445ffd5b63e17774cf60e01b5f5260045260245260445ffd5b620155b560e01b5f525f600452600160245260445ffd5b90620155b560e01b5f5260045260245260445ffd5b8490620155b560e01b5f5260045260245260445ffd5b836307ccdf8760e21b5f526004526bffffffffffffffffffffffff60245260445ffd5b846101609163b65e905760e01b5f52600452013560245260445ffd5b506bffffffffffffffffffffffff610160860135116109b4565b5061016085013581116109ad565b6001600160a01b0361170a846117b6565b63768f84b360e11b5f521660045260245ffd5b6001600160a01b0361170a856117b6565b90506001600160a01b038061174b611745886117b6565b936117b6565b169116145f610976565b9050611760856117b6565b6001600160a01b0380611772866117b6565b169116149061096f565b6321595c5360e21b5f5260045ffd5b6360e58be760e11b5f5260045ffd5b506001600160a01b036117af606083016117b6565b16156108d9565b356001600160a01b03811681036102865790565b6055600b6118006001600160a01b03937f00000000000000000000000000000000000000000000000000000000000000006119db565b602081519101206040519060408201525f60208201523081520160ff8153201690565b818102929181159184041417156102ad57565b919082018092116102ad57565b3563ffffffff811681036102865790565b803b1561185e5750565b6001600160a01b03906333a2905b60e11b5f521660045260245ffd5b6001600160a01b031630811480156118fb575b80156118c9575b80156118b4575b6118a25750565b63768f84b360e11b5f5260045260245ffd5b50805f525f60205260ff60405f20541661189b565b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168114611894565b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016811461188d565b60ff1660045260449190600a81101561044957602452565b6301ffc9a760e01b5f526301ffc9a760e01b60045260205f60248184617530fa5f511515601f3d1116816119d3575b50156119ce576301ffc9a760e01b5f9081527fffffffff000000000000000000000000000000000000000000000000000000006004526020916024908290617530fa5f511515601f3d1116816119c8575090565b90501590565b505f90565b90505f611974565b90615fd3815111611aa357805190602d82018092116102ad57611aa0916020605792604051958693606160f81b8486015261ffff60f01b9060f01b1660218501527f3d81600a3d39f3363d3d373d3d3d363d7300000000000000000000000000000060238501526bffffffffffffffffffffffff199060601b1660348401527f5af43d82803e903d91602b57fd5bf3000000000000000000000000000000000060488401528051918291018484015e81015f838201520301601f198101835282610794565b90565b63250a241560e21b5f5260045ffd60a08060405234602257336080526117c7908161002782396080518161141b0152f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630fe9f622146110d257806321c0b34214610ff55780633465d6d514610f0a57806338f08c5214610e835780633977126b14610c2057806340bef9e21461082d57806358420ae3146107d3578063637cd7f01461077f578063710ba6311461066857806385b517aa146106415780638d9caf4e146106125780638e0d89651461052a578063cdb686ef146104e0578063e1be28f414610333578063e35e5d8414610316578063e7b8edf6146101fb5763f2888dbb146100d4575f80fd5b346101f75760203660031901126101f7576100ed611128565b6100f561134d565b335f525f60205260405f206001600160a01b0382165f5260205260405f2067ffffffffffffffff600382015416804211156101e1575080549061013c6001820154836111fb565b9160028201805484811085821802948581189581146101cb5750946101b39361017d8680956001600160a01b03956101768360209c6111fb565b90556111fb565b905516806040518381527fd8654fcc8cf5b36d30b3f5e4688fc78118e6d68de60b9994e09902268b57c3e3873392a33390611382565b5f5f5160206117a75f395f51905f525d604051908152f35b90638d51834d60e01b5f5260045260245260445ffd5b635eabd42560e11b5f524260045260245260445ffd5b5f80fd5b346101f75760403660031901126101f7576001600160a01b0361021c611128565b5f60c060405161022b81611184565b8281528260208201528260408201528260608201528260808201528260a08201520152165f52600160205260405f206024355f5260205260e060405f2060405161027481611184565b6001600160a01b03825416918282526001600160a01b03600182015416602083019081526001600160a01b03600283015416604084019081526001600160a01b0360038401549160608601928352816004860154946080880195865260c0600660058901549860a08b01998a520154980197885260405198895251166020880152511660408601525160608501525160808401525160a08301525160c0820152f35b346101f7575f3660031901126101f757602060405162278d008152f35b346101f75760a03660031901126101f75760043561034f61113e565b90604435906001600160a01b0382168092036101f757606435926001600160a01b03841684036101f75760843592610385611400565b61038d61134d565b335f52600160205260405f20835f5260205260405f20946001600160a01b038654166104c9576001600160a01b036002602097845f525f895260405f208385165f52895260405f20600181549101906103e8825480926111fb565b998a808210911802998a81189a8b91036104b0575b5050508286168319825416178155600181018584198254161790550191166001600160a01b03198254161790555f526003845260405f20805463ffffffff6104468183166114b4565b169063ffffffff19161790556001600160a01b03604051911681525f848201528260408201525f60608201527f40cde43c0e6652b4ba88abe6a987c0c8e8ba88030f97e16046981d626257e2cf60803392a35f5f5160206117a75f395f51905f525d604051908152f35b6104b9916111ee565b90558760068201558980896103fd565b8363ca346a1360e01b5f523360045260245260445ffd5b346101f75760603660031901126101f7576105186104fc61113e565b610504611400565b61050c61134d565b604435906004356112a7565b5f5f5160206117a75f395f51905f525d005b346101f75760a03660031901126101f757610543611128565b61054b61113e565b608435919060443567ffffffffffffffff84116101f757606060031985360301126101f75761057861134d565b801561060357610518936001600160a01b038416805f525f60205260405f206001600160a01b0385165f5260205260405f206105b58482546111ee565b9055604051908382527f5dac0c1b1112564a045ba943c9d50270893e8e826c49be8e7073adc713ab7bd760206001600160a01b03871693a3600401926105fd6064358261125a565b926114cb565b6365e52d5160e11b5f5260045ffd5b346101f75760403660031901126101f7576020610639610630611128565b6024359061125a565b604051908152f35b346101f75760403660031901126101f757602061063961065f611128565b60243590611208565b346101f75760403660031901126101f757610681611128565b60243561068c61134d565b335f525f60205260405f206001600160a01b0383165f5260205260405f20918115610603578254808311610768575081600284015562278d0067ffffffffffffffff4216019267ffffffffffffffff841161075457600301805467ffffffffffffffff191667ffffffffffffffff9490941693841790556040805192835260208301939093526001600160a01b03169133917f77719d8fbc222ba15aba3b3f14dee71969c6bfe6b5e3e70146a599b248999e219190a35f5f5160206117a75f395f51905f525d005b634e487b7160e01b5f52601160045260245ffd5b905063829f116360e01b5f5260045260245260445ffd5b346101f75760403660031901126101f757610798611128565b6001600160a01b036107a861113e565b91165f5260026020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b346101f75760403660031901126101f7576107ec611128565b6001600160a01b036107fc61113e565b91165f525f6020526001600160a01b0360405f2091165f52602052602061063960405f2060018154910154906111fb565b346101f7576101603660031901126101f75760043560c03660231901126101f75761014435610124356101043582151583036101f75761086b611400565b61087361134d565b61087c84611765565b916040519061088a82611184565b6001600160a01b0384541682526001600160a01b0360018501541693602083019485526001600160a01b03600282015416916040840192835260038201546060850190815260048301549560808601968752610946600660058601549560a0890196875201549360c08801948552335f52600160205260405f208c5f526020525f6006604082208281558260018201558260028201558260038201558260048201558260058201550155835190818082109118028118906111fb565b6084359061ffff82168092036101f7578181029181830414901517156107545761271061097691048093516111fb565b985f945f9860a43560028110156101f757600114610bef575b50505060c43580151581036101f757610bc5575b50610a03866109bf610a0a936109b983886111ee565b906111ee565b946001600160a01b038a51165f525f60205260405f206001600160a01b0380895116165f5260205260405f2094516109fc600187019182546111fb565b90556111ee565b82546111fb565b90556001600160a01b03855116906024359360ff85168095036101f757610518986001600160a01b03968796610b0f955f52600360205260405f2090600181145f14610b1a575080546bffffffff0000000000000000610a7263ffffffff8360401c166114b4565b60401b16906bffffffff000000000000000019161781555b805488610a9c60e4358360a01c6111ee565b8119906bffffffffffffffffffffffff8082109118026bffffffffffffffffffffffff1860a01b169116179055604051908482528a602083015260408201527fcb984dd72735d6201f6da1c6372728c37d6a0b0dea4746bce51513903a875a2760603392a38480855116915116906116ab565b5116915116906116ab565b60028103610b585750805467ffffffff00000000610b4063ffffffff8360201c166114b4565b60201b169067ffffffff000000001916178155610a8a565b600303610b9257805463ffffffff60601b610b7b63ffffffff8360601c166114b4565b60601b169063ffffffff60601b1916178155610a8a565b805463ffffffff60801b610bae63ffffffff8360801c166114b4565b60801b169063ffffffff60801b1916178155610a8a565b6109bf9650610a0a91610a0391610bdd8686516111fb565b908180821091180218975091506109a3565b610c0493965051915f14610c185751906111ee565b8251908180821091180218928a808061098f565b505f906111ee565b346101f7576101803660031901126101f75760043560e03660231901126101f75761010435906001600160a01b03821682036101f75761012435610164359167ffffffffffffffff83116101f757606060031984360301126101f757610c84611400565b610c8c61134d565b610c946111c2565b93604435926001600160a01b038416938481036101f75750610cb46111d8565b946084359060c43594335f52600160205260405f20815f5260205260405f20986001600160a01b038a5416610e6c57875f525f60205260405f206001600160a01b038a165f5260205260405f2097878954996001019b8c549a8b610d17916111fb565b97888082109118029b8c89189c8d9914159d6101b39c60209f9a610e309b610e53575b5050506001600160a01b0385166001600160a01b031983541617825560018201846001600160a01b03198254161790556001600160a01b036002830191166001600160a01b031982541617905586610e48575b81610e3d575b50505f5260038a5260405f20805463ffffffff610db18183166114b4565b169063ffffffff19161790556001600160a01b0360405191168152838a8201528860408201528660608201527f40cde43c0e6652b4ba88abe6a987c0c8e8ba88030f97e16046981d626257e2cf60803392a3610e0b6111d8565b90610e1e86610e186111c2565b946111ee565b90600401926105fd6101443533611208565b610e386111d8565b6116ab565b60050155878c610d93565b866003820155610d8d565b610e5c916111ee565b90558c60068301558e808e610d3a565b5063ca346a1360e01b5f523360045260245260445ffd5b346101f75760403660031901126101f757610e9c611128565b6001600160a01b03610eac61113e565b91165f525f6020526001600160a01b0360405f2091165f5260205260405f2067ffffffffffffffff600360028301549201541690610f066040519283928390929167ffffffffffffffff6020916040840195845216910152565b0390f35b346101f75760203660031901126101f7576001600160a01b03610f2b611128565b5f60a0604051610f3a81611154565b8281528260208201528260408201528260608201528260808201520152165f52600360205260c060405f206bffffffffffffffffffffffff60405191610f7f83611154565b5463ffffffff808216938481528160208201818560201c1681528160408401818760401c168152816060860193818960601c16855260a06080880197838b60801c168952019860a01c89526040519a8b52511660208a0152511660408801525116606086015251166080840152511660a0820152f35b346101f75760403660031901126101f75761100e611128565b6001600160a01b0361101e61113e565b9161102761134d565b1690815f52600260205260405f206001600160a01b0382165f5260205260405f20549182156110b2578260209392826101b3935f526002865260405f206001600160a01b0383165f5286525f6040812055604051838152817fc4b5041307ee38be8c4f25df5d980a372ac8a9a73ea8f459891000a5386f5322886001600160a01b03861693a3611382565b6001600160a01b039250631f03a3b160e31b5f526004521660245260445ffd5b346101f75760403660031901126101f7576110eb611128565b6001600160a01b036110fb61113e565b91165f525f6020526001600160a01b0360405f2091165f526020526020600160405f200154604051908152f35b600435906001600160a01b03821682036101f757565b602435906001600160a01b03821682036101f757565b60c0810190811067ffffffffffffffff82111761117057604052565b634e487b7160e01b5f52604160045260245ffd5b60e0810190811067ffffffffffffffff82111761117057604052565b90601f8019910116810190811067ffffffffffffffff82111761117057604052565b6024356001600160a01b03811681036101f75790565b6064356001600160a01b03811681036101f75790565b9190820180921161075457565b9190820391821161075457565b90604051906001600160a01b03602083019360608552600c60808501526b1c99591c995cdccb989bdb9960a21b60a0850152166040830152606082015260a0815261125460c0826111a0565b51902090565b90604051906001600160a01b03602083019360608552600d60808501526c726564726573732e7374616b6560981b60a0850152166040830152606082015260a0815261125460c0826111a0565b91906112b283611765565b600381019081549081851161133657841561132e5761132c956001600160a01b03936112e0876002956111fb565b9055600482016112f18782546111ee565b905560405190868252848616917f8d83be2108b36341aaaf6a975f6fbd6eb6b75e3baa2cb2ad5f018aa35aecb52760203392a4015416611382565b565b505050505050565b50836355c859a360e01b5f5260045260245260445ffd5b5f5160206117a75f395f51905f525c6113735760015f5160206117a75f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f51148216156113df575b604052156113c35750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b9060018115166113f757823b15153d151616906113b8565b503d5f823e3d90fd5b6040516305700b4b60e51b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114a9575f9161146e575b501561145b57565b63217636a960e21b5f523360045260245ffd5b90506020813d6020116114a1575b81611489602093836111a0565b810103126101f7575180151581036101f7575f611453565b3d915061147c565b6040513d5f823e3d90fd5b63ffffffff1663ffffffff81146107545760010190565b6040516370a0823160e01b81523060048201525f95939490936001600160a01b03929092169290602085602481875afa9485156114a9575f95611677575b506040830135601e19843603018112156101f75783019182359267ffffffffffffffff84116101f7576020019083360382136101f757853b156101f757835f94610104936001600160a01b03956020604051998a9889976388b7ab6360e01b89521660048801523060248801528d6044880152803560648801520135608486015260a485015260e060c48501528160e4850152848401378181018301859052601f01601f1916810103018183865af180156114a95761165b575b50906020602492604051938480926370a0823160e01b82523060048301525afa801561165057849061161c575b6115fa92506111fb565b81810361160657505050565b6329f7239360e11b835260045260245260449150fd5b506020823d602011611648575b81611636602093836111a0565b810103126101f7576115fa91516115f0565b3d9150611629565b6040513d86823e3d90fd5b6024929194505f61166b916111a0565b60205f949192506115c3565b9094506020813d6020116116a3575b81611693602093836111a0565b810103126101f75751935f611509565b3d9150611686565b9190918115611760576001600160a01b0316906001600160a01b036040519363a9059cbb60e01b5f521692836004528160245260205f60448180875af19060015f5114821615611751575b6040521561170357505050565b60207f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d591835f526002825260405f20855f52825260405f206117468282546111ee565b9055604051908152a3565b90833b15153d151616906116f6565b505050565b90335f52600160205260405f20825f5260205260405f20916001600160a01b03835416156117905750565b63db89c56d60e01b5f523360045260245260445ffdfe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0060e0346100bc57601f615af438819003918201601f19168301916001600160401b038311848410176100c05780849260409485528339810103126100bc578051906001600160a01b03821682036100bc5760200151906001600160a01b03821682036100bc573060c05260805260a052604051615a1f90816100d5823960805181611507015260a05181818161079c015281816112c3015281816124a20152818161325301528181613b900152614cf7015260c0518161358f0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c806301681a621461297757806317dfa44c146128e15780631e83409a146128165780631f618cd2146127f9578063229c2a0214611f5d57806322b65dbf14611eb65780632abf4a9214611b36578063311a6c5614611a6857806331a6b89b146119825780633ccfd60b1461194557806340a8c5371461191b57806348ea1c23146117ee57806350188301146117a957806363f9b36d1461178c578063795ea18e146115ad57806383a6deb5146115935780638f970df0146114ed578063b8a2425214611481578063ba15a7a714611330578063bd633147146111fd578063c2c4c5c11461109c578063cb6ff09414611046578063cf30901214611029578063d502562514610f08578063da2d7e9514610eeb578063db31b6b514610df3578063dcf35e6f14610b3b578063e751f27114610ad2578063ec13cc7b14610a99578063ede0b45414610a29578063f0877b6914610426578063f2253b2c1461039b578063f95fbab5146101cb5763fe5ff4681461018f575f80fd5b346101c75760203660031901126101c7576001600160a01b036101b0612a78565b165f526007602052602060405f2054604051908152f35b5f80fd5b346101c75760203660031901126101c7576101e4612a78565b6101ec613585565b6101f46135c6565b6101fc614674565b6001600160a01b0361020c6146be565b91169081158015610389575b610376576001600160a01b036001600160401b03421691165f52600d60205260405f20906001600160a01b03600c5416155f146102eb576020906102917fb750180f63da79931a853c25f4453817d52580b7dbb1b5bd4538335e674a41d1936040519061028482612b31565b5f82528385830152613512565b835f52600d82526102c060405f20604051906102ac82612b31565b8382526001600160401b0385830152613512565b836001600160a01b0319600c541617600c55604051908152a25f5f5160206159df5f395f51905f525d005b81545f198101919082116103625761035d8161032a6020947fb750180f63da79931a853c25f4453817d52580b7dbb1b5bd4538335e674a41d196612f86565b50906fffffffffffffffff000000000000000082549160401b16906fffffffffffffffff00000000000000001916179055565b610291565b634e487b7160e01b5f52601160045260245ffd5b506314bba6bd60e21b5f5260045260245ffd5b506001600160a01b0381168214610218565b346101c75760203660031901126101c7576004356001600160401b0381116101c757608060031982360301126101c7576103e260c0916103d96134e2565b5060040161370c565b60a060405191805183526001600160a01b036020820151166020840152604081015160408401526060810151606084015260808101516080840152015160a0820152f35b346101c7576101603660031901126101c7576004356001600160401b0381116101c757608060031982360301126101c7576101203660231901126101c757610144356001600160401b0381116101c7576104876104a2913690600401612a8e565b919092610492613585565b61049a6135c6565b60040161370c565b9081519260208301916001600160a01b03835116916104dc6104c386613df7565b9360808701946001600160401b03865116918585613e0b565b926104e5612f9b565b50602061026d5f303c6105305f51602061028d5f303c63ffffffff5f5160206102ad5f303c815f51916040519461051b86612b4c565b151585521660208401521660408201526147f3565b15610a1a57606435948651610551835163ffffffff60025460c01c16615329565b5f828152600860205260409020805460ff19166001178155988954845164ffffff0100600160f01b031990911660289190911b78ffffffffffffffffffffffffffffffffffffffff000000000016174260c81b64ffffffffff60c81b1617610100178a5560408101805190956001600160601b038211610a02579061062b61062660a094936001600160601b038f60010194166001600160601b031985541617845561061f6105ff88614948565b855463ffffffff60c01b191660c09190911b63ffffffff60c01b16178555565b5142612bbf565b614948565b81546001600160e01b031660e09190911b6001600160e01b0319161790550151806109f7575b50866109ec575b602060ed5f303c5f51604080516020810192835290810184905290999060049a816001606060069401528b60808201528a60a08201525f60c082015260c081526106a360e082612b9e565b5190209101558351815f5260056020526106c260405f20918254612bcc565b90558060081c90815f526006602052600160ff60405f205492161b91828216156109d7575b5050506106f78351600154612bcc565b600155610705600a54613edf565b600a55600b5490604051906020820192835260408201526040815261072b606082612b9e565b519020600b556001600160a01b038151166020604d5f303c6001600160a01b035f516020606d5f303c815f5191602061022d5f303c5f51948d6040519d8e63386f8a3d60e21b8152015260248d01521660448b0152166064890152608488015260208760a4815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156109cc5788975f9261098a575b5093604095938893847fdec687b388454ea45efb20bf4dd5d794d8549fa262ada852d1a96ad76f30604260c07f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e967f0b3f21749a0f1cb574677f547a4442df9278dea546cfa450ffad36b426e262989c9a6001600160a01b036001600160401b0342169151169551918d51926001845260208401525f8e840152606083015280608083015260a0820152a3610887875192839283612c91565b0390a381519081525f6020820152a2805f52600860205260405f20906108ab6134e2565b506108c0600860016108bb61505a565b615098565b600183019061092482546001600160601b0381166127106108e961ffff6040870151168361488e565b049485926301080000895463ffff00001916178955600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b604051600181529094905f5160206159ff5f395f51905f5260808260209861095e9760088b8b97015260408301526060820152a283614c19565b5f5f5160206159df5f395f51905f525d604051908152f35b634e487b7160e01b5f52602160045260245ffd5b9295939694975090506020823d6020116109c4575b816109ac60209383612b9e565b810103126101c75790518796939592949160406107ce565b3d915061099f565b6040513d5f823e3d90fd5b5f5260066020521760405f20558980806106e7565b8660058a0155610658565b60048a01558a610651565b506306dfcc6560e41b5f52606060045260245260445ffd5b6388d23f0560e01b5f5260045ffd5b346101c7576101203660031901126101c7576020610a91604051828101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e788252610a78604082016004612bd9565b6101408152610a8961016082612b9e565b519020614740565b604051908152f35b60203660031901126101c757610aad613585565b610ab56135c6565b610ac060043561301b565b5f5f5160206159df5f395f51905f525d005b346101c75760203660031901126101c757600435610aee613585565b610af66135c6565b805f52600860205260405f2060ff8154169160078310156109765760058303610b2357610ac092506143e3565b637505bf7560e01b5f52610b3683612aee565b60245ffd5b346101c7576101a03660031901126101c7576004356101203660231901126101c757610144356001600160401b0381116101c757610b7d903690600401612a8e565b610164356001600160401b0381116101c757610b9d903690600401612a8e565b90926101843593610bac613585565b610bb46135c6565b855f52600860205260405f209260ff84541660078110156109765760018103610de057506020604d5f303c6001600160a01b035f5116948533141580610dc6575b610daf57610c0a610c0586613eed565b6146ea565b600260ff865460081c16610c1d81612afc565b03610d9b57610c4e6001600160a01b03865460281c16610c3d878b61408f565b610c46886140a0565b918488613e0b565b90610c5a36848661470a565b6020815191012094608435808703610d85575091897f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e7f3f21d60122f3de1745a9978cdb47ed63a226030ebf3388e06162067ed9517bd69593829795600260ff198c5416178b5560028b0164ffffffffff421664ffffffffff198254161790558460058c0155610ceb858d8d6148a1565b50610cfb60405192839283612c91565b0390a36001600160401b03610d0f8761423e565b16610d27604051938493604085526040850191612c71565b9060208301520390a35b837f8f318a011e330e9970afbd674411c076b5fec73480d88cd5f5110848a5bce6146020604051868152a282610d73575f5f5160206159df5f395f51905f525d005b610d7c936136bb565b80808080610ac0565b866349a1eb6f60e01b5f5260045260245260445ffd5b50505050600360ff19825416178155610d31565b85637de5a52160e11b5f523360045260245260445ffd5b506001600160a01b03610dd76146be565b16331415610bf5565b637505bf7560e01b5f52610b3690612aee565b346101c75760203660031901126101c757600435610e0f613585565b610e176135c6565b805f52600860205260405f20610e3060ff825416613679565b610e38614674565b610e406134e2565b50610e50600660016108bb61505a565b906001810192610eb584546001600160601b038116612710610e7a61ffff6040890151168361488e565b049687926301060000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160018152906080825f5160206159ff5f395f51905f5292610ac098600660208897015260408301526060820152a2614c19565b346101c7575f3660031901126101c7576020600a54604051908152f35b346101c7575f3660031901126101c7576040516102a081018181106001600160401b03821117611015575f91610280916040528281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e082015282610200820152610faf612f9b565b610220820152610fbd612fb9565b61024082015260606102608201520152303b602c19810190811161036257610ffd610fe782614408565b91610ff56040519384612b9e565b808352614408565b602082019190601f19013683378051602d83303c5190f35b634e487b7160e01b5f52604160045260245ffd5b346101c7575f3660031901126101c7576020600154604051908152f35b346101c75760603660031901126101c75761105f612a78565b602435906001600160401b03821682036101c7576044356001600160401b03811681036101c7576020926110929261457e565b6040519015158152f35b346101c7575f3660031901126101c7576110b4613585565b6110bc6135c6565b6001600160401b034216600454801515806111d6575b6111b657506110df612eb9565b90600454906110ed83615198565b6040516110f981612b31565b8281526001600160c01b03602082019216825268010000000000000000841015611015576001840160045561112d84612f5a565b9390936111a357905191516001600160401b0390921667ffffffffffffffff19604093841b1617909255805191825260208083019490945282917f471e5f53c19b55c9453dd05e0778c48373849db5f45406d63a2e5c53cba454189190a25f5f5160206159df5f395f51905f525d604051908152f35b634e487b7160e01b5f525f60045260245ffd5b5f19810190811161036257638bb9192160e01b5f5260045260245260445ffd5b505f198101818111610362576001600160401b036111f48492612f5a565b505416146110d2565b346101c75760c03660031901126101c75760803660231901126101c75760405160208101907f1088f8806047ed0630018a9710ce1cfead197e6be7790077501621ab4d7b9cb78252600435604082015260243560038110156101c75761126281612afc565b6060820152604435608082015260643560a082015260843560c082015260a43560e082015260e0815261129761010082612b9e565b519020604051906342da8bd560e11b825230600483015260248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156109cc575f906112fd575b602090604051908152f35b506020813d602011611328575b8161131760209383612b9e565b810103126101c757602090516112f2565b3d915061130a565b346101c7576113ce61134136612abb565b61134d93919293613585565b6113556135c6565b835f52600860205260405f209261136b846146a6565b611377610c058561423e565b6001600160a01b03845460281c1660405160208101907ff3784bee6d36b124f21d6a46c5c086f46af3020b11c3a2be7c05ac06590f31a78252876040820152604081526113c5606082612b9e565b51902090614973565b6113d66134e2565b506113e6600760026108bb61505a565b90600181019261144b84546001600160601b03811661271061141061ffff6040890151168361488e565b049687926302070000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160028152906080825f5160206159ff5f395f51905f5292610ac098600760208897015260408301526060820152a2614c19565b346101c75760203660031901126101c7575f60206040516114a181612b31565b828152015260406114b3600435612f5a565b506001600160c01b038251916114c883612b31565b5460206001600160401b038216938481520190841c8152835192835251166020820152f35b346101c7575f3660031901126101c7576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001680330361157d57602060ed5f303c5f7f61606860eb6c87306811e2695215385101daab53bd6ab4e9f9049aead9363c7d6115786115648351614423565b604051918291602083526020830190612f36565b0390a2005b6332e4b8bb60e01b5f523360045260245260445ffd5b346101c7575f3660031901126101c7576020610a91612eb9565b346101c75760203660031901126101c7576004356115c9613585565b6115d16135c6565b805f52600860205260405f2060ff8154166007811015806109765781158015611780575b61176d5761160a61160584613f0c565b6143c2565b6109765760048114611730575b81549060ff8216600781101561097657600503611639575050610ac0916143e3565b6001149081611716575b501561166357908161165861165e9383614a95565b91614c19565b610ac0565b61166b6134e2565b5061167b600460036108bb61505a565b9060018101926116e084546001600160601b0381166127106116a561ffff6040890151168361488e565b049687926303040000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160038152906080825f5160206159ff5f395f51905f529261165e98600460208897015260408301526060820152a2614c19565b6002915060081c60ff1661172981612afc565b1483611643565b6020608d5f303c6117505f516001600160a01b0360038501549116613fe3565b9061175c575b50611617565b6117679083856140cc565b83611756565b637505bf7560e01b5f52610b3682612aee565b50505f600682146115f5565b346101c7575f3660031901126101c7576020600b54604051908152f35b346101c7575f3660031901126101c75760205f8161010d5f303c6117ce5f5142614fcf565b806117dd575b50604051908152f35b6117e7915061425d565b50826117d4565b346101c75760203660031901126101c75761180a600435612d3c565b604051815160078110156109765761022092610200918352602081015161183081612afc565b602084015261184760408201516040850190612b06565b60ff60608201511660608401526080810151151560808401526001600160a01b0360a08201511660a08401526001600160401b0360c08201511660c08401526001600160401b0360e08201511660e08401526001600160401b03610100820151166101008401526001600160401b036101208201511661012084015263ffffffff610140820151166101408401526101608101516101608401526101808101516101808401526101a08101516101a08401526101c08101516101c08401526101e08101516101e08401520151610200820152f35b346101c75760203660031901126101c7576004355f526009602052602060405f2054604051908152f35b346101c7575f3660031901126101c75761195d613585565b6119656135c6565b602061010d5f303c602061095e61197d5f5142614fcf565b614136565b346101c75760203660031901126101c75760043561199e613585565b6119a66135c6565b63ffffffff60025460c01c1690600181019182821161036257808310611a4757821180611a06575b6119dd57602061095e83614136565b602061010d5f303c6119f05f5142614fcf565b90636601fa7360e01b5f5260045260245260445ffd5b50600454811080611a18575b156119ce565b50611a406001600160401b03611a2d83612f5a565b505416602061010d5f303c5f5190612bcc565b4211611a12565b5f1981019190821161036257633d5d937160e11b5f5260045260245260445ffd5b346101c75760403660031901126101c757602435600435611a87613585565b611a8f6135c6565b6020608d5f303c6001600160a01b035f5116803303611b205750805f52600960205260405f2054908115611b0e5750805f52600860205260405f2060ff81541660078110156109765760048103610de0575060038311611af65760ff610ac09316916140cc565b826306cc85c160e21b5f52600452600360245260445ffd5b63e743b08d60e01b5f5260045260245ffd5b63071f054760e01b5f523360045260245260445ffd5b346101c7576102a03660031901126101c7576004356101203660231901126101c757610144356001600160401b0381116101c757611b78903690600401612a8e565b610120366101631901126101c757610284356001600160401b0381116101c757611ba6903690600401612a8e565b611bae613585565b611bb66135c6565b845f52600860205260405f209384549360ff851660078110156109765760048103611ea857506001600160a01b038560281c163303611e96576020608d5f303c6001600160a01b03611c115f51600389015492839116613fe3565b50611e8457505b611c22868861408f565b916001600160a01b03611c34886140a0565b9660281c1692611c478782868686613e0b565b93610164356001600160a01b038116908181036101c757828203611e6e5750505061018435818103611e5957505060405160208101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e788252611caf60408201610164612bd9565b6101408152611cc061016082612b9e565b51902095611cd78587611cd28a614740565b614914565b5050906001600160a01b038216918215918215611e3c575b5050611e2a5750858314611e175791877f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e809593829795611d3560405192839283612c91565b0390a3611d61604051928392611d4d84610164612bd9565b610140610120850152610140840191612c71565b0390a3611d6c6134e2565b50611d7c600960016108bb61505a565b906001810192611de184546001600160601b038116612710611da661ffff6040890151168361488e565b049687926301090000875463ffff00001916178755600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b60405160018152906080825f5160206159ff5f395f51905f5292610ac098600960208897015260408301526060820152a2614c19565b82638fce1f7960e01b5f5260045260245ffd5b63d45396b760e01b5f5260045260245ffd5b611e5192506001600160401b0342169161457e565b158a80611cef565b630f61730960e41b5f5260045260245260445ffd5b5063248d0ea560e11b5f5260045260245260445ffd5b636d49d4bb60e11b5f5260045260245ffd5b6282e6cd60e61b5f523360045260245ffd5b611eb190613679565b611c18565b346101c757610ac0611f4d611eca36612abb565b611ed5939193613585565b611edd6135c6565b825f52600860205260405f2093611ef3856146a6565b611eff610c058661423e565b6001600160a01b03855460281c1660405160208101907f1265321f2d24627c06d25176647995b54694ea67e6b3cf9f4e6514177efed29f8252866040820152604081526113c5606082612b9e565b815460ff19166003178255613faf565b346101c757366003190161020081126101c7576080136101c7576084356001600160401b0381116101c757608060031982360301126101c7576101203660a31901126101c7576101c4356001600160401b0381116101c757611fc3903690600401612a8e565b90916001600160401b036101e435116101c75760606101e435360360031901126101c757611fef613585565b611ff76135c6565b6003600435101590816101c75761200f600435612afc565b600435156127d957602061024d5f303c5f5180606435116127c157506120379060040161370c565b908151925f916101c75761204c600435612afc565b6001600435146126ac575b825194612073608085015163ffffffff60025460c01c16615329565b95805f52600860205260405f2096600160ff19895416178855612097600435612afc565b8754602087015164ffffff0100600160f01b031990911660043560081b61ff00161760289190911b78ffffffffffffffffffffffffffffffffffffffff000000000016174260c81b64ffffffffff60c81b1617885560408601516001600160601b038111612695576001600160601b0360018a0191166001600160601b031982541617815561214861212883614948565b825463ffffffff60c01b191660c09190911b63ffffffff60c01b16178255565b612159610626608089015142612bbf565b81546001600160e01b031660e09190911b6001600160e01b03191617905560a08601518061268a575b50841515978861267f575b602060ed5f303c60065f51604051602081019182528560408201526121b3600435612afc565b600435606082015260243560808201528860a082015260443560c082015260c081526121e060e082612b9e565b5190209101556040860151815f52600560205261220260405f20918254612bcc565b90558060081c90815f526006602052600160ff60405f205492161b918282161561266a575b50505061223a6040860151600154612bcc565b600155612248600a54613edf565b600a55600b5490604051906020820192835260408201526040815261226e606082612b9e565b519020600b556001600160a01b036020850151166020604d5f303c5f51906020606d5f303c5f5160206101cd5f303c5f516040519260e084018481106001600160401b038211176110155760405283526001600160a01b0360208401941684526001600160a01b03604084019216825260608301908152608083015f815260a0840190606435825260c08501925f84528a519560206101ed5f303c6123316123215f51602061024d5f303c5f5190612bcc565b602061022d5f303c5f5190612bcc565b958c516040519960208b01917f1088f8806047ed0630018a9710ce1cfead197e6be7790077501621ab4d7b9cb7835260408c0152600360043510156101c7576001600160a01b0380948f9360049d83958f61238c9035612afc565b8f356060830152602435608083015260443560a083015260643560c083015260e082015260e081526123c061010082612b9e565b5190209b6040519d8e633977126b60e01b81520152511660248c0152511660448a0152511660648801525160848701525160a48601525160c48501525160e4840152336101048401526101248301526101448201526101806101648201526101e4356004013561018482015260246101e43501356101a482015260446101e43501356022196101e4353603018112156101c7576101e43501602460048201359101906001600160401b0381116101c75780360382136101c75782612495602093829360606101c48501526101e4840191612c71565b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156109cc575f91612631575b5090602096869392845f5260088952847fdec687b388454ea45efb20bf4dd5d794d8549fa262ada852d1a96ad76f30604260c060405f206001600160a01b038d8c0151169460408c0151918e6101cd5f303c5f51916001600160401b036125438161253c85613eed565b1693613f0c565b169260405194612554600435612afc565b6004358652602086015260408501526060840152608083015260a0820152a36125ef575b505090507f0b3f21749a0f1cb574677f547a4442df9278dea546cfa450ffad36b426e2629860408051602435815260443587820152a26044356125cf575b505f5f5160206159df5f395f51905f525d604051908152f35b6125e9906001600160a01b03846044359201511683613f51565b826125b6565b7f18d3566bc4f6fa9a099c16cbb3457d8cab95db6d2160e31087f33bd5ac1d199e91612625604051928392611d4d8460a4612bd9565b0390a383828180612578565b929190506020833d602011612662575b8161264e60209383612b9e565b810103126101c757915190919060206124d2565b3d9150612641565b5f5260066020521760405f2055878080612227565b85600582015561218d565b600489015588612182565b6306dfcc6560e41b5f52606060045260245260445ffd5b90506001600160a01b036020830151166126c583613df7565b6001600160401b036080850151169160a4356001600160a01b038116908181036101c757828203611e6e5750505060c435818103611e5957505060405160208101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e7882526127386040820160a4612bd9565b610140815261274961016082612b9e565b5190209061275b8387611cd285614740565b5050906001600160a01b0382169182159182156127a4575b5050611e2a57509060e43560243581810361278f575050612057565b63b76d4b6960e01b5f5260045260245260445ffd5b6127b992506001600160401b0342169161457e565b158780612773565b6306442d3f60e01b5f5260643560045260245260445ffd5b636e319ed160e11b5f526127ee600435612afc565b60043560045260245ffd5b346101c7575f3660031901126101c7576020600454604051908152f35b346101c75760203660031901126101c75761282f612a78565b612837613585565b61283f6135c6565b6001600160a01b03811690815f52600760205260405f20549081156128ce578161095e91846020955f52600786525f604081205561287f83600154612bbf565b60015561288d835f54612bcc565b5f557f87e12c2565042763daa6bf5842ed2b6447f17f7e28f9a4905fe3959581396ead86604051858152a284606d5f303c6001600160a01b035f51166135fb565b826332559a3360e11b5f5260045260245ffd5b346101c75760403660031901126101c757600435602435612900613585565b6129086135c6565b815f52600860205260405f20916001600160a01b03835461292b60ff8216613679565b60281c163314158061295c575b611e9657811561294d57610ac09233916136bb565b63d6885f1960e01b5f5260045ffd5b506020604d5f303c6001600160a01b035f5116331415612938565b346101c75760203660031901126101c757612990612a78565b612998613585565b6129a06135c6565b6020606d5f303c6001600160a01b03805f51921691168114612a66576040516370a0823160e01b815230600482015290602082602481845afa9182156109cc575f92612a30575b60208361095e8185807fc36b5179cb9c303b200074996eab2b3473eac370fdd7eba3bec636fe3510969686604051858152a284604d5f303c6001600160a01b035f5116906135fb565b91506020823d602011612a5e575b81612a4b60209383612b9e565b810103126101c75790519061095e6129e7565b3d9150612a3e565b6323a8bf6760e01b5f5260045260245ffd5b600435906001600160a01b03821682036101c757565b9181601f840112156101c7578235916001600160401b0383116101c757602083818601950101116101c757565b9060406003198301126101c75760043591602435906001600160401b0382116101c757612aea91600401612a8e565b9091565b600781101561097657600452565b6003111561097657565b90600a8210156109765752565b35906001600160401b03821682036101c757565b6002111561097657565b604081019081106001600160401b0382111761101557604052565b606081019081106001600160401b0382111761101557604052565b61022081019081106001600160401b0382111761101557604052565b60c081019081106001600160401b0382111761101557604052565b90601f801991011681019081106001600160401b0382111761101557604052565b9190820391821161036257565b9190820180921161036257565b8035906001600160a01b0382168092036101c7576101009183526020810135602084015260408101356040840152606081013560608401526080810135608084015260a081013560a08401526001600160401b03612c3960c08301612b13565b1660c08401526001600160401b03612c5360e08301612b13565b1660e084015201359063ffffffff82168092036101c7576101000152565b908060209392818452848401375f828201840152601f01601f1916010190565b91610140612cb293612ca4816024612bd9565b816101208201520191612c71565b90565b60405190612cc282612b67565b5f610200838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e08201528261010082015282610120820152826101408201528261016082015282610180820152826101a0820152826101c0820152826101e08201520152565b600a8210156109765752565b612d44612cb5565b50805f52600860205260405f209081549160ff8316926007841015610976578315612ead576001600160601b0360ff8260081c16936001600160401b03612d8a85613eed565b169064ffffffffff600286015416155f14612e96575f5b6001600160401b0380612db388613f0c565b169160018801549464ffffffffff612dd08a60038101549761408f565b98600660058c01549b01549b60206040519e8f90612ded82612b67565b8152612df883612afc565b0152612e0e8d604060ff8460101c169101612d30565b8c606060ff8360181c169101528c608060ff8360201c1615159101528c60a06001600160a01b038360281c1691015260c81c1660c08c015260e08b01521661010089015261012088015263ffffffff8260c01c1661014088015282821661016088015261018087015260601c166101a08501526101c08401526101e083015261020082015290565b6001600160401b03612ea78661423e565b16612da1565b50505050612cb2612cb5565b6020606d5f303c6001600160a01b0360205f516024604051809481936370a0823160e01b8352306004840152165afa80156109cc575f90612f02575b612cb291505f5490612bcc565b506020813d602011612f2e575b81612f1c60209383612b9e565b810103126101c757612cb29051612ef5565b3d9150612f0f565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b600454811015612f725760045f5260205f2001905f90565b634e487b7160e01b5f52603260045260245ffd5b8054821015612f72575f5260205f2001905f90565b60405190612fa882612b4c565b5f6040838281528260208201520152565b6040519061016082018281106001600160401b03821117611015576040525f610140838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e082015282610100820152826101208201520152565b5f90805f52600860205260405f2060ff81541661303781613679565b600781101561097657600181036134c0575061305561160582613eed565b600260ff825460081c1661306881612afc565b14613492575b61307a610c0582613f0c565b805460ff19166004178155600681015490602060ed5f303c5f51936001600160a01b03825460281c166020604d5f303c5f51906130b5612fb9565b916101606102cd84303c60405161010081018181106001600160401b03821117611015576040526001815260208101988952604081018781526060820190898252608083019285845260a08101946001600160a01b0316855260c0810195865260e0019586526040519a60208c01600190525160408c01525160608b01525160808a0152516001600160a01b031660a0890152516001600160a01b031660c0880152516001600160a01b031660e087015251805160ff16610100870152602081015160ff16610120870152604081015160ff16610140870152606081015160ff16610160870152608081015163ffffffff1661018087015260a08101516131bb81612b27565b6101a087015260c08101516131cf81612b27565b6101c087015260e08101516131e381612b27565b6101e087015261010081015161ffff16610200870152610120810151610220870152610140015160ff16610240860152610240855261322461026086612b9e565b6020608d5f303c5f516001600160a01b031691613240836151c9565b958615613422575f5b80340361340c57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031696156134055783965b60206101ed5f303c5f5197813b156101c7576064885f80946001600160a01b039c6040519d8e96879563cdb686ef60e01b8752600487015216602485015260448401525af19687156109cc57613306976133ef575b506020906040518098819263c13517e160e01b835260036004840152604060248401526044830190612f36565b038134875af19586156133e45782966133b0575b508582526009602052604082205461339c576020927f74baab670a4015ab2f1b467c5252a96141a2573f2908e58a92081e80d3cfde3d6040848960038196827fe66afb048b3201dab069476e9a284426300b6b864897d6e701c7f5e93b5192d89b995260098a528b85852055015581519081528887820152a3604051908152a3565b6331d3ba8160e01b82526004869052602482fd5b9095506020813d6020116133dc575b816133cc60209383612b9e565b810103126101c75751945f61331a565b3d91506133bf565b6040513d84823e3d90fd5b6133fc9193505f90612b9e565b5f9160206132d9565b3396613284565b630626ade360e41b5f523460045260245260445ffd5b60405163f7434ea960e01b815260206004820181905281806134476024820186612f36565b0381885afa9081156109cc575f91613460575b50613249565b90506020813d60201161348a575b8161347b60209383612b9e565b810103126101c757515f61345a565b3d915061346e565b9150346134a957816116586134a79383614a95565b565b630626ade360e41b5f52346004525f60245260445ffd5b60020361306e576134d36116058261423e565b6134dd8183613faf565b61306e565b604051906134ef82612b83565b5f60a0838281528260208201528260408201528260608201528260808201520152565b8054680100000000000000008110156110155761353491600182018155612f86565b6111a35781518154602093909301516fffffffffffffffffffffffffffffffff199093166001600160401b03919091161760409290921b6fffffffffffffffff000000000000000016919091179055565b6001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001630146135b757565b6335611f6160e21b5f5260045ffd5b5f5160206159df5f395f51905f525c6135ec5760015f5160206159df5f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f5114821615613658575b6040521561363c5750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b90600181151661367057823b15153d15161690613631565b503d5f823e3d90fd5b60078110158061097657600182141590816136ae575b8161369d575b50610de05750565b90506109765760038114155f613695565b505060028114155f61368f565b6136cb84846134a79695946148a1565b604051908482526020820152817fc9d7f483d59fbe3bbc4581d48b591d79369ce9f610b224753303b9541cfdf93060406001600160a01b03861693a3613f51565b6137146134e2565b50602060cd5f303c5f516020606d5f303c6001600160a01b035f5116906137396134e2565b9361374484806148e2565b9390956040519360a085018581106001600160401b03821117611015576040525f855260208501905f825260408601915f83526137a3606088019a5f8c5260808901995f8b528101918280926040518183039081838237208c52615383565b91909103613c5b5760a0813560f81c14801590613de5575b8015613dd3575b8015613dc1575b8015613dad575b613c5b578161381c818e61381582613810816101bd898e6138219d6137fa60576138109e0161541b565b90526138086099830161541b565b90520161542e565b6154d2565b915261542e565b61542e565b5080885289511760401c613c5b5760206001600160a01b039160248b5160405194859384926385df51fd60e01b84526004840152165afa9081156109cc575f91613d7b575b508015613d67578551818103613d5257505051946020870135956040880135601e19893603018112156101c75788018035906001600160401b0382116101c7576020018160051b360381136101c7576138c8926138c28a61551b565b91615593565b9890808115613d3f578a9190813560f81c6080811015613d145750508160016138f19201615383565b91909103613c5b5789613903916157f5565b9061390e8183612bbf565b60208114613d05578015613cf65760011490811591613ce6575b50613c5b57896139418161381c60609d6139469561542e565b615383565b999098013596879089985b80151580613cdd575b15613ccc5799985b8a15158c8b1016613c95575b898b80158015613c8b575b61399a5750505061399561398d8c8b615383565b90509a61518c565b613951565b919c9295989b50929598939699505b818314613c6a57506139bb9082615383565b90506139c78183615383565b506094813560f81c03613c5b576001013560601c898103613c44575081609d910314801590613c34575b613c21577fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef601a82013503613c2157603b810135605c8201358160a01c15801590613c15575b613c0257308103613be2575060a0607c83013560f81c03613bcf576001600160a01b031699607d820135988915613bc057613a81928c9260208b019d8e60408d019d8e525261520d565b60a0870152519160405191602083019384526040830152606082015260608152613aac608082612b9e565b51902083525160608301525191608082019283526001600160a01b038295511680158015613bb7575b8015613b85575b613b735750602061018d5f303c5f5160206101ad5f303c5f5191518181108015613b6a575b613b525750505080515f52600860205260ff60405f205416600781101561097657613b3f5750610c056134a79151602061010d5f303c5f5190612bcc565b516321ccb2c960e11b5f5260045260245ffd5b63a8cc372f60e01b5f5260045260245260445260645ffd5b50828111613b01565b632206db2d60e21b5f5260045260245ffd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168114613adc565b50308114613ad5565b631f2a200560e01b5f5260045ffd5b8463ca258ec360e01b5f5260045260245ffd5b6001600160a01b03906319e98b3760e11b5f52166004523060245260445ffd5b8563ca258ec360e01b5f5260045260245ffd5b508060a01c1515613a37565b8363ca258ec360e01b5f5260045260245ffd5b50613c3e8161587c565b156139f1565b8990632d6ac12760e01b5f5260045260245260445ffd5b63e0c76f5b60e01b5f5260045ffd5b613c75869182612bbf565b90634b031c7f60e11b5f5260045260245260445ffd5b508d8c1015613979565b89989a9935908160011a9160f860388410915f1a1817613cc15750600290890101985f19019997613962565b90509997989961396e565b9a909396999194979295989a6139a9565b508b8b1061395a565b600191503560f81c14155f613928565b6317f2c34560e31b5f5260045ffd5b632ee2e7f160e01b5f5260045ffd5b60c091935080925010613d2d57506138f18a8092615383565b632bd289fb60e21b5f5260045260245ffd5b8863d3e91b7b60e01b5f5260045260245ffd5b63b8fdbaa360e01b5f5260045260245260445ffd5b8851633772c51760e01b5f5260045260245ffd5b90506020813d602011613da5575b81613d9660209383612b9e565b810103126101c757515f613866565b3d9150613d89565b5062b9010060ba82013560e81c14156137d0565b5060a0607882013560f81c14156137c9565b506094604282013560f81c14156137c2565b5060a0602182013560f81c14156137bb565b60a081015180613e0657505190565b905090565b9493929091602435906001600160a01b038216908183036101c7576001600160a01b031691828203611e6e57505050604435818103611e59575050613ea19060405160208101907f40c3c5cd9676b2c1489a38f41a53650b523025756adb09e815b3d48877c67e788252613e83604082016024612bd9565b6101408152613e9461016082612b9e565b51902094611cd286614740565b5050906001600160a01b038216918215918215613ec2575b5050611e2a5750565b613ed792506001600160401b0342169161457e565b155f80613eb9565b5f1981146103625760010190565b64ffffffffff612cb2915460c81c16602061012d5f303c5f5190612bcc565b613f41613f3164ffffffffff612cb2935460c81c16602061012d5f303c5f5190612bcc565b602061014d5f303c5f5190612bcc565b602061016d5f303c5f5190612bcc565b906020608d5f303c7fdccf2f8b2cc26eafcd61905cba744cff4b81d14740725f6376390dc6298a6a3c6001600160a01b03613f8d5f5195614423565b92613faa8260405193849360208552169716946020830190612f36565b0390a4565b815461ff001916610100179091557f275552c056c9f7aab0c294f573a5725f74e8b43a3ebe06042d5a13c5b7d5bd695f80a2565b9061401260405163021e2d3d60e31b60208201528260248201526024815261400c604482612b9e565b83614a45565b9015908115614082575b5061407a5761404f9160405191631c3db16d60e01b602084015260248301526024825261404a604483612b9e565b614a45565b9015801561406f575b6140685760ff9051169060019190565b505f905f90565b506003815111614058565b50505f905f90565b600291505114155f61401c565b906004015480155f14613e06575090565b600164ffffffffff825460c81c1691015460e01c900364ffffffffff81116103625764ffffffffff1690565b9091614133926020608d5f303c61412d826001600160a01b035f5116600384015490600560ff1986541617855581817f394027a5fa6e098a1191094d1719d6929b9abc535fcc0c8f448d6a4e75622276602060405160ff88168152a3614efe565b92614b47565b50565b908115614239576141468261425d565b6003939193548103614230575b506002546001600160c01b0361417361416e86838516612bcc565b615198565b16906001600160401b0360c01b161760025561418e81614948565b6002805463ffffffff60c01b191660c09290921b63ffffffff60c01b16919091179055821561422a576141c2835f54612bcc565b5f556020604d5f303c5f516001600160a01b0316905f19810190811161036257816134a79285927fcf7d23a3cbe4e8b36ff82fd1b05b1b17373dc7804b4ebbd6e2356716ef2023726020604051868152a36020606d5f303c6001600160a01b035f51166135fb565b505f9150565b6003555f614153565b5f9150565b64ffffffffff6002612cb292015416602061014d5f303c5f5190612bcc565b600354906002549063ffffffff8260c01c165b8181106142b05750825f198201918211610362576001600160c01b0361429a6142a6936004612f86565b505460401c9316612bcc565b8103908111150291565b8060081c5f52600660205260405f205460ff821690811c901b9060ff191690610100820191828111610362578383116143ad575b815b6142f1575050614270565b909485199060018201809211610362576143866143989288167d0101020202020303030303030303000000000000000000000000000000006fffffffffffffffffffffffffffffffff821160071b6001600160401b0383821c1160061b1763ffffffff83821c1160051b1761ffff83821c1160041b1760ff83821c1160031b17600f83821c1160021b1791821c1a1784612bcc565b5f52600560205260405f205490612bcc565b945f19810190808211610362571690816142e6565b8392505f1960ff84161b1991909116906142e4565b804211156143cd5750565b63408b57fb60e01b5f524260045260245260445ffd5b6134a7916116586143f261505a565b82549060ff808360101c169260181c1690615098565b6001600160401b03811161101557601f01601f191660200190565b8061442e6042614408565b9161443c6040519384612b9e565b6042835261444a6042614408565b6020840190601f1901368237835115612f725760309053825160011015612f72576078602184015360415b6001811161452a5750614513575060406022815192614495608085612b9e565b605084527f697066733a2f2f6630313535316232303030303030303030303030303030303060208501527f3030303030303030303030303030303030303030303030303030303030303030838501527f3030303030303030303030303030303000000000000000000000000000000000606085015201603083015e90565b63e22e27eb60e01b5f52600452602060245260445ffd5b90600f8116906010821015612f72578451831015612f7257614579917f3031323334353637383961626364656600000000000000000000000000000000901a8584016020015360041c9161518c565b614475565b90916001600160401b0380911692169082821161466d576001600160a01b03600c541615614651576001600160a01b03165f52600d60205260405f20915f908354905b81831061460b57505080151592836145da575b50505090565b9192505f19810191908211610362576001600160401b03916145fb91612f86565b505460401c1610155f80806145d4565b90916146178382612bcc565b60011c90826001600160401b0361462e8489612f86565b5054161161464a57506001810180911161036257915b906145c1565b9250614644565b915050602060ad5f303c6001600160a01b03805f511691161490565b5050505f90565b6020604d5f303c6001600160a01b035f51168033036146905750565b637de5a52160e11b5f523360045260245260445ffd5b5460ff1660078110156109765760028103610de05750565b6001600160a01b03600c54169081156146d357565b9050602060ad5f303c6001600160a01b035f511690565b8042116146f45750565b63041f95d160e51b5f524260045260245260445ffd5b92919261471682614408565b916147246040519384612b9e565b8294818452818301116101c7578281602093845f960137010152565b60429060405160208101907f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f82527fbd960738682cfeb7c285927a99025bff28b6638eccbcf24af23c761ed2b05b8360408201527fc89efdaa54c0f20c7adf612882df0950f5a951637e0307cdcb4c672f298b8bc660608201524660808201523060a082015260a081526147d560c082612b9e565b519020906040519161190160f01b8352600283015260228201522090565b8051151580614880575b61483c5763ffffffff6020820151168015159081614842575b5061483c57610124359063ffffffff82168092036101c7576040015163ffffffff161190565b50600190565b60e4356001600160401b03811692508281036101c7575061010435906001600160401b0382168083036101c7576148799250612bcc565b105f614816565b5060a43560c43514156147fd565b8181029291811591840414171561036257565b6006909392919301928354916001600160a01b0360405192602084019485521660408301526060820152606081526148da608082612b9e565b519020809255565b903590601e19813603018212156101c757018035906001600160401b0382116101c7576020019181360383136101c757565b906041830361493e576149379250602081013591604082359201355f1a906152a7565b9192909190565b50505f9160029190565b63ffffffff811161495c5763ffffffff1690565b6306dfcc6560e41b5f52602060045260245260445ffd5b9392908115614a30579361498e6001600160a01b0395614740565b614999838583614914565b5050828716961686149283156149ca575b50505090506149c65750633859abe560e21b5f5260045260245ffd5b9050565b5f93506149dd602095606492369161470a565b80519060405193630b135d3f60e11b855260048501526040602485015286820190604485015e8281018201859052601f01601f191601915afa630b135d3f60e11b5f5114601f3d111616805f80806149aa565b505050906001600160a01b03163303611e9657565b604051614a5360a082612b9e565b60a036823780926201a05b5a10614a7b57602092838251920190620186a0fa60203d10151691565b5a63fe336aa760e01b5f526004526201a05b60245260445ffd5b919091614aa06134e2565b50614ab0600560016108bb61505a565b92614b1760018201918254926001600160601b03841690612710614adc61ffff60408b0151168461488e565b049483630105000087955463ffff00001916179055600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b604051600181529091905f5160206159ff5f395f51905f52926080926005602084015260408301526060820152a2565b919392614b526134e2565b50614b6081866108bb61505a565b9460018301918254936001600160601b03851694612710614b8961ffff60408c0151168861488e565b04918054600a851015610976575f5160206159ff5f395f51905f5297608097614c0c94614bf894879462ff00008a60101b169063ff0000008c60181b169063ffff0000191617179055600160601b600160c01b0319600160601b600160c01b038560601b169116179055612bbf565b9260ff604051951685526020850190612b06565b60408301526060820152a2565b60018201817f6868c4153333da5272d9815f02dbebeefe688d83be211aee3ae09500ec936cd8604083549363ffffffff6001600160601b038087169660601c1691600660ff198a54161789555460c01c16614c748287612bbf565b9063ffffffff60025460c01c1681105f14614ee25750614c9690600354612bbf565b6003555b614ca685600154612bbf565b60015580158015614e2d575b15614e27575f5b80614e0f575b82519182526020820152a260208401918251600a81101561097657600703614e0857602061020d5f303c5f51945b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016602061022d5f303c5f5195600160ff845116149081614df1575b81614de3575b50813b156101c757614d79975f976101649660a08a966040519c8d9b8c9a63205f7cf160e11b8c5260048c015260ff83511660248c01525160448b0190612b06565b61ffff60408201511660648a015261ffff60608201511660848a01526080810151614da381612b27565b60a48a01520151151560c488015260e487015261010486015261012485015215156101448401525af180156109cc57614dd95750565b5f6134a791612b9e565b60059150015415155f614d37565b90508551600a811015610976576006141590614d31565b5f94614ced565b875464ff000000001916640100000000178855614cbf565b80614cb9565b506001600160a01b03875460281c16614e47825f54612bcc565b5f556020606d5f303c6001600160a01b035f511690835163a9059cbb60e01b5f52816004528360245260205f60448180875af19260015f5114841615614ed1575b5084528115614e98575b50614cb2565b614ea3835f54612bbf565b5f55614eb183600154612bcc565b6001555f526007602052825f20614ec9838254612bcc565b90555f614e92565b3d15903b151516909216915f614e88565b5f526005602052614ef7835f20918254612bbf565b9055614c9a565b9160ff1690600182149182159081614fc3575b50614fbb57614f1f836151c9565b15614fbb57604051906020820190637ad233db60e11b8252602483015260248252614f4b604483612b9e565b60a09160405194614f5c8487612b9e565b833687376201a05b5a10614a7b57839286925191620186a0fa903d10151615614fb45760016060816040850151149301511490614fa3575015614f9e57600390565b600190565b159050614faf57600290565b600390565b5050600190565b505050600190565b6002915014155f614f11565b9080821061504957614fed9063ffffffff60025460c01c1692612bbf565b60048054915b8284106150005750505090565b90919261500d8482612bcc565b60011c90826001600160401b036150248487612f86565b505416101561504257506001810180911161036257925b9190614ff3565b935061503b565b505063ffffffff60025460c01c1690565b602061042d5f303c5f519081604d019182604d1161036257606d9060206040519485303c83519182910160208501303c603f01601f19168201604052565b929091926150a46134e2565b50805160031c90600a8510156109765760ff851661ff008560081b1617905f5b8381106150e5578660ff876393ead74f60e01b5f521660045260245260445ffd5b60208160031b830101518060f01c8481146151045750506001016150c4565b9450955050505060ff9193506151186134e2565b501690600a8210156109765760ff818160019360c81c1661513881612b27565b6151576040519561514887612b83565b8360f81c875260208701612d30565b61ffff8260e01c16604086015261ffff8260d01c16606086015261517a81612b27565b608085015260c01c161460a082015290565b8015610362575f190190565b6001600160c01b0381116151b2576001600160c01b031690565b6306dfcc6560e41b5f5260c060045260245260445ffd5b6040516301ffc9a760e01b60208201526379cc706760e01b60248083019190915281526151fb9161404a604483612b9e565b81615204575090565b60019150511490565b92919083607d910314801590615297575b61466d576080607c84013560f81c0361466d576001600160a01b0316600383013560601c03615291577f98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5601a83013503615291576001600160a01b0316603b8201350361528c57605c013590565b505f90565b50505f90565b506152a18361587c565b1561521e565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0841161531e579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa156109cc575f516001600160a01b0381161561531457905f905f90565b505f906001905f90565b5050505f9160039190565b90600454905b81831061533b57505090565b90916153478382612bcc565b60011c90826001600160401b0361535f846004612f86565b505416101561537c57506001810180911161036257915b9061532f565b9250615376565b8035929160021960fe85901c01613c5b575f84811a9060bf19820190600160c084101461540c5750603710156153ee578460081b60f619820160031b610100031c9201916038600160f5198501948360f619910101019560011a15911017905b841117613c5b579190565b6081608060018501948360be199101019660011a10911416906153e3565b929550505060018201936153e3565b60a0813560f81c03613c5b576001013590565b9081359160038360fe1c145f146154c95760ff60c05b165f845f1a82810391829382106001146154b75750603782111561549857506038916001918660081b906036190160031b610100031c930183603619910101019360011a15911017905b821117613c5b5790565b92608192506080918160018093505001019460011a109114169061548e565b9495505050508060019150019161548e565b60ff6080615444565b906154dc916157f5565b80918082039181811461551157503590602081118015615506575b613c5b5760031b610100031c91565b508160f81c156154f7565b93925050505f9190565b908115615587576080821061557d576001600160401b03821161556a576001915b808360031b1c615560578260031b60f8031b8260800160f81b179160011b60020190565b916001019161553c565b5063d3e91b7b60e01b5f5260045260245ffd5b9060f81b90600290565b600160ff1b9150600290565b9190925f905f935f5b808491156157a7575b6155b490828960fc1c916158e9565b95916011879a92145f1461566057508615615650576155d69060041b9661518c565b945b803560038160fe1c145f1461561e575050506155f4908761542e565b91601f6156018885612bbf565b11615610575b9192939561559c565b50505050505050505f905f90565b91949850925060a0915060f81c03615643576001810180911161036257355f95615607565b505050505050505f905f90565b505050505050505050505f905f90565b95969561566e9084906157f5565b968135918260fc1c90808a14801561579d575b613c5b5760018083119a8290035f1901811b9281160361578857506001019160041b5b821580615780575b613c5b578382841191821561576a575b5050615761575b80821161574f57816156d491612bbf565b9661570c577f3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036103625760021b1b956155d8565b505050955050509390931591821592615744575b505061407a5761572f916157f5565b919080830361574057505f91508190565b9190565b141590505f80615720565b5050505050505050505050505f905f90565b5f1991506156c3565b909150188260021b610100031c1515835f6156bc565b5088156156ac565b909260f81c600f16613c5b57600101356156a4565b5060038211615681565b5050868514615643576157b985613edf565b9487811015612f72576157d19060051b8301836148e2565b81019082816040518185038092823720146155a5575050505050505050505f905f90565b8035929160fe84901c600314613c5b575f84811a90607f198201906001608084101461540c57506037101561585e578460081b60b619820160031b610100031c9201916038600160b5198501948360b619910101019560011a1591101790841117613c5b579190565b60816080600185019483607e199101019660011a10911416906153e3565b6094600282013560f81c1490816158d6575b816158c4575b816158b2575b816158a3575090565b60a09150605b013560f81c1490565b603a81013560f81c60a014915061589a565b601981013560f81c60a0149150615894565b601781013560f01c61f86314915061588e565b919290926158f8845f94615383565b949081819603613c5b5761590c83826159a0565b908360110360118111610362576159248491846159a0565b14615994575050905f905f92865b8181106159555750505060028403615948575090565b91905060118303613c5b57565b82879293971461598c575b60018214615984575b6159768361597c9261542e565b91613edf565b959190615932565b935083615969565b925082615960565b95506011945092915050565b9190805b6159ab5750565b9180355f1a8060a0146159d4576080146159c657505f199150565b600101915b5f1901806159a4565b50602101916159cb56fe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00b353c5ec7670347a7d05031a50f102719e3e2ff6ac63c8c328ace3c918c3e029",
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

// PackMAXPENALTYMULTIPLE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6160efa1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function MAX_PENALTY_MULTIPLE() view returns(uint256)
func (offerFactory *OfferFactory) PackMAXPENALTYMULTIPLE() []byte {
	enc, err := offerFactory.abi.Pack("MAX_PENALTY_MULTIPLE")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackMAXPENALTYMULTIPLE is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x6160efa1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function MAX_PENALTY_MULTIPLE() view returns(uint256)
func (offerFactory *OfferFactory) TryPackMAXPENALTYMULTIPLE() ([]byte, error) {
	return offerFactory.abi.Pack("MAX_PENALTY_MULTIPLE")
}

// UnpackMAXPENALTYMULTIPLE is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x6160efa1.
//
// Solidity: function MAX_PENALTY_MULTIPLE() view returns(uint256)
func (offerFactory *OfferFactory) UnpackMAXPENALTYMULTIPLE(data []byte) (*big.Int, error) {
	out, err := offerFactory.abi.Unpack("MAX_PENALTY_MULTIPLE", data)
	if err != nil {
		return new(big.Int), err
	}
	out0 := abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	return out0, nil
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

// PackImplementation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x5c60da1b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function implementation() view returns(address)
func (offerFactory *OfferFactory) PackImplementation() []byte {
	enc, err := offerFactory.abi.Pack("implementation")
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
func (offerFactory *OfferFactory) TryPackImplementation() ([]byte, error) {
	return offerFactory.abi.Pack("implementation")
}

// UnpackImplementation is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x5c60da1b.
//
// Solidity: function implementation() view returns(address)
func (offerFactory *OfferFactory) UnpackImplementation(data []byte) (common.Address, error) {
	out, err := offerFactory.abi.Unpack("implementation", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
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

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (offerFactory *OfferFactory) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["AlreadyPublished"].ID.Bytes()[:4]) {
		return offerFactory.UnpackAlreadyPublishedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["AmountsInvalid"].ID.Bytes()[:4]) {
		return offerFactory.UnpackAmountsInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["BondTooHigh"].ID.Bytes()[:4]) {
		return offerFactory.UnpackBondTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["BondTooLow"].ID.Bytes()[:4]) {
		return offerFactory.UnpackBondTooLowError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["CloneArgumentsTooLong"].ID.Bytes()[:4]) {
		return offerFactory.UnpackCloneArgumentsTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["Create2EmptyBytecode"].ID.Bytes()[:4]) {
		return offerFactory.UnpackCreate2EmptyBytecodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["DissentsOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackDissentsOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["FailedDeployment"].ID.Bytes()[:4]) {
		return offerFactory.UnpackFailedDeploymentError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["FeeMismatch"].ID.Bytes()[:4]) {
		return offerFactory.UnpackFeeMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["InsufficientBalance"].ID.Bytes()[:4]) {
		return offerFactory.UnpackInsufficientBalanceError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["JudgeWindowTooShort"].ID.Bytes()[:4]) {
		return offerFactory.UnpackJudgeWindowTooShortError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["JudgedOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackJudgedOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["JudgesMismatch"].ID.Bytes()[:4]) {
		return offerFactory.UnpackJudgesMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["JudgesOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackJudgesOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["ManifestHashZero"].ID.Bytes()[:4]) {
		return offerFactory.UnpackManifestHashZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["NoCode"].ID.Bytes()[:4]) {
		return offerFactory.UnpackNoCodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["NotSeller"].ID.Bytes()[:4]) {
		return offerFactory.UnpackNotSellerError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["ObservationsTooWide"].ID.Bytes()[:4]) {
		return offerFactory.UnpackObservationsTooWideError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["PanelEven"].ID.Bytes()[:4]) {
		return offerFactory.UnpackPanelEvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["PanelOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackPanelOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["PartyInvalid"].ID.Bytes()[:4]) {
		return offerFactory.UnpackPartyInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["PenaltyNotAllowed"].ID.Bytes()[:4]) {
		return offerFactory.UnpackPenaltyNotAllowedError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["PenaltyTooHigh"].ID.Bytes()[:4]) {
		return offerFactory.UnpackPenaltyTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["RelayCapTooHigh"].ID.Bytes()[:4]) {
		return offerFactory.UnpackRelayCapTooHighError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["RequirementsOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackRequirementsOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["RowDuplicate"].ID.Bytes()[:4]) {
		return offerFactory.UnpackRowDuplicateError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["RowInvalid"].ID.Bytes()[:4]) {
		return offerFactory.UnpackRowInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["RunsEven"].ID.Bytes()[:4]) {
		return offerFactory.UnpackRunsEvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["RunsSurplus"].ID.Bytes()[:4]) {
		return offerFactory.UnpackRunsSurplusError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["ShareOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackShareOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["TableLengthInvalid"].ID.Bytes()[:4]) {
		return offerFactory.UnpackTableLengthInvalidError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["ThresholdOutOfRange"].ID.Bytes()[:4]) {
		return offerFactory.UnpackThresholdOutOfRangeError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["WeightsSurplus"].ID.Bytes()[:4]) {
		return offerFactory.UnpackWeightsSurplusError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["WeightsZero"].ID.Bytes()[:4]) {
		return offerFactory.UnpackWeightsZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["WindowZero"].ID.Bytes()[:4]) {
		return offerFactory.UnpackWindowZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["WindowsTooLong"].ID.Bytes()[:4]) {
		return offerFactory.UnpackWindowsTooLongError(raw[4:])
	}
	if bytes.Equal(raw[:4], offerFactory.abi.Errors["ZeroParty"].ID.Bytes()[:4]) {
		return offerFactory.UnpackZeroPartyError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// OfferFactoryAlreadyPublished represents a AlreadyPublished error raised by the OfferFactory contract.
type OfferFactoryAlreadyPublished struct {
	Offer common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyPublished(address offer)
func OfferFactoryAlreadyPublishedErrorID() common.Hash {
	return common.HexToHash("0x2b9717c8e74039541803f123ef0c1461a07ecf2ed3d4e7730c19e49ff037a804")
}

// UnpackAlreadyPublishedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyPublished(address offer)
func (offerFactory *OfferFactory) UnpackAlreadyPublishedError(raw []byte) (*OfferFactoryAlreadyPublished, error) {
	out := new(OfferFactoryAlreadyPublished)
	if err := offerFactory.abi.UnpackIntoInterface(out, "AlreadyPublished", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryAmountsInvalid represents a AmountsInvalid error raised by the OfferFactory contract.
type OfferFactoryAmountsInvalid struct {
	MinAmount *big.Int
	MaxAmount *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AmountsInvalid(uint256 minAmount, uint256 maxAmount)
func OfferFactoryAmountsInvalidErrorID() common.Hash {
	return common.HexToHash("0xb65e9057f2aa871b7ed3b6a47570413deaa978d85eeb43ecb83019f8a48f147a")
}

// UnpackAmountsInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AmountsInvalid(uint256 minAmount, uint256 maxAmount)
func (offerFactory *OfferFactory) UnpackAmountsInvalidError(raw []byte) (*OfferFactoryAmountsInvalid, error) {
	out := new(OfferFactoryAmountsInvalid)
	if err := offerFactory.abi.UnpackIntoInterface(out, "AmountsInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryBondTooHigh represents a BondTooHigh error raised by the OfferFactory contract.
type OfferFactoryBondTooHigh struct {
	Bond  *big.Int
	Limit *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BondTooHigh(uint256 bond, uint256 limit)
func OfferFactoryBondTooHighErrorID() common.Hash {
	return common.HexToHash("0x1f337e1cf39bc8d36ef04ededf95b027103451b9e3d5d878073b05f66139e2bb")
}

// UnpackBondTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BondTooHigh(uint256 bond, uint256 limit)
func (offerFactory *OfferFactory) UnpackBondTooHighError(raw []byte) (*OfferFactoryBondTooHigh, error) {
	out := new(OfferFactoryBondTooHigh)
	if err := offerFactory.abi.UnpackIntoInterface(out, "BondTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryBondTooLow represents a BondTooLow error raised by the OfferFactory contract.
type OfferFactoryBondTooLow struct {
	Bond   *big.Int
	Needed *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BondTooLow(uint256 bond, uint256 needed)
func OfferFactoryBondTooLowErrorID() common.Hash {
	return common.HexToHash("0x000155b5ebd7e31e61b2db21f595e5ecb1232ce27e1acf6160bc8d8a6f74ef24")
}

// UnpackBondTooLowError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BondTooLow(uint256 bond, uint256 needed)
func (offerFactory *OfferFactory) UnpackBondTooLowError(raw []byte) (*OfferFactoryBondTooLow, error) {
	out := new(OfferFactoryBondTooLow)
	if err := offerFactory.abi.UnpackIntoInterface(out, "BondTooLow", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryCloneArgumentsTooLong represents a CloneArgumentsTooLong error raised by the OfferFactory contract.
type OfferFactoryCloneArgumentsTooLong struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error CloneArgumentsTooLong()
func OfferFactoryCloneArgumentsTooLongErrorID() common.Hash {
	return common.HexToHash("0x94289054871591d3430cc609d2f0e85b3474ba36313e71e06c09c95ae956555b")
}

// UnpackCloneArgumentsTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error CloneArgumentsTooLong()
func (offerFactory *OfferFactory) UnpackCloneArgumentsTooLongError(raw []byte) (*OfferFactoryCloneArgumentsTooLong, error) {
	out := new(OfferFactoryCloneArgumentsTooLong)
	if err := offerFactory.abi.UnpackIntoInterface(out, "CloneArgumentsTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryCreate2EmptyBytecode represents a Create2EmptyBytecode error raised by the OfferFactory contract.
type OfferFactoryCreate2EmptyBytecode struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error Create2EmptyBytecode()
func OfferFactoryCreate2EmptyBytecodeErrorID() common.Hash {
	return common.HexToHash("0x4ca249dcffe41558ef8b961d71c905e4fa4317a1663f377b9610642e4e0abdb6")
}

// UnpackCreate2EmptyBytecodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error Create2EmptyBytecode()
func (offerFactory *OfferFactory) UnpackCreate2EmptyBytecodeError(raw []byte) (*OfferFactoryCreate2EmptyBytecode, error) {
	out := new(OfferFactoryCreate2EmptyBytecode)
	if err := offerFactory.abi.UnpackIntoInterface(out, "Create2EmptyBytecode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryDissentsOutOfRange represents a DissentsOutOfRange error raised by the OfferFactory contract.
type OfferFactoryDissentsOutOfRange struct {
	MaxDissents *big.Int
	Runs        *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error DissentsOutOfRange(uint256 maxDissents, uint256 runs)
func OfferFactoryDissentsOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xf70c0716c8a44cdafa8b4f11b2e6eca12eb1d8f98989824bbe090f4272c564c4")
}

// UnpackDissentsOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error DissentsOutOfRange(uint256 maxDissents, uint256 runs)
func (offerFactory *OfferFactory) UnpackDissentsOutOfRangeError(raw []byte) (*OfferFactoryDissentsOutOfRange, error) {
	out := new(OfferFactoryDissentsOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "DissentsOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryFailedDeployment represents a FailedDeployment error raised by the OfferFactory contract.
type OfferFactoryFailedDeployment struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedDeployment()
func OfferFactoryFailedDeploymentErrorID() common.Hash {
	return common.HexToHash("0xb06ebf3d5067824a3fe5d5ba19471e035a7de6c88dac362c77b162830a5b9093")
}

// UnpackFailedDeploymentError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedDeployment()
func (offerFactory *OfferFactory) UnpackFailedDeploymentError(raw []byte) (*OfferFactoryFailedDeployment, error) {
	out := new(OfferFactoryFailedDeployment)
	if err := offerFactory.abi.UnpackIntoInterface(out, "FailedDeployment", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryFeeMismatch represents a FeeMismatch error raised by the OfferFactory contract.
type OfferFactoryFeeMismatch struct {
	Fee             *big.Int
	ArbitrationCost *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeMismatch(uint256 fee, uint256 arbitrationCost)
func OfferFactoryFeeMismatchErrorID() common.Hash {
	return common.HexToHash("0xe1065931dd6f6c8e3d9368e314508b3c4bd24c8d21b94b92ef90145d559e1e5c")
}

// UnpackFeeMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeMismatch(uint256 fee, uint256 arbitrationCost)
func (offerFactory *OfferFactory) UnpackFeeMismatchError(raw []byte) (*OfferFactoryFeeMismatch, error) {
	out := new(OfferFactoryFeeMismatch)
	if err := offerFactory.abi.UnpackIntoInterface(out, "FeeMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryInsufficientBalance represents a InsufficientBalance error raised by the OfferFactory contract.
type OfferFactoryInsufficientBalance struct {
	Balance *big.Int
	Needed  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func OfferFactoryInsufficientBalanceErrorID() common.Hash {
	return common.HexToHash("0xcf4791818fba6e019216eb4864093b4947f674afada5d305e57d598b641dad1d")
}

// UnpackInsufficientBalanceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InsufficientBalance(uint256 balance, uint256 needed)
func (offerFactory *OfferFactory) UnpackInsufficientBalanceError(raw []byte) (*OfferFactoryInsufficientBalance, error) {
	out := new(OfferFactoryInsufficientBalance)
	if err := offerFactory.abi.UnpackIntoInterface(out, "InsufficientBalance", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryJudgeWindowTooShort represents a JudgeWindowTooShort error raised by the OfferFactory contract.
type OfferFactoryJudgeWindowTooShort struct {
	Window      *big.Int
	LongestCase *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgeWindowTooShort(uint256 window, uint256 longestCase)
func OfferFactoryJudgeWindowTooShortErrorID() common.Hash {
	return common.HexToHash("0x7d4edd48c40f4695bcd73600987e3711231abc2022275e7056d85270d2ec6b01")
}

// UnpackJudgeWindowTooShortError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgeWindowTooShort(uint256 window, uint256 longestCase)
func (offerFactory *OfferFactory) UnpackJudgeWindowTooShortError(raw []byte) (*OfferFactoryJudgeWindowTooShort, error) {
	out := new(OfferFactoryJudgeWindowTooShort)
	if err := offerFactory.abi.UnpackIntoInterface(out, "JudgeWindowTooShort", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryJudgedOutOfRange represents a JudgedOutOfRange error raised by the OfferFactory contract.
type OfferFactoryJudgedOutOfRange struct {
	Judged       *big.Int
	Requirements *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgedOutOfRange(uint256 judged, uint256 requirements)
func OfferFactoryJudgedOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xf9ef1c39d1a7f6fa1c03e1b440cef9e34ab46152570add03c683a315c25f0570")
}

// UnpackJudgedOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgedOutOfRange(uint256 judged, uint256 requirements)
func (offerFactory *OfferFactory) UnpackJudgedOutOfRangeError(raw []byte) (*OfferFactoryJudgedOutOfRange, error) {
	out := new(OfferFactoryJudgedOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "JudgedOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryJudgesMismatch represents a JudgesMismatch error raised by the OfferFactory contract.
type OfferFactoryJudgesMismatch struct {
	Judges *big.Int
	Judged *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgesMismatch(uint256 judges, uint256 judged)
func OfferFactoryJudgesMismatchErrorID() common.Hash {
	return common.HexToHash("0xad20f4c5f22d3684d805b1928b067f4c2e1268ee9a6a6140687e8ae459d22e22")
}

// UnpackJudgesMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgesMismatch(uint256 judges, uint256 judged)
func (offerFactory *OfferFactory) UnpackJudgesMismatchError(raw []byte) (*OfferFactoryJudgesMismatch, error) {
	out := new(OfferFactoryJudgesMismatch)
	if err := offerFactory.abi.UnpackIntoInterface(out, "JudgesMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryJudgesOutOfRange represents a JudgesOutOfRange error raised by the OfferFactory contract.
type OfferFactoryJudgesOutOfRange struct {
	Judges *big.Int
	Max    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error JudgesOutOfRange(uint256 judges, uint256 max)
func OfferFactoryJudgesOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x2d06f6eb6ae575fe7b6096da2338db36e43ef3021df45ad482dc6ed7ab8b6d0b")
}

// UnpackJudgesOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error JudgesOutOfRange(uint256 judges, uint256 max)
func (offerFactory *OfferFactory) UnpackJudgesOutOfRangeError(raw []byte) (*OfferFactoryJudgesOutOfRange, error) {
	out := new(OfferFactoryJudgesOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "JudgesOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryManifestHashZero represents a ManifestHashZero error raised by the OfferFactory contract.
type OfferFactoryManifestHashZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ManifestHashZero()
func OfferFactoryManifestHashZeroErrorID() common.Hash {
	return common.HexToHash("0x8565714cfff1d657e7bb88fbda5a4be10c2e19f46b0d6ac44855775641fdd836")
}

// UnpackManifestHashZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ManifestHashZero()
func (offerFactory *OfferFactory) UnpackManifestHashZeroError(raw []byte) (*OfferFactoryManifestHashZero, error) {
	out := new(OfferFactoryManifestHashZero)
	if err := offerFactory.abi.UnpackIntoInterface(out, "ManifestHashZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryNoCode represents a NoCode error raised by the OfferFactory contract.
type OfferFactoryNoCode struct {
	Account common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NoCode(address account)
func OfferFactoryNoCodeErrorID() common.Hash {
	return common.HexToHash("0x674520b6bb5a7851149439c2748026005a69a70a0b4e6c410abbfac42015a2a9")
}

// UnpackNoCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NoCode(address account)
func (offerFactory *OfferFactory) UnpackNoCodeError(raw []byte) (*OfferFactoryNoCode, error) {
	out := new(OfferFactoryNoCode)
	if err := offerFactory.abi.UnpackIntoInterface(out, "NoCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryNotSeller represents a NotSeller error raised by the OfferFactory contract.
type OfferFactoryNotSeller struct {
	Caller common.Address
	Seller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotSeller(address caller, address seller)
func OfferFactoryNotSellerErrorID() common.Hash {
	return common.HexToHash("0xfbcb4a423b3cd647e5e77974c99d11cb0b46f3a982b8717006a409db300b3ae0")
}

// UnpackNotSellerError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotSeller(address caller, address seller)
func (offerFactory *OfferFactory) UnpackNotSellerError(raw []byte) (*OfferFactoryNotSeller, error) {
	out := new(OfferFactoryNotSeller)
	if err := offerFactory.abi.UnpackIntoInterface(out, "NotSeller", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryObservationsTooWide represents a ObservationsTooWide error raised by the OfferFactory contract.
type OfferFactoryObservationsTooWide struct {
	Bits *big.Int
	Max  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ObservationsTooWide(uint256 bits, uint256 max)
func OfferFactoryObservationsTooWideErrorID() common.Hash {
	return common.HexToHash("0xea55d7d4c81aeede96049d387e6f5669115f594534cb0c910b26e0ba0f6b7a86")
}

// UnpackObservationsTooWideError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ObservationsTooWide(uint256 bits, uint256 max)
func (offerFactory *OfferFactory) UnpackObservationsTooWideError(raw []byte) (*OfferFactoryObservationsTooWide, error) {
	out := new(OfferFactoryObservationsTooWide)
	if err := offerFactory.abi.UnpackIntoInterface(out, "ObservationsTooWide", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryPanelEven represents a PanelEven error raised by the OfferFactory contract.
type OfferFactoryPanelEven struct {
	Panel *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PanelEven(uint256 panel)
func OfferFactoryPanelEvenErrorID() common.Hash {
	return common.HexToHash("0xd41d15103b3846ef823c2edb723ef325acfa4bb0ac070a2b7afb31f76be7f501")
}

// UnpackPanelEvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PanelEven(uint256 panel)
func (offerFactory *OfferFactory) UnpackPanelEvenError(raw []byte) (*OfferFactoryPanelEven, error) {
	out := new(OfferFactoryPanelEven)
	if err := offerFactory.abi.UnpackIntoInterface(out, "PanelEven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryPanelOutOfRange represents a PanelOutOfRange error raised by the OfferFactory contract.
type OfferFactoryPanelOutOfRange struct {
	Panel *big.Int
	Max   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PanelOutOfRange(uint256 panel, uint256 max)
func OfferFactoryPanelOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0xc4d72fb4513ac7131217a1dbd68b94a3a7ce76a641a317918dc7e58b4638a81c")
}

// UnpackPanelOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PanelOutOfRange(uint256 panel, uint256 max)
func (offerFactory *OfferFactory) UnpackPanelOutOfRangeError(raw []byte) (*OfferFactoryPanelOutOfRange, error) {
	out := new(OfferFactoryPanelOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "PanelOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryPartyInvalid represents a PartyInvalid error raised by the OfferFactory contract.
type OfferFactoryPartyInvalid struct {
	Party common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PartyInvalid(address party)
func OfferFactoryPartyInvalidErrorID() common.Hash {
	return common.HexToHash("0xed1f096626af44fe6394397ef173a084cf1925604a7b735306a1a2e347e556df")
}

// UnpackPartyInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PartyInvalid(address party)
func (offerFactory *OfferFactory) UnpackPartyInvalidError(raw []byte) (*OfferFactoryPartyInvalid, error) {
	out := new(OfferFactoryPartyInvalid)
	if err := offerFactory.abi.UnpackIntoInterface(out, "PartyInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryPenaltyNotAllowed represents a PenaltyNotAllowed error raised by the OfferFactory contract.
type OfferFactoryPenaltyNotAllowed struct {
	Ruling uint8
	Cause  uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PenaltyNotAllowed(uint8 ruling, uint8 cause)
func OfferFactoryPenaltyNotAllowedErrorID() common.Hash {
	return common.HexToHash("0x3dd319f3cc64be0465dad8e2d62b56ad6eb38ebcf2a7910ae2ab579b50055560")
}

// UnpackPenaltyNotAllowedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PenaltyNotAllowed(uint8 ruling, uint8 cause)
func (offerFactory *OfferFactory) UnpackPenaltyNotAllowedError(raw []byte) (*OfferFactoryPenaltyNotAllowed, error) {
	out := new(OfferFactoryPenaltyNotAllowed)
	if err := offerFactory.abi.UnpackIntoInterface(out, "PenaltyNotAllowed", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryPenaltyTooHigh represents a PenaltyTooHigh error raised by the OfferFactory contract.
type OfferFactoryPenaltyTooHigh struct {
	Penalty *big.Int
	Limit   *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error PenaltyTooHigh(uint256 penalty, uint256 limit)
func OfferFactoryPenaltyTooHighErrorID() common.Hash {
	return common.HexToHash("0xaf4ba45247206817259cc40ddc392fc50a3f44c3e5a4e6b251fffdff05945eea")
}

// UnpackPenaltyTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error PenaltyTooHigh(uint256 penalty, uint256 limit)
func (offerFactory *OfferFactory) UnpackPenaltyTooHighError(raw []byte) (*OfferFactoryPenaltyTooHigh, error) {
	out := new(OfferFactoryPenaltyTooHigh)
	if err := offerFactory.abi.UnpackIntoInterface(out, "PenaltyTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryRelayCapTooHigh represents a RelayCapTooHigh error raised by the OfferFactory contract.
type OfferFactoryRelayCapTooHigh struct {
	RelayCap *big.Int
	Limit    *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RelayCapTooHigh(uint256 relayCap, uint256 limit)
func OfferFactoryRelayCapTooHighErrorID() common.Hash {
	return common.HexToHash("0xe17774cf41aabc448f25758b601e0ab1ed5010ab0ba865401d1af6a76053d42e")
}

// UnpackRelayCapTooHighError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RelayCapTooHigh(uint256 relayCap, uint256 limit)
func (offerFactory *OfferFactory) UnpackRelayCapTooHighError(raw []byte) (*OfferFactoryRelayCapTooHigh, error) {
	out := new(OfferFactoryRelayCapTooHigh)
	if err := offerFactory.abi.UnpackIntoInterface(out, "RelayCapTooHigh", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryRequirementsOutOfRange represents a RequirementsOutOfRange error raised by the OfferFactory contract.
type OfferFactoryRequirementsOutOfRange struct {
	Requirements *big.Int
	Max          *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RequirementsOutOfRange(uint256 requirements, uint256 max)
func OfferFactoryRequirementsOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x785b6fd545d0f10d05ca5ded33ca39c0887ea6d76832fbe8d36bc37cadbcc1b5")
}

// UnpackRequirementsOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RequirementsOutOfRange(uint256 requirements, uint256 max)
func (offerFactory *OfferFactory) UnpackRequirementsOutOfRangeError(raw []byte) (*OfferFactoryRequirementsOutOfRange, error) {
	out := new(OfferFactoryRequirementsOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "RequirementsOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryRowDuplicate represents a RowDuplicate error raised by the OfferFactory contract.
type OfferFactoryRowDuplicate struct {
	Ruling uint8
	Cause  uint8
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RowDuplicate(uint8 ruling, uint8 cause)
func OfferFactoryRowDuplicateErrorID() common.Hash {
	return common.HexToHash("0xdd839b86026eb16ca03bc699611bb8f1f42a52adca259d49a2556ff45efd6b6a")
}

// UnpackRowDuplicateError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RowDuplicate(uint8 ruling, uint8 cause)
func (offerFactory *OfferFactory) UnpackRowDuplicateError(raw []byte) (*OfferFactoryRowDuplicate, error) {
	out := new(OfferFactoryRowDuplicate)
	if err := offerFactory.abi.UnpackIntoInterface(out, "RowDuplicate", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryRowInvalid represents a RowInvalid error raised by the OfferFactory contract.
type OfferFactoryRowInvalid struct {
	Row uint64
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RowInvalid(uint64 row)
func OfferFactoryRowInvalidErrorID() common.Hash {
	return common.HexToHash("0x39da48a1143f7deffdf1d80d1e8b1ebfc087143b488a59a9bc97910bfe693d74")
}

// UnpackRowInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RowInvalid(uint64 row)
func (offerFactory *OfferFactory) UnpackRowInvalidError(raw []byte) (*OfferFactoryRowInvalid, error) {
	out := new(OfferFactoryRowInvalid)
	if err := offerFactory.abi.UnpackIntoInterface(out, "RowInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryRunsEven represents a RunsEven error raised by the OfferFactory contract.
type OfferFactoryRunsEven struct {
	Judge *big.Int
	Runs  *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RunsEven(uint256 judge, uint256 runs)
func OfferFactoryRunsEvenErrorID() common.Hash {
	return common.HexToHash("0xa2f34de61a5d64bedec892dc7514a4db78e49fbcbec2ae7a2983d5e7c39ab6e6")
}

// UnpackRunsEvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RunsEven(uint256 judge, uint256 runs)
func (offerFactory *OfferFactory) UnpackRunsEvenError(raw []byte) (*OfferFactoryRunsEven, error) {
	out := new(OfferFactoryRunsEven)
	if err := offerFactory.abi.UnpackIntoInterface(out, "RunsEven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryRunsSurplus represents a RunsSurplus error raised by the OfferFactory contract.
type OfferFactoryRunsSurplus struct {
	Runs   *big.Int
	Judges *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error RunsSurplus(uint256 runs, uint256 judges)
func OfferFactoryRunsSurplusErrorID() common.Hash {
	return common.HexToHash("0x5540e10bcca01d47ff41632403b1f4cba9fe1ae742106f491b9722f179594875")
}

// UnpackRunsSurplusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error RunsSurplus(uint256 runs, uint256 judges)
func (offerFactory *OfferFactory) UnpackRunsSurplusError(raw []byte) (*OfferFactoryRunsSurplus, error) {
	out := new(OfferFactoryRunsSurplus)
	if err := offerFactory.abi.UnpackIntoInterface(out, "RunsSurplus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryShareOutOfRange represents a ShareOutOfRange error raised by the OfferFactory contract.
type OfferFactoryShareOutOfRange struct {
	Bps uint16
	Max uint16
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ShareOutOfRange(uint16 bps, uint16 max)
func OfferFactoryShareOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x1fb551dd43bcb6f62f557f4cb251bfa88b0e1865aa2e26559ac46c8b85c07046")
}

// UnpackShareOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ShareOutOfRange(uint16 bps, uint16 max)
func (offerFactory *OfferFactory) UnpackShareOutOfRangeError(raw []byte) (*OfferFactoryShareOutOfRange, error) {
	out := new(OfferFactoryShareOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "ShareOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryTableLengthInvalid represents a TableLengthInvalid error raised by the OfferFactory contract.
type OfferFactoryTableLengthInvalid struct {
	Length   *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error TableLengthInvalid(uint256 length, uint256 expected)
func OfferFactoryTableLengthInvalidErrorID() common.Hash {
	return common.HexToHash("0x1df3f221f5b98e134ab841217a0a200b8a43c2774a1db512654232f47c63817e")
}

// UnpackTableLengthInvalidError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error TableLengthInvalid(uint256 length, uint256 expected)
func (offerFactory *OfferFactory) UnpackTableLengthInvalidError(raw []byte) (*OfferFactoryTableLengthInvalid, error) {
	out := new(OfferFactoryTableLengthInvalid)
	if err := offerFactory.abi.UnpackIntoInterface(out, "TableLengthInvalid", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryThresholdOutOfRange represents a ThresholdOutOfRange error raised by the OfferFactory contract.
type OfferFactoryThresholdOutOfRange struct {
	ThresholdBps *big.Int
	Max          *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ThresholdOutOfRange(uint256 thresholdBps, uint256 max)
func OfferFactoryThresholdOutOfRangeErrorID() common.Hash {
	return common.HexToHash("0x8c883479505792c6824fe707eaf690d680b3b6a767cdb95b00e496c0001e48b5")
}

// UnpackThresholdOutOfRangeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ThresholdOutOfRange(uint256 thresholdBps, uint256 max)
func (offerFactory *OfferFactory) UnpackThresholdOutOfRangeError(raw []byte) (*OfferFactoryThresholdOutOfRange, error) {
	out := new(OfferFactoryThresholdOutOfRange)
	if err := offerFactory.abi.UnpackIntoInterface(out, "ThresholdOutOfRange", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryWeightsSurplus represents a WeightsSurplus error raised by the OfferFactory contract.
type OfferFactoryWeightsSurplus struct {
	Weights      *big.Int
	Requirements *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WeightsSurplus(uint256 weights, uint256 requirements)
func OfferFactoryWeightsSurplusErrorID() common.Hash {
	return common.HexToHash("0xc98e4ced47f8891efdfd86e64634382d7c7ae7f399d92f9e1b7ce4ec186ffdf2")
}

// UnpackWeightsSurplusError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WeightsSurplus(uint256 weights, uint256 requirements)
func (offerFactory *OfferFactory) UnpackWeightsSurplusError(raw []byte) (*OfferFactoryWeightsSurplus, error) {
	out := new(OfferFactoryWeightsSurplus)
	if err := offerFactory.abi.UnpackIntoInterface(out, "WeightsSurplus", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryWeightsZero represents a WeightsZero error raised by the OfferFactory contract.
type OfferFactoryWeightsZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WeightsZero()
func OfferFactoryWeightsZeroErrorID() common.Hash {
	return common.HexToHash("0xcd66dc4c00a98a0620583cb7725c8df1e88252b27dd0a571d328851f3b4fc244")
}

// UnpackWeightsZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WeightsZero()
func (offerFactory *OfferFactory) UnpackWeightsZeroError(raw []byte) (*OfferFactoryWeightsZero, error) {
	out := new(OfferFactoryWeightsZero)
	if err := offerFactory.abi.UnpackIntoInterface(out, "WeightsZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryWindowZero represents a WindowZero error raised by the OfferFactory contract.
type OfferFactoryWindowZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WindowZero()
func OfferFactoryWindowZeroErrorID() common.Hash {
	return common.HexToHash("0x1ae68f5710963d45436dcb82f02823094dbe59a390de149650b3f3fd71f9989b")
}

// UnpackWindowZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WindowZero()
func (offerFactory *OfferFactory) UnpackWindowZeroError(raw []byte) (*OfferFactoryWindowZero, error) {
	out := new(OfferFactoryWindowZero)
	if err := offerFactory.abi.UnpackIntoInterface(out, "WindowZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryWindowsTooLong represents a WindowsTooLong error raised by the OfferFactory contract.
type OfferFactoryWindowsTooLong struct {
	Total *big.Int
	Limit *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error WindowsTooLong(uint256 total, uint256 limit)
func OfferFactoryWindowsTooLongErrorID() common.Hash {
	return common.HexToHash("0xe472dedbb9e31866a959bf7f31973a158ab3ee51e0926b1581b1ca6d09d4507f")
}

// UnpackWindowsTooLongError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error WindowsTooLong(uint256 total, uint256 limit)
func (offerFactory *OfferFactory) UnpackWindowsTooLongError(raw []byte) (*OfferFactoryWindowsTooLong, error) {
	out := new(OfferFactoryWindowsTooLong)
	if err := offerFactory.abi.UnpackIntoInterface(out, "WindowsTooLong", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// OfferFactoryZeroParty represents a ZeroParty error raised by the OfferFactory contract.
type OfferFactoryZeroParty struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ZeroParty()
func OfferFactoryZeroPartyErrorID() common.Hash {
	return common.HexToHash("0xc1cb17ceed1182e50652622a04ac3123cc77d3506fd1818b9fb236b4b8143b39")
}

// UnpackZeroPartyError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ZeroParty()
func (offerFactory *OfferFactory) UnpackZeroPartyError(raw []byte) (*OfferFactoryZeroParty, error) {
	out := new(OfferFactoryZeroParty)
	if err := offerFactory.abi.UnpackIntoInterface(out, "ZeroParty", raw); err != nil {
		return nil, err
	}
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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"UNSTAKE_DELAY\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"bondNonce\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"statementHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"claim\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"credits\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"freeStake\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"holds\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structHold\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"feePaid\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"open\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"hold\",\"type\":\"tuple\",\"internalType\":\"structHold\",\"components\":[{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"feePaid\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"name\":\"relayer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"wanted\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"statementHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"authorization\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[{\"name\":\"reserved\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"payFee\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"to\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"record\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structRecord\",\"components\":[{\"name\":\"cases\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"honored\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"notHonored\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"unclear\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"refused\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"contested\",\"type\":\"uint96\",\"internalType\":\"uint96\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"requestUnstake\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reserve\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"wanted\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"outputs\":[{\"name\":\"reserved\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reservedStake\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"settle\",\"inputs\":[{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"row\",\"type\":\"tuple\",\"internalType\":\"structRow\",\"components\":[{\"name\":\"ruling\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"cause\",\"type\":\"uint8\",\"internalType\":\"enumCause\"},{\"name\":\"paymentToPayerBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"bondToPayerBps\",\"type\":\"uint16\",\"internalType\":\"uint16\"},{\"name\":\"feeBearer\",\"type\":\"uint8\",\"internalType\":\"enumFeeBearer\"},{\"name\":\"penalty\",\"type\":\"bool\",\"internalType\":\"bool\"}]},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"answerCost\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"relayDue\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stake\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"authorization\",\"type\":\"tuple\",\"internalType\":\"structAuthorization\",\"components\":[{\"name\":\"validAfter\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"validBefore\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"stakeNonce\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"salt\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"unstake\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"unstakeRequest\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[{\"name\":\"amount\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"availableAt\",\"type\":\"uint64\",\"internalType\":\"uint64\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"CreditClaimed\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Credited\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FeePaid\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"to\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"HoldOpened\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"payer\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"},{\"name\":\"bond\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"reserve\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"relayFee\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"HoldReleased\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"toPayer\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"toSeller\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"penalty\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Staked\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"UnstakeRequested\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"},{\"name\":\"availableAt\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"Unstaked\",\"inputs\":[{\"name\":\"seller\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"token\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"amount\",\"type\":\"uint256\",\"indexed\":false,\"internalType\":\"uint256\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AmountZero\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FeeAboveBond\",\"inputs\":[{\"name\":\"fee\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"bond\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"HoldExists\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"HoldUnknown\",\"inputs\":[{\"name\":\"offer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"caseId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"NotAnOffer\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingToClaim\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"owner\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NothingToUnstake\",\"inputs\":[{\"name\":\"announced\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"free\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ReceivedMismatch\",\"inputs\":[{\"name\":\"received\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"expected\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"ReentrancyGuardReentrantCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"SafeERC20FailedOperation\",\"inputs\":[{\"name\":\"token\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"StakeTooLow\",\"inputs\":[{\"name\":\"stake\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"needed\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]},{\"type\":\"error\",\"name\":\"UnstakeNotAvailable\",\"inputs\":[{\"name\":\"timestamp\",\"type\":\"uint256\",\"internalType\":\"uint256\"},{\"name\":\"availableAt\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}]",
	ID:  "Vault",
	Bin: "0x60a08060405234602257336080526117c7908161002782396080518161141b0152f35b5f80fdfe60806040526004361015610011575f80fd5b5f3560e01c80630fe9f622146110d257806321c0b34214610ff55780633465d6d514610f0a57806338f08c5214610e835780633977126b14610c2057806340bef9e21461082d57806358420ae3146107d3578063637cd7f01461077f578063710ba6311461066857806385b517aa146106415780638d9caf4e146106125780638e0d89651461052a578063cdb686ef146104e0578063e1be28f414610333578063e35e5d8414610316578063e7b8edf6146101fb5763f2888dbb146100d4575f80fd5b346101f75760203660031901126101f7576100ed611128565b6100f561134d565b335f525f60205260405f206001600160a01b0382165f5260205260405f2067ffffffffffffffff600382015416804211156101e1575080549061013c6001820154836111fb565b9160028201805484811085821802948581189581146101cb5750946101b39361017d8680956001600160a01b03956101768360209c6111fb565b90556111fb565b905516806040518381527fd8654fcc8cf5b36d30b3f5e4688fc78118e6d68de60b9994e09902268b57c3e3873392a33390611382565b5f5f5160206117a75f395f51905f525d604051908152f35b90638d51834d60e01b5f5260045260245260445ffd5b635eabd42560e11b5f524260045260245260445ffd5b5f80fd5b346101f75760403660031901126101f7576001600160a01b0361021c611128565b5f60c060405161022b81611184565b8281528260208201528260408201528260608201528260808201528260a08201520152165f52600160205260405f206024355f5260205260e060405f2060405161027481611184565b6001600160a01b03825416918282526001600160a01b03600182015416602083019081526001600160a01b03600283015416604084019081526001600160a01b0360038401549160608601928352816004860154946080880195865260c0600660058901549860a08b01998a520154980197885260405198895251166020880152511660408601525160608501525160808401525160a08301525160c0820152f35b346101f7575f3660031901126101f757602060405162278d008152f35b346101f75760a03660031901126101f75760043561034f61113e565b90604435906001600160a01b0382168092036101f757606435926001600160a01b03841684036101f75760843592610385611400565b61038d61134d565b335f52600160205260405f20835f5260205260405f20946001600160a01b038654166104c9576001600160a01b036002602097845f525f895260405f208385165f52895260405f20600181549101906103e8825480926111fb565b998a808210911802998a81189a8b91036104b0575b5050508286168319825416178155600181018584198254161790550191166001600160a01b03198254161790555f526003845260405f20805463ffffffff6104468183166114b4565b169063ffffffff19161790556001600160a01b03604051911681525f848201528260408201525f60608201527f40cde43c0e6652b4ba88abe6a987c0c8e8ba88030f97e16046981d626257e2cf60803392a35f5f5160206117a75f395f51905f525d604051908152f35b6104b9916111ee565b90558760068201558980896103fd565b8363ca346a1360e01b5f523360045260245260445ffd5b346101f75760603660031901126101f7576105186104fc61113e565b610504611400565b61050c61134d565b604435906004356112a7565b5f5f5160206117a75f395f51905f525d005b346101f75760a03660031901126101f757610543611128565b61054b61113e565b608435919060443567ffffffffffffffff84116101f757606060031985360301126101f75761057861134d565b801561060357610518936001600160a01b038416805f525f60205260405f206001600160a01b0385165f5260205260405f206105b58482546111ee565b9055604051908382527f5dac0c1b1112564a045ba943c9d50270893e8e826c49be8e7073adc713ab7bd760206001600160a01b03871693a3600401926105fd6064358261125a565b926114cb565b6365e52d5160e11b5f5260045ffd5b346101f75760403660031901126101f7576020610639610630611128565b6024359061125a565b604051908152f35b346101f75760403660031901126101f757602061063961065f611128565b60243590611208565b346101f75760403660031901126101f757610681611128565b60243561068c61134d565b335f525f60205260405f206001600160a01b0383165f5260205260405f20918115610603578254808311610768575081600284015562278d0067ffffffffffffffff4216019267ffffffffffffffff841161075457600301805467ffffffffffffffff191667ffffffffffffffff9490941693841790556040805192835260208301939093526001600160a01b03169133917f77719d8fbc222ba15aba3b3f14dee71969c6bfe6b5e3e70146a599b248999e219190a35f5f5160206117a75f395f51905f525d005b634e487b7160e01b5f52601160045260245ffd5b905063829f116360e01b5f5260045260245260445ffd5b346101f75760403660031901126101f757610798611128565b6001600160a01b036107a861113e565b91165f5260026020526001600160a01b0360405f2091165f52602052602060405f2054604051908152f35b346101f75760403660031901126101f7576107ec611128565b6001600160a01b036107fc61113e565b91165f525f6020526001600160a01b0360405f2091165f52602052602061063960405f2060018154910154906111fb565b346101f7576101603660031901126101f75760043560c03660231901126101f75761014435610124356101043582151583036101f75761086b611400565b61087361134d565b61087c84611765565b916040519061088a82611184565b6001600160a01b0384541682526001600160a01b0360018501541693602083019485526001600160a01b03600282015416916040840192835260038201546060850190815260048301549560808601968752610946600660058601549560a0890196875201549360c08801948552335f52600160205260405f208c5f526020525f6006604082208281558260018201558260028201558260038201558260048201558260058201550155835190818082109118028118906111fb565b6084359061ffff82168092036101f7578181029181830414901517156107545761271061097691048093516111fb565b985f945f9860a43560028110156101f757600114610bef575b50505060c43580151581036101f757610bc5575b50610a03866109bf610a0a936109b983886111ee565b906111ee565b946001600160a01b038a51165f525f60205260405f206001600160a01b0380895116165f5260205260405f2094516109fc600187019182546111fb565b90556111ee565b82546111fb565b90556001600160a01b03855116906024359360ff85168095036101f757610518986001600160a01b03968796610b0f955f52600360205260405f2090600181145f14610b1a575080546bffffffff0000000000000000610a7263ffffffff8360401c166114b4565b60401b16906bffffffff000000000000000019161781555b805488610a9c60e4358360a01c6111ee565b8119906bffffffffffffffffffffffff8082109118026bffffffffffffffffffffffff1860a01b169116179055604051908482528a602083015260408201527fcb984dd72735d6201f6da1c6372728c37d6a0b0dea4746bce51513903a875a2760603392a38480855116915116906116ab565b5116915116906116ab565b60028103610b585750805467ffffffff00000000610b4063ffffffff8360201c166114b4565b60201b169067ffffffff000000001916178155610a8a565b600303610b9257805463ffffffff60601b610b7b63ffffffff8360601c166114b4565b60601b169063ffffffff60601b1916178155610a8a565b805463ffffffff60801b610bae63ffffffff8360801c166114b4565b60801b169063ffffffff60801b1916178155610a8a565b6109bf9650610a0a91610a0391610bdd8686516111fb565b908180821091180218975091506109a3565b610c0493965051915f14610c185751906111ee565b8251908180821091180218928a808061098f565b505f906111ee565b346101f7576101803660031901126101f75760043560e03660231901126101f75761010435906001600160a01b03821682036101f75761012435610164359167ffffffffffffffff83116101f757606060031984360301126101f757610c84611400565b610c8c61134d565b610c946111c2565b93604435926001600160a01b038416938481036101f75750610cb46111d8565b946084359060c43594335f52600160205260405f20815f5260205260405f20986001600160a01b038a5416610e6c57875f525f60205260405f206001600160a01b038a165f5260205260405f2097878954996001019b8c549a8b610d17916111fb565b97888082109118029b8c89189c8d9914159d6101b39c60209f9a610e309b610e53575b5050506001600160a01b0385166001600160a01b031983541617825560018201846001600160a01b03198254161790556001600160a01b036002830191166001600160a01b031982541617905586610e48575b81610e3d575b50505f5260038a5260405f20805463ffffffff610db18183166114b4565b169063ffffffff19161790556001600160a01b0360405191168152838a8201528860408201528660608201527f40cde43c0e6652b4ba88abe6a987c0c8e8ba88030f97e16046981d626257e2cf60803392a3610e0b6111d8565b90610e1e86610e186111c2565b946111ee565b90600401926105fd6101443533611208565b610e386111d8565b6116ab565b60050155878c610d93565b866003820155610d8d565b610e5c916111ee565b90558c60068301558e808e610d3a565b5063ca346a1360e01b5f523360045260245260445ffd5b346101f75760403660031901126101f757610e9c611128565b6001600160a01b03610eac61113e565b91165f525f6020526001600160a01b0360405f2091165f5260205260405f2067ffffffffffffffff600360028301549201541690610f066040519283928390929167ffffffffffffffff6020916040840195845216910152565b0390f35b346101f75760203660031901126101f7576001600160a01b03610f2b611128565b5f60a0604051610f3a81611154565b8281528260208201528260408201528260608201528260808201520152165f52600360205260c060405f206bffffffffffffffffffffffff60405191610f7f83611154565b5463ffffffff808216938481528160208201818560201c1681528160408401818760401c168152816060860193818960601c16855260a06080880197838b60801c168952019860a01c89526040519a8b52511660208a0152511660408801525116606086015251166080840152511660a0820152f35b346101f75760403660031901126101f75761100e611128565b6001600160a01b0361101e61113e565b9161102761134d565b1690815f52600260205260405f206001600160a01b0382165f5260205260405f20549182156110b2578260209392826101b3935f526002865260405f206001600160a01b0383165f5286525f6040812055604051838152817fc4b5041307ee38be8c4f25df5d980a372ac8a9a73ea8f459891000a5386f5322886001600160a01b03861693a3611382565b6001600160a01b039250631f03a3b160e31b5f526004521660245260445ffd5b346101f75760403660031901126101f7576110eb611128565b6001600160a01b036110fb61113e565b91165f525f6020526001600160a01b0360405f2091165f526020526020600160405f200154604051908152f35b600435906001600160a01b03821682036101f757565b602435906001600160a01b03821682036101f757565b60c0810190811067ffffffffffffffff82111761117057604052565b634e487b7160e01b5f52604160045260245ffd5b60e0810190811067ffffffffffffffff82111761117057604052565b90601f8019910116810190811067ffffffffffffffff82111761117057604052565b6024356001600160a01b03811681036101f75790565b6064356001600160a01b03811681036101f75790565b9190820180921161075457565b9190820391821161075457565b90604051906001600160a01b03602083019360608552600c60808501526b1c99591c995cdccb989bdb9960a21b60a0850152166040830152606082015260a0815261125460c0826111a0565b51902090565b90604051906001600160a01b03602083019360608552600d60808501526c726564726573732e7374616b6560981b60a0850152166040830152606082015260a0815261125460c0826111a0565b91906112b283611765565b600381019081549081851161133657841561132e5761132c956001600160a01b03936112e0876002956111fb565b9055600482016112f18782546111ee565b905560405190868252848616917f8d83be2108b36341aaaf6a975f6fbd6eb6b75e3baa2cb2ad5f018aa35aecb52760203392a4015416611382565b565b505050505050565b50836355c859a360e01b5f5260045260245260445ffd5b5f5160206117a75f395f51905f525c6113735760015f5160206117a75f395f51905f525d565b633ee5aeb560e01b5f5260045ffd5b916001600160a01b036040519263a9059cbb60e01b5f521660045260245260205f60448180865af19060015f51148216156113df575b604052156113c35750565b6001600160a01b0390635274afe760e01b5f521660045260245ffd5b9060018115166113f757823b15153d151616906113b8565b503d5f823e3d90fd5b6040516305700b4b60e51b81523360048201526020816024817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156114a9575f9161146e575b501561145b57565b63217636a960e21b5f523360045260245ffd5b90506020813d6020116114a1575b81611489602093836111a0565b810103126101f7575180151581036101f7575f611453565b3d915061147c565b6040513d5f823e3d90fd5b63ffffffff1663ffffffff81146107545760010190565b6040516370a0823160e01b81523060048201525f95939490936001600160a01b03929092169290602085602481875afa9485156114a9575f95611677575b506040830135601e19843603018112156101f75783019182359267ffffffffffffffff84116101f7576020019083360382136101f757853b156101f757835f94610104936001600160a01b03956020604051998a9889976388b7ab6360e01b89521660048801523060248801528d6044880152803560648801520135608486015260a485015260e060c48501528160e4850152848401378181018301859052601f01601f1916810103018183865af180156114a95761165b575b50906020602492604051938480926370a0823160e01b82523060048301525afa801561165057849061161c575b6115fa92506111fb565b81810361160657505050565b6329f7239360e11b835260045260245260449150fd5b506020823d602011611648575b81611636602093836111a0565b810103126101f7576115fa91516115f0565b3d9150611629565b6040513d86823e3d90fd5b6024929194505f61166b916111a0565b60205f949192506115c3565b9094506020813d6020116116a3575b81611693602093836111a0565b810103126101f75751935f611509565b3d9150611686565b9190918115611760576001600160a01b0316906001600160a01b036040519363a9059cbb60e01b5f521692836004528160245260205f60448180875af19060015f5114821615611751575b6040521561170357505050565b60207f4e45da441832cf53bdaa69235704fc0575e68210f459ee1562911024b12967d591835f526002825260405f20855f52825260405f206117468282546111ee565b9055604051908152a3565b90833b15153d151616906116f6565b505050565b90335f52600160205260405f20825f5260205260405f20916001600160a01b03835416156117905750565b63db89c56d60e01b5f523360045260245260445ffdfe9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00",
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
// the contract method with ID 0x40bef9e2.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function settle(bytes32 caseId, (uint8,uint8,uint16,uint16,uint8,bool) row, uint256 amount, uint256 penalty, uint256 answerCost, bool relayDue) returns()
func (vault *Vault) PackSettle(caseId [32]byte, row Row, amount *big.Int, penalty *big.Int, answerCost *big.Int, relayDue bool) []byte {
	enc, err := vault.abi.Pack("settle", caseId, row, amount, penalty, answerCost, relayDue)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSettle is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x40bef9e2.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function settle(bytes32 caseId, (uint8,uint8,uint16,uint16,uint8,bool) row, uint256 amount, uint256 penalty, uint256 answerCost, bool relayDue) returns()
func (vault *Vault) TryPackSettle(caseId [32]byte, row Row, amount *big.Int, penalty *big.Int, answerCost *big.Int, relayDue bool) ([]byte, error) {
	return vault.abi.Pack("settle", caseId, row, amount, penalty, answerCost, relayDue)
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
// Solidity: function stakeNonce(address seller, bytes32 salt) pure returns(bytes32)
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
// Solidity: function stakeNonce(address seller, bytes32 salt) pure returns(bytes32)
func (vault *Vault) TryPackStakeNonce(seller common.Address, salt [32]byte) ([]byte, error) {
	return vault.abi.Pack("stakeNonce", seller, salt)
}

// UnpackStakeNonce is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x8d9caf4e.
//
// Solidity: function stakeNonce(address seller, bytes32 salt) pure returns(bytes32)
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

// PackUnstakeRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38f08c52.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function unstakeRequest(address seller, address token) view returns(uint256 amount, uint64 availableAt)
func (vault *Vault) PackUnstakeRequest(seller common.Address, token common.Address) []byte {
	enc, err := vault.abi.Pack("unstakeRequest", seller, token)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackUnstakeRequest is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x38f08c52.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function unstakeRequest(address seller, address token) view returns(uint256 amount, uint64 availableAt)
func (vault *Vault) TryPackUnstakeRequest(seller common.Address, token common.Address) ([]byte, error) {
	return vault.abi.Pack("unstakeRequest", seller, token)
}

// UnstakeRequestOutput serves as a container for the return parameters of contract
// method UnstakeRequest.
type UnstakeRequestOutput struct {
	Amount      *big.Int
	AvailableAt uint64
}

// UnpackUnstakeRequest is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x38f08c52.
//
// Solidity: function unstakeRequest(address seller, address token) view returns(uint256 amount, uint64 availableAt)
func (vault *Vault) UnpackUnstakeRequest(data []byte) (UnstakeRequestOutput, error) {
	out, err := vault.abi.Unpack("unstakeRequest", data)
	outstruct := new(UnstakeRequestOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Amount = abi.ConvertType(out[0], new(big.Int)).(*big.Int)
	outstruct.AvailableAt = *abi.ConvertType(out[1], new(uint64)).(*uint64)
	return *outstruct, nil
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

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (vault *Vault) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], vault.abi.Errors["AmountZero"].ID.Bytes()[:4]) {
		return vault.UnpackAmountZeroError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["FeeAboveBond"].ID.Bytes()[:4]) {
		return vault.UnpackFeeAboveBondError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["HoldExists"].ID.Bytes()[:4]) {
		return vault.UnpackHoldExistsError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["HoldUnknown"].ID.Bytes()[:4]) {
		return vault.UnpackHoldUnknownError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["NotAnOffer"].ID.Bytes()[:4]) {
		return vault.UnpackNotAnOfferError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["NothingToClaim"].ID.Bytes()[:4]) {
		return vault.UnpackNothingToClaimError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["NothingToUnstake"].ID.Bytes()[:4]) {
		return vault.UnpackNothingToUnstakeError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["ReceivedMismatch"].ID.Bytes()[:4]) {
		return vault.UnpackReceivedMismatchError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["ReentrancyGuardReentrantCall"].ID.Bytes()[:4]) {
		return vault.UnpackReentrancyGuardReentrantCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["SafeERC20FailedOperation"].ID.Bytes()[:4]) {
		return vault.UnpackSafeERC20FailedOperationError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["StakeTooLow"].ID.Bytes()[:4]) {
		return vault.UnpackStakeTooLowError(raw[4:])
	}
	if bytes.Equal(raw[:4], vault.abi.Errors["UnstakeNotAvailable"].ID.Bytes()[:4]) {
		return vault.UnpackUnstakeNotAvailableError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// VaultAmountZero represents a AmountZero error raised by the Vault contract.
type VaultAmountZero struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AmountZero()
func VaultAmountZeroErrorID() common.Hash {
	return common.HexToHash("0xcbca5aa2ad16a85304d7d97575ce258a35c5a7d8db613ec1cb75ff3d0071488f")
}

// UnpackAmountZeroError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AmountZero()
func (vault *Vault) UnpackAmountZeroError(raw []byte) (*VaultAmountZero, error) {
	out := new(VaultAmountZero)
	if err := vault.abi.UnpackIntoInterface(out, "AmountZero", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultFeeAboveBond represents a FeeAboveBond error raised by the Vault contract.
type VaultFeeAboveBond struct {
	Fee  *big.Int
	Bond *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FeeAboveBond(uint256 fee, uint256 bond)
func VaultFeeAboveBondErrorID() common.Hash {
	return common.HexToHash("0x55c859a31dbf3f8ef032459dae465fb8ea71899a07f3fe47a5d3447b4324ebe1")
}

// UnpackFeeAboveBondError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FeeAboveBond(uint256 fee, uint256 bond)
func (vault *Vault) UnpackFeeAboveBondError(raw []byte) (*VaultFeeAboveBond, error) {
	out := new(VaultFeeAboveBond)
	if err := vault.abi.UnpackIntoInterface(out, "FeeAboveBond", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultHoldExists represents a HoldExists error raised by the Vault contract.
type VaultHoldExists struct {
	Offer  common.Address
	CaseId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error HoldExists(address offer, bytes32 caseId)
func VaultHoldExistsErrorID() common.Hash {
	return common.HexToHash("0xca346a1349ae916400c67fa600cbf8ffe08d894a0260bf7c30eb7defb064f74c")
}

// UnpackHoldExistsError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error HoldExists(address offer, bytes32 caseId)
func (vault *Vault) UnpackHoldExistsError(raw []byte) (*VaultHoldExists, error) {
	out := new(VaultHoldExists)
	if err := vault.abi.UnpackIntoInterface(out, "HoldExists", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultHoldUnknown represents a HoldUnknown error raised by the Vault contract.
type VaultHoldUnknown struct {
	Offer  common.Address
	CaseId [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error HoldUnknown(address offer, bytes32 caseId)
func VaultHoldUnknownErrorID() common.Hash {
	return common.HexToHash("0xdb89c56d3a6b6476cced1b40358d1d2391600bd3591a2cf195c14a9598a3ff20")
}

// UnpackHoldUnknownError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error HoldUnknown(address offer, bytes32 caseId)
func (vault *Vault) UnpackHoldUnknownError(raw []byte) (*VaultHoldUnknown, error) {
	out := new(VaultHoldUnknown)
	if err := vault.abi.UnpackIntoInterface(out, "HoldUnknown", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultNotAnOffer represents a NotAnOffer error raised by the Vault contract.
type VaultNotAnOffer struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAnOffer(address caller)
func VaultNotAnOfferErrorID() common.Hash {
	return common.HexToHash("0x85d8daa49268cc278b063e8db3c6fa95ded3e04ba9e8c3657ef818c6288c3576")
}

// UnpackNotAnOfferError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAnOffer(address caller)
func (vault *Vault) UnpackNotAnOfferError(raw []byte) (*VaultNotAnOffer, error) {
	out := new(VaultNotAnOffer)
	if err := vault.abi.UnpackIntoInterface(out, "NotAnOffer", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultNothingToClaim represents a NothingToClaim error raised by the Vault contract.
type VaultNothingToClaim struct {
	Token common.Address
	Owner common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToClaim(address token, address owner)
func VaultNothingToClaimErrorID() common.Hash {
	return common.HexToHash("0xf81d1d8856cf839bba2e0e7c7950c8ab3724e4d04224ef4abce12e515ee30169")
}

// UnpackNothingToClaimError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToClaim(address token, address owner)
func (vault *Vault) UnpackNothingToClaimError(raw []byte) (*VaultNothingToClaim, error) {
	out := new(VaultNothingToClaim)
	if err := vault.abi.UnpackIntoInterface(out, "NothingToClaim", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultNothingToUnstake represents a NothingToUnstake error raised by the Vault contract.
type VaultNothingToUnstake struct {
	Announced *big.Int
	Free      *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingToUnstake(uint256 announced, uint256 free)
func VaultNothingToUnstakeErrorID() common.Hash {
	return common.HexToHash("0x8d51834db9db486d48060e974b5f1902d6aec4e569629b2e4c7f882a0da8fb62")
}

// UnpackNothingToUnstakeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingToUnstake(uint256 announced, uint256 free)
func (vault *Vault) UnpackNothingToUnstakeError(raw []byte) (*VaultNothingToUnstake, error) {
	out := new(VaultNothingToUnstake)
	if err := vault.abi.UnpackIntoInterface(out, "NothingToUnstake", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultReceivedMismatch represents a ReceivedMismatch error raised by the Vault contract.
type VaultReceivedMismatch struct {
	Received *big.Int
	Expected *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReceivedMismatch(uint256 received, uint256 expected)
func VaultReceivedMismatchErrorID() common.Hash {
	return common.HexToHash("0x53ee4726843593dbfcebfda163b388e16aeb79290f9a43e44926ab33c2bcb1f8")
}

// UnpackReceivedMismatchError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReceivedMismatch(uint256 received, uint256 expected)
func (vault *Vault) UnpackReceivedMismatchError(raw []byte) (*VaultReceivedMismatch, error) {
	out := new(VaultReceivedMismatch)
	if err := vault.abi.UnpackIntoInterface(out, "ReceivedMismatch", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultReentrancyGuardReentrantCall represents a ReentrancyGuardReentrantCall error raised by the Vault contract.
type VaultReentrancyGuardReentrantCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ReentrancyGuardReentrantCall()
func VaultReentrancyGuardReentrantCallErrorID() common.Hash {
	return common.HexToHash("0x3ee5aeb571de7fc460830b4d0017439a1ca56fb0bc39062227ade4fe4a24c1ca")
}

// UnpackReentrancyGuardReentrantCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ReentrancyGuardReentrantCall()
func (vault *Vault) UnpackReentrancyGuardReentrantCallError(raw []byte) (*VaultReentrancyGuardReentrantCall, error) {
	out := new(VaultReentrancyGuardReentrantCall)
	if err := vault.abi.UnpackIntoInterface(out, "ReentrancyGuardReentrantCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultSafeERC20FailedOperation represents a SafeERC20FailedOperation error raised by the Vault contract.
type VaultSafeERC20FailedOperation struct {
	Token common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error SafeERC20FailedOperation(address token)
func VaultSafeERC20FailedOperationErrorID() common.Hash {
	return common.HexToHash("0x5274afe73c98b4749fc91ffae6b7b574e7842cb2144a159e9377a5f20b32edf9")
}

// UnpackSafeERC20FailedOperationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error SafeERC20FailedOperation(address token)
func (vault *Vault) UnpackSafeERC20FailedOperationError(raw []byte) (*VaultSafeERC20FailedOperation, error) {
	out := new(VaultSafeERC20FailedOperation)
	if err := vault.abi.UnpackIntoInterface(out, "SafeERC20FailedOperation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultStakeTooLow represents a StakeTooLow error raised by the Vault contract.
type VaultStakeTooLow struct {
	Stake  *big.Int
	Needed *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error StakeTooLow(uint256 stake, uint256 needed)
func VaultStakeTooLowErrorID() common.Hash {
	return common.HexToHash("0x829f11638d406de2605d01f8ea108c1f13393def0f2b7b6e6ffffd9996d50bd5")
}

// UnpackStakeTooLowError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error StakeTooLow(uint256 stake, uint256 needed)
func (vault *Vault) UnpackStakeTooLowError(raw []byte) (*VaultStakeTooLow, error) {
	out := new(VaultStakeTooLow)
	if err := vault.abi.UnpackIntoInterface(out, "StakeTooLow", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// VaultUnstakeNotAvailable represents a UnstakeNotAvailable error raised by the Vault contract.
type VaultUnstakeNotAvailable struct {
	Timestamp   *big.Int
	AvailableAt *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnstakeNotAvailable(uint256 timestamp, uint256 availableAt)
func VaultUnstakeNotAvailableErrorID() common.Hash {
	return common.HexToHash("0xbd57a84a594fbcd72c08c815fcb52684e63b6e410297a9946d691ed9474de799")
}

// UnpackUnstakeNotAvailableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnstakeNotAvailable(uint256 timestamp, uint256 availableAt)
func (vault *Vault) UnpackUnstakeNotAvailableError(raw []byte) (*VaultUnstakeNotAvailable, error) {
	out := new(VaultUnstakeNotAvailable)
	if err := vault.abi.UnpackIntoInterface(out, "UnstakeNotAvailable", raw); err != nil {
		return nil, err
	}
	return out, nil
}
