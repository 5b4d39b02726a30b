// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {SortitionTree} from "./SortitionTree.sol";

/// Draws leaves by weight, each at most once.
///
/// Leaves that were drawn or excluded are cut out of the line of tickets, and the next ticket is drawn from the rest.
/// So a draw needs one walk per leaf whatever the weights are: an operator with 99% of the weight is drawn once, and
/// the next draw is among the others, without a rejected ticket.
library WeightedDraw {
    using SortitionTree for SortitionTree.Tree;

    struct Urn {
        uint24 epoch;
        bytes32 seed;
        uint256 tickets; // tickets left
        uint256 drawn; // tickets drawn so far; makes every hash different
        uint256 cuts; // used entries of `spans`
        SortitionTree.Span[] spans; // cut out, by ascending start
    }

    /// Opens an urn over the weights of an epoch. `room` is the most leaves that will be excluded and drawn together.
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

    /// Excludes a leaf before drawing. Callers pass distinct leaves: excluding a leaf twice would count its weight
    /// twice.
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
        uint256 position = urn.cuts++;
        for (; position != 0 && urn.spans[position - 1].start > span.start; --position) {
            urn.spans[position] = urn.spans[position - 1];
        }
        urn.spans[position] = span;
        urn.tickets -= span.weight;
    }
}
