// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bid, Delivery, Outcome, Settlement, Terms} from "../market/TaskTypes.sol";

/// A contested settlement before the panel of veto nodes.
struct Dispute {
    address challenger; // whose bond it is; zero when the council left it open
    uint40 until;
    uint40 openedAt;
    uint96 bond;
    uint64 segment; // the one that the challenger points at
    uint16 members; // of the panel when it was opened
    uint16 forWork;
    uint16 againstWork;
    address executor; // whose work it is: the market vouched for it when the dispute was opened
}

/// The panel: staked accounts that governance appoints. It decides what a council could not, or decided wrongly.
interface IDisputes {
    event MemberAppointed(address indexed member, bool appointed);
    event Contested(
        bytes32 indexed deliveryId, address indexed challenger, uint64 segment, bytes32 evidence, uint40 until
    );
    event Voted(bytes32 indexed deliveryId, address indexed member, bool workIsGood, bytes32 evidence);
    event Resolved(bytes32 indexed deliveryId, Outcome outcome);
    event BondMoved(address indexed to, uint256 amount);

    error NotGovernance(address caller);
    error NotMember(address caller);
    error MemberStakeTooLow(address member, uint256 stake, uint256 needed);
    error Conflicted(address member);
    error VotedAlready(address member);
    error VotingOver(uint256 until);
    error VotingOpen(uint256 until);
    error DisputeExists(bytes32 deliveryId);
    error NoDispute(bytes32 deliveryId);
    error NoSuchSegment(uint64 segment);
    error PanelFull();

    function appoint(address member, bool appointed) external;
    function contest(
        Terms calldata terms,
        Bid calldata bid,
        Delivery calldata delivery,
        Settlement calldata settlement,
        uint64 segment,
        bytes32 evidence
    ) external;
    function vote(Terms calldata terms, Delivery calldata delivery, bool workIsGood, bytes32 evidence) external;
    function resolve(Terms calldata terms, Bid calldata bid, Delivery calldata delivery, Settlement calldata settlement)
        external;

    function isVeto(address account) external view returns (bool);
    function vetoCount() external view returns (uint256);
    function disputeOf(bytes32 deliveryId) external view returns (Dispute memory);
    /// The segment that the panel found wrong; the largest number when there is none.
    function wrongSegment(bytes32 deliveryId) external view returns (uint256);
}
