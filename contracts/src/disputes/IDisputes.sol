// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Outcome, Settlement, Terms} from "../market/TaskTypes.sol";

/// A contested settlement before the jury of veto nodes.
struct Dispute {
    address challenger; // the account that contested
    uint40 until; // end of the vote, in seconds
    uint40 openedAt; // time of the contest, in seconds
    uint96 bond; // bond of the challenger, in wei
    uint16 members; // jurors that may judge the task
    uint16 forWork; // jurors that find the work right, by the same tolerance
    uint16 againstWork; // jurors that find it wrong, by the same tolerance
    uint128 tolerance; // with which the jurors that ruled compared, see `vote`; zero before a ruling
    bool resolved; // the ruling was executed
}

/// The jury of veto nodes: staked accounts that governance appoints. It rules on deliveries that a council could not
/// decide, or decided wrongly.
interface IDisputes {
    /// @notice Governance appointed or dismissed a juror.
    /// @param member The juror.
    /// @param appointed True when the account became a juror.
    event MemberAppointed(address indexed member, bool appointed);

    /// @notice A settlement was contested and the jury can vote.
    /// @param deliveryId The delivery's id.
    /// @param segment The segment that the challenger disputes.
    /// @param challenger The account that challenged.
    /// @param evidence The hash of the challenger's evidence.
    /// @param until The time until which the jury can vote, in seconds.
    event Contested(
        bytes32 indexed deliveryId, uint64 indexed segment, address indexed challenger, bytes32 evidence, uint40 until
    );

    /// @notice A juror voted.
    /// @param deliveryId The delivery's id.
    /// @param segment The segment that the challenger disputes.
    /// @param member The juror.
    /// @param workIsGood True for a vote that the work is right.
    /// @param tolerance The tolerance with which the juror compared, see `vote`.
    /// @param evidence The hash of the juror's evidence.
    event Voted(
        bytes32 indexed deliveryId,
        uint64 indexed segment,
        address indexed member,
        bool workIsGood,
        uint128 tolerance,
        bytes32 evidence
    );

    /// @notice The jury's ruling was executed, or its time passed without a majority.
    /// @param deliveryId The delivery's id.
    /// @param segment The segment that the challenger disputes.
    /// @param ruling Paid when the jury found the work right, Fraud when wrong, Neutral without a majority.
    /// @param tolerance The tolerance with which the jurors that ruled compared, see `vote`.
    event Resolved(bytes32 indexed deliveryId, uint64 indexed segment, Outcome ruling, uint128 tolerance);

    /// @notice A challenger's bond, or a share of it, was credited.
    /// @param to The challenger, or a juror that ruled against it.
    /// @param amount The amount, in wei.
    event BondMoved(address indexed to, uint256 amount);

    /// @notice Only governance may appoint and dismiss jurors.
    /// @param caller The account that called.
    error NotGovernance(address caller);

    /// @notice The caller was no juror when the work was awarded.
    /// @param caller The account that called.
    error NotMember(address caller);

    /// @notice The juror's stake is below the rules' minimum.
    /// @param member The juror.
    /// @param stake The stake of the juror, in wei.
    /// @param needed The stake required, in wei.
    error MemberStakeTooLow(address member, uint256 stake, uint256 needed);

    /// @notice The juror is the client, its signer, the challenger or the executor.
    /// @param member The juror.
    error Conflicted(address member);

    /// @notice The juror has voted.
    /// @param member The juror.
    error VotedAlready(address member);

    /// @notice Replayed work is compared byte for byte.
    /// @param tolerance The tolerance that was passed.
    error NotComparable(uint128 tolerance);

    /// @notice The time to vote is over.
    /// @param until The time until which the jury could vote, in seconds.
    error VotingOver(uint256 until);

    /// @notice No majority yet, and the jury still has time to vote.
    /// @param until The time until which the jury can vote, in seconds.
    error VotingOpen(uint256 until);

    /// @notice The segment was named before.
    /// @param deliveryId The delivery's id.
    /// @param segment The segment that was named.
    error DisputeExists(bytes32 deliveryId, uint64 segment);

    /// @notice The time to contest is over.
    /// @param until The time until which the settlement could be contested, in seconds.
    error ContestOver(uint256 until);

    /// @notice The delivery is not in dispute.
    /// @param deliveryId The delivery's id.
    error NoDispute(bytes32 deliveryId);

    /// @notice The delivery has no such segment.
    /// @param segment The segment that was named.
    error NoSuchSegment(uint64 segment);

    /// @notice The jury has its largest size.
    error JuryFull();

    /// @notice Appoints or dismisses a juror. Governance only; it cannot influence a single dispute.
    /// @param member The juror.
    /// @param appointed True to appoint.
    function appoint(address member, bool appointed) external;

    /// @notice Contests a settlement within its window, once for each segment. Anyone may call with the bond of the
    /// task's rules; no bond is taken where only a majority of the seats decided, or nobody.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    /// @param segment The segment that the caller disputes.
    /// @param evidence The hash of the caller's evidence.
    function contest(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        uint64 segment,
        bytes32 evidence
    ) external;

    /// @notice Casts the vote of a juror that was appointed before the work was awarded, has the stake and takes no part in the
    /// task.
    /// @param terms The terms that the task was posted with.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param segment The segment that the challenger disputes.
    /// @param workIsGood True for a vote that the work is right.
    /// @param tolerance The tolerance of the task file with which the juror compared: in the upper half the allowed amount
    /// and in the lower half the allowed share, both in units of 1e-12; zero for bytes and for the client's own function,
    /// and wherever work is replayed. Only votes with the same tolerance are counted together.
    /// @param evidence The hash of the juror's evidence.
    function vote(
        Terms calldata terms,
        Delivery calldata delivery,
        uint64 segment,
        bool workIsGood,
        uint128 tolerance,
        bytes32 evidence
    ) external;

    /// @notice Executes the ruling once more than half of the jury agree, or the voting time is over. Anyone may call.
    /// A ruling that the work is wrong closes the delivery at once; any other closes it as the last one, once nobody can
    /// contest any more.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    /// @param segment The segment that the challenger disputes.
    function resolve(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        uint64 segment
    ) external;

    /// @notice Closes a contested delivery whose disputes were all resolved before the time to contest was over. Anyone
    /// may call.
    /// @param terms The terms that the task was posted with.
    /// @param bid The bid that the part was awarded to.
    /// @param delivery The delivery, as its `Delivered` event carries it.
    /// @param settlement The settlement that the delivery is at.
    function close(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external;

    /// @notice Returns whether an account is a juror.
    /// @param account The account.
    /// @return True when it is.
    function isVeto(address account) external view returns (bool);

    /// @notice Returns the number of jurors.
    /// @return The number.
    function vetoCount() external view returns (uint256);

    /// @notice Returns the jurors of a ruling that no bond paid, and their pay. The council has the seats that were wrong
    /// pay it.
    /// @param deliveryId The delivery's id.
    /// @return jurors The jurors, who share the pay.
    /// @return pay The pay of all of them, in wei of the stake token.
    function unpaidJury(bytes32 deliveryId) external view returns (address[] memory jurors, uint256 pay);

    /// @notice Returns the dispute about a segment of a delivery.
    /// @param deliveryId The delivery's id.
    /// @param segment The segment that the challenger disputes.
    /// @return The dispute; all zero when there is none.
    function disputeOf(bytes32 deliveryId, uint64 segment) external view returns (Dispute memory);
}
