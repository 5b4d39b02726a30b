// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IVetoList} from "../governance/IVetoList.sol";
import {Account, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {Emission} from "./Emission.sol";
import {RewardPool} from "./RewardPool.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

struct UptimeConfig {
    IProviderRegistry registry;
    IVetoList panel;
    IERC20 token;
    RewardPool pool;
    Emission emission; // 0: only the fixed budget
    uint40 start;
    uint40 epochSeconds;
    uint256 perEpoch; // budget of an epoch besides what emission gives it
    uint256 stakePerPoint; // wei of slow stake that backs one point
    uint256 rateBps; // the most in a year, on the operator's slow stake; 0: no such limit
    uint40 challengeSeconds;
    uint40 reviewSeconds;
    uint40 claimSeconds;
    uint256 challengeBond;
}

/// Rewards for nodes that were there (D14).
///
/// After an epoch the veto nodes, which probed every node at random moments, attest one Merkle root over what each
/// operator proved: its weight, in points × seconds. A majority posts it; then it waits, open to challenge. A challenged
/// root needs two thirds of the panel to stand, so a bare majority that lies can be stopped by anyone with a bond.
///
/// A root decides only how an epoch's budget is shared. However false it is, an operator gets no more than its own
/// stake backs, and an epoch no more than its budget, which the schedule fixes.
contract UptimeRewards {
    using SafeERC20 for IERC20;

    enum State {
        Open, // waits for a root
        Posted, // open to challenge
        Challenged, // the panel looks again
        Final
    }

    struct Epoch {
        State state;
        uint8 round;
        uint40 since; // of the last change of state
        bytes32 root;
        uint256 totalWeight;
        address challenger;
        uint256 budget;
        uint256 paid;
    }

    IProviderRegistry public immutable REGISTRY;
    IVetoList public immutable PANEL;
    IERC20 public immutable TOKEN;
    RewardPool public immutable POOL;
    Emission public immutable EMISSION;
    uint40 public immutable START;
    uint40 public immutable EPOCH_SECONDS;
    uint256 public immutable PER_EPOCH;
    uint256 public immutable STAKE_PER_POINT;
    uint256 public immutable RATE_BPS;
    uint40 public immutable CHALLENGE_SECONDS;
    uint40 public immutable REVIEW_SECONDS;
    uint40 public immutable CLAIM_SECONDS;
    uint256 public immutable CHALLENGE_BOND;

    /// Set aside in the pool for epochs that can still be claimed.
    uint256 public reserved;
    mapping(uint256 epoch => Epoch) private _epochs;
    mapping(uint256 epoch => mapping(uint8 round => mapping(address member => bool))) private _attested;
    mapping(uint256 epoch => mapping(uint8 round => mapping(bytes32 choice => uint256))) private _votes;
    mapping(uint256 epoch => mapping(address operator => bool)) public claimed;

    event Attested(uint256 indexed epoch, address indexed member, bytes32 root, uint256 totalWeight);
    event Posted(uint256 indexed epoch, bytes32 root, uint256 totalWeight);
    event Challenged(uint256 indexed epoch, address indexed challenger);
    event Reviewed(uint256 indexed epoch, bytes32 root, bool challengerWasRight);
    event Reopened(uint256 indexed epoch);
    event Finalised(uint256 indexed epoch, bytes32 root, uint256 budget, uint256 claimUntil);
    event Claimed(uint256 indexed epoch, address indexed operator, uint256 weight, uint256 amount);
    event Swept(uint256 indexed epoch, uint256 amount);

    error NotVeto(address caller);
    error EpochNotOver(uint256 epoch);
    error WrongState(uint256 epoch, State state);
    error AlreadyAttested(address member);
    error BadRoot();
    error TooEarly(uint256 time, uint256 since);
    error TooLate(uint256 time, uint256 until);
    error AlreadyClaimed(uint256 epoch, address operator);
    error BadProof();

    constructor(UptimeConfig memory config) {
        REGISTRY = config.registry;
        PANEL = config.panel;
        TOKEN = config.token;
        POOL = config.pool;
        EMISSION = config.emission;
        START = config.start;
        EPOCH_SECONDS = config.epochSeconds;
        PER_EPOCH = config.perEpoch;
        STAKE_PER_POINT = config.stakePerPoint;
        RATE_BPS = config.rateBps;
        CHALLENGE_SECONDS = config.challengeSeconds;
        REVIEW_SECONDS = config.reviewSeconds;
        CLAIM_SECONDS = config.claimSeconds;
        CHALLENGE_BOND = config.challengeBond;
    }

    // ------------------------------------------------------------------ roots

    /// A veto node's word on an epoch that is over: once in each round.
    function attest(uint256 epoch, bytes32 root, uint256 totalWeight) external {
        if (!PANEL.isVeto(msg.sender)) revert NotVeto(msg.sender);
        if (block.timestamp < endOf(epoch)) revert EpochNotOver(epoch);
        if (root == 0 || totalWeight == 0) revert BadRoot();
        Epoch storage e = _epochs[epoch];
        bool review = e.state == State.Challenged;
        if (e.state != State.Open && !review) revert WrongState(epoch, e.state);
        if (review && block.timestamp > e.since + REVIEW_SECONDS) {
            revert TooLate(block.timestamp, e.since + REVIEW_SECONDS);
        }
        if (_attested[epoch][e.round][msg.sender]) revert AlreadyAttested(msg.sender);
        _attested[epoch][e.round][msg.sender] = true;
        uint256 votes = ++_votes[epoch][e.round][keccak256(abi.encode(root, totalWeight))];
        emit Attested(epoch, msg.sender, root, totalWeight);
        if (review) {
            if (votes * 3 >= PANEL.vetoCount() * 2) _endReview(epoch, e, root, totalWeight);
        } else if (votes * 2 > PANEL.vetoCount()) {
            (e.root, e.totalWeight) = (root, totalWeight);
            _enter(e, State.Posted);
            emit Posted(epoch, root, totalWeight);
        }
    }

    /// Anyone may doubt a posted root, with a bond that goes to the pool when two thirds of the panel confirm it.
    function challenge(uint256 epoch) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Posted) revert WrongState(epoch, e.state);
        uint256 until = e.since + CHALLENGE_SECONDS;
        if (block.timestamp >= until) revert TooLate(block.timestamp, until);
        e.challenger = msg.sender;
        ++e.round;
        _enter(e, State.Challenged);
        emit Challenged(epoch, msg.sender);
        TOKEN.safeTransferFrom(msg.sender, address(this), CHALLENGE_BOND);
    }

    /// The panel did not come to two thirds in time: the root falls, the bond returns and the epoch waits for another.
    function reopen(uint256 epoch) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Challenged) revert WrongState(epoch, e.state);
        uint256 until = e.since + REVIEW_SECONDS;
        if (block.timestamp <= until) revert TooEarly(block.timestamp, until);
        address challenger = e.challenger;
        (e.root, e.totalWeight, e.challenger) = (0, 0, address(0));
        ++e.round;
        _enter(e, State.Open);
        emit Reopened(epoch);
        TOKEN.safeTransfer(challenger, CHALLENGE_BOND);
    }

    /// Nobody doubted the root in time: sets its budget aside.
    function finalise(uint256 epoch) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Posted) revert WrongState(epoch, e.state);
        uint256 since = e.since + CHALLENGE_SECONDS;
        if (block.timestamp < since) revert TooEarly(block.timestamp, since);
        _finalise(epoch, e);
    }

    // ------------------------------------------------------------------ rewards

    /// Pays an operator its share of an epoch. Anyone may call; the money goes to the operator.
    function claim(uint256 epoch, address operator, uint256 weight, bytes32[] calldata proof) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Final) revert WrongState(epoch, e.state);
        if (block.timestamp > e.since + CLAIM_SECONDS) revert TooLate(block.timestamp, e.since + CLAIM_SECONDS);
        if (claimed[epoch][operator]) revert AlreadyClaimed(epoch, operator);
        if (!MerkleProof.verifyCalldata(proof, e.root, leafOf(epoch, operator, weight))) revert BadProof();
        claimed[epoch][operator] = true;
        uint256 amount = Math.min(_shareOf(e, operator, weight), e.budget - e.paid);
        e.paid += amount;
        reserved -= amount;
        emit Claimed(epoch, operator, weight, amount);
        POOL.pay(operator, amount);
    }

    /// What nobody claimed in time goes back to the pool's free part.
    function sweep(uint256 epoch) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Final) revert WrongState(epoch, e.state);
        if (block.timestamp <= e.since + CLAIM_SECONDS) revert TooEarly(block.timestamp, e.since + CLAIM_SECONDS);
        uint256 left = e.budget - e.paid;
        e.budget = e.paid;
        reserved -= left;
        emit Swept(epoch, left);
    }

    // ------------------------------------------------------------------ reading

    function epochOf(uint256 epoch) external view returns (Epoch memory) {
        return _epochs[epoch];
    }

    function endOf(uint256 epoch) public view returns (uint256) {
        return START + (epoch + 1) * EPOCH_SECONDS;
    }

    /// Hashed twice, so that no inner node of a tree can pass for a leaf.
    function leafOf(uint256 epoch, address operator, uint256 weight) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(epoch, operator, weight))));
    }

    /// What the schedule and the network give an epoch, whenever it is asked.
    function budgetOf(uint256 epoch) public view returns (uint256 budget) {
        budget = PER_EPOCH;
        if (address(EMISSION) != address(0)) {
            budget += EMISSION.uptimeAt(endOf(epoch)) - EMISSION.uptimeAt(endOf(epoch) - EPOCH_SECONDS);
        }
    }

    // ------------------------------------------------------------------ inside

    function _shareOf(Epoch storage e, address operator, uint256 weight) private view returns (uint256 share) {
        Account memory held = REGISTRY.accountOf(operator);
        // Stake that cannot be borrowed for one transaction: the council bond and what backs running work.
        uint256 stake = uint256(held.bonded) + held.locked;
        weight = Math.min(weight, stake / STAKE_PER_POINT * EPOCH_SECONDS);
        share = Math.mulDiv(e.budget, Math.min(weight, e.totalWeight), e.totalWeight);
        if (RATE_BPS != 0) share = Math.min(share, stake * RATE_BPS * EPOCH_SECONDS / (10_000 * 365 days));
    }

    function _endReview(uint256 epoch, Epoch storage e, bytes32 root, uint256 totalWeight) private {
        bool right = root != e.root || totalWeight != e.totalWeight;
        address to = right ? e.challenger : address(POOL);
        (e.root, e.totalWeight, e.challenger) = (root, totalWeight, address(0));
        emit Reviewed(epoch, root, right);
        _finalise(epoch, e);
        TOKEN.safeTransfer(to, CHALLENGE_BOND);
    }

    function _finalise(uint256 epoch, Epoch storage e) private {
        if (address(EMISSION) != address(0)) {
            try EMISSION.issue() {} catch {}
        }
        e.budget = Math.min(budgetOf(epoch), POOL.balance() - reserved);
        reserved += e.budget;
        _enter(e, State.Final);
        emit Finalised(epoch, e.root, e.budget, block.timestamp + CLAIM_SECONDS);
    }

    function _enter(Epoch storage e, State state) private {
        e.state = state;
        e.since = uint40(block.timestamp);
    }
}
