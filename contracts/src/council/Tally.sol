// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The count of one drawn segment.
struct Count {
    uint16 agree;
    uint16 against; // computed something else, or got no data
    uint16 seats; // drawn for it so far
}

enum Decision {
    Open,
    Accepted,
    Rejected
}

/// Accept at a lead of m, reject at a lead of M > m: an honest executor must be hard to reject, since it would lose its
/// stake, while wrong work that slips through one council still meets the next delivery's.
library Tally {
    /// Seats per segment, silent ones included, are at most this many times the cap: silence cannot draw for ever.
    uint256 internal constant SILENCE_FACTOR = 4;

    function decide(Count memory count, uint256 lead, uint256 rejectLead) internal pure returns (Decision) {
        if (count.agree >= count.against + lead) return Decision.Accepted;
        if (count.against >= count.agree + rejectLead) return Decision.Rejected;
        return Decision.Open;
    }

    /// The fewest further seats that could decide; 0 when the cap is reached.
    function missing(Count memory count, uint256 lead, uint256 rejectLead, uint256 cap)
        internal
        pure
        returns (uint256)
    {
        uint256 answered = uint256(count.agree) + count.against;
        if (answered >= cap || count.seats >= cap * SILENCE_FACTOR) return 0;
        uint256 toAccept = lead + count.against - count.agree;
        uint256 toReject = rejectLead + count.agree - count.against;
        uint256 fewest = toAccept < toReject ? toAccept : toReject;
        uint256 room = cap - answered;
        return fewest < room ? fewest : room;
    }
}
