// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TrustGame} from "./TrustGame.sol";

/// Plays every strategy against the contracts, many times. `bench trust` plays thousands of games; here a few show that
/// each strategy still runs, and that no early stop, false end or noise is paid when nobody colludes.
///
/// A log line holds the sums of one stratum: `strategy|stratum|games|sum|sum of squares|paid`, in millionths of the price.
contract StrategiesTest is TrustGame {
    event log_string(string line);

    function games() private view returns (uint256) {
        return vm.envOr("MUSTER_TRUST_GAMES", 3);
    }

    enum Play {
        Whole,
        Cut,
        Vanish,
        Sitting,
        ForgedReceipt
    }

    /// Plays one stratum, each game from the same state.
    function stratum(string memory strategy, string memory name, Play kind, Game memory game, uint256 count)
        private
        returns (int256 sum, uint256 paid)
    {
        uint256 squares;
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < count; ++i) {
            (int256 gain, bool paid_) = one(kind, game, uint256(keccak256(abi.encode(strategy, name, i))));
            sum += gain;
            squares += uint256(gain * gain);
            if (paid_) ++paid;
            vm.revertToState(snapshot);
        }
        string memory head = string.concat(strategy, "|", name, "|", vm.toString(count), "|", signed(sum));
        emit log_string(string.concat(head, "|", vm.toString(squares), "|", vm.toString(paid)));
    }

    function one(Play kind, Game memory game, uint256 seed) private returns (int256 gain, bool paid) {
        if (kind == Play.Whole) return this.play(game, seed);
        if (kind == Play.Cut) return this.playCut(game, seed);
        // The cheapest first bid leaves the most for the second.
        if (kind == Play.Vanish) return this.playVanish(PRICE / 10, seed);
        if (kind == Play.Sitting) return (this.playSitting(seed), false);
        return (this.playForgedReceipt(seed), true);
    }

    function signed(int256 value) private pure returns (string memory) {
        return value < 0 ? string.concat("-", vm.toString(uint256(-value))) : vm.toString(uint256(value));
    }

    function honest() private pure returns (Game memory game) {
        game.segments = SEGMENTS;
        game.link = NO_LINK;
    }

    function linked(Way way) private pure returns (Game memory game) {
        game = honest();
        game.link = 0;
        game.way = way;
    }

    /// Four fifths of the games are those in which the link is drawn.
    function strata(string memory strategy, Play kind, Game memory game) private {
        uint256 all = games();
        uint256 missed = all / 5 + 1;
        game.hit = false;
        stratum(strategy, "missed", kind, game, missed);
        game.hit = true;
        stratum(strategy, "hit", kind, game, all - missed + 1);
    }

    function test_forged_link() public {
        strata("forged link", Play.Whole, linked(Way.Serve));
    }

    function test_crashing_seats() public {
        strata("crashing seats", Play.Whole, linked(Way.Serve));
    }

    function test_skip() public {
        Game memory game = linked(Way.Serve);
        game.link = SEGMENTS / 2;
        strata("skip", Play.Whole, game);
    }

    function test_silence() public {
        strata("silence", Play.Whole, linked(Way.Silent));
    }

    function test_starvation() public {
        strata("starvation", Play.Whole, linked(Way.Starve));
    }

    function test_starvation_until_the_window_misses() public {
        strata("starvation until the window misses", Play.Whole, linked(Way.Reroll));
    }

    function test_starvation_before_the_draw() public {
        strata("starvation before the draw", Play.Whole, linked(Way.StarveFirst));
    }

    function test_starvation_and_a_dead_jury() public {
        strata("starvation and a dead jury", Play.Whole, linked(Way.StarveDeadJury));
    }

    function test_dead_jury() public {
        strata("dead jury", Play.Whole, linked(Way.DeadJury));
    }

    function test_friendly_contest() public {
        strata("friendly contest", Play.Whole, linked(Way.FriendContests));
    }

    function test_bribed_seats() public {
        Game memory game = linked(Way.Serve);
        game.bribed = true;
        strata("bribed seats", Play.Whole, game);
    }

    function test_cut() public {
        Game memory game = linked(Way.Serve);
        game.segments = SEGMENTS * 9 / 10;
        strata("cut", Play.Cut, game);
    }

    function test_vanish_and_take_over() public {
        (int256 sum,) = stratum("vanish and take over", "all", Play.Vanish, honest(), games());
        yes(sum < 0, "vanishing loses, however low the first bid");
    }

    function test_sitting() public {
        (int256 sum,) = stratum("sitting", "all", Play.Sitting, honest(), games());
        yes(sum < 0, "sitting loses");
    }

    function test_framing_by_a_receipt() public {
        (int256 sum,) = stratum("framing by a receipt", "all", Play.ForgedReceipt, honest(), games());
        yes(sum < 0, "a forged receipt gains nothing");
    }

    function test_early_stop() public {
        Game memory game = honest();
        game.segments = 1;
        game.wrongEnd = true;
        stratum("early stop", "all", Play.Whole, game, games());
    }

    function test_false_end() public {
        Game memory game = honest();
        game.wrongEnd = true;
        stratum("false end", "all", Play.Whole, game, games());
    }

    /// Noise from the first state on: no link holds, and neither does the end.
    function test_noise() public {
        Game memory game = linked(Way.Silent);
        game.wrongEnd = true;
        strata("noise", Play.Whole, game);
    }

    function test_garbage_is_never_paid_without_collusion() public {
        for (uint256 i = 0; i < friends; ++i) {
            isFriend[operators[i]] = false;
        }
        Game memory game = honest();
        game.wrongEnd = true;
        (, uint256 paid) = stratum("false end alone", "all", Play.Whole, game, games());
        game.segments = 1;
        (, uint256 early) = stratum("early stop alone", "all", Play.Whole, game, games());
        eq(paid + early, 0, "paid");
    }

    function test_framing_by_seats() public {
        Game memory game = honest();
        game.accuse = true;
        game.team = Team.Nobody;
        stratum("framing by seats", "all", Play.Whole, game, games());
    }

    function test_honest_work() public {
        (, uint256 paid) = stratum("honest work", "all", Play.Whole, honest(), games());
        eq(paid, games(), "honest work is paid");
    }

    function test_wash_trading_for_emission() public {
        Game memory game = honest();
        game.team = Team.Both;
        stratum("wash trading for emission", "all", Play.Whole, game, games());
    }

    function test_wash_trading_for_record() public {
        Game memory game = honest();
        game.team = Team.Both;
        game.record = true;
        // Enough games that most of the seats are strangers.
        uint256 count = games() < 40 ? 40 : games();
        (int256 sum,) = stratum("wash trading for record", "all", Play.Whole, game, count);
        yes(sum < 0, "a record costs more than it yields");
    }
}
