// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Claim, Terminal} from "../../src/interfaces/ICommitteeEquivocation.sol";
import {RunReceipts} from "../../src/libraries/RunReceipts.sol";
import {Test} from "../base/Test.sol";

/// @notice The vector that the Go side is held to as well.
contract RunReceiptsTest is Test {
    string private constant REQUIREMENT = "R2";

    function test_hashes_areTheVectors() external view {
        bytes32 key = 0x485bde85a19c07119cab2128a7c7f8d1b21ff6c0d0d7a853bb49b9cd353b8558;
        bytes32 run = 0xc1e5e496268a3a93fc339f5ff585a1ba7ac507a36277d8ee02a34c340fedd7ac;
        bytes32 claim = 0x19b1f0eb158d21ee4f679c3979a7d69e499860b70ccae4194d34a09acfc07936;
        assertEq(
            this.runId(0xc973f01c30db151771eca5d5661d5262b8df81b0f801adc18cd689e95256cb4e, key, REQUIREMENT, "J1", 1),
            run,
            "run"
        );
        bytes32 genesis = 0xafd0743f08c871086ad94f72256a421b05eec2beefe6a4ad0dbe84bca8789164;
        bytes32 request = 0x72859a6ae50aa97f593f23df1c78bb1fd78cfc493fcef64159d6486223196833;
        assertEq(this.claimHash(Claim(run, 0, request, genesis)), claim, "claim");
        bytes32 scope = 0xa3bd83f131a15c287fa09bf38e1f11dae8e64096cf8f9435e2b4359e45243235;
        Terminal memory pass =
            Terminal(run, 0, claim, 1, 0x32e3c0215358a1f45d846a4a2d924cf7901caa608db81c166e70fc4ac2fecd9a, 1, scope);
        assertEq(
            this.terminalHash(pass), 0xdaeb46b85e7960f52ce9803f388115615d1c3026440ef67f569d2c5697e2469c, "terminal"
        );
    }

    function runId(bytes32 manifest, bytes32 key, string calldata requirement, string calldata judge, uint256 index)
        external
        pure
        returns (bytes32)
    {
        return RunReceipts.runId(manifest, key, requirement, judge, index);
    }

    function claimHash(Claim calldata c) external pure returns (bytes32) {
        return RunReceipts.hash(c);
    }

    function terminalHash(Terminal calldata t) external pure returns (bytes32) {
        return RunReceipts.hash(t);
    }
}
