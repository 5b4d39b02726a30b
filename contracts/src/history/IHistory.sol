// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Fault} from "../registry/IProviderRegistry.sol";

/// What an operator or a client has done in the network, as far as a council has checked it.
struct Record {
    uint256 good; // wei: fees that drawn seats received for checking its work, less what its rank has yielded
    uint32 checked; // deliveries
    uint32 faults;
}

/// Proof of history: the record that ranks bids.
///
/// A record is a balance. Checked work adds what was paid to the drawn seats, which are strangers; each task won spends
/// the advantage that the rank gave at that price. So all the advantage that an identity ever draws from its record is
/// at most what somebody paid to strangers for it: dealing with oneself to gain rank costs more than it yields. An
/// unknown identity has the worst rank there is and a fault leads back there, so neither splitting an identity nor
/// shedding one helps.
interface IHistory {
    event Faulted(address indexed account, Fault fault);

    error NotLaw(address caller);
    error BadHalfRank();

    /// One checked and paid delivery. Without an event: the market's own tells who was paid what.
    function recordChecked(address operator, address client, uint256 paid, uint256 seatFees) external;
    /// A proven fault of an operator or a client: its record starts again from nothing.
    function recordFault(address account, Fault fault) external;

    /// The price by which a bid is ranked in `epoch` (the registry's): a bid is raised by a tenth, and a record takes
    /// off up to two tenths. It stands still during an epoch. The present and the previous epoch can be asked.
    function effectivePrice(address operator, uint256 price, uint24 epoch) external view returns (uint256);
    function recordOf(address account) external view returns (Record memory);
}
