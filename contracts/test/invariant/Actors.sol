// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {LogProgress} from "../../src/pay/LogProgress.sol";
import {PerUnit} from "../../src/pay/PerUnit.sol";
import {BurnableToken} from "../hostile/BurnableToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {AuditBooks} from "./AuditBooks.sol";

/// The actors: clients, operators (executors and seats), jurors, and strangers. A move is one call by one of them; its
/// events are recorded, and so is every failure that is not one of the contracts' own errors.
abstract contract Actors is AuditBooks {
    PlainToken internal coin; // a payment token that is not the stake token
    address internal perUnit;
    address internal logProgress;
    address[] internal clients;
    address[] internal members;
    address internal stranger = account("stranger");
    address internal constant BURN_ADDRESS = 0x000000000000000000000000000000000000dEaD;

    /// How often each function of the contracts was called with success.
    mapping(bytes4 selector => uint256) public done;
    /// The calldata of the first failure that is not a custom error.
    bytes public foulCall;
    bytes public foulError;

    uint256 private _luck;

    struct Call {
        address to;
        bytes data;
    }

    uint256 private constant REMEMBERED = 24;
    Call[] private _calls;
    uint256 private _nextCall;

    function setUp() public virtual override {
        super.setUp();
        coin = new BurnableToken();
        perUnit = address(new PerUnit());
        logProgress = address(new LogProgress());
        vm.prank(governance);
        parameters.listToken(address(coin), 1e18);
        vm.prank(operators[0]);
        sureties.raise(2500 ether);
        clients.push(client);
        clients.push(account("second client"));
        for (uint256 i = 0; i < 3; ++i) {
            members.push(addOperator(uint256(keccak256(abi.encode("member", i))), 2000, 0));
            vm.prank(governance);
            disputes.appoint(members[i], true);
        }
        for (uint256 i = 0; i < clients.length; ++i) {
            _fund(clients[i]);
        }
        for (uint256 i = 0; i < operators.length; ++i) {
            _fund(operators[i]);
        }
        _fund(stranger);
        pass(1);
    }

    function operatorCount() internal pure override returns (uint256) {
        return 9;
    }

    /// Small leads and a large penalty for silence, so that short runs reach rare paths too.
    function rules() internal pure virtual override returns (Rules memory r) {
        r = super.rules();
        r.seatUnits = 25;
        r.silentUnits = 5;
        (r.rejectLead, r.cap, r.minOperators) = (2, 5, 3);
    }

    function _fund(address who) private {
        token.mint(who, 1_000_000 ether);
        coin.mint(who, 1_000_000 ether);
        vm.startPrank(who);
        token.approve(address(market), type(uint256).max);
        token.approve(address(disputes), type(uint256).max);
        token.approve(address(liveness), type(uint256).max);
        token.approve(address(registry), type(uint256).max);
        token.approve(address(streams), type(uint256).max);
        token.approve(address(answerAudits), type(uint256).max);
        coin.approve(address(streams), type(uint256).max);
        coin.approve(address(market), type(uint256).max);
        coin.approve(address(liveness), type(uint256).max);
        vm.stopPrank();
    }

    // ------------------------------------------------------------------ luck

    function shuffle(uint256 seed) internal {
        _luck = uint256(keccak256(abi.encode(seed, block.timestamp)));
    }

    /// A number below `n`.
    function pick(uint256 n) internal returns (uint256) {
        _luck = uint256(keccak256(abi.encode(_luck)));
        return _luck % n;
    }

    function chance(uint256 percent) internal returns (bool) {
        return pick(100) < percent;
    }

    function anyOperator() internal returns (address) {
        return operators[pick(operators.length)];
    }

    function anyAccount() internal returns (address) {
        uint256 i = pick(operators.length + clients.length + 1);
        if (i < operators.length) return operators[i];
        i -= operators.length;
        return i < clients.length ? clients[i] : stranger;
    }

    // ------------------------------------------------------------------ time

    function skipBeacon() internal {
        vm.roll(block.number + 257);
        mine(1);
    }

    // ------------------------------------------------------------------ moves

    function move(address by, address to, bytes memory data) internal returns (bool ok) {
        vm.recordLogs();
        vm.prank(by);
        bytes memory said;
        (ok, said) = to.call(data);
        _remember(to, data);
        if (ok) {
            ++done[bytes4(data)];
            absorb();
        } else if (_foul(said)) {
            _noteFoul(data, said);
        }
    }

    /// Repeats an earlier call with one or two words changed. Its effect is reverted; it must not fail with a panic or
    /// a bare revert.
    function twist() internal {
        if (_calls.length == 0) return;
        Call memory call_ = _calls[pick(_calls.length)];
        bytes memory data = call_.data;
        for (uint256 i = pick(3); i > 0 && data.length > 36; --i) {
            uint256 at = 4 + 32 * pick((data.length - 4) / 32);
            bytes32 word = _anyWord();
            assembly ("memory-safe") {
                mstore(add(add(data, 32), at), word)
            }
        }
        address by = anyAccount();
        uint256 snapshot = vm.snapshotState();
        vm.prank(by);
        (bool ok, bytes memory said) = call_.to.call(data);
        vm.revertToStateAndDelete(snapshot);
        // The decoder refuses a word that does not fit its type with a bare revert, and a length that does not fit memory
        // with a panic of its own.
        bool decoder = said.length == 0 || keccak256(said) == keccak256(abi.encodeWithSelector(0x4e487b71, 0x41));
        if (!ok && !decoder && _foul(said)) _noteFoul(data, said);
    }

    function _anyWord() private returns (bytes32) {
        uint256 kind = pick(6);
        if (kind == 0) return 0;
        if (kind == 1) return bytes32(pick(300));
        if (kind == 2) return bytes32((uint256(1) << (8 * (1 + pick(31)))) - 1);
        if (kind == 3) return bytes32(block.timestamp + pick(1 days));
        if (kind == 4) return bytes32(uint256(uint160(anyAccount())));
        return bytes32(pick(type(uint256).max));
    }

    function _remember(address to, bytes memory data) private {
        if (_calls.length < REMEMBERED) {
            _calls.push(Call(to, data));
        } else {
            _calls[_nextCall] = Call(to, data);
            _nextCall = (_nextCall + 1) % REMEMBERED;
        }
    }

    function _noteFoul(bytes memory data, bytes memory said) private {
        if (foulError.length != 0) return;
        foulCall = data;
        foulError = said.length == 0 ? bytes("bare revert") : said;
    }

    /// Returns true for a panic, a bare revert or a text: none of these is a custom error.
    function _foul(bytes memory said) private pure returns (bool) {
        if (said.length < 4) return true;
        bytes4 selector = bytes4(said);
        return selector == 0x4e487b71 || selector == 0x08c379a0;
    }
}
