// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SheetTest} from "../base/SheetTest.sol";
import {Vm} from "../base/Vm.sol";

/// @dev Nobody rules these contracts: no function that an owner would need, no code that could be exchanged or destroyed.
/// Looks at every contract of `contracts/src`, whatever is added there.
contract ControlTest is SheetTest {
    string private constant SOURCES = "contracts/src";
    string private constant ARTIFACTS = "contracts/out-test/";
    uint8 private constant CALLCODE = 0xf2;
    uint8 private constant DELEGATECALL = 0xf4;
    uint8 private constant SELFDESTRUCT = 0xff;

    function test_noFunctionIsAnOwners() public view {
        string[15] memory words = [
            "owner",
            "admin",
            "govern",
            "guardian",
            "upgrade",
            "pause",
            "initiali",
            "migrat",
            "rescue",
            "renounce",
            "role",
            "whitelist",
            "blacklist",
            "destroy",
            "execute(address"
        ];
        string[] memory names = _contracts();
        for (uint256 i = 0; i < names.length; ++i) {
            string[] memory functions = vm.parseJsonKeys(_artifact(names[i]), ".methodIdentifiers");
            assertGt(functions.length, 0, names[i]);
            for (uint256 j = 0; j < functions.length; ++j) {
                string memory what = string.concat(names[i], ".", functions[j]);
                for (uint256 k = 0; k < words.length; ++k) {
                    assertFalse(_contains(_lower(functions[j]), words[k]), what);
                }
                // The seller's own receipt key, from then on; a validator's own address on the net.
                bool known =
                    _equal(functions[j], "setReceiptSigner(address)") || _equal(functions[j], "setEndpoint(string)");
                assertFalse(_isSetter(functions[j]) && !known, what);
            }
        }
    }

    /// @dev Offers and committees hand calls on to parts that their code names; nothing else runs foreign code on its own storage.
    function test_noCodeDestroysItself_orRunsForeignCode() public view {
        string[] memory names = _contracts();
        for (uint256 i = 0; i < names.length; ++i) {
            bytes memory code = vm.parseJsonBytes(_artifact(names[i]), ".deployedBytecode.object");
            assertGt(code.length, 0, names[i]);
            uint256[256] memory counts = _opcodes(code);
            assertEq(counts[SELFDESTRUCT], 0, string.concat(names[i], ": SELFDESTRUCT"));
            assertEq(counts[CALLCODE], 0, string.concat(names[i], ": CALLCODE"));
            bool hands =
                _equal(names[i], "Offer") || _equal(names[i], "OfferProceedings") || _equal(names[i], "Committee");
            assertEq(counts[DELEGATECALL], hands ? 1 : 0, string.concat(names[i], ": DELEGATECALL"));
        }
    }

    /// @dev A clone is the known 45 bytes around its implementation, then its terms: nothing to write, nothing to exchange.
    function test_offer_isItsImplementationAndItsTerms_forEver() public view {
        bytes memory expected = abi.encodePacked(
            hex"363d3d373d3d3d363d73",
            factory.implementation(),
            hex"5af43d82803e903d91602b57fd5bf3",
            abi.encode(offer.terms())
        );
        assertEq(keccak256(address(offer).code), keccak256(expected), "code");
    }

    /// @dev Names of all contracts directly below the sources, which are those that get deployed.
    function _contracts() private view returns (string[] memory names) {
        Vm.DirEntry[] memory entries = vm.readDir(SOURCES);
        names = new string[](entries.length);
        uint256 count = 0;
        for (uint256 i = 0; i < entries.length; ++i) {
            if (entries[i].isDir) continue;
            names[count++] = _stem(entries[i].path);
        }
        assembly ("memory-safe") {
            mstore(names, count)
        }
        require(count >= 6, "contracts found");
    }

    function _artifact(string memory name) private view returns (string memory) {
        return vm.readFile(string.concat(ARTIFACTS, name, ".sol/", name, ".json"));
    }

    /// @dev Occurrences of each opcode, the data of PUSHes left out.
    function _opcodes(bytes memory code) private pure returns (uint256[256] memory counts) {
        for (uint256 i = 0; i < code.length; ++i) {
            uint8 opcode = uint8(code[i]);
            ++counts[opcode];
            if (opcode >= 0x60 && opcode <= 0x7f) i += opcode - 0x5f;
        }
    }

    /// @dev "a/b/Name.sol" is "Name".
    function _stem(string memory path) private pure returns (string memory) {
        bytes memory text = bytes(path);
        uint256 end = text.length - 4;
        uint256 start = end;
        while (start > 0 && text[start - 1] != "/") --start;
        bytes memory stem = new bytes(end - start);
        for (uint256 i = start; i < end; ++i) {
            stem[i - start] = text[i];
        }
        return string(stem);
    }

    /// @dev "set" and then a capital, so that "settle" is none.
    function _isSetter(string memory name) private pure returns (bool) {
        bytes memory text = bytes(name);
        return text.length > 3 && text[0] == "s" && text[1] == "e" && text[2] == "t" && text[3] >= "A" && text[3] <= "Z";
    }

    function _lower(string memory name) private pure returns (string memory) {
        bytes memory text = bytes(name);
        bytes memory low = new bytes(text.length);
        for (uint256 i = 0; i < text.length; ++i) {
            low[i] = text[i] >= "A" && text[i] <= "Z" ? bytes1(uint8(text[i]) + 32) : text[i];
        }
        return string(low);
    }

    function _contains(string memory name, string memory word) private pure returns (bool) {
        bytes memory text = bytes(name);
        bytes memory part = bytes(word);
        for (uint256 i = 0; i + part.length <= text.length; ++i) {
            uint256 j = 0;
            while (j < part.length && text[i + j] == part[j]) ++j;
            if (j == part.length) return true;
        }
        return false;
    }

    function _equal(string memory a, string memory b) private pure returns (bool) {
        return keccak256(bytes(a)) == keccak256(bytes(b));
    }
}
