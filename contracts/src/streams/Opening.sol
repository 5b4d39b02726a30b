// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {CheckMode} from "../market/TaskTypes.sol";
import {ClassKind} from "../registry/IProviderRegistry.sol";
import {StreamMath} from "./StreamMath.sol";
import {StreamState} from "./StreamState.sol";
import {Stream, StreamStatus, StreamTerms} from "./StreamTypes.sol";

/// Opens streams and changes what their client may change.
abstract contract Opening is StreamState {
    uint256 internal constant MAX_HINT = 256;

    /// As many vouchers fit one block of a usual chain twice.
    uint16 internal constant MAX_SUBSCRIBERS = 256;

    /// A few blocks: in a shorter epoch a payment could find no block.
    uint32 internal constant SHORTEST_TIME = 10 seconds;

    /// Nobody's money or stake waits longer for one step.
    uint32 internal constant LONGEST_TIME = 30 days;

    /// Less than the longest time with blocks of up to 25 seconds.
    uint32 internal constant MOST_BLOCKS = 100_000;

    /// Seats of a council that replays (as many as a batch task may have), and of a panel with a tolerance, which is odd.
    uint8 internal constant MAX_REPLAY_SEATS = 4;
    uint8 internal constant MIN_PANEL_SEATS = 3;
    uint8 internal constant MAX_PANEL_SEATS = 9;

    /// Nobody could close a stream that was opened here and not in `Streams`.
    address private immutable SELF = address(this);

    /// @dev See {IStreams-open}.
    function open(StreamTerms calldata terms, Rules calldata rules, uint96 budget, bytes calldata hint)
        external
        nonReentrant
        returns (bytes32 streamId)
    {
        if (address(this) == SELF) revert BadStream("contract");
        _onlyClient(terms);
        _checkHint(hint);
        _checkParties(terms);
        _checkTimes(terms);
        _checkAudits(terms, rules);
        _checkNetwork(terms, rules);
        streamId = _idOf(terms);
        Stream storage stream = _streams[streamId];
        if (stream.status != StreamStatus.None) revert StreamExists(streamId);
        stream.status = StreamStatus.Open;
        stream.belowSince = uint40(block.timestamp);
        stream.free = budget;
        emit Opened(streamId, terms.client, terms.classId, terms, budget, hint);
        _pullBoth(terms, budget, terms.trustLock);
    }

    /// @dev See {IStreams-topUp}.
    function topUp(StreamTerms calldata terms, uint96 budget, uint96 lock) external nonReentrant {
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        uint256 free = uint256(stream.free) + budget;
        if (free > type(uint96).max) revert BadStream("budget");
        if (uint256(_lockOf(stream, terms)) + lock > type(uint96).max) revert BadStream("lock");
        // forge-lint: disable-next-line(unsafe-typecast) compared above
        if (budget != 0) stream.free = uint96(free);
        if (lock != 0) stream.lockChange += int128(uint128(lock));
        emit ToppedUp(streamId, budget, lock);
        _pullBoth(terms, budget, lock);
    }

    /// @dev See {IStreams-revise}.
    function revise(StreamTerms calldata terms, bytes32 content, bytes calldata hint) external {
        _onlyClient(terms);
        _checkHint(hint);
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        if (content == 0) revert BadStream("content");
        uint16 revision = stream.revision;
        if (revision == type(uint16).max) revert BadStream("revision");
        stream.revision = ++revision;
        _contents[streamId][revision] = content;
        emit Revised(streamId, revision, content, hint);
    }

    /// @dev See {IStreams-setSigner}.
    function setSigner(StreamTerms calldata terms, address signer) external {
        _onlyClient(terms);
        (bytes32 streamId, Stream storage stream) = _openStream(terms);
        Signers memory signers = _signers[streamId];
        bool resigned = stream.resigned;
        address before = resigned ? signers.signer : terms.signer;
        if (signer == address(0) || signer == before) revert BadStream("signer");
        if (resigned && !_settleTimeOver(terms, signers.changedAt, signers.changedBlock)) {
            revert NotYet(
                uint256(signers.changedAt) + terms.settleSeconds + 1,
                uint256(signers.changedBlock) + terms.settleBlocks + 1
            );
        }
        if (!resigned) stream.resigned = true;
        _signers[streamId] = Signers(signer, uint40(block.timestamp), uint40(block.number), before);
        emit SignerSet(streamId, signer);
    }

    // ------------------------------------------------------------------ checks

    function _checkHint(bytes calldata hint) private pure {
        if (hint.length > MAX_HINT) revert BadStream("hint");
    }

    function _checkParties(StreamTerms calldata terms) private pure {
        if (terms.signer == address(0)) revert BadStream("signer");
        // A revision without a hash is one that does not exist.
        if (terms.content == 0) revert BadStream("content");
        if (terms.guarantee == 0) revert BadStream("guarantee");
        uint16 most = terms.maxSubscribers;
        if (most > MAX_SUBSCRIBERS) revert BadStream("maxSubscribers");
        if (terms.council == 0 || terms.council > most) revert BadStream("council");
    }

    /// An answer can be accused for `accuseSeconds` after its epoch, which may end an epoch after its provider or its
    /// stream. The stake stays for as long, and so does the trust lock that the client accuses with.
    function _checkTimes(StreamTerms calldata terms) private pure {
        uint256 epoch = terms.epochSeconds;
        if (epoch < SHORTEST_TIME || epoch > LONGEST_TIME) revert BadStream("epochSeconds");
        uint256 accusable = epoch + terms.accuseSeconds;
        if (terms.settleSeconds < accusable || terms.settleSeconds > LONGEST_TIME) revert BadStream("settleSeconds");
        if (terms.settleBlocks > MOST_BLOCKS) revert BadStream("settleBlocks");
        if (terms.holdSeconds < accusable || terms.holdSeconds > LONGEST_TIME) revert BadStream("holdSeconds");
        if (terms.maxDowntime < SHORTEST_TIME || terms.maxDowntime > LONGEST_TIME) revert BadStream("maxDowntime");
    }

    function _checkAudits(StreamTerms calldata terms, Rules calldata rules) private pure {
        CheckMode how = terms.how;
        if (how == CheckMode.None) return;
        if (how == CheckMode.Checker || how == CheckMode.Redundant) revert BadStream("how");
        uint8 seats = terms.seats;
        if (how == CheckMode.Replay) {
            if (seats == 0 || seats > MAX_REPLAY_SEATS || seats > rules.rejectLead) revert BadStream("seats");
        } else if (seats < MIN_PANEL_SEATS || seats > MAX_PANEL_SEATS || seats % 2 == 0) {
            revert BadStream("seats");
        }
        if (terms.accuseSeconds == 0) revert BadStream("accuseSeconds");
        if (terms.runSeconds == 0 || terms.runSeconds > LONGEST_TIME) revert BadStream("runSeconds");
    }

    function _checkNetwork(StreamTerms calldata terms, Rules calldata rules) private view {
        bytes32 current = PARAMETERS.rulesHash();
        if (terms.rules != current) revert OtherRules(terms.rules, current);
        bytes32 given = TaskMath.rulesHash(rules);
        if (given != current) revert OtherRules(given, current);
        uint128 rate = PARAMETERS.rateOf(terms.token);
        if (rate == 0 || terms.rate != rate) revert OtherRate(terms.token, rate);
        if (terms.stakeLock < rules.minStakeLock || terms.stakeLock < StreamMath.leastStake(terms)) {
            revert BadStream("stakeLock");
        }
        if (terms.trustLock < rules.minTrustLock) revert BadStream("trustLock");
        if (REGISTRY.classKind(terms.classId) != ClassKind.Work) revert BadStream("classId");
    }

    /// The caller must hold the reentrancy lock.
    function _pullBoth(StreamTerms calldata terms, uint256 budget, uint256 lock) private {
        if (terms.token == STAKE_TOKEN) {
            _pull(STAKE_TOKEN, msg.sender, budget + lock);
        } else {
            _pull(terms.token, msg.sender, budget);
            _pull(STAKE_TOKEN, msg.sender, lock);
        }
    }
}
