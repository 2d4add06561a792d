// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title How one part of an Offer hands a call to the next, which runs on the Offer's storage
abstract contract OfferDelegation {
    /// @dev Does not return to Solidity.
    function _delegate(address target) internal {
        assembly {
            // The call ends here, so that memory may be overwritten.
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
