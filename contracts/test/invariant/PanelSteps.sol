// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarginPanel, Opening, Panel} from "../../src/council/IMarginPanel.sol";
import {Answer, AnswerKind, Roster, SeatState} from "../../src/council/ISeats.sol";
import {Sampling} from "../../src/council/Sampling.sol";
import {Bid, CheckMode, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {AuditSteps} from "./AuditSteps.sol";

/// The panel that compares log-probabilities: its seats compute them, lie about the answer, guess, copy a seal, abstain or
/// stay silent, before the positions are drawn or after.
abstract contract PanelSteps is AuditSteps {
    /// The behaviour of a seat in one audit.
    enum Way {
        Honest,
        Lies, // computes the values, and votes against what it knows
        Guesses, // the same value everywhere
        Copies, // a seal that it cannot open
        Withholds, // seals, and opens nothing
        Abstains,
        Silent
    }

    /// Nobody answers or opens any more.
    bool internal everybodyIsGone;

    function hasPanel(uint256 item) internal view returns (bool) {
        return isAudit(item) && termsOf(items[item].job).how == CheckMode.Margin;
    }

    /// Where the seats of a delivery sit.
    function seatsOf(uint256 item) internal view returns (address) {
        return hasPanel(item) ? address(panel) : address(council);
    }

    function wayOf(uint256 item, address operator) private view returns (Way) {
        uint256 luck = uint256(keccak256(abi.encode(items[item].id, operator))) % 100;
        if (luck < 66) return Way.Honest;
        if (luck < 73) return Way.Lies;
        if (luck < 85) return Way.Guesses;
        if (luck < 88) return Way.Copies;
        if (luck < 92) return Way.Withholds;
        return luck < 96 ? Way.Abstains : Way.Silent;
    }

    // ------------------------------------------------------------------ answers

    function panelAnswer(uint256 item, Roster memory p, uint256 seat) internal view returns (Answer memory a) {
        address operator = p.seats[seat].operator;
        Way way = wayOf(item, operator);
        if (way == Way.Silent) return a;
        if (way == Way.Abstains) return _signed(item, operator, seat, AnswerKind.Abstain, 0);
        bytes32 seal = way == Way.Copies
            ? keccak256("copied")
            : keccak256(abi.encode(WorkTree.rootOf(_tree(item, operator)), operator, items[item].id));
        bool agrees = wrong(item) == (way == Way.Lies);
        return _signed(item, operator, seat, agrees ? AnswerKind.Agree : AnswerKind.Differs, seal);
    }

    function _signed(uint256 item, address operator, uint256 seat, AnswerKind kind, bytes32 seal)
        private
        view
        returns (Answer memory a)
    {
        bytes32 hash = keccak256(abi.encode(TypedData.ANSWER, items[item].id, seat, operator, kind, seal));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[operator], digestFor(address(panel), hash));
        a = Answer(kind, seal, r, bytes32(uint256(s) | (uint256(v - 27) << 255)));
    }

    /// Seals the answers, or decides once they are sealed.
    function sealOrDecide(uint256 item, Answer[] memory answers, bytes memory acceptance) internal returns (bool) {
        if (panelOf[items[item].id].length != 0) return _decide(item, _openings(item), acceptance);
        (Terms memory t, Delivery memory d) = (termsOf(items[item].job), deliveryOf(item));
        bytes memory data = abi.encodeCall(IMarginPanel.seal, (t, d, rosterOf(item), answers));
        return move(stranger, address(panel), data);
    }

    function _decide(uint256 item, Opening[] memory openings, bytes memory acceptance) private returns (bool) {
        (Terms memory t, Delivery memory d, Roster memory p) =
            (termsOf(items[item].job), deliveryOf(item), rosterOf(item));
        Panel memory q = abi.decode(panelOf[items[item].id], (Panel));
        Bid memory none;
        bytes memory data = abi.encodeCall(IMarginPanel.finalise, (t, none, d, p, q, openings, acceptance));
        return move(stranger, address(panel), data);
    }

    /// Some seats post their values before; those that others hold back are left out.
    function _openings(uint256 item) private returns (Opening[] memory openings) {
        Roster memory p = rosterOf(item);
        Panel memory q = abi.decode(panelOf[items[item].id], (Panel));
        openings = new Opening[](p.seats.length);
        for (uint16 i = 0; i < p.seats.length && !everybodyIsGone; ++i) {
            address operator = p.seats[i].operator;
            if (q.seals[i] == 0 || openedBy[items[item].id][i] || wayOf(item, operator) >= Way.Copies) continue;
            if (chance(20)) openOf(item, i);
            else openings[i] = openingOf(item, operator);
        }
    }

    /// A seat posts its values by itself.
    function openOf(uint256 item, uint16 seat) internal {
        (Terms memory t, Delivery memory d, Roster memory p) =
            (termsOf(items[item].job), deliveryOf(item), rosterOf(item));
        Panel memory q = abi.decode(panelOf[items[item].id], (Panel));
        Opening memory opening = openingOf(item, p.seats[seat].operator);
        move(stranger, address(panel), abi.encodeCall(IMarginPanel.open, (t, d, p, q, seat, opening)));
    }

    // ------------------------------------------------------------------ values

    /// Honest machines differ a little.
    function _valueOf(uint256 item, address operator, uint256 position) private view returns (int32) {
        if (wayOf(item, operator) == Way.Guesses) return -1500;
        int256 truth = -700 - int256(uint256(keccak256(abi.encode(items[item].id, position))) % 9000);
        return int32(truth + int256(uint256(keccak256(abi.encode(operator, position))) % 101) - 50);
    }

    function _tree(uint256 item, address operator) private view returns (bytes32[] memory nodes) {
        uint256 all = deliveryOf(item).endUnits;
        uint256 size = 1;
        while (size < all) size *= 2;
        nodes = new bytes32[](size);
        for (uint256 i = 0; i < all; ++i) {
            nodes[i] = keccak256(abi.encode(i, _valueOf(item, operator, i)));
        }
    }

    function openingOf(uint256 item, address operator) internal view returns (Opening memory o) {
        bytes32 id = items[item].id;
        uint256 all = deliveryOf(item).endUnits;
        bytes32 seed = positionSeed[id];
        if (seed == 0) seed = keccak256(abi.encode("position", blockhash(positionsAt[id]), id));
        uint64[] memory drawn = Sampling.distinct(seed, all < 8 ? all : 8, all);
        o.root = WorkTree.rootOf(_tree(item, operator));
        o.values = new int32[](drawn.length);
        uint256 depth = WorkTree.proofIn(_tree(item, operator), 0).length;
        o.proofs = new bytes32[](depth * drawn.length);
        for (uint256 i = 0; i < drawn.length; ++i) {
            o.values[i] = _valueOf(item, operator, drawn[i]);
            bytes32[] memory path = WorkTree.proofIn(_tree(item, operator), drawn[i]);
            for (uint256 j = 0; j < depth; ++j) {
                o.proofs[i * depth + j] = path[j];
            }
        }
    }
}
