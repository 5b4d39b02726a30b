// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {CheckMode} from "../../src/market/TaskTypes.sol";
import {Award} from "../../src/registry/IProviderRegistry.sol";
import {Admission, Claim, StreamTerms} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// Anyone calls any function of the streams with any arguments: a rejected call reverts with one of the contracts' own
/// errors, never with a panic or a bare revert. Half of the terms are those of a stream with subscribers.
contract StreamStrangersTest is StreamNetwork {
    error Foul(bytes said);

    StreamTerms internal real;
    uint256 internal luck;

    function setUp() public override {
        super.setUp();
        real = t;
        open();
        join(operators[0]);
        join(operators[1]);
        settle(operators[0], 30 ether);
        vm.prank(operators[1]);
        streams.quit(t, 0);
    }

    function pick(uint256 below) internal returns (uint256) {
        luck = uint256(keccak256(abi.encode(luck)));
        return luck % below;
    }

    /// A number of some bits: often zero, small or the largest.
    function number(uint256 bits) internal returns (uint256) {
        uint256 kind = pick(4);
        if (kind == 0) return 0;
        uint256 most = type(uint256).max >> (256 - bits);
        if (kind == 1) return most;
        return kind == 2 ? pick(100) : pick(most);
    }

    function anyone() internal returns (address) {
        uint256 i = pick(6);
        if (i < 3) return operators[i];
        if (i == 3) return client;
        return i == 4 ? streamAudits() : address(uint160(number(160)));
    }

    /// The terms of the stream, of which some fields may be changed.
    function anyTerms() internal returns (StreamTerms memory s) {
        s = real;
        if (pick(2) == 0) return s;
        if (pick(2) == 0) s.client = anyone();
        if (pick(4) == 0) s.signer = anyone();
        if (pick(4) == 0) s.token = pick(2) == 0 ? address(token) : anyone();
        if (pick(4) == 0) s.content = bytes32(number(256));
        if (pick(4) == 0) s.classId = bytes32(number(256));
        if (pick(4) == 0) s.guarantee = uint96(number(96));
        if (pick(4) == 0) s.stakeLock = uint96(number(96));
        if (pick(4) == 0) s.trustLock = uint96(number(96));
        if (pick(4) == 0) (s.council, s.maxSubscribers) = (uint8(number(8)), uint16(number(16)));
        if (pick(4) == 0) (s.epochSeconds, s.settleSeconds) = (uint32(number(32)), uint32(number(32)));
        if (pick(4) == 0) (s.settleBlocks, s.accuseSeconds) = (uint32(number(32)), uint32(number(32)));
        if (pick(4) == 0) (s.holdSeconds, s.maxDowntime) = (uint32(number(32)), uint32(number(32)));
        if (pick(4) == 0) (s.how, s.seats) = (CheckMode(pick(4)), uint8(number(8)));
        if (pick(4) == 0) (s.unitWork, s.runSeconds) = (uint64(number(64)), uint32(number(32)));
        if (pick(4) == 0) s.rate = uint128(number(128));
        if (pick(4) == 0) s.rules = bytes32(number(256));
        s.salt = bytes32(number(256));
    }

    function attempt(bytes memory data) internal {
        vm.prank(anyone());
        (bool ok, bytes memory said) = address(streams).call(data);
        if (ok) return;
        bytes4 selector = said.length < 4 ? bytes4(0) : bytes4(said);
        if (selector == 0 || selector == 0x4e487b71 || selector == 0x08c379a0) revert Foul(said);
    }

    function testFuzz_opening(uint256 seed, bytes memory hint) public {
        luck = seed;
        Rules memory r = rules();
        if (pick(4) == 0) r.minStakeLock = uint96(number(96));
        attempt(abi.encodeCall(streams.open, (anyTerms(), r, uint96(number(96)), hint)));
        attempt(abi.encodeCall(streams.topUp, (anyTerms(), uint96(number(96)), uint96(number(96)))));
        attempt(abi.encodeCall(streams.revise, (anyTerms(), bytes32(number(256)), hint)));
        attempt(abi.encodeCall(streams.setSigner, (anyTerms(), anyone())));
    }

    function testFuzz_subscribing(uint256 seed, bytes memory signature) public {
        luck = seed;
        StreamTerms memory s = anyTerms();
        Admission memory a =
            Admission(streams.idOf(s), anyone(), bytes32(number(256)), uint16(number(16)), uint40(number(40)));
        if (pick(2) == 0) (a.node, a.joins) = (nodeOf(a.provider), streams.subscriptionOf(id, a.provider).joins);
        if (pick(2) == 0) signature = signAdmission(SIGNER_KEY, a);
        attempt(abi.encodeCall(streams.join, (s, a, signature, anyone())));
        attempt(abi.encodeCall(streams.quit, (anyTerms(), uint96(number(96)))));
        attempt(abi.encodeCall(streams.dismiss, (anyTerms(), anyone())));
        attempt(abi.encodeCall(streams.refill, (anyTerms(), anyone())));
    }

    function testFuzz_paying(uint256 seed) public {
        luck = seed;
        vm.warp(block.timestamp + pick(3 hours));
        Claim[] memory claims = new Claim[](pick(4));
        for (uint256 i = 0; i < claims.length; ++i) {
            claims[i] = Claim(
                anyone(),
                uint96(number(96)),
                uint32(number(32)),
                uint64(number(64)),
                bytes32(number(256)),
                bytes32(number(256)),
                bytes32(number(256))
            );
            if (pick(2) == 0) sign(SIGNER_KEY, claims[i]);
        }
        attempt(abi.encodeCall(streams.settle, (anyTerms(), claims)));
    }

    function testFuzz_ending(uint256 seed) public {
        luck = seed;
        address[] memory providers = new address[](pick(4));
        for (uint256 i = 0; i < providers.length; ++i) {
            providers[i] = anyone();
        }
        for (uint256 i = 0; i < 3; ++i) {
            attempt(abi.encodeCall(streams.retract, (anyTerms())));
            attempt(abi.encodeCall(streams.halt, (anyTerms())));
            attempt(abi.encodeCall(streams.release, (anyTerms(), anyone())));
            attempt(abi.encodeCall(streams.close, (anyTerms(), providers)));
            passBoth(pick(20 hours), pick(400));
        }
    }

    function testFuzz_auditing(uint256 seed) public {
        luck = seed;
        Award[] memory awards = new Award[](pick(3));
        for (uint256 i = 0; i < awards.length; ++i) {
            awards[i] = Award(anyone(), uint96(number(96)));
        }
        for (uint256 i = 0; i < 3; ++i) {
            attempt(abi.encodeCall(streams.beginAudit, (anyTerms(), anyone(), uint96(number(96)))));
            attempt(abi.encodeCall(streams.endAudit, (anyTerms(), anyone(), pick(2) == 0, awards, uint96(number(96)))));
            attempt(abi.encodeCall(streams.payAccusers, (anyone(), uint96(number(96)), awards)));
        }
    }

    function testFuzz_reading(uint256 seed) public {
        luck = seed;
        StreamTerms memory s = anyTerms();
        bytes32 any = pick(2) == 0 ? streams.idOf(s) : bytes32(number(256));
        streams.streamOf(any);
        streams.accountOf(any, anyone());
        streams.subscriptionOf(any, anyone());
        streams.signersOf(s);
        streams.contentOf(s, uint16(number(16)));
        streams.lockOf(s);
        atMost(streams.guaranteeOf(s, anyone()), s.guarantee, "a guarantee");
    }
}
