// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, Roster} from "../../src/council/ISeats.sol";
import {Delivery, Outcome} from "../../src/market/TaskTypes.sol";
import {IStreamAudits, Ruling} from "../../src/streams/IStreamAudits.sol";
import {StreamTerms} from "../../src/streams/StreamTypes.sol";
import {ExecutorMoves} from "./ExecutorMoves.sol";

/// The steps of an audit that differ from those of a task's delivery: what a seat knows, and who closes.
abstract contract AuditSteps is ExecutorMoves {
    /// A seat that re-ran the request; a friend of the provider knows its answer too.
    function answerAbout(uint256 item, Roster memory p, uint256 seat, bool friend)
        internal
        view
        returns (Answer memory)
    {
        Delivery memory d = deliveryOf(item);
        if (wrong(item) && !friend) return signed(d, p, seat, AnswerKind.Differs, 0);
        bytes32[] memory digests = new bytes32[](1);
        digests[0] = _known(item);
        bytes32 opened = keccak256(abi.encode(digests));
        return
            signed(d, p, seat, AnswerKind.Agree, keccak256(abi.encode(opened, p.seats[seat].operator, items[item].id)));
    }

    function evidenceAbout(uint256 item) internal view returns (Evidence[] memory e) {
        e = new Evidence[](1);
        e[0].digest = _known(item);
        e[0].proof = listOf(deliveryOf(item).startLeaf);
    }

    /// R of the answer that was given.
    function _known(uint256 item) private view returns (bytes32) {
        return answerHash(auditOf(item).request, wrong(item));
    }

    function wrong(uint256 item) internal view returns (bool) {
        return items[item].run.wrongFrom == 0;
    }

    /// Executes the verdict, or the jury's ruling when there is one.
    function closeAudit(uint256 item) internal returns (bool) {
        AuditBook storage audit = auditOf(item);
        StreamTerms memory t = streamTermsOf(audit.stream);
        if (audit.ruling.length != 0) {
            Ruling memory ruling = abi.decode(audit.ruling, (Ruling));
            bytes memory enforcing = abi.encodeCall(
                IStreamAudits.enforce, (t, termsOf(items[item].job), deliveryOf(item), settlementOf(item), ruling)
            );
            return move(stranger, address(answerAudits), enforcing);
        }
        bytes memory data =
            abi.encodeCall(IStreamAudits.close, (t, termsOf(items[item].job), deliveryOf(item), settlementOf(item)));
        return move(stranger, address(answerAudits), data);
    }

    function voidAudit(uint256 item) internal returns (bool) {
        StreamTerms memory t = streamTermsOf(auditOf(item).stream);
        bytes memory data = abi.encodeCall(IStreamAudits.voidAudit, (t, termsOf(items[item].job), deliveryOf(item)));
        return move(stranger, address(answerAudits), data);
    }

    /// An earlier audit took the stake that this one is about.
    function isMoot(uint256 item) internal view returns (bool) {
        AuditBook storage audit = auditOf(item);
        return memberOf[streamBooks[audit.stream].id][audit.provider].stake == 0;
    }
}
