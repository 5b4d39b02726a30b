// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {EconomyAudit} from "./EconomyAudit.sol";

/// The moves of a campaign, in random order. Each move looks for an object that it could apply to, so that most moves
/// have an effect; the contracts decide.
contract MarketHandler is EconomyAudit {
    uint256 public moves;

    modifier with(uint256 seed) {
        shuffle(seed);
        ++moves;
        _;
    }

    function post(uint256 seed) external with(seed) {
        if (chance(75)) post();
        else changeOrExtend();
    }

    function award(uint256 seed) external with(seed) {
        // Several at once, so that an operator runs more than one part.
        for (uint256 i = 1 + pick(4); i > 0; --i) {
            award();
        }
        if (chance(40)) {
            mine(3);
            awardDrawn();
        }
    }

    function deliver(uint256 seed) external with(seed) {
        deliver();
        if (chance(40)) deliver();
        if (chance(45)) exactPart();
    }

    function interrupt(uint256 seed) external with(seed) {
        uint256 what = pick(4);
        if (what == 0) cancel();
        else if (what == 1) expire();
        else if (chance(35)) reassign();
        else declineOrQuit();
    }

    function challenge(uint256 seed) external with(seed) {
        challenge();
    }

    function cut(uint256 seed) external with(seed) {
        if (chance(40)) claimOrLapse();
        else closeCut();
    }

    function draw(uint256 seed) external with(seed) {
        if (chance(90)) mine(3);
        draw();
        if (chance(40)) settle();
    }

    function answer(uint256 seed) external with(seed) {
        answer();
    }

    function settle(uint256 seed) external with(seed) {
        if (chance(30)) replica();
        else settle();
        // A council that has to grow needs several rounds.
        for (uint256 i = pick(3); i > 0; --i) {
            mine(3);
            draw();
            settle();
        }
    }

    function close(uint256 seed) external with(seed) {
        uint256 what = pick(6);
        if (chance(40)) pass(301);
        if (what < 2) close();
        else if (what == 2) accept();
        else if (what == 3) void();
        else concludeOrAbandon();
        if (chance(50)) endVoid();
    }

    function dispute(uint256 seed) external with(seed) {
        uint256 what = pick(10);
        if (what < 4) contest();
        else if (what < 7) vote();
        else if (what < 9) resolve();
        else appoint();
    }

    function omit(uint256 seed) external with(seed) {
        if (chance(60)) passedOver();
        else if (chance(50)) releaseLock();
        else releasePay();
    }

    function stake(uint256 seed) external with(seed) {
        if (chance(40)) surety();
        else if (chance(60)) stake();
        else withdraw();
    }

    function stream(uint256 seed) external with(seed) {
        for (uint256 i = 2 + pick(3); i > 0; --i) {
            streamMove();
        }
    }

    function vouch(uint256 seed) external with(seed) {
        serveStream();
        settleStream();
        if (chance(30)) endRace();
        if (chance(40)) auditMove();
    }

    function accuse(uint256 seed) external with(seed) {
        auditMove();
    }

    function earn(uint256 seed) external with(seed) {
        for (uint256 i = 1 + pick(3); i > 0; --i) {
            if (chance(40)) earn();
            else reward();
        }
    }

    function reserve(uint256 seed) external with(seed) {
        for (uint256 i = 1 + pick(3); i > 0; --i) {
            if (chance(30)) capacity();
            else reserve();
        }
    }

    function govern(uint256 seed) external with(seed) {
        govern();
        if (chance(50)) govern();
    }

    /// Compares all books with the contracts.
    function check() external view {
        this.checkMarket();
        this.checkBonds();
        this.checkStakes();
        this.checkStreams();
        this.checkDeliveries();
        this.checkWithheldPay();
        this.checkSupply();
        this.checkRewards();
        this.checkReservations();
        this.checkGovernance();
        yes(!conflictedSeats, "seats are distinct and never conflicted");
    }

    function wait(uint256 seed) external with(seed) {
        wait();
    }

    function twist(uint256 seed) external with(seed) {
        twist();
    }
}
