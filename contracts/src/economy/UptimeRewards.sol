// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IVetoList} from "../governance/IVetoList.sol";
import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {Emission} from "./Emission.sol";
import {RewardPool} from "./RewardPool.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

struct UptimeConfig {
    IProviderRegistry registry;
    IVetoList jury;
    IERC20 token;
    RewardPool pool;
    Emission emission; // 0: epochs only have the fixed budget
    uint40 start;
    uint40 epochSeconds;
    uint256 perEpoch; // budget of an epoch besides emission, in wei
    uint256 stakePerPoint; // bonded stake that backs one point, in wei
    uint256 rateBps; // highest yearly reward on the operator's bonded stake, in basis points; never 0
    uint40 challengeSeconds;
    uint40 reviewSeconds;
    uint40 claimSeconds;
    uint256 challengeBond;
}

/// Rewards for nodes that were online.
///
/// After an epoch the veto nodes, which probed every node at random moments, attest one Merkle root over the weight
/// that each operator proved, in points × seconds. A majority posts the root; then anyone can challenge it for a time.
/// A challenged root needs two thirds of the veto nodes, so anyone with a bond can stop a bare majority that lies.
///
/// A root decides only how an epoch's budget is shared. However false it is, root and total, an operator receives no more
/// than the yearly rate on its stake, and an epoch no more than its budget, which the schedule fixes. Only stake that has
/// been bonded since the epoch began counts, so no stake is paid twice for one epoch.
contract UptimeRewards {
    using SafeERC20 for IERC20;

    enum State {
        Open, // waits for a root
        Posted, // can be challenged
        Challenged, // the veto nodes review the root
        Final
    }

    struct Epoch {
        State state;
        uint8 round;
        uint40 since; // time of the last change of state
        bytes32 root;
        uint256 totalWeight;
        address challenger;
        uint256 budget;
        uint256 paid;
    }

    /// @notice The registry of operators.
    IProviderRegistry public immutable REGISTRY;

    /// @notice The list of veto nodes.
    IVetoList public immutable JURY;

    /// @notice The token that rewards and bonds are paid in.
    IERC20 public immutable TOKEN;

    /// @notice The pool that rewards are paid from.
    RewardPool public immutable POOL;

    /// @notice The emission contract that funds the pool; zero for none.
    Emission public immutable EMISSION;

    /// @notice The start of epoch 0, in seconds.
    uint40 public immutable START;

    /// @notice The length of an epoch, in seconds.
    uint40 public immutable EPOCH_SECONDS;

    /// @notice The budget of an epoch besides emission, in wei.
    uint256 public immutable PER_EPOCH;

    /// @notice The stake that backs one point, in wei.
    uint256 public immutable STAKE_PER_POINT;

    /// @notice The highest yearly reward on an operator's bonded stake, in basis points.
    uint256 public immutable RATE_BPS;

    /// @notice The time to challenge a posted root, in seconds.
    uint40 public immutable CHALLENGE_SECONDS;

    /// @notice The time for the jury to review a challenged root, in seconds.
    uint40 public immutable REVIEW_SECONDS;

    /// @notice The time to claim rewards of a final epoch, in seconds.
    uint40 public immutable CLAIM_SECONDS;

    /// @notice The bond of a challenger, in wei.
    uint256 public immutable CHALLENGE_BOND;

    /// @notice The rewards set aside in the pool for epochs that can still be claimed, in wei.
    uint256 public reserved;
    mapping(uint256 epoch => Epoch) private _epochs;
    mapping(uint256 epoch => mapping(uint8 round => mapping(address member => bool))) private _attested;
    mapping(uint256 epoch => mapping(uint8 round => mapping(bytes32 choice => uint256))) private _votes;

    /// @notice True for each epoch and operator whose reward was claimed.
    mapping(uint256 epoch => mapping(address operator => bool)) public claimed;

    /// @notice A veto node attested a root.
    /// @param epoch The number of the epoch.
    /// @param member The juror.
    /// @param root The Merkle root over the operators' weights.
    /// @param totalWeight The sum of the weights, in points times seconds.
    event Attested(uint256 indexed epoch, address indexed member, bytes32 root, uint256 totalWeight);

    /// @notice A majority of the veto nodes attested the same root, which can now be challenged.
    /// @param epoch The number of the epoch.
    /// @param root The Merkle root over the operators' weights.
    /// @param totalWeight The sum of the weights, in points times seconds.
    event Posted(uint256 indexed epoch, bytes32 root, uint256 totalWeight);

    /// @notice A posted root was challenged.
    /// @param epoch The number of the epoch.
    /// @param challenger The account that challenged.
    event Challenged(uint256 indexed epoch, address indexed challenger);

    /// @notice Two thirds of the veto nodes agreed on a root in the review of a challenge.
    /// @param epoch The number of the epoch.
    /// @param root The Merkle root that they attested.
    /// @param challengerWasRight True when it differs from the challenged root.
    event Reviewed(uint256 indexed epoch, bytes32 root, bool challengerWasRight);

    /// @notice The veto nodes did not agree in time; the epoch waits for another root.
    /// @param epoch The number of the epoch.
    event Reopened(uint256 indexed epoch);

    /// @notice An epoch became final and its rewards can be claimed.
    /// @param epoch The number of the epoch.
    /// @param root The Merkle root over the operators' weights.
    /// @param budget The rewards of the epoch, in wei.
    /// @param claimUntil The time until which rewards can be claimed, in seconds.
    event Finalised(uint256 indexed epoch, bytes32 root, uint256 budget, uint256 claimUntil);

    /// @notice An operator received its reward of an epoch.
    /// @param epoch The number of the epoch.
    /// @param operator The operator.
    /// @param weight The operator's weight, in points times seconds.
    /// @param amount The amount, in wei.
    event Claimed(uint256 indexed epoch, address indexed operator, uint256 weight, uint256 amount);

    /// @notice Unclaimed rewards of an epoch returned to the pool.
    /// @param epoch The number of the epoch.
    /// @param amount The amount, in wei.
    event Swept(uint256 indexed epoch, uint256 amount);

    /// @notice Only a veto node may attest.
    /// @param caller The account that called.
    error NotVeto(address caller);

    /// @notice The epoch is not over.
    /// @param epoch The number of the epoch.
    error EpochNotOver(uint256 epoch);

    /// @notice The epoch's state does not allow the call.
    /// @param epoch The number of the epoch.
    /// @param state The state that it is in.
    error WrongState(uint256 epoch, State state);

    /// @notice The veto node has attested in this round.
    /// @param member The veto node.
    error AlreadyAttested(address member);

    /// @notice The root or the total weight is zero.
    error BadRoot();

    /// @notice The call came before its time.
    /// @param time The time of the call, in seconds.
    /// @param since The time from which the call is allowed, in seconds.
    error TooEarly(uint256 time, uint256 since);

    /// @notice The call came after its deadline.
    /// @param time The time of the call, in seconds.
    /// @param until The time until which the call was allowed, in seconds.
    error TooLate(uint256 time, uint256 until);

    /// @notice The operator has claimed this epoch.
    /// @param epoch The number of the epoch.
    /// @param operator The operator.
    error AlreadyClaimed(uint256 epoch, address operator);

    /// @notice The yearly rate or the length of an epoch is zero.
    error BadConfig();

    /// @notice The Merkle proof does not fit the root.
    error BadProof();

    constructor(UptimeConfig memory config) {
        // Without a rate the veto nodes alone could pay a whole epoch to anybody.
        if (config.rateBps == 0 || config.epochSeconds == 0) revert BadConfig();
        REGISTRY = config.registry;
        JURY = config.jury;
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

    /// @notice Attests the root of an epoch that is over, once in each round. Veto nodes only.
    /// @param epoch The number of the epoch.
    /// @param root The Merkle root over the operators' weights.
    /// @param totalWeight The sum of the weights, in points times seconds.
    function attest(uint256 epoch, bytes32 root, uint256 totalWeight) external {
        if (!JURY.isVeto(msg.sender)) revert NotVeto(msg.sender);
        // Epochs beyond all time first: their end cannot be computed.
        if (epoch > block.timestamp || block.timestamp < endOf(epoch)) revert EpochNotOver(epoch);
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
            if (votes * 3 >= JURY.vetoCount() * 2) _endReview(epoch, e, root, totalWeight);
        } else if (votes * 2 > JURY.vetoCount()) {
            (e.root, e.totalWeight) = (root, totalWeight);
            _enter(e, State.Posted);
            emit Posted(epoch, root, totalWeight);
        }
    }

    /// @notice Challenges a posted root with a bond, which goes to the pool when two thirds of the veto nodes confirm
    /// the root. Anyone may call.
    /// @param epoch The number of the epoch.
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

    /// @notice Discards a challenged root that the veto nodes did not confirm in time, and returns the bond. Anyone may
    /// call.
    /// @param epoch The number of the epoch.
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

    /// @notice Makes a root that nobody challenged in time final and sets its budget aside. Anyone may call.
    /// @param epoch The number of the epoch.
    function finalise(uint256 epoch) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Posted) revert WrongState(epoch, e.state);
        uint256 since = e.since + CHALLENGE_SECONDS;
        if (block.timestamp < since) revert TooEarly(block.timestamp, since);
        _finalise(epoch, e);
    }

    // ------------------------------------------------------------------ rewards

    /// @notice Pays an operator its share of an epoch. Anyone may call; the amount goes to the operator.
    /// @dev The stake that counts can only shrink with time, so nobody harms the operator by calling early.
    /// @param epoch The number of the epoch.
    /// @param operator The operator.
    /// @param weight The operator's weight, in points times seconds.
    /// @param proof The Merkle proof of the operator's leaf.
    function claim(uint256 epoch, address operator, uint256 weight, bytes32[] calldata proof) external {
        Epoch storage e = _epochs[epoch];
        if (e.state != State.Final) revert WrongState(epoch, e.state);
        if (block.timestamp > e.since + CLAIM_SECONDS) revert TooLate(block.timestamp, e.since + CLAIM_SECONDS);
        if (claimed[epoch][operator]) revert AlreadyClaimed(epoch, operator);
        if (!MerkleProof.verifyCalldata(proof, e.root, leafOf(epoch, operator, weight))) revert BadProof();
        claimed[epoch][operator] = true;
        uint256 amount = Math.min(_shareOf(epoch, operator, weight), e.budget - e.paid);
        e.paid += amount;
        reserved -= amount;
        emit Claimed(epoch, operator, weight, amount);
        POOL.pay(operator, amount);
    }

    /// @notice Returns the rewards that nobody claimed in time to the pool. Anyone may call.
    /// @param epoch The number of the epoch.
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

    /// @notice Returns the state of an epoch.
    /// @param epoch The number of the epoch.
    /// @return The epoch.
    function epochOf(uint256 epoch) external view returns (Epoch memory) {
        return _epochs[epoch];
    }

    /// @notice Returns the end of an epoch.
    /// @param epoch The number of the epoch.
    /// @return The time, in seconds.
    function endOf(uint256 epoch) public view returns (uint256) {
        return START + (epoch + 1) * EPOCH_SECONDS;
    }

    /// @notice Returns the Merkle leaf of an operator's weight.
    /// @dev Hashed twice, so that no inner node of a tree can pass for a leaf.
    /// @param epoch The number of the epoch.
    /// @param operator The operator.
    /// @param weight The operator's weight, in points times seconds.
    /// @return The leaf.
    function leafOf(uint256 epoch, address operator, uint256 weight) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(epoch, operator, weight))));
    }

    /// @notice Returns the budget of an epoch by the schedule and the network's fixed amount, whenever it is read.
    /// @param epoch The number of the epoch.
    /// @return budget The budget, in wei.
    function budgetOf(uint256 epoch) public view returns (uint256 budget) {
        budget = PER_EPOCH;
        if (address(EMISSION) != address(0)) {
            budget += EMISSION.uptimeAt(endOf(epoch)) - EMISSION.uptimeAt(endOf(epoch) - EPOCH_SECONDS);
        }
    }

    // ------------------------------------------------------------------ inside

    function _shareOf(uint256 epoch, address operator, uint256 weight) private view returns (uint256) {
        Epoch storage e = _epochs[epoch];
        // Locks of running work do not count: a task of one's own can lock and unlock within one block.
        uint256 stake = REGISTRY.bondedSince(operator, endOf(epoch) - EPOCH_SECONDS);
        weight = Math.min(weight, stake / STAKE_PER_POINT * EPOCH_SECONDS);
        uint256 share = Math.mulDiv(e.budget, Math.min(weight, e.totalWeight), e.totalWeight);
        return Math.min(share, stake * RATE_BPS * EPOCH_SECONDS / (10_000 * 365 days));
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
