// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {IParameters} from "../../src/network/IParameters.sol";
import {Parameters} from "../../src/network/Parameters.sol";
import {RegistryFixture} from "../registry/RegistryFixture.sol";

contract ParametersTest is RegistryFixture {
    address private governance = account("governance");
    address private ann = account("ann");
    Parameters private parameters;

    function setUp() public override {
        super.setUp();
        address[] memory tokens = new address[](1);
        tokens[0] = address(token);
        uint128[] memory rates = new uint128[](1);
        rates[0] = 1e18;
        parameters = new Parameters(registry, governance, sound(), tokens, rates);
    }

    function sound() private pure returns (Rules memory r) {
        r.beaconDelay = 2;
        r.answerSeconds = 300;
        r.openSeconds = 600;
        r.livenessSeconds = 30;
        r.receiptSeconds = 600;
        r.contestSeconds = 1 days;
        r.voteSeconds = 2 days;
        r.awardSeconds = 600;
        r.omissionSeconds = uint32(EPOCH);
        r.livenessBond = 1 ether;
        r.disputeBond = 2 ether;
        r.silencePenalty = 5 ether;
        r.declineFee = 1 ether;
        r.seatBase = 1 ether;
        r.seatUnitPrice = 1 ether;
        r.seatUnits = MINIMUM / 4;
        r.silentUnits = 5;
        r.minTrustLock = 2 ether;
        r.minStakeLock = 5 ether;
        r.vetoStake = 100 ether;
        r.challengerBps = 1000;
        r.compensationBps = 4000;
        r.minOperators = 8;
        r.rejectLead = 7;
        r.cap = 31;
        r.waitSeconds = 1 days;
        r.lockTenths = 16;
    }

    function test_TheHashIsThatOfTheRules() public view {
        eq(parameters.rulesHash(), keccak256(abi.encode(sound())), "hash");
        eq(parameters.rateOf(address(token)), 1e18, "listed");
        eq(parameters.governance(), governance, "governance");
    }

    function test_GovernanceChangesTheRulesInsideTheBounds() public {
        Rules memory r = sound();
        r.minOperators = 10;
        vm.expectEmit(address(parameters));
        emit IParameters.RulesChanged(keccak256(abi.encode(r)), r);
        vm.prank(governance);
        parameters.setRules(r);
        eq(parameters.rulesHash(), keccak256(abi.encode(r)), "hash");
    }

    function refused(Rules memory r, string memory field) private {
        vm.expectRevert(abi.encodeWithSelector(IParameters.OutOfBounds.selector, field));
        vm.prank(governance);
        parameters.setRules(r);
    }

    function test_RevertsOnTimesOutOfBounds() public {
        Rules memory r = sound();
        r.beaconDelay = 0;
        refused(r, "beaconDelay");
        r.beaconDelay = 65;
        refused(r, "beaconDelay");
        r = sound();
        r.answerSeconds = 0;
        refused(r, "answerSeconds");
        // With its longest replay a round would take longer than an epoch.
        r.answerSeconds = uint32(EPOCH / 10 + 1);
        refused(r, "answerSeconds");
        r = sound();
        r.openSeconds = 30 days + 1;
        refused(r, "openSeconds");
        r = sound();
        r.livenessSeconds = 1 days + 1;
        refused(r, "livenessSeconds");
        r = sound();
        r.receiptSeconds = 0;
        refused(r, "receiptSeconds");
        r = sound();
        r.contestSeconds = 0;
        refused(r, "contestSeconds");
        r = sound();
        r.voteSeconds = 0;
        refused(r, "voteSeconds");
        r = sound();
        r.awardSeconds = 31 days;
        refused(r, "awardSeconds");
        r = sound();
        r.omissionSeconds = uint32(EPOCH + 1);
        refused(r, "omissionSeconds");
    }

    function test_RevertsOnAPathLongerThanTheUnbondingDelay() public {
        Rules memory r = sound();
        r.voteSeconds = uint32(DELAY - 3 * EPOCH) - 10 * r.answerSeconds - r.openSeconds - r.contestSeconds;
        r.voteSeconds -= 2 * r.waitSeconds;
        refused(r, "path");
        r.voteSeconds -= 1;
        vm.prank(governance);
        parameters.setRules(r);
    }

    function test_RevertsOnAmountsOutOfBounds() public {
        Rules memory r = sound();
        r.livenessBond = 0;
        refused(r, "livenessBond");
        r = sound();
        r.disputeBond = 0;
        refused(r, "disputeBond");
        r = sound();
        r.vetoStake = 0;
        refused(r, "vetoStake");
        r = sound();
        r.silencePenalty = 5 ether + 1;
        refused(r, "silencePenalty");
        r = sound();
        r.declineFee = 1 ether + 1;
        refused(r, "declineFee");
        r = sound();
        r.seatUnits = 26;
        refused(r, "seatUnits");
        r = sound();
        r.silentUnits = 26;
        refused(r, "silentUnits");
        r = sound();
        r.minOperators = 1;
        refused(r, "minOperators");
        r.minOperators = 1001;
        refused(r, "minOperators");
    }

    /// The attack: governance bought to make councils or locks worthless.
    function test_RevertsOnChecksThatDecideNothing() public {
        Rules memory r = sound();
        r.rejectLead = 1;
        refused(r, "rejectLead");
        r.rejectLead = 16;
        refused(r, "rejectLead");
        r = sound();
        r.cap = 5;
        refused(r, "cap");
        r.cap = 32;
        refused(r, "cap");
        r.cap = 65;
        refused(r, "cap");
        r = sound();
        r.waitSeconds = 0;
        refused(r, "waitSeconds");
        r.waitSeconds = 30 days + 1;
        refused(r, "waitSeconds");
        r = sound();
        r.lockTenths = 10;
        refused(r, "lockTenths");
        r.lockTenths = 101;
        refused(r, "lockTenths");
    }

    /// The jury earns a bond whatever it rules, so both losers can pay one: a seat that lost half of its bond, and an
    /// executor with the smallest lock.
    function test_RevertsOnABondThatALoserCannotPay() public {
        Rules memory r = sound();
        r.disputeBond = 2 ether + 1;
        refused(r, "disputeBond");
        r = sound();
        r.minStakeLock = 1000 ether;
        r.disputeBond = uint96(uint256(r.seatUnits) * registry.BOND_UNIT() / 2);
        vm.prank(governance);
        parameters.setRules(r);
        r.disputeBond += 1;
        refused(r, "disputeBond");
    }

    /// The attack: governance bought to make slashing pay.
    function test_RevertsOnPayingOutMoreThanHalfOfASlash() public {
        Rules memory r = sound();
        r.challengerBps = 1001;
        refused(r, "challengerBps");
        r = sound();
        r.compensationBps = 4001;
        refused(r, "compensationBps");
    }

    function testFuzz_AcceptedRulesKeepTheGuarantees(Rules memory r) public {
        vm.prank(governance);
        try parameters.setRules(r) {
            atMost(r.challengerBps, 1000, "challenger");
            atMost(uint256(r.challengerBps) + r.compensationBps, 5000, "half burns");
            atMost(r.seatUnits * 4, MINIMUM, "seats per bond");
            atMost(r.silencePenalty, r.minStakeLock, "penalty covered");
            atLeast(r.lockTenths, 11, "more than a price for each window");
            atLeast(r.minOperators, uint256(r.rejectLead) + 1, "enough to reject");
        } catch (bytes memory reason) {
            eq(bytes32(bytes4(reason)), bytes32(IParameters.OutOfBounds.selector), "a bound, and said so");
        }
    }

    function test_TokensAreListedAndDelisted() public {
        vm.startPrank(governance);
        parameters.listToken(address(registry), 3e18);
        eq(parameters.rateOf(address(registry)), 3e18, "listed");
        parameters.listToken(address(registry), 0);
        eq(parameters.rateOf(address(registry)), 0, "delisted");
        vm.expectRevert(abi.encodeWithSelector(IParameters.OutOfBounds.selector, "token"));
        parameters.listToken(ann, 1e18);
    }

    function refusedRate(address listed, uint128 rate) private {
        vm.expectRevert(abi.encodeWithSelector(IParameters.OutOfBounds.selector, "rate"));
        parameters.listToken(listed, rate);
    }

    /// The attack: governance bought to make the locks of new tasks worthless, at once or by listing the token anew.
    function test_ARateMovesByAFactorOfTwoADay() public {
        vm.startPrank(governance);
        address coin = address(registry);
        refusedRate(coin, 1e6 - 1);
        refusedRate(coin, 1e36 + 1);
        parameters.listToken(coin, 4e18);
        vm.expectRevert(abi.encodeWithSelector(IParameters.RateChangedLately.selector, coin, block.timestamp + 1 days));
        parameters.listToken(coin, 5e18);
        vm.warp(block.timestamp + 1 days);
        refusedRate(coin, 8e18 + 1);
        refusedRate(coin, 2e18 - 1);
        parameters.listToken(coin, 0);
        refusedRate(coin, 9e18);
        parameters.listToken(coin, 4e18);
        eq(parameters.rateOf(coin), 4e18, "listed again at its old rate");
        parameters.listToken(coin, 8e18);
        vm.warp(block.timestamp + 1 days);
        parameters.listToken(coin, 4e18);
        eq(parameters.rateOf(coin), 4e18, "down again");
    }

    function test_TheStakeTokensOwnRateIsOne() public {
        vm.startPrank(governance);
        vm.warp(block.timestamp + 1 days);
        refusedRate(address(token), 2e18);
        parameters.listToken(address(token), 0);
        refusedRate(address(token), 2e18);
        parameters.listToken(address(token), 1e18);
    }

    function testFuzz_RevertsForAnyoneButGovernance(address stranger) public {
        vm.assume(stranger != governance && stranger != address(0));
        bytes memory refusal = abi.encodeWithSelector(IParameters.NotGovernance.selector, stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        parameters.setRules(sound());
        vm.expectRevert(refusal);
        parameters.listToken(address(token), 0);
        vm.expectRevert(refusal);
        parameters.offerGovernance(stranger);
        vm.expectRevert(refusal);
        parameters.takeGovernance();
    }

    function test_GovernanceIsHandedOverInTwoSteps() public {
        vm.prank(governance);
        parameters.offerGovernance(ann);
        eq(parameters.governance(), governance, "not yet");
        vm.prank(ann);
        parameters.takeGovernance();
        eq(parameters.governance(), ann, "now");
        vm.expectRevert(abi.encodeWithSelector(IParameters.NotGovernance.selector, ann));
        vm.prank(ann);
        parameters.takeGovernance();
    }

    function test_RevertsOnNoGovernanceAtAll() public {
        vm.expectRevert(abi.encodeWithSelector(IParameters.OutOfBounds.selector, "governance"));
        new Parameters(registry, address(0), sound(), new address[](0), new uint128[](0));
    }
}
