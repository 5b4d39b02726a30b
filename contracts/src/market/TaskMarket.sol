// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Awarding} from "./Awarding.sol";
import {Escrow} from "./Escrow.sol";
import {MarketState} from "./MarketState.sol";
import {MarketViews} from "./MarketViews.sol";
import {NetworkContracts} from "./NetworkContracts.sol";
import {Omission} from "./Omission.sol";
import {Posting} from "./Posting.sol";
import {Releasing} from "./Releasing.sol";
import {ReplicaDraw} from "./ReplicaDraw.sol";
import {Running} from "./Running.sol";
import {Settling} from "./Settling.sol";

/// The market: one address, one storage. Its layers follow the life of a task: posting, awarding, running, settling.
/// Together they exceed the size limit of a contract, so all but posting are contracts of their own whose code the market
/// runs by delegatecall. They are fixed at construction; called directly, they only see their own empty storage.
contract TaskMarket is Posting, MarketViews, Escrow {
    address private immutable AWARDS;
    address private immutable WORK;
    address private immutable SETTLEMENT;

    constructor(NetworkContracts memory contracts, address awards, address work, address settlement)
        MarketState(contracts)
        Posting(contracts)
    {
        AWARDS = awards;
        WORK = work;
        SETTLEMENT = settlement;
    }

    /// @notice Runs every function that is not declared here with the code of one of the layers, on this contract's
    /// storage.
    fallback() external {
        address code = _layerOf(msg.sig);
        assembly ("memory-safe") {
            let memory_ := mload(0x40)
            calldatacopy(memory_, 0, calldatasize())
            let ok := delegatecall(gas(), code, memory_, calldatasize(), 0, 0)
            returndatacopy(memory_, 0, returndatasize())
            if iszero(ok) { revert(memory_, returndatasize()) }
            return(memory_, returndatasize())
        }
    }

    function _layerOf(bytes4 call) private view returns (address) {
        if (
            call == Settling.settle.selector || call == Settling.close.selector || call == Settling.accept.selector
                || call == Settling.voidDelivery.selector || call == Settling.contest.selector
                || call == Settling.resolve.selector || call == Settling.rewardAccusers.selector
                || call == Settling.lapse.selector
        ) return SETTLEMENT;
        if (
            call == Awarding.award.selector || call == Awarding.cancelNonce.selector
                || call == ReplicaDraw.awardDrawn.selector || call == ReplicaDraw.recordBeacon.selector
                || call == Omission.proveOmitted.selector || call == Omission.proveLeftOut.selector
                || call == Releasing.releasePay.selector
        ) return AWARDS;
        return WORK;
    }
}

/// Awards, the draw of replicas, proofs of omitted bids and the release of withheld pay; run by the market.
contract TaskAwards is Awarding, ReplicaDraw, Omission, Releasing {
    constructor(NetworkContracts memory contracts) MarketState(contracts) {}
}

/// Running; run by the market.
contract TaskWork is Running {
    constructor(NetworkContracts memory contracts) MarketState(contracts) Running(contracts) {}
}

/// Settling and the release of withheld pay; run by the market.
contract TaskSettlement is Settling, Releasing {
    constructor(NetworkContracts memory contracts) MarketState(contracts) Settling(contracts) {}
}
