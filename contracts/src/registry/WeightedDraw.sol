// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {SortitionTree} from "./SortitionTree.sol";

/// Draws leaves by weight, each at most once.
///
/// What has been drawn or excluded is cut out of the line of tickets, and the next ticket is drawn over what is left.
/// So a draw needs one walk per leaf whatever the weights are: an operator with 99% of them is drawn once, and the next
/// draw is among the others, without a single rejected ticket.
library WeightedDraw {
    using SortitionTree for SortitionTree.Tree;

    struct Urn {
        uint24 epoch;
        bytes32 seed;
        uint256 tickets; // how many are left
        uint256 drawn; // tickets drawn so far; makes each one's hash differ
        uint256 cuts; // used entries of `spans`
        SortitionTree.Span[] spans; // cut out, by ascending start
    }

    /// `room`: the most leaves that will be cut out and drawn together.
    function open(SortitionTree.Tree storage tree, uint24 epoch, bytes32 seed, uint256 room)
        internal
        view
        returns (Urn memory urn)
    {
        urn.epoch = epoch;
        urn.seed = seed;
        urn.tickets = tree.total(epoch);
        urn.spans = new SortitionTree.Span[](room);
    }

    /// Cuts a leaf out before drawing. Cutting it twice would count its weight twice: callers pass distinct leaves.
    function exclude(Urn memory urn, SortitionTree.Tree storage tree, uint256 leaf) internal view {
        _cut(urn, tree.spanOf(leaf, urn.epoch));
    }

    /// Draws the next leaf; the urn must hold tickets.
    function next(Urn memory urn, SortitionTree.Tree storage tree) internal view returns (uint256 leaf) {
        uint256 ticket = uint256(keccak256(abi.encode(urn.seed, urn.drawn++))) % urn.tickets;
        uint256 cuts = urn.cuts;
        for (uint256 i; i != cuts; ++i) {
            SortitionTree.Span memory cut = urn.spans[i];
            if (ticket < cut.start) break;
            ticket += cut.weight;
        }
        SortitionTree.Span memory span;
        (leaf, span) = tree.find(ticket, urn.epoch);
        _cut(urn, span);
    }

    function _cut(Urn memory urn, SortitionTree.Span memory span) private pure {
        if (span.weight == 0) return;
        uint256 place = urn.cuts++;
        for (; place != 0 && urn.spans[place - 1].start > span.start; --place) {
            urn.spans[place] = urn.spans[place - 1];
        }
        urn.spans[place] = span;
        urn.tickets -= span.weight;
    }
}
