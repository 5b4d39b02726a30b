// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {CapacityConfig} from "../../src/economy/Capacity.sol";
import {Emission, IMintable, Period, Receivers} from "../../src/economy/Emission.sol";
import {IAllocations} from "../../src/economy/IAllocations.sol";
import {Pricing, PricingConfig} from "../../src/economy/Pricing.sol";
import {Reservations} from "../../src/economy/Reservations.sol";
import {RewardPool} from "../../src/economy/RewardPool.sol";
import {Staking, StakingConfig} from "../../src/economy/Staking.sol";
import {UptimeConfig, UptimeRewards} from "../../src/economy/UptimeRewards.sol";
import {BoundedTimelock, IOffersGovernance} from "../../src/governance/BoundedTimelock.sol";
import {IVetoList} from "../../src/governance/IVetoList.sol";
import {GovernorConfig, MusterGovernor} from "../../src/governance/MusterGovernor.sol";
import {VotingPower} from "../../src/governance/VotingPower.sol";
import {IAllocationGate} from "../../src/market/IAllocationGate.sol";
import {Exchange} from "../economy/Exchange.sol";
import {VotingToken} from "../economy/VotingToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {StakeMoves} from "./StakeMoves.sol";

/// Asks the reservations, which are deployed after the market that asks.
contract ReservationGate is IAllocationGate {
    IAllocationGate private _reservations;

    function open(IAllocationGate reservations) external {
        _reservations = reservations;
    }

    function mayAllocate(bytes32 node, address client, uint40 until) external view returns (bool) {
        return address(_reservations) == address(0) || _reservations.mayAllocate(node, client, until);
    }
}

/// The market's world with an economy around it: issuance, staking, uptime rewards, prices, reservations, an exchange, and
/// a governor whose timelock governs all of them. Times are seconds and minutes, so that a run sees
/// whole epochs and votes while its tasks go on.
abstract contract Economy is StakeMoves, Exchange {
    uint40 internal constant UPTIME_EPOCH = 5 minutes;
    uint40 internal constant CLAIM_SECONDS = 20 minutes;
    uint256 internal constant LEAVE_SECONDS = 60;
    uint256 internal constant ANSWER_SECONDS = 10;
    uint256 internal constant CHALLENGE_BOND = 5 ether;
    uint256 internal constant POINT_HOUR = 0.001 ether;
    uint256 internal constant DELAY_FLOOR = 5;
    uint32 internal constant SHORTEST_PERIOD = 10;

    Emission internal emission;
    RewardPool internal stakingPool;
    RewardPool internal uptimePool;
    Staking internal staking;
    UptimeRewards internal uptime;
    Pricing internal pricing;
    Reservations internal reservations;
    BoundedTimelock internal timelock;
    MusterGovernor internal governor;
    address internal pair;
    address internal foundation = account("foundation");
    ReservationGate private _gate;

    function setUp() public virtual override {
        super.setUp();
        _openEconomy();
        _openGovernance();
        _openMarketPlace();
        for (uint256 i = 0; i < accounts(); ++i) {
            _join(accountAt(i));
        }
        pass(1);
    }

    function makeToken() internal override returns (PlainToken) {
        return new VotingToken();
    }

    function gate() internal override returns (address) {
        _gate = new ReservationGate();
        return address(_gate);
    }

    /// Operators, then clients, then the stranger.
    function accounts() internal view returns (uint256) {
        return operators.length + clients.length + 1;
    }

    function accountAt(uint256 i) internal view returns (address) {
        if (i < operators.length) return operators[i];
        i -= operators.length;
        return i < clients.length ? clients[i] : stranger;
    }

    function _openEconomy() private {
        uint256 nonce = vm.getNonce(address(this));
        Period[] memory schedule = new Period[](1);
        schedule[0] = Period(10_000_000 ether, 10);
        stakingPool = RewardPool(created(nonce + 1));
        uptimePool = RewardPool(created(nonce + 2));
        emission = new Emission(
            IMintable(address(token)),
            block.timestamp,
            Receivers(foundation, 1000, address(stakingPool), 2000, address(uptimePool)),
            schedule
        );
        new RewardPool(token, created(nonce + 3));
        new RewardPool(token, created(nonce + 4));
        staking = new Staking(StakingConfig(token, stakingPool, emission, created(nonce + 7), 700, LEAVE_SECONDS));
        uptime = new UptimeRewards(
            UptimeConfig({
                registry: registry,
                jury: IVetoList(address(disputes)),
                token: token,
                pool: uptimePool,
                emission: emission,
                start: uint40(block.timestamp),
                epochSeconds: UPTIME_EPOCH,
                perEpoch: 0,
                stakePerPoint: UNIT,
                rateBps: 10_000,
                challengeSeconds: 40,
                reviewSeconds: 80,
                claimSeconds: CLAIM_SECONDS,
                challengeBond: CHALLENGE_BOND
            })
        );
        pricing = new Pricing(
            CapacityConfig(
                registry, IAllocations(address(market)), address(token), created(nonce + 6), UNIT, uint40(1 days)
            ),
            PricingConfig(created(nonce + 7), POINT_HOUR, POINT_HOUR / 10, POINT_HOUR * 10, 0.6e18, 12_500, 0.1e18)
        );
        reservations = new Reservations(token, pricing, ANSWER_SECONDS);
        timelock = new BoundedTimelock(10, DELAY_FLOOR, created(nonce + 9));
        eq(address(timelock), created(nonce + 7), "predicted timelock");
        _gate.open(reservations);
    }

    function _openGovernance() private {
        VotingPower power = new VotingPower(VotingToken(address(token)), staking);
        governor = new MusterGovernor(power, timelock, GovernorConfig(1, 15, 1 ether, 4, SHORTEST_PERIOD, 10_000 ether));
        vm.prank(governance);
        parameters.offerGovernance(address(timelock));
        timelock.acceptGovernance(IOffersGovernance(address(parameters)));
        governance = address(timelock);
    }

    function _openMarketPlace() private {
        _openExchange();
        token.mint(address(this), 100_000 ether);
        token.approve(address(router), type(uint256).max);
        vm.deal(address(this), 100 ether);
        router.addLiquidityETH{value: 100 ether}(address(token), 100_000 ether, 0, 0, address(this), block.timestamp);
        pair = factory.getPair(address(token), address(weth));
    }

    function _join(address who) private {
        vm.startPrank(who);
        VotingToken(address(token)).delegate(who);
        token.approve(address(staking), type(uint256).max);
        token.approve(address(uptime), type(uint256).max);
        token.approve(address(reservations), type(uint256).max);
        token.approve(address(router), type(uint256).max);
        vm.stopPrank();
    }
}
