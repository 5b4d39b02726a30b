// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Governed} from "../governance/Governed.sol";
import {Emission} from "./Emission.sol";
import {RewardPool} from "./RewardPool.sol";
import {Votes} from "@openzeppelin/contracts/governance/utils/Votes.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

struct StakingConfig {
    IERC20 token;
    RewardPool pool;
    Emission emission; // 0: the pool lives from what it was granted
    address governance;
    uint256 rateBps; // a year, on what is staked
    uint256 leaveSeconds; // between asking for the stake and having it
}

/// Token holders stake, keep their vote and earn a yearly rate, as long as the pool lasts.
///
/// Rewards grow with time, never with a transaction, so a stake that comes and goes within a block earns nothing.
/// What is promised is set aside in the pool's balance at once: the sum of all promises never exceeds it, and when the
/// pool runs dry the rate falls to what it receives.
contract Staking is Governed, EIP712, Votes {
    using SafeERC20 for IERC20;

    uint256 public constant MAX_RATE_BPS = 2000;
    uint256 public constant YEAR = 365 days;
    uint256 private constant SCALE = 1e27;

    IERC20 public immutable TOKEN;
    RewardPool public immutable POOL;
    Emission public immutable EMISSION;
    uint256 public immutable LEAVE_SECONDS;

    struct Position {
        uint256 staked;
        uint256 growthPaid; // `growth` when this position was last settled
        uint256 earned;
        uint256 leaving; // earns and votes no more
        uint256 leavesAt;
    }

    uint256 public rateBps;
    uint256 public totalStaked;
    /// Reward of one staked wei since the beginning, times SCALE.
    uint256 public growth;
    uint256 public updatedAt;
    /// Set aside in the pool and not yet paid.
    uint256 public promised;
    mapping(address staker => Position) private _positions;

    event Staked(address indexed staker, uint256 amount);
    event Leaving(address indexed staker, uint256 amount, uint256 leavesAt);
    event Withdrawn(address indexed staker, uint256 amount);
    event RewardPaid(address indexed staker, uint256 amount);

    error ZeroAmount();
    error NotEnoughStaked(uint256 staked, uint256 asked);
    error StillLeaving(uint256 leavesAt);
    error NothingToWithdraw();

    constructor(StakingConfig memory config) Governed(config.governance) EIP712("muster staking", "1") {
        TOKEN = config.token;
        POOL = config.pool;
        EMISSION = config.emission;
        LEAVE_SECONDS = config.leaveSeconds;
        rateBps = _bounded("rateBps", config.rateBps, 0, MAX_RATE_BPS);
        updatedAt = block.timestamp;
    }

    function stake(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        Position storage position = _settle(msg.sender);
        position.staked += amount;
        totalStaked += amount;
        _transferVotingUnits(address(0), msg.sender, amount);
        // Whoever never chose a delegate votes for themselves; a stake should not silently lose its vote.
        if (delegates(msg.sender) == address(0)) _delegate(msg.sender, msg.sender);
        emit Staked(msg.sender, amount);
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// Stops earning and voting with `amount` now; it can be withdrawn after the delay, which a later call restarts.
    function unstake(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        Position storage position = _settle(msg.sender);
        if (position.staked < amount) revert NotEnoughStaked(position.staked, amount);
        position.staked -= amount;
        totalStaked -= amount;
        _transferVotingUnits(msg.sender, address(0), amount);
        position.leaving += amount;
        position.leavesAt = block.timestamp + LEAVE_SECONDS;
        emit Leaving(msg.sender, amount, position.leavesAt);
    }

    function withdraw() external {
        Position storage position = _positions[msg.sender];
        uint256 amount = position.leaving;
        if (amount == 0) revert NothingToWithdraw();
        if (block.timestamp < position.leavesAt) revert StillLeaving(position.leavesAt);
        position.leaving = 0;
        emit Withdrawn(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    /// Pays the caller's rewards out of the pool.
    function claim() external returns (uint256 amount) {
        Position storage position = _settle(msg.sender);
        amount = position.earned;
        if (amount == 0) return 0;
        position.earned = 0;
        promised -= amount;
        emit RewardPaid(msg.sender, amount);
        POOL.pay(msg.sender, amount);
    }

    function setRateBps(uint256 value) external onlyGovernance {
        // What was earned until now was earned at the old rate.
        _grow();
        rateBps = _bounded("rateBps", value, 0, MAX_RATE_BPS);
    }

    function positionOf(address staker) external view returns (Position memory) {
        return _positions[staker];
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _getVotingUnits(address account) internal view override returns (uint256) {
        return _positions[account].staked;
    }

    function _settle(address staker) private returns (Position storage position) {
        _grow();
        position = _positions[staker];
        position.earned += Math.mulDiv(position.staked, growth - position.growthPaid, SCALE);
        position.growthPaid = growth;
    }

    /// Promises the rewards of the time since the last call, as far as the pool covers them.
    function _grow() private {
        uint256 elapsed = block.timestamp - updatedAt;
        if (elapsed == 0) return;
        updatedAt = block.timestamp;
        // Should issuing ever fail, stakes must still be free to leave.
        if (address(EMISSION) != address(0)) {
            try EMISSION.issue() {} catch {}
        }
        uint256 total = totalStaked;
        if (total == 0) return;
        uint256 due = Math.mulDiv(total, rateBps * elapsed, 10_000 * YEAR);
        uint256 free = POOL.balance() - promised;
        if (due > free) due = free;
        // Rounded down twice: each staker's share is floored again, so shares never add up to more than was promised.
        uint256 step = Math.mulDiv(due, SCALE, total);
        growth += step;
        promised += Math.mulDiv(step, total, SCALE, Math.Rounding.Ceil);
    }
}
