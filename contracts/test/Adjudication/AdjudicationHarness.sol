// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Adjudication, Procedure, Resolution} from "../../src/libraries/Adjudication.sol";

/// @title The library's internal functions made callable, for tests here and for the differential test in Go
contract AdjudicationHarness {
    function check(Procedure memory p) external pure {
        Adjudication.check(p);
    }

    function validate(Procedure memory p, uint256 observations) external pure {
        Adjudication.validate(p, observations);
    }

    function judgeResolutions(Procedure memory p, uint256 observations) external pure returns (uint256) {
        return Adjudication.judgeResolutions(p, observations);
    }

    function seat(Procedure memory p, uint256 observations) external pure returns (uint8 passed, uint8 failed) {
        return Adjudication.seat(p, observations);
    }

    function resolve(Procedure memory p, uint256[] memory observations) external pure returns (Resolution memory) {
        return Adjudication.resolve(p, observations);
    }
}
