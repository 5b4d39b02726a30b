// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The answers of a council, counted over the whole delivery.
struct Count {
    uint16 agree;
    uint16 against; // computed another state, or got no data
    uint16 gone; // silent, abstained, or without a valid seal
}

enum Decision {
    Open,
    Accepted,
    Rejected,
    Jury // nobody answered: only the jury can decide
}

/// When a council has decided. The first seats accept at once when all of them agree; as soon as one disagrees, both
/// sides need the same lead. A seat that is gone counts against acceptance, so it is replaced by two: silence never
/// helps the executor.
library Tally {
    /// Seats, silent ones included, are at most this many times the cap, so that silence cannot cause endless draws.
    uint256 internal constant SILENCE_FACTOR = 4;

    function decide(Count memory count, uint256 lead, uint256 rejectLead, uint256 cap)
        internal
        pure
        returns (Decision)
    {
        return decide(count.agree, count.against, count.gone, lead, rejectLead, cap);
    }

    /// Plain numbers, so that a solver can prove what the rule promises.
    function decide(uint256 agree, uint256 against, uint256 gone, uint256 lead, uint256 rejectLead, uint256 cap)
        internal
        pure
        returns (Decision)
    {
        if (against == 0 && agree >= lead + gone) return Decision.Accepted;
        if (agree >= against + gone + rejectLead) return Decision.Accepted;
        if (against >= agree + rejectLead) return Decision.Rejected;
        if (agree + against >= cap) {
            if (agree > against + gone) return Decision.Accepted;
            // Silence alone slashes nobody.
            return against == 0 ? Decision.Jury : Decision.Rejected;
        }
        if (agree + against + gone >= cap * SILENCE_FACTOR) return majority(agree, against, lead);
        return Decision.Open;
    }

    /// Decides by the answers so far, when no further seat can be drawn.
    function majority(uint256 agree, uint256 against, uint256 lead) internal pure returns (Decision) {
        if (agree > against) return agree >= lead ? Decision.Accepted : Decision.Jury;
        return against == 0 ? Decision.Jury : Decision.Rejected;
    }

    /// Returns the fewest further seats that could decide an open count.
    function missing(Count memory count, uint256 lead, uint256 rejectLead, uint256 cap)
        internal
        pure
        returns (uint256 fewest)
    {
        (uint256 agree, uint256 against, uint256 gone) = (count.agree, count.against, count.gone);
        uint256 toAccept = (against == 0 ? lead : against + rejectLead) + gone - agree;
        uint256 toReject = rejectLead + agree - against;
        fewest = toAccept < toReject ? toAccept : toReject;
        uint256 toCap = cap - agree - against;
        if (toCap < fewest) fewest = toCap;
        uint256 room = cap * SILENCE_FACTOR - agree - against - gone;
        if (room < fewest) fewest = room;
    }
}
