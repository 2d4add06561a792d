// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BLS12381} from "../../src/libraries/BLS12381.sol";

/// @dev The library's functions as calls, for tests in Solidity and in Go.
contract BLS12381Harness {
    function verify(bytes calldata key, bytes calldata message, bytes calldata tag, bytes calldata signature)
        external
        view
        returns (bool)
    {
        return BLS12381.verify(key, message, tag, signature);
    }

    function hashToG1(bytes calldata message, bytes calldata tag) external view returns (bytes memory) {
        return BLS12381.hashToG1(message, tag);
    }

    function addG2(bytes calldata left, bytes calldata right) external view returns (bytes memory) {
        return BLS12381.addG2(left, right);
    }

    /// @dev The sum by the in-place way.
    function sumG2(bytes[] calldata points) external view returns (bytes memory) {
        bytes memory sum = new bytes(2 * BLS12381.G2_LENGTH);
        for (uint256 i = 0; i < points.length; ++i) {
            BLS12381.accumulateG2(sum, points[i]);
        }
        return BLS12381.firstG2(sum);
    }

    function negateG2(bytes calldata point) external pure returns (bytes memory) {
        return BLS12381.negateG2(point);
    }

    function repackG2(bytes calldata point) external pure returns (bytes memory) {
        return BLS12381.unpackG2(BLS12381.packG2(point));
    }
}
