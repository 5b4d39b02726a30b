// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award} from "../../src/registry/IProviderRegistry.sol";
import {IStreams} from "../../src/streams/IStreams.sol";
import {Account, Admission, Claim, StreamStatus, StreamTerms} from "../../src/streams/StreamTypes.sol";
import {StreamNetwork} from "./StreamNetwork.sol";

/// Random walks through two streams of one client, one paid in the stake token: after each step, every token that the
/// contract holds belongs to somebody; at the end, everybody has it.
contract StreamSolvencyTest is StreamNetwork {
    uint256 internal constant STEPS = 80;
    uint256 internal constant PROVIDERS = 5;

    StreamTerms[2] internal terms;
    bytes32[2] internal ids;
    uint256 internal luck;

    /// The stake that ended audits kept for accusers, and the bonds that the audits hold.
    mapping(address provider => uint256) internal kept;
    /// The pay of a payee in an epoch, by stream.
    mapping(bytes32 stream => mapping(address payee => mapping(uint256 epoch => uint256))) internal paidIn;
    /// The calls that succeeded, by name: a walk that does nothing proves nothing.
    mapping(bytes4 call => uint256) internal done;

    function setUp() public override {
        super.setUp();
        terms[0] = t;
        t.token = address(token);
        t.rate = 1e18;
        t.stakeLock = 2 * G;
        (t.epochSeconds, t.accuseSeconds, t.maxDowntime) = (10 minutes, 20 minutes, 40 minutes);
        (t.settleSeconds, t.settleBlocks, t.holdSeconds) = (1 hours, 5, 90 minutes);
        terms[1] = t;
        (terms[0].settleSeconds, terms[0].holdSeconds) = (8 hours, 9 hours);
        for (uint256 i = 0; i < 2; ++i) {
            use(i);
            ids[i] = streams.idOf(t);
            vm.prank(client);
            streams.open(t, rules(), uint96(400 ether), "");
        }
    }

    function use(uint256 which) internal {
        t = terms[which];
        id = streams.idOf(t);
    }

    function random(uint256 below) internal returns (uint256) {
        luck = uint256(keccak256(abi.encode(luck)));
        return luck % below;
    }

    /// Calls as somebody. A refusal must have a name: never a panic, never without a reason.
    function attempt(address from, bytes memory call) internal returns (bool ok) {
        bytes memory answer;
        vm.prank(from);
        (ok, answer) = address(streams).call(call);
        if (ok) {
            ++done[bytes4(call)];
        } else {
            atLeast(answer.length, 4, "a named error");
            yes(bytes4(answer) != bytes4(0x4e487b71), "no panic");
        }
    }

    /// forge-config: quick.fuzz.runs = 16
    function test_every_token_belongs_to_somebody_and_reaches_its_owner(uint256 seed) public {
        luck = seed;
        for (uint256 i = 0; i < STEPS; ++i) {
            use(random(2));
            step(random(20), operators[random(PROVIDERS)]);
            checkBooks();
        }
        unwind();
    }

    function test_the_walks_reach_every_call() public {
        bytes4[13] memory calls = [
            IStreams.join.selector,
            IStreams.quit.selector,
            IStreams.dismiss.selector,
            IStreams.settle.selector,
            IStreams.refill.selector,
            IStreams.topUp.selector,
            IStreams.setSigner.selector,
            IStreams.release.selector,
            IStreams.beginAudit.selector,
            IStreams.endAudit.selector,
            IStreams.payAccusers.selector,
            IStreams.halt.selector,
            IStreams.close.selector
        ];
        bool[13] memory reached;
        for (uint256 seed = 0; seed < 12; ++seed) {
            uint256 state = vm.snapshotState();
            luck = seed;
            for (uint256 i = 0; i < STEPS; ++i) {
                use(random(2));
                step(random(20), operators[random(PROVIDERS)]);
            }
            for (uint256 i = 0; i < calls.length; ++i) {
                if (done[calls[i]] != 0) reached[i] = true;
            }
            vm.revertToState(state);
        }
        for (uint256 i = 0; i < calls.length; ++i) {
            yes(reached[i], vm.toString(i));
        }
    }

    function step(uint256 action, address who) internal {
        if (action < 5) return tryJoin(who);
        if (action < 8) return trySettle();
        if (action < 10) return tryAudit(who);
        if (action == 10) {
            // Waive nothing, less than was paid, or a bit more.
            uint96 waived = random(2) == 0 ? 0 : money(who).claimed / 2 + uint96(random(60 ether));
            attempt(who, abi.encodeCall(streams.quit, (t, waived)));
        } else if (action == 11) {
            attempt(client, abi.encodeCall(streams.dismiss, (t, who)));
        } else if (action == 12) {
            attempt(stranger, abi.encodeCall(streams.topUp, (t, uint96(random(150 ether)), uint96(random(9 ether)))));
        } else if (action == 13) {
            attempt(stranger, abi.encodeCall(streams.refill, (t, who)));
        } else if (action == 14) {
            tryAudit(who);
        } else if (action == 15) {
            attempt(stranger, abi.encodeCall(streams.release, (t, who)));
        } else if (action == 16) {
            (address signer,,,) = streams.signersOf(t);
            address next = vm.addr(signer == vm.addr(OTHER_KEY) ? SIGNER_KEY : OTHER_KEY);
            attempt(client, abi.encodeCall(streams.setSigner, (t, next)));
        } else if (action == 17) {
            if (random(4) == 0) attempt(client, abi.encodeCall(streams.retract, (t)));
            else attempt(stranger, abi.encodeCall(streams.halt, (t)));
            attempt(stranger, abi.encodeCall(streams.close, (t, listOf(who))));
        } else {
            vm.warp(block.timestamp + random(100 minutes));
            vm.roll(block.number + random(200));
        }
    }

    function tryJoin(address who) internal {
        Admission memory admission = admissionOf(who);
        (address signer,,,) = streams.signersOf(t);
        bytes memory signature = signAdmission(signer == vm.addr(OTHER_KEY) ? OTHER_KEY : SIGNER_KEY, admission);
        attempt(who, abi.encodeCall(streams.join, (t, admission, signature, who)));
    }

    /// Vouchers of both keys, for payees that joined and others, some twice.
    function trySettle() internal {
        Claim[] memory claims = new Claim[](1 + random(4));
        uint256[] memory before = new uint256[](operators.length);
        for (uint256 i = 0; i < PROVIDERS; ++i) {
            before[i] = money(operators[i]).claimed;
        }
        for (uint256 i = 0; i < claims.length; ++i) {
            address payee = operators[random(PROVIDERS)];
            uint256 total = uint256(money(payee).claimed) + random(130 ether);
            if (total > type(uint96).max) total = type(uint96).max;
            claims[i] = voucher(random(3) == 0 ? OTHER_KEY : SIGNER_KEY, payee, uint96(total));
        }
        attempt(stranger, abi.encodeCall(streams.settle, (t, claims)));
        uint256 epoch = block.timestamp / t.epochSeconds;
        for (uint256 i = 0; i < PROVIDERS; ++i) {
            address payee = operators[i];
            paidIn[id][payee][epoch] += money(payee).claimed - before[i];
            atMost(paidIn[id][payee][epoch], G, "G per payee and epoch");
        }
    }

    /// Begins an audit, or ends one with an outcome by chance.
    function tryAudit(address who) internal {
        address audits = streamAudits();
        if (random(2) == 0) {
            attempt(audits, abi.encodeCall(streams.beginAudit, (t, who, uint96(random(25 ether)))));
            return;
        }
        for (uint256 i = 0; sub(who).audits == 0 && i < PROVIDERS; ++i) {
            who = operators[i];
        }
        bool wrong = random(2) == 0;
        uint96 keep = uint96(random(30 ether));
        uint256 stake = sub(who).stake;
        Award[] memory awards = new Award[](1);
        awards[0] = Award(stranger, uint96(random(20 ether)));
        if (attempt(audits, abi.encodeCall(streams.endAudit, (t, who, wrong, awards, keep))) && wrong && stake != 0) {
            kept[who] += keep;
        }
        // About what was kept: sometimes more.
        uint96 amount = uint96(random(kept[who] + 1 ether));
        if (attempt(audits, abi.encodeCall(streams.payAccusers, (who, amount, new Award[](0))))) kept[who] -= amount;
    }

    // ------------------------------------------------------------------ the books

    function checkBooks() internal view {
        StreamTerms[2] memory all = terms;
        eq(coin.balanceOf(address(streams)), owedIn(all, address(coin)), "coin: held = owed");
        eq(token.balanceOf(address(streams)), owedIn(all, address(token)), "stake token: held = owed");
        for (uint256 i = 0; i < PROVIDERS; ++i) {
            address who = operators[i];
            uint256 stakes = kept[who];
            for (uint256 j = 0; j < 2; ++j) {
                stakes += streams.subscriptionOf(ids[j], who).stake;
                Account memory a = streams.accountOf(ids[j], who);
                // Nobody reads the mark in a closed stream.
                if (streams.streamOf(ids[j]).status == StreamStatus.Closed || !a.joined) continue;
                eq(a.short, streams.guaranteeOf(all[j], who) != G, "short when the guarantee is not whole");
            }
            eq(locked(who), stakes, "locked = stakes of subscriptions and kept shares");
        }
    }

    /// Balances, free budgets, guarantees and, in the stake token, trust locks.
    function owedIn(StreamTerms[2] memory all, address what) internal view returns (uint256 sum) {
        sum = streams.balanceOf(what, client) + streams.balanceOf(what, stranger);
        for (uint256 i = 0; i < PROVIDERS; ++i) {
            sum += streams.balanceOf(what, operators[i]);
        }
        for (uint256 j = 0; j < 2; ++j) {
            if (what == address(token)) sum += streams.lockOf(all[j]);
            if (what != all[j].token) continue;
            sum += streams.streamOf(ids[j]).free;
            for (uint256 i = 0; i < PROVIDERS; ++i) {
                sum += streams.guaranteeOf(all[j], operators[i]);
            }
        }
    }

    /// Ends both streams and all audits; then everybody withdraws and nothing is left.
    function unwind() internal {
        address audits = streamAudits();
        for (uint256 j = 0; j < 2; ++j) {
            use(j);
            attempt(client, abi.encodeCall(streams.retract, (t)));
            for (uint256 i = 0; i < PROVIDERS; ++i) {
                while (sub(operators[i]).audits != 0) {
                    vm.prank(audits);
                    streams.endAudit(t, operators[i], false, new Award[](0), 0);
                }
            }
        }
        passBoth(10 hours, 1000);
        for (uint256 j = 0; j < 2; ++j) {
            use(j);
            attempt(stranger, abi.encodeCall(streams.close, (t, new address[](0))));
            eq(uint256(stream().status), uint256(StreamStatus.Closed), "closed");
            for (uint256 i = 0; i < PROVIDERS; ++i) {
                attempt(stranger, abi.encodeCall(streams.release, (t, operators[i])));
            }
        }
        checkBooks();
        for (uint256 i = 0; i < PROVIDERS; ++i) {
            eq(locked(operators[i]), kept[operators[i]], "stakes are released");
            withdrawAll(operators[i]);
        }
        withdrawAll(client);
        eq(coin.balanceOf(address(streams)), 0, "no coin is left");
        eq(token.balanceOf(address(streams)), 0, "no stake token is left");
    }

    function withdrawAll(address who) internal {
        if (streams.balanceOf(address(coin), who) != 0) streams.withdraw(address(coin), who);
        if (streams.balanceOf(address(token), who) != 0) streams.withdraw(address(token), who);
    }
}
