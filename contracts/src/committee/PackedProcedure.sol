// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Burden, OutcomeRule, Procedure, UnresolvedPolicy} from "../libraries/Adjudication.sol";

/// @title A Procedure without its weights and panel in 88 bits of storage
/// @dev From the least significant: requirements 8, judges 8, judged 8, maxDissents 8, runs 32, thresholdBps 16,
/// burden 1, policy 1, rule 1.
library PackedProcedure {
    function pack(Procedure memory p) internal pure returns (uint88 packed) {
        packed = uint88(p.requirements) | (uint88(p.judges) << 8) | (uint88(p.judged) << 16)
            | (uint88(p.maxDissents) << 24) | (uint88(p.runs) << 32) | (uint88(p.thresholdBps) << 64)
            | (uint88(uint8(p.burden)) << 80) | (uint88(uint8(p.policy)) << 81) | (uint88(uint8(p.rule)) << 82);
    }

    function unpack(uint88 packed, uint256 weights, uint8 panel) internal pure returns (Procedure memory p) {
        // Each cast keeps exactly the field's bits.
        // forge-lint: disable-start(unsafe-typecast)
        p.requirements = uint8(packed);
        p.judges = uint8(packed >> 8);
        p.judged = uint8(packed >> 16);
        p.maxDissents = uint8(packed >> 24);
        p.runs = uint32(packed >> 32);
        p.thresholdBps = uint16(packed >> 64);
        // forge-lint: disable-end(unsafe-typecast)
        p.burden = Burden((packed >> 80) & 1);
        p.policy = UnresolvedPolicy((packed >> 81) & 1);
        p.rule = OutcomeRule((packed >> 82) & 1);
        p.weights = weights;
        p.panel = panel;
    }

    /// @dev Weights are stored only where the rule has them.
    function weighted(uint88 packed) internal pure returns (bool) {
        return (packed >> 82) & 1 != 0;
    }
}
