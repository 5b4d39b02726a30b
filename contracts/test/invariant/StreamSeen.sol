// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The outcomes of claims, subscriptions and audits in a play. The first ones are the reasons to skip a claim, with a payment
/// for `Skip.None`.
enum StreamSeen {
    Paid,
    NeverJoined,
    Ended,
    Stale,
    WrongSigner,
    EpochFull,
    Uncovered,
    PaidByOldSigner,
    PaidFromGuarantee, // more than the free budget had
    PaidWhileEnding,
    Returned, // with guarantee or stake still held
    ReturnedAnew, // after the stake was released
    Waived,
    WaivedAfterLeaving,
    Halted,
    ReleasedAfterClose,
    Expelled,
    ExpelledAfterRelease, // its guarantee had gone back before
    AccusedByClient,
    AccusedByConfirmer,
    Shown, // the answer that was drawn from an epoch
    ShownAgain, // it was audited before
    Lapsed, // nobody showed it
    DrawExpired, // nobody read its beacon in time
    AnswerAccepted,
    AnswerRejected,
    AnswerUndecided,
    AuditVoid, // an earlier audit took the stake
    WrongAgain, // the same, after a verdict
    KeptForSeats, // a share of the stake waits for the seats
    PanelAccepted,
    PanelRejected,
    PanelUndecided,
    PanelStruck, // a seat that guessed
    PositionsExpired, // nobody read the beacon of the positions in time
    ExpelledWhileRunning, // a part of a task
    ExpelledOnDuty, // with a seat in a council or panel
    ExpelledWithSurety,
    ExpelledWhileJailed // for another fault
}
