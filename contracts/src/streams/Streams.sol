// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Auditing} from "./Auditing.sol";
import {Closing} from "./Closing.sol";
import {Opening} from "./Opening.sol";
import {Paying} from "./Paying.sol";
import {StreamContracts, StreamState} from "./StreamState.sol";
import {Account, Stream, StreamStatus, StreamTerms, Subscription} from "./StreamTypes.sol";
import {Subscribing} from "./Subscribing.sol";

/// The money and the subscriptions of stream tasks; {IStreams} describes all calls. Together they exceed the size limit of a
/// contract, so that the calls of `Opening` are a contract of their own whose code this one runs by delegatecall, on its own
/// storage. It is fixed at construction; called directly, it opens nothing.
contract Streams is Subscribing, Paying, Closing, Auditing {
    address private immutable OPENING;

    constructor(StreamContracts memory contracts, address opening) StreamState(contracts) {
        OPENING = opening;
    }

    /// @notice Runs every function that is not declared here with the code of `Opening`.
    fallback() external {
        address code = OPENING;
        assembly ("memory-safe") {
            let memory_ := mload(0x40)
            calldatacopy(memory_, 0, calldatasize())
            let ok := delegatecall(gas(), code, memory_, calldatasize(), 0, 0)
            returndatacopy(memory_, 0, returndatasize())
            if iszero(ok) { revert(memory_, returndatasize()) }
            return(memory_, returndatasize())
        }
    }

    /// @dev See {IStreams-idOf}.
    function idOf(StreamTerms calldata terms) external view returns (bytes32) {
        return _idOf(terms);
    }

    /// @dev See {IStreams-streamOf}.
    function streamOf(bytes32 streamId) external view returns (Stream memory) {
        return _streams[streamId];
    }

    /// @dev See {IStreams-lockOf}.
    function lockOf(StreamTerms calldata terms) external view returns (uint96) {
        return _lockOf(_streams[_idOf(terms)], terms);
    }

    /// @dev See {IStreams-signersOf}.
    function signersOf(StreamTerms calldata terms)
        external
        view
        returns (address signer, address before, uint40 changedAt, uint40 changedBlock)
    {
        bytes32 streamId = _idOf(terms);
        if (!_streams[streamId].resigned) return (terms.signer, address(0), 0, 0);
        Signers memory signers = _signers[streamId];
        return (signers.signer, signers.before, signers.changedAt, signers.changedBlock);
    }

    /// @dev See {IStreams-contentOf}.
    function contentOf(StreamTerms calldata terms, uint16 revision) external view returns (bytes32) {
        bytes32 streamId = _idOf(terms);
        if (_streams[streamId].status == StreamStatus.None) return 0;
        return revision == 0 ? terms.content : _contents[streamId][revision];
    }

    /// @dev See {IStreams-accountOf}.
    function accountOf(bytes32 streamId, address provider) external view returns (Account memory) {
        return _accounts[streamId][provider];
    }

    /// @dev See {IStreams-subscriptionOf}.
    function subscriptionOf(bytes32 streamId, address provider) external view returns (Subscription memory) {
        return _subscriptions[streamId][provider];
    }

    /// @dev See {IStreams-guaranteeOf}.
    function guaranteeOf(StreamTerms calldata terms, address provider) external view returns (uint96) {
        Subscription storage subscription = _subscriptions[_idOf(terms)][provider];
        if (!_holdsGuarantee(subscription.status)) return 0;
        return terms.guarantee - subscription.missing;
    }
}

/// Opening streams and changing what their client may change; run by `Streams`.
contract StreamOpening is Opening {
    constructor(StreamContracts memory contracts) StreamState(contracts) {}
}
