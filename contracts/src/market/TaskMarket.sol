// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Awarding} from "./Awarding.sol";
import {Escrow} from "./Escrow.sol";
import {MarketState} from "./MarketState.sol";
import {MarketViews} from "./MarketViews.sol";
import {Omission} from "./Omission.sol";
import {Peers} from "./Peers.sol";
import {Posting} from "./Posting.sol";
import {Releasing} from "./Releasing.sol";
import {Running} from "./Running.sol";
import {Settling} from "./Settling.sol";

/// The market: one address, one storage. Its layers are the life of a task in order: posting, awarding, running, settling.
/// Together they are larger than one contract may be, so the last two live in contracts of their own, whose code runs
/// here. They are fixed at construction like everything else; called directly they only see their own empty storage.
contract TaskMarket is Awarding, MarketViews, Escrow {
    address private immutable WORK;
    address private immutable SETTLEMENT;

    constructor(Peers memory peers, address work, address settlement) MarketState(peers) Posting(peers) {
        WORK = work;
        SETTLEMENT = settlement;
    }

    /// Everything that is not here is in one of the two.
    fallback() external {
        bool settles = msg.sig == Settling.settle.selector || msg.sig == Settling.close.selector
            || msg.sig == Settling.accept.selector || msg.sig == Settling.voidDelivery.selector
            || msg.sig == Settling.contest.selector || msg.sig == Settling.resolve.selector;
        address code = settles ? SETTLEMENT : WORK;
        assembly ("memory-safe") {
            let memory_ := mload(0x40)
            calldatacopy(memory_, 0, calldatasize())
            let ok := delegatecall(gas(), code, memory_, calldatasize(), 0, 0)
            returndatacopy(memory_, 0, returndatasize())
            if iszero(ok) { revert(memory_, returndatasize()) }
            return(memory_, returndatasize())
        }
    }
}

/// The running layer, the proof of an omitted bid and the end of held pay, run by the market.
contract TaskWork is Running, Omission, Releasing {
    constructor(Peers memory peers) MarketState(peers) Running(peers) {}
}

/// The settling layer, run by the market.
contract TaskSettlement is Settling {
    constructor(Peers memory peers) MarketState(peers) Settling(peers) {}
}
