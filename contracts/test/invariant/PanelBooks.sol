// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IMarginEvents, Panel} from "../../src/council/IMarginPanel.sol";
import {ISeatEvents, Roster, SeatState, Vote} from "../../src/council/ISeats.sol";
import {Stage} from "../../src/market/TaskTypes.sol";
import {Vm} from "../Vm.sol";
import {Books} from "./Books.sol";
import {StreamSeen} from "./StreamSeen.sol";

/// The books of panels. Their seats are told about like those of councils.
abstract contract PanelBooks is Books {
    // The sealed answers, the block that draws positions, their seed once a seat opened on chain, and which seats did.
    mapping(bytes32 deliveryId => bytes) internal panelOf;
    mapping(bytes32 deliveryId => uint64 blockNumber) internal positionsAt;
    mapping(bytes32 deliveryId => bytes32) internal positionSeed;
    mapping(bytes32 deliveryId => mapping(uint256 seat => bool)) internal openedBy;

    function fromPanel(Vm.Log memory log) internal override {
        (bytes32 topic, bytes32 id) = (log.topics[0], log.topics[1]);
        if (topic == IMarginEvents.Sealed.selector) {
            (Roster memory p, Panel memory q) = abi.decode(log.data, (Roster, Panel));
            items[itemAt[id] - 1].roster = abi.encode(p);
            (panelOf[id], positionsAt[id]) = (abi.encode(q), q.target);
        } else if (topic == IMarginEvents.PositionsExpired.selector) {
            (positionsAt[id],) = abi.decode(log.data, (uint64, uint40));
            see(StreamSeen.PositionsExpired);
        } else if (topic == IMarginEvents.ValuesOpened.selector) {
            openedBy[id][uint256(log.topics[2])] = true;
            // The contract keeps the seed too, because the block hash cannot be read for long.
            if (positionSeed[id] == 0) {
                positionSeed[id] = keccak256(abi.encode("position", blockhash(positionsAt[id]), id));
            }
        } else {
            fromCouncil(log);
            if (topic == ISeatEvents.VerdictReached.selector) _notePanel(items[itemAt[id] - 1]);
        }
    }

    function _notePanel(Item storage item) private {
        (, Stage stage) = abi.decode(item.verdict, (Vote[], Stage));
        Roster memory p = rosterIn(item);
        for (uint256 i = 0; i < p.seats.length; ++i) {
            if (p.seats[i].state == SeatState.Struck) see(StreamSeen.PanelStruck);
        }
        if (stage == Stage.Undecided) see(StreamSeen.PanelUndecided);
        else see(stage == Stage.Accepted ? StreamSeen.PanelAccepted : StreamSeen.PanelRejected);
    }
}
