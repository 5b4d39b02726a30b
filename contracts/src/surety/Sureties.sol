// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {ISureties, Surety} from "./ISureties.sol";

/// Keeps the sureties of the operators. The stake itself stays in the registry, locked: this contract locks and unlocks
/// it for its owner, and the market slashes it.
///
/// Pledges are counted by generation, so that nothing here grows with the number of parts. A part belongs to the
/// current generation or to the one before, by the time of its award. A generation ends when the one before it has no
/// open part left. The pledges of a generation count until the next generation has no open part either: then every
/// part that was open beside one of its own has ended.
contract Sureties is ISureties {
    struct Ledger {
        uint96 amount;
        uint96 largest;
        uint40 lostAt;
        uint24 openNow; // open parts of the current generation
        uint96 pledgedNow; // pledges of the current generation
        uint96 pledgedBefore; // pledges of the generation before
        uint40 begun; // parts awarded later than this belong to the current generation
        uint24 openBefore; // open parts of the generation before
        uint96 pledgedLong; // pledges of the generation before that; all its parts have ended
    }

    IProviderRegistry private immutable REGISTRY;
    address private immutable MARKET;

    mapping(address operator => Ledger) private _ledgers;

    modifier onlyMarket() {
        if (msg.sender != MARKET) revert NotMarket(msg.sender);
        _;
    }

    constructor(IProviderRegistry registry, address market) {
        REGISTRY = registry;
        MARKET = market;
    }

    /// @inheritdoc ISureties
    function raise(uint96 amount) external {
        if (amount == 0) revert ZeroSurety();
        uint96 raised;
        // The registry rejects more than the free stake, and its own sum of locked stake fits.
        unchecked {
            raised = _ledgers[msg.sender].amount + amount;
        }
        _ledgers[msg.sender].amount = raised;
        emit SuretyChanged(msg.sender, raised);
        REGISTRY.lock(msg.sender, amount);
    }

    /// @inheritdoc ISureties
    function lower(uint96 amount) external {
        if (amount == 0) revert ZeroSurety();
        Ledger memory ledger = _turned(msg.sender);
        uint256 needed = _pledged(ledger) + ledger.largest;
        uint96 had = ledger.amount;
        if (had < needed + amount) revert SuretyTooSmall(had, needed + amount);
        ledger.amount = had - amount;
        _ledgers[msg.sender] = ledger;
        emit SuretyChanged(msg.sender, ledger.amount);
        REGISTRY.unlock(msg.sender, amount);
    }

    /// @inheritdoc ISureties
    function back(address operator, uint256 lock, uint96 pledge, uint256 parts) external onlyMarket {
        Ledger memory ledger = _turned(operator);
        uint256 largest = lock > ledger.largest ? lock : ledger.largest;
        uint256 pledges = parts * pledge;
        uint256 needed = _pledged(ledger) + largest + pledges;
        if (ledger.amount < needed || block.timestamp <= ledger.lostAt) revert SuretyTooSmall(ledger.amount, needed);
        // forge-lint: disable-start(unsafe-typecast) all are at most the amount; a task has at most 256 parts
        ledger.largest = uint96(largest);
        if (block.timestamp > ledger.begun) {
            ledger.openNow += uint24(parts);
            ledger.pledgedNow += uint96(pledges);
        } else {
            ledger.openBefore += uint24(parts);
            ledger.pledgedBefore += uint96(pledges);
        }
        // forge-lint: disable-end(unsafe-typecast)
        _ledgers[operator] = ledger;
    }

    /// @inheritdoc ISureties
    function release(address operator, uint40 since) external onlyMarket {
        Ledger storage ledger = _ledgers[operator];
        if (since <= ledger.lostAt) return;
        if (since > ledger.begun) --ledger.openNow;
        else --ledger.openBefore;
    }

    /// @inheritdoc ISureties
    function spend(address operator, uint40 since, uint96 amount) external onlyMarket {
        Ledger storage ledger = _ledgers[operator];
        uint96 left = ledger.amount - amount;
        ledger.amount = left;
        if (since > ledger.begun) ledger.pledgedNow -= amount;
        else ledger.pledgedBefore -= amount;
        emit SuretyChanged(operator, left);
    }

    /// @inheritdoc ISureties
    function lose(address operator) external onlyMarket returns (uint96 amount) {
        amount = _ledgers[operator].amount;
        delete _ledgers[operator];
        _ledgers[operator].lostAt = uint40(block.timestamp);
        emit SuretyLost(operator, amount);
    }

    /// @inheritdoc ISureties
    function roomFor(address operator, uint256 lock) external view returns (uint256) {
        Ledger memory ledger = _turned(operator);
        uint256 needed = _pledged(ledger) + (lock > ledger.largest ? lock : ledger.largest);
        return ledger.amount > needed && block.timestamp > ledger.lostAt ? ledger.amount - needed : 0;
    }

    /// @inheritdoc ISureties
    function lostAt(address operator) external view returns (uint40) {
        return _ledgers[operator].lostAt;
    }

    /// @inheritdoc ISureties
    function suretyOf(address operator) external view returns (Surety memory) {
        Ledger memory ledger = _turned(operator);
        return Surety({
            amount: ledger.amount,
            // forge-lint: disable-next-line(unsafe-typecast) at most the amount
            pledged: uint96(_pledged(ledger)),
            largest: ledger.largest,
            open: uint32(ledger.openNow) + ledger.openBefore,
            lostAt: ledger.lostAt
        });
    }

    /// Returns the ledger with all pledges dropped that no longer count.
    function _turned(address operator) private view returns (Ledger memory ledger) {
        ledger = _ledgers[operator];
        if (ledger.openBefore != 0) return ledger;
        if (ledger.openNow == 0) {
            (ledger.largest, ledger.pledgedNow, ledger.pledgedBefore, ledger.pledgedLong) = (0, 0, 0, 0);
            return ledger;
        }
        ledger.pledgedLong = ledger.pledgedBefore;
        (ledger.pledgedBefore, ledger.pledgedNow) = (ledger.pledgedNow, 0);
        (ledger.openBefore, ledger.openNow) = (ledger.openNow, 0);
        ledger.begun = uint40(block.timestamp);
    }

    function _pledged(Ledger memory ledger) private pure returns (uint256) {
        return uint256(ledger.pledgedNow) + ledger.pledgedBefore + ledger.pledgedLong;
    }
}
