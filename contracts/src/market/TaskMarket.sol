// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Awarding} from "./Awarding.sol";
import {MarketState} from "./MarketState.sol";
import {Peers} from "./Peers.sol";
import {Posting} from "./Posting.sol";
import {Running} from "./Running.sol";
import {Settling} from "./Settling.sol";

/// The market. Its layers are the life of a task, in order: posting, awarding, running, settling.
contract TaskMarket is Settling {
    constructor(Peers memory peers)
        MarketState(peers)
        Posting(peers)
        Awarding(peers)
        Running(peers)
        Settling(peers)
    {}
}
