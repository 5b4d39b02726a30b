// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Emission, IMintable, Period, Receivers} from "../../src/economy/Emission.sol";
import {Grant, Token, TokenConfig} from "../../src/economy/Token.sol";
import {Test} from "../Test.sol";

contract EmissionTest is Test {
    Token token;
    Emission emission;
    uint256 constant START = 1_000_000;
    address foundation = account("foundation");
    address stakingPool = account("staking pool");
    address uptimePool = account("uptime pool");

    function setUp() public {
        vm.warp(START);
        Period[] memory schedule = new Period[](4);
        schedule[0] = Period(25_000_000 ether, 3);
        schedule[1] = Period(10_000_000 ether, 5);
        schedule[2] = Period(2_500_000 ether, 5);
        schedule[3] = Period(1_250_000 ether, 10);
        Grant[] memory genesis = new Grant[](2);
        genesis[0] = Grant(account("team"), 10_000_000 ether);
        genesis[1] = Grant(account("treasury"), 90_000_000 ether);
        address tokenAt = address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), hex"02")))));
        emission = new Emission(
            IMintable(tokenAt), START, Receivers(foundation, 1000, stakingPool, 2000, uptimePool), schedule
        );
        token = new Token(TokenConfig("Dedium", "DEDI", 250_000_000 ether, address(emission), genesis));
        eq(address(token), tokenAt, "predicted address");
    }

    function test_supplyAtTheEndOfEachYearIsTheSchedule() public {
        uint256 expected = 100_000_000 ether;
        eq(token.totalSupply(), expected, "at launch");
        for (uint256 year = 1; year <= 25; ++year) {
            if (year <= 3) expected += 25_000_000 ether;
            else if (year <= 8) expected += 10_000_000 ether;
            else if (year <= 13) expected += 2_500_000 ether;
            else if (year <= 23) expected += 1_250_000 ether;
            vm.warp(START + year * 365 days);
            emission.issue();
            eq(token.totalSupply(), expected, "end of the year");
            eq(token.balanceOf(foundation), (expected - 100_000_000 ether) / 10, "10% of what was issued");
        }
        eq(token.totalSupply(), 250_000_000 ether, "the cap, reached exactly");
    }

    /// However often and whenever it is called, everyone ends with the same amounts.
    function testFuzz_callingMoreOftenChangesNothing(uint256[16] memory steps) public {
        uint256 time = START;
        for (uint256 i; i != steps.length; ++i) {
            time += bound(steps[i], 0, 2 * 365 days);
            vm.warp(time);
            emission.issue();
            uint256 total = emission.totalAt(time);
            eq(emission.issued(), total, "issued");
            eq(token.balanceOf(foundation), total / 10, "foundation");
            eq(token.balanceOf(stakingPool), total * 2 / 10, "staking");
            eq(token.balanceOf(uptimePool), emission.uptimeAt(time), "uptime");
            eq(token.totalSupply(), 100_000_000 ether + total, "supply");
            atMost(token.totalSupply(), token.CAP(), "cap");
        }
    }

    function testFuzz_nobodyElseMints(address caller, uint256 amount) public {
        vm.assume(caller != address(emission));
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(Token.NotEmission.selector, caller));
        token.mint(caller, amount);
    }

    function test_theCapHoldsEvenForTheMinter() public {
        vm.prank(address(emission));
        vm.expectRevert(
            abi.encodeWithSelector(Token.CapExceeded.selector, 250_000_000 ether + 1, uint256(250_000_000 ether))
        );
        token.mint(foundation, 150_000_000 ether + 1);
    }

    /// Burning must not make room for new tokens.
    function test_burnedTokensNeverComeBack() public {
        vm.prank(account("treasury"));
        token.burn(50_000_000 ether);
        vm.warp(START + 30 * 365 days);
        emission.issue();
        eq(token.totalSupply(), 200_000_000 ether, "supply");
        eq(token.issued(), 250_000_000 ether, "issued ever");
        vm.prank(address(emission));
        vm.expectPartialRevert(Token.CapExceeded.selector);
        token.mint(foundation, 1);
    }

    function test_nothingIsIssuedBeforeTheStart() public {
        eq(emission.issue(), 0, "at the start");
        vm.warp(START - 1);
        eq(emission.issue(), 0, "before the start");
    }

    function test_genesisBeyondTheCapIsRefused() public {
        Grant[] memory genesis = new Grant[](1);
        genesis[0] = Grant(address(this), 11);
        vm.expectRevert(abi.encodeWithSelector(Token.CapExceeded.selector, uint256(11), uint256(10)));
        new Token(TokenConfig("x", "x", 10, address(0), genesis));
    }

    function test_sharesAboveTheWholeAreRefused() public {
        vm.expectRevert(Emission.BadReceivers.selector);
        new Emission(
            IMintable(address(token)),
            START,
            Receivers(foundation, 9000, stakingPool, 1001, uptimePool),
            new Period[](0)
        );
    }

    function test_permitMovesByASignature() public {
        uint256 key = 0xA11CE;
        address owner = vm.addr(key);
        vm.prank(account("treasury"));
        token.transfer(owner, 5 ether);
        bytes32 permit = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 digest = keccak256(
            abi.encodePacked(
                hex"1901",
                token.DOMAIN_SEPARATOR(),
                keccak256(abi.encode(permit, owner, address(this), 3 ether, 0, block.timestamp))
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        token.permit(owner, address(this), 3 ether, block.timestamp, v, r, s);
        token.transferFrom(owner, foundation, 3 ether);
        eq(token.balanceOf(foundation), 3 ether, "moved");
    }

    function test_aScheduleNeedsReceiversAndTime() public {
        Period[] memory schedule = new Period[](1);
        schedule[0] = Period(1, 1);
        for (uint256 i; i != 3; ++i) {
            Receivers memory to = Receivers(foundation, 1000, stakingPool, 2000, uptimePool);
            if (i == 0) to.foundation = address(0);
            else if (i == 1) to.stakingPool = address(0);
            else to.uptimePool = address(0);
            vm.expectRevert(Emission.BadReceivers.selector);
            new Emission(IMintable(address(token)), START, to, schedule);
        }
        schedule[0].lengthYears = 0;
        vm.expectRevert(abi.encodeWithSelector(Emission.BadPeriod.selector, 0));
        new Emission(
            IMintable(address(token)), START, Receivers(foundation, 1000, stakingPool, 2000, uptimePool), schedule
        );
    }

    function test_theScheduleCanBeRead() public view {
        Period[] memory schedule = emission.schedule();
        eq(schedule.length, 4, "periods");
        eq(schedule[3].perYear, 1_250_000 ether, "the last one");
    }

    function test_aGrantOfNothingOrToNobodyIsRefused() public {
        Grant[] memory genesis = new Grant[](2);
        genesis[0] = Grant(address(this), 1);
        genesis[1] = Grant(address(0), 1);
        vm.expectRevert(abi.encodeWithSelector(Token.BadGrant.selector, 1));
        new Token(TokenConfig("x", "x", 10, address(0), genesis));
        genesis[0].amount = 0;
        vm.expectRevert(abi.encodeWithSelector(Token.BadGrant.selector, 0));
        new Token(TokenConfig("x", "x", 10, address(0), genesis));
    }

    function test_votesAreCountedByTime() public view {
        eq(token.clock(), START, "seconds");
        eq(keccak256(bytes(token.CLOCK_MODE())), keccak256("mode=timestamp"), "and says so");
    }
}
