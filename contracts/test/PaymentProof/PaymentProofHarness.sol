// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBlockHashSource} from "../../src/interfaces/IBlockHashSource.sol";
import {Payment, PaymentProof, Proof} from "../../src/libraries/PaymentProof.sol";

/// @dev Makes the library callable. `measure` gives the gas of the verification alone.
contract PaymentProofHarness {
    function verify(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (Payment memory)
    {
        return PaymentProof.verify(proof, source, token, payTo);
    }

    function measure(Proof calldata proof, IBlockHashSource source, address token, address payTo)
        external
        view
        returns (uint256 used)
    {
        used = gasleft();
        PaymentProof.verify(proof, source, token, payTo);
        used -= gasleft();
    }
}
