// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {NetworkContracts} from "../market/NetworkContracts.sol";
import {Accusing} from "./Accusing.sol";
import {AuditMath} from "./AuditMath.sol";
import {AuditState} from "./AuditState.sol";
import {EpochAuditing} from "./EpochAuditing.sol";
import {IStreamAudits} from "./IStreamAudits.sol";
import {IStreams} from "./IStreams.sol";
import {Judging} from "./Judging.sol";
import {Receipt} from "./StreamTypes.sol";

/// Audits of the answers of streams: accusations and drawn answers, their verdicts, and what follows from these.
contract StreamAudits is Accusing, EpochAuditing, Judging {
    constructor(NetworkContracts memory contracts, address panel, IStreams streams)
        AuditState(contracts, panel, streams)
    {}

    /// @inheritdoc IStreamAudits
    function isAudited(address provider, Receipt calldata receipt) external view returns (bool) {
        return _audited[AuditMath.answerKey(provider, receipt)];
    }
}
