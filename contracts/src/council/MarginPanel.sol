// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IndexedMerkle} from "../market/IndexedMerkle.sol";
import {NetworkContracts} from "../market/NetworkContracts.sol";
import {TaskMath} from "../market/TaskMath.sol";
import {Bid, CheckMode, Delivery, Doubt, Stage, Terms} from "../market/TaskTypes.sol";
import {Answering} from "./Answering.sol";
import {Concluding} from "./Concluding.sol";
import {CouncilState} from "./CouncilState.sol";
import {Drawing} from "./Drawing.sol";
import {Verdict} from "./ICheckedWork.sol";
import {IMarginEvents, Opening, Panel} from "./IMarginPanel.sol";
import {Answer, AnswerKind, Roster, SeatState, Vote} from "./ISeats.sol";
import {Margin} from "./Margin.sol";
import {Sampling} from "./Sampling.sol";

/// The work that the panel decides on, in both of its contracts.
abstract contract MarginState is CouncilState {
    function _serves(CheckMode how) internal pure override returns (bool) {
        return how == CheckMode.Margin;
    }
}

/// Draws the seats of the panel and takes their answers, as the council does. The panel runs this code by delegatecall,
/// because together they exceed the size limit of a contract; called directly, it only sees its own empty storage.
contract MarginSeats is MarginState, Drawing, Answering {
    constructor(NetworkContracts memory contracts, address[] memory callers) CouncilState(contracts, callers) {}
}

/// A verdict with a tolerance; {IMarginPanel} describes all calls. Its seats are drawn, paid and slashed as those of the
/// council.
contract MarginPanel is IMarginEvents, MarginState, Concluding {
    /// Blocks for which a block hash can be read.
    uint256 private constant BEACON_LIFE = 256;

    /// The values that seats opened on chain.
    struct Opened {
        bytes32 seed; // of the positions, kept because the block hash cannot be read for long
        uint64 target; // of the beacon that replaced the panel's; 0 for none
        uint40 openUntil; // that replaced the panel's
        uint16 seats; // one bit for each seat that opened
        mapping(uint256 seat => uint256) words;
    }

    /// The positions that the seats of a delivery open.
    struct Positions {
        bytes32 deliveryId;
        uint256 all; // positions of the answer, its end included
        uint64[] drawn;
    }

    /// Fewer answers on one side decide nothing: the jury does.
    uint256 private constant LEAST_WINNERS = 2;

    mapping(bytes32 deliveryId => bytes32) private _panels;
    mapping(bytes32 deliveryId => Opened) private _opened;

    address private immutable SEATS;

    constructor(NetworkContracts memory contracts, address[] memory callers, address seats)
        CouncilState(contracts, callers)
    {
        SEATS = seats;
    }

    /// @notice Runs every function that is not declared here with the code of `MarginSeats`.
    fallback() external {
        address code = SEATS;
        assembly ("memory-safe") {
            let memory_ := mload(0x40)
            calldatacopy(memory_, 0, calldatasize())
            let ok := delegatecall(gas(), code, memory_, calldatasize(), 0, 0)
            returndatacopy(memory_, 0, returndatasize())
            if iszero(ok) { revert(memory_, returndatasize()) }
            return(memory_, returndatasize())
        }
    }

    /// @dev See {IMarginPanel-panelHash}.
    function panelHash(bytes32 deliveryId) external view returns (bytes32) {
        return _panels[deliveryId];
    }

    // ------------------------------------------------------------------ sealing

    /// @dev See {IMarginPanel-seal}.
    function seal(Terms calldata terms, Delivery calldata delivery, Roster calldata roster, Answer[] calldata answers)
        external
    {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        bool posted = _expectRoster(deliveryId, roster);
        if (_panels[deliveryId] != 0) revert SealedAlready(deliveryId);
        Roster memory next = roster;
        if (_expectSeated(roster)) {
            // The seats that could not be drawn are left out for good.
            next.target = 0;
            _storeRoster(deliveryId, next, posted);
        }
        Panel memory panel;
        _fix(panel, deliveryId, roster, answers, posted);
        panel.target = uint64(block.number) + terms.rules.beaconDelay;
        panel.openUntil = uint40(block.timestamp) + terms.rules.openSeconds;
        _panels[deliveryId] = _hash(panel);
        emit Sealed(deliveryId, next, panel);
    }

    /// Fixes the answers. One without a seal could never be opened: its seat is silent.
    function _fix(
        Panel memory panel,
        bytes32 deliveryId,
        Roster calldata roster,
        Answer[] calldata answers,
        bool posted
    ) private view {
        uint256 count = roster.seats.length;
        if (answers.length != count) revert WrongAnswers(answers.length, count);
        panel.seals = new bytes32[](count);
        for (uint256 i = 0; i < count; ++i) {
            AnswerKind kind = _checkAnswer(posted, deliveryId, roster.deadline, roster.seats[i].operator, i, answers[i]);
            if (kind == AnswerKind.Abstain || kind == AnswerKind.NoData) continue;
            bytes32 sealed_ = kind == AnswerKind.Silent ? bytes32(0) : answers[i].seal;
            uint16 bit = _bitOf(i);
            panel.seals[i] = sealed_;
            if (sealed_ == 0) panel.silent |= bit;
            else if (kind == AnswerKind.Agree) panel.agree |= bit;
        }
    }

    // ------------------------------------------------------------------ opening

    /// @dev See {IMarginPanel-open}.
    function open(
        Terms calldata terms,
        Delivery calldata delivery,
        Roster calldata roster,
        Panel calldata panel,
        uint16 seat,
        Opening calldata opening
    ) external {
        bytes32 deliveryId = _expectOpen(terms, delivery);
        _expectRoster(deliveryId, roster);
        _expectPanel(deliveryId, panel);
        Opened storage opened = _opened[deliveryId];
        uint256 until = _openUntil(opened, panel);
        if (block.timestamp > until) revert OpenTooLate(until);
        bytes32 seed = _seed(deliveryId, panel.target);
        if (seed == 0) revert BeaconPending(panel.target);
        if (seat >= roster.seats.length) revert BadOpening(seat);
        if (opened.seats >> seat & 1 == 1) revert OpenedAlready(seat);
        Positions memory positions = _draw(deliveryId, delivery.endUnits, seed);
        uint256 word = _read(positions, roster.seats[seat].operator, panel, seat, opening);
        if (opened.seed == 0) opened.seed = seed;
        opened.seats |= _bitOf(seat);
        opened.words[seat] = word;
        emit ValuesOpened(deliveryId, seat, opening.values);
    }

    /// Returns the seed of the positions; zero when the beacon cannot be read any more.
    function _seed(bytes32 deliveryId, uint256 target) private view returns (bytes32) {
        Opened storage opened = _opened[deliveryId];
        bytes32 seed = opened.seed;
        if (seed != 0) return seed;
        if (opened.target != 0) target = opened.target;
        if (block.number <= target) revert BeaconPending(target);
        if (block.number > target + BEACON_LIFE) return 0;
        return keccak256(abi.encode("position", blockhash(target), deliveryId));
    }

    function _openUntil(Opened storage opened, Panel calldata panel) private view returns (uint256) {
        return opened.target == 0 ? panel.openUntil : opened.openUntil;
    }

    function _draw(bytes32 deliveryId, uint256 all, bytes32 seed) private pure returns (Positions memory positions) {
        (positions.deliveryId, positions.all) = (deliveryId, all);
        if (seed == 0) return positions;
        positions.drawn = Sampling.distinct(seed, all < Margin.POSITIONS ? all : Margin.POSITIONS, all);
    }

    /// Checks the values of a seat under its seal and packs them.
    function _read(
        Positions memory positions,
        address operator,
        Panel calldata panel,
        uint256 seat,
        Opening calldata opening
    ) private pure returns (uint256 word) {
        uint256 count = positions.drawn.length;
        // A seat that abstained has no seal, and nothing to open.
        bool fits = panel.seals[seat] == keccak256(abi.encode(opening.root, operator, positions.deliveryId))
            && opening.values.length == count && opening.proofs.length == count * IndexedMerkle.depthOf(positions.all);
        for (uint256 i = 0; fits && i < count; ++i) {
            fits = _isUnder(positions, opening, i);
            word = Margin.pack(word, i, opening.values[i]);
        }
        if (!fits) revert BadOpening(seat);
    }

    function _isUnder(Positions memory positions, Opening calldata opening, uint256 index) private pure returns (bool) {
        uint256 position = positions.drawn[index];
        bytes32 leaf = keccak256(abi.encode(position, opening.values[index]));
        uint256 depth = IndexedMerkle.depthOf(positions.all);
        bytes32[] calldata proof = opening.proofs[index * depth:(index + 1) * depth];
        return IndexedMerkle.verify(opening.root, leaf, position, positions.all, proof);
    }

    // ------------------------------------------------------------------ deciding

    /// @dev See {IMarginPanel-finalise}.
    function finalise(
        Terms calldata terms,
        Bid calldata, // passed on unchanged to the caller, which verifies it
        Delivery calldata delivery,
        Roster calldata roster,
        Panel calldata panel,
        Opening[] calldata openings,
        bytes calldata acceptance
    ) external {
        Job memory job = _expectJob(terms, delivery);
        _expectRoster(job.deliveryId, roster);
        _expectPanel(job.deliveryId, panel);
        if (openings.length != roster.seats.length) revert WrongAnswers(openings.length, roster.seats.length);
        bytes32 seed;
        if (_anySealed(panel)) {
            seed = _seed(job.deliveryId, panel.target);
            if (seed == 0 && _retargetPositions(terms, job.deliveryId)) return;
        }
        CouncilTally memory tally = _judge(_draw(job.deliveryId, delivery.endUnits, seed), roster, panel, openings);
        Verdict memory verdict = _decide(terms, roster.windows.length, tally);
        delete _panels[job.deliveryId];
        bool closed = _settle(address(job.caller), verdict, acceptance);
        _dissolve(terms, job, roster, tally, verdict, closed);
    }

    /// Nobody opened on chain while the beacon could be read, or the seed would be known. All seats get another time to open,
    /// once; within it the beacon is replaced as often as needed. Returns false when that time is over too: then no position
    /// was drawn, and the seats that sealed are silent.
    function _retargetPositions(Terms calldata terms, bytes32 deliveryId) private returns (bool) {
        Opened storage opened = _opened[deliveryId];
        if (opened.target == 0) opened.openUntil = uint40(block.timestamp) + terms.rules.openSeconds;
        else if (block.timestamp > opened.openUntil) return false;
        opened.target = uint64(block.number) + terms.rules.beaconDelay;
        emit PositionsExpired(deliveryId, opened.target, opened.openUntil);
        return true;
    }

    /// Collects the values of all seats, strikes those that are off the median, and counts the others' votes.
    function _judge(
        Positions memory positions,
        Roster calldata roster,
        Panel calldata panel,
        Opening[] calldata openings
    ) private view returns (CouncilTally memory tally) {
        uint256 count = openings.length;
        tally.operators = new address[](count);
        tally.votes = new Vote[](count);
        tally.states = new SeatState[](count);
        uint256[] memory words = new uint256[](count);
        uint256 size;
        for (uint256 i = 0; i < count; ++i) {
            tally.operators[i] = roster.seats[i].operator;
            tally.states[i] = _stateOf(positions.deliveryId, panel, i, openings[i].values.length);
            if (tally.states[i] != SeatState.Sitting) continue;
            words[size++] = openings[i].values.length == 0
                ? _opened[positions.deliveryId].words[i]
                : _read(positions, tally.operators[i], panel, i, openings[i]);
        }
        assembly ("memory-safe") {
            mstore(words, size)
        }
        _countAll(tally, panel.agree, Margin.struck(words, positions.drawn.length));
    }

    /// Returns the state of a seat before its values are compared: sitting when it opened.
    function _stateOf(bytes32 deliveryId, Panel calldata panel, uint256 seat, uint256 values)
        private
        view
        returns (SeatState)
    {
        if (panel.silent >> seat & 1 == 1) return SeatState.Silent;
        if (panel.seals[seat] == 0) return SeatState.Abstained;
        Opened storage opened = _opened[deliveryId];
        if (values != 0 || opened.seats >> seat & 1 == 1) return SeatState.Sitting;
        uint256 until = _openUntil(opened, panel);
        if (block.timestamp <= until) revert OpeningMissing(seat, until);
        return SeatState.Silent;
    }

    /// Counts the seats that opened; `off` has one entry for each of them.
    function _countAll(CouncilTally memory tally, uint256 agree, bool[] memory off) private pure {
        uint256 opener;
        for (uint256 i = 0; i < tally.states.length; ++i) {
            if (tally.states[i] != SeatState.Sitting) continue;
            if (off[opener++]) {
                tally.states[i] = SeatState.Struck;
            } else if (agree >> i & 1 == 1) {
                tally.votes[i] = Vote.For;
                ++tally.count.agree;
            } else {
                tally.votes[i] = Vote.Against;
                ++tally.count.against;
            }
        }
    }

    /// The majority of the seats that were not struck decides.
    function _decide(Terms calldata terms, uint256 windows, CouncilTally memory tally)
        private
        pure
        returns (Verdict memory verdict)
    {
        // forge-lint: disable-next-line(unsafe-typecast) terms with larger fees are not audited
        verdict.fee = uint128(TaskMath.seatFee(terms, windows));
        bool accepted = tally.count.agree > tally.count.against;
        uint256 most = accepted ? tally.count.agree : tally.count.against;
        // Less than half of the panel rejects nothing: the data may have been held back from the others.
        bool weak = most < LEAST_WINNERS || (!accepted && 2 * most <= terms.lead);
        if (weak || tally.count.agree == tally.count.against) {
            (verdict.stage, verdict.doubt) = (Stage.Undecided, Doubt.Majority);
            return verdict;
        }
        verdict.stage = accepted ? Stage.Accepted : Stage.Rejected;
        if (most != terms.lead) verdict.doubt = 2 * most > terms.lead ? Doubt.Split : Doubt.Majority;
        verdict.seats = _winners(tally.operators, tally.votes, accepted);
    }

    // ------------------------------------------------------------------ steps

    /// Returns the bit of a seat; a panel has fewer than 16.
    function _bitOf(uint256 seat) private pure returns (uint16) {
        // forge-lint: disable-next-line(incorrect-shift,unsafe-typecast)
        return uint16(1 << seat);
    }

    function _anySealed(Panel calldata panel) private pure returns (bool) {
        for (uint256 i = 0; i < panel.seals.length; ++i) {
            if (panel.seals[i] != 0) return true;
        }
        return false;
    }

    /// Hashes the panel's encoding without the leading offset, as the council does with rosters.
    function _hash(Panel memory panel) private pure returns (bytes32 hash) {
        bytes memory data = abi.encode(panel);
        assembly ("memory-safe") {
            hash := keccak256(add(data, 64), sub(mload(data), 32))
        }
    }

    /// The panel's calldata is its encoding as long as its offset is the usual one, which is hashed too.
    function _expectPanel(bytes32 deliveryId, Panel calldata panel) private view {
        uint256 size = 32 * (6 + panel.seals.length);
        bytes32 hash;
        assembly ("memory-safe") {
            let data := mload(0x40)
            calldatacopy(data, panel, size)
            hash := keccak256(data, size)
        }
        if (_panels[deliveryId] != hash) revert WrongPanel(deliveryId);
    }
}
