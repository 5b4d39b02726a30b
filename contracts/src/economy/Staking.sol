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
    Emission emission; // 0: the pool only has its grants
    address governance;
    uint256 rateBps; // yearly rate on staked tokens, in basis points
    uint256 leaveSeconds; // wait between `unstake` and `withdraw`
}

/// Token holders stake, keep their vote and earn a yearly rate, as long as the pool lasts.
///
/// Rewards grow with time, never with a transaction, so a stake that comes and goes within a block earns nothing.
/// Promised rewards are set aside in the pool's balance at once: their sum never exceeds it, and when the pool is empty
/// the rate falls to the pool's income.
contract Staking is Governed, EIP712, Votes {
    using SafeERC20 for IERC20;

    /// @notice The highest yearly rate that governance can set, in basis points.
    uint256 public constant MAX_RATE_BPS = 2000;

    /// @notice The length of a year, in seconds.
    uint256 public constant YEAR = 365 days;
    uint256 private constant SCALE = 1e27;

    /// @notice The token that is staked.
    IERC20 public immutable TOKEN;

    /// @notice The pool that rewards are paid from.
    RewardPool public immutable POOL;

    /// @notice The emission contract that funds the pool; zero for none.
    Emission public immutable EMISSION;

    /// @notice The wait between `unstake` and `withdraw`, in seconds.
    uint256 public immutable LEAVE_SECONDS;

    struct Position {
        uint256 staked;
        uint256 growthPaid; // `growth` when this position was last settled
        uint256 earned;
        uint256 leaving; // unstaked: earns and votes no more
        uint256 leavesAt;
    }

    /// @notice The yearly rate on staked tokens, in basis points.
    uint256 public rateBps;

    /// @notice The sum of all stakes, in wei.
    uint256 public totalStaked;

    /// @notice The reward of one staked wei since the beginning, times 1e27.
    uint256 public growth;

    /// @notice The time up to which `growth` is computed, in seconds.
    uint256 public updatedAt;

    /// @notice The rewards set aside in the pool and not paid yet, in wei.
    uint256 public promised;
    mapping(address staker => Position) private _positions;

    /// @notice An account staked tokens.
    /// @param staker The account that staked.
    /// @param amount The amount, in wei.
    event Staked(address indexed staker, uint256 amount);

    /// @notice An account started to unstake.
    /// @param staker The account that staked.
    /// @param amount The amount, in wei.
    /// @param leavesAt The time from which the tokens can be withdrawn, in seconds.
    event Leaving(address indexed staker, uint256 amount, uint256 leavesAt);

    /// @notice An account withdrew unstaked tokens.
    /// @param staker The account that staked.
    /// @param amount The amount, in wei.
    event Withdrawn(address indexed staker, uint256 amount);

    /// @notice An account received rewards.
    /// @param staker The account that staked.
    /// @param amount The amount, in wei.
    event RewardPaid(address indexed staker, uint256 amount);

    /// @notice The amount is zero.
    error ZeroAmount();

    /// @notice The caller has staked less than it wants to unstake.
    /// @param staked The stake, in wei.
    /// @param asked The amount that was asked for.
    error NotEnoughStaked(uint256 staked, uint256 asked);

    /// @notice The wait after `unstake` is not over.
    /// @param leavesAt The time from which the tokens can be withdrawn, in seconds.
    error StillLeaving(uint256 leavesAt);

    /// @notice The caller has no unstaked tokens.
    error NothingToWithdraw();

    constructor(StakingConfig memory config) Governed(config.governance) EIP712("muster staking", "1") {
        TOKEN = config.token;
        POOL = config.pool;
        EMISSION = config.emission;
        LEAVE_SECONDS = config.leaveSeconds;
        rateBps = _bounded("rateBps", config.rateBps, 0, MAX_RATE_BPS);
        updatedAt = block.timestamp;
    }

    /// @notice Stakes tokens of the caller.
    /// @param amount The amount, in wei.
    function stake(uint256 amount) external {
        if (amount == 0) revert ZeroAmount();
        Position storage position = _settle(msg.sender);
        position.staked += amount;
        totalStaked += amount;
        _transferVotingUnits(address(0), msg.sender, amount);
        // An account without a delegate votes for itself: a stake should not silently lose its vote.
        if (delegates(msg.sender) == address(0)) _delegate(msg.sender, msg.sender);
        emit Staked(msg.sender, amount);
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
    }

    /// @notice Stops earning and voting with an amount now; the amount can be withdrawn after the delay, which a later
    /// call restarts.
    /// @param amount The amount, in wei.
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

    /// @notice Sends the caller its unstaked tokens after the delay.
    function withdraw() external {
        Position storage position = _positions[msg.sender];
        uint256 amount = position.leaving;
        if (amount == 0) revert NothingToWithdraw();
        if (block.timestamp < position.leavesAt) revert StillLeaving(position.leavesAt);
        position.leaving = 0;
        emit Withdrawn(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    /// @notice Pays the caller's rewards out of the pool.
    /// @return amount The rewards paid, in wei.
    function claim() external returns (uint256 amount) {
        Position storage position = _settle(msg.sender);
        amount = position.earned;
        if (amount == 0) return 0;
        position.earned = 0;
        promised -= amount;
        emit RewardPaid(msg.sender, amount);
        POOL.pay(msg.sender, amount);
    }

    /// @notice Sets the yearly rate. Governance only.
    /// @param value The rate, in basis points.
    function setRateBps(uint256 value) external onlyGovernance {
        // Rewards up to now were earned at the old rate.
        _grow();
        rateBps = _bounded("rateBps", value, 0, MAX_RATE_BPS);
    }

    /// @notice Returns an account's position.
    /// @param staker The account that staked.
    /// @return The position as of its last change; later rewards are not included.
    function positionOf(address staker) external view returns (Position memory) {
        return _positions[staker];
    }

    /// @notice Returns the current time of the vote checkpoints.
    /// @return The time, in seconds.
    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    /// @notice Returns the clock mode of ERC-6372.
    /// @return "mode=timestamp".
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
        // If issuing ever fails, stakes must still be able to leave.
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
