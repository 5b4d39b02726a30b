// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Evidence, ICouncil} from "../../src/council/ICouncil.sol";
import {Answer, AnswerKind, ISeatEvents, Roster, Vote} from "../../src/council/ISeats.sol";
import {Count, Decision, Tally} from "../../src/council/Tally.sol";
import {DeliveryInput, IMarketEvents, Win} from "../../src/market/ITaskMarket.sol";
import {Rules} from "../../src/market/Rules.sol";
import {Bid, CheckMode, Checkpoint, Delivery, Settlement, Stage, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {IProviderRegistry} from "../../src/registry/IProviderRegistry.sol";
import {Vm} from "../Vm.sol";
import {Network} from "../market/Network.sol";
import {ForgedRun} from "./ForgedRun.sol";

interface VmGame {
    function mockCall(address callee, bytes calldata data, bytes calldata returned) external;
    function clearMockedCalls() external;
    function parseBytes(string calldata text) external pure returns (bytes memory);
}

/// One game: a task is posted and awarded, a delivery is made, its council is drawn and answers, and everything is
/// closed. The attacker has the executor and a share of the council's operators, which see each draw before they
/// answer. Its value is what its accounts gained, in millionths of the price.
abstract contract TrustGame is Network {
    using ForgedRun for ForgedRun.Run;
    using Tally for Count;

    VmGame internal constant vmGame = VmGame(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    uint128 internal constant PRICE = 20 ether;
    uint64 internal constant SEGMENTS = 50;
    uint32 internal constant WINDOW = 2;
    uint256 internal constant NO_LINK = type(uint256).max;
    uint256 internal constant COUNCIL = 150;

    /// How honest seats see a job in which the work is wrong, and what the attacker does when it loses.
    enum Way {
        Serve, // seats replay and find another state
        Silent, // the executor serves its friends only
        Starve, // no further seat is free, and the jury does not vote
        StarveFirst, // no seat is free from the start; the client asks the jury, which replays the work
        StarveDeadJury, // the same, and the jury does not vote
        Reroll, // no seat is free until a beacon comes whose window misses the link
        DeadJury, // the executor contests its rejection before a jury that does not vote
        FriendContests, // a friend contests accepted work first, about a good segment
        ClientContests // the client contests accepted work
    }

    struct Game {
        uint64 segments;
        uint256 link;
        bool hit; // the drawn window contains the link
        bool wrongEnd; // the last segment is wrong
        bool accuse; // friends accuse honest work
        bool bribed; // lying seats are strangers, who are paid when the lie is accepted
        bool record; // the executor's record counts as money
        Team team;
        Way way;
    }

    /// Whose gain counts besides that of the friends among the seats.
    enum Team {
        Executor,
        Both, // executor and client
        Nobody,
        Client
    }

    /// A council at work.
    struct Sitting {
        Game game;
        Delivery d;
        bytes32 id;
        bytes32[] nodes; // tree of the delivery
        Roster roster;
        Answer[] answers;
        Count count;
        uint256 asked; // seats that have answered
        uint256 own; // friends that told the truth about wrong work
        bool wrong; // the work is wrong where the seats replay it
        uint256 seatsBefore; // what the friends among the seats had before they answered
    }

    /// The price of a bribed seat: its share of the lock for finding the lie, and a fee.
    int256 private constant BRIBE = 4_060_000;

    address internal executor;
    address internal second; // another executor of the attacker
    uint256 internal friends;
    uint8 internal lead;

    /// Lies by (agree, against, own truthful seats, friends of the batch); nobody lies where nothing is set.
    mapping(uint256 key => uint8) internal policy;
    mapping(address operator => bool) internal isFriend;

    // The game that is under way.
    Terms internal terms;
    Bid internal bid;

    function setUp() public virtual override {
        lead = uint8(vm.envOr("MUSTER_TRUST_LEAD", 1));
        friends = vm.envOr("MUSTER_TRUST_FRIENDS", 30);
        super.setUp();
        for (uint256 i = 0; i < friends; ++i) {
            isFriend[operators[i]] = true;
        }
        executor = addOperator(uint256(keccak256("executor")), 3000, 0);
        second = addOperator(uint256(keccak256("second")), 3000, 0);
        token.mint(executor, 100 ether);
        isFriend[executor] = true;
        readPolicy(vmGame.parseBytes(vm.envOr("MUSTER_TRUST_POLICY", defaultPolicy())));
        vm.prank(governance);
        disputes.appoint(operators[COUNCIL - 1], true);
        nextEpoch();
        nextEpoch();
    }

    function operatorCount() internal pure override returns (uint256) {
        return COUNCIL;
    }

    /// Lies only where that decides at once: all first seats are friends.
    function defaultPolicy() internal view returns (string memory) {
        return lead == 1 ? "0x0000000101" : "0x0000000202";
    }

    function readPolicy(bytes memory rows) private {
        for (uint256 i = 0; i + 5 <= rows.length; i += 5) {
            policy[policyKey(uint8(rows[i]), uint8(rows[i + 1]), uint8(rows[i + 2]), uint8(rows[i + 3]))] =
                uint8(rows[i + 4]);
        }
    }

    function policyKey(uint256 agree, uint256 against, uint256 own, uint256 ofBatch) private pure returns (uint256) {
        return (agree << 48) | (against << 32) | (own << 16) | ofBatch;
    }

    function rules() internal pure virtual override returns (Rules memory r) {
        r = super.rules();
        r.rejectLead = 7;
        r.cap = 31;
        r.waitSeconds = 1 days;
        r.lockTenths = 16;
        r.minOperators = 8;
        r.silencePenalty = 2 ether;
        r.disputeBond = uint96(UNIT / 2);
        r.seatUnits = 1;
        r.silentUnits = 0;
        // 0.06 of the price for three segments
        r.seatBase = 0;
        r.seatUnitPrice = 4e23;
    }

    function gameTerms(uint256 seed) internal view returns (Terms memory t) {
        t.client = client;
        t.signer = client;
        t.peer = keccak256("peer");
        t.token = address(token);
        t.content = keccak256("content");
        t.classId = CLASS;
        t.salt = bytes32(seed);
        t.parts = 1;
        t.replicas = 1;
        t.how = CheckMode.Replay;
        t.lead = lead;
        t.windows = 1;
        t.windowSegments = WINDOW;
        t.deliveries = 4;
        t.bidUntil = uint40(block.timestamp) + 60;
        t.runSeconds = 3600;
        t.maxPrice = PRICE;
        t.trustLock = 20 ether;
        t.stakeLock = 20 ether;
        t.segmentUnits = uint64(ForgedRun.SEGMENT_UNITS);
        t.maxUnits = SEGMENTS * uint64(ForgedRun.SEGMENT_UNITS);
        t.rate = 1e18;
        t.rules = rules();
        t.starts = ForgedRun.Run(0, SEGMENTS, NO_LINK, 0).leaf(0);
    }

    function bidOf(address operator, uint128 price) internal view returns (Bid memory b) {
        b.taskId = market.idOf(terms);
        b.operator = operator;
        b.node = nodeOf(operator);
        b.price = price;
        b.floor = 0;
        b.stakeLock = uint96(price) * 40;
        b.maxParts = 1;
        b.startSeconds = 60;
        b.expiry = uint40(block.timestamp) + 1 hours;
        b.takeoverUntil = uint40(block.timestamp) + 1 days;
        b.nonce = 1;
    }

    // ------------------------------------------------------------------ the game

    /// Posts, awards and delivers; the council decides; all is closed. Returns the attacker's gain in millionths of the
    /// price, and whether the work was paid.
    function play(Game memory game, uint256 seed) external returns (int256 gain, bool paid) {
        start(seed);
        int256 before = wealth(game.team);
        post();
        award(bid);
        Sitting memory s;
        s.game = game;
        deliver(s, executor, 0);
        uint256 executorBefore = wealthOf(executor);
        check(s, seed);
        if (game.team == Team.Both) {
            pass(terms.rules.omissionSeconds + 1);
            market.releaseLock(terms);
        }
        paid = wealthOf(executor) > executorBefore;
        int256 change = wealth(game.team) - before;
        if (!game.bribed) change += int256(wealthOfFriends(s.roster, 0)) - int256(s.seatsBefore);
        // A record never yields more than what was credited.
        if (game.record) change += int256(history.recordOf(executor).good);
        gain = change * 1e6 / int256(uint256(PRICE));
        if (game.bribed && s.wrong && paid) gain -= BRIBE * int256(uint256(s.count.agree));
    }

    /// The executor falls silent and claims its cut, which is drawn only then.
    function playCut(Game memory game, uint256 seed) external returns (int256 gain, bool paid) {
        start(seed);
        int256 before = wealth(Team.Executor);
        post();
        award(bid);
        cutForSilence();
        Sitting memory s;
        s.game = game;
        ForgedRun.Run memory run = ForgedRun.Run(0, game.segments, game.link, 0);
        s.nodes = run.tree();
        Checkpoint memory c = checkpointOf(run, s.nodes[1]);
        bytes memory receipt = sign(CLIENT_KEY, market_(keccak256(abi.encode(TypedData.CHECKPOINT, c))));
        vm.recordLogs();
        vm.prank(executor);
        market.closeCut(terms, bid, c, receipt);
        s.d = abi.decode(lastLog(IMarketEvents.Delivered.selector), (Delivery));
        s.id = keccak256(abi.encode(s.d.taskId, s.d.part, s.d.seq));
        uint256 executorBefore = wealthOf(executor);
        check(s, seed);
        paid = wealthOf(executor) > executorBefore;
        int256 seats = int256(wealthOfFriends(s.roster, 0)) - int256(s.seatsBefore);
        gain = (wealth(Team.Executor) - before + seats) * 1e6 / int256(uint256(PRICE));
    }

    /// The first executor forges one segment, signs for it and vanishes; the second takes over from there for the whole
    /// price. `firstPrice` is the bid of the first.
    function playVanish(uint128 firstPrice, uint256 seed) external returns (int256 gain, bool paid) {
        start(seed);
        bid = bidOf(executor, firstPrice);
        int256 before = int256(wealthOf(executor) + wealthOf(second));
        post();
        award(bid);
        cutForSilence();
        pass(terms.rules.receiptSeconds + 1);
        ForgedRun.Run memory first = ForgedRun.Run(0, 1, 0, 0);
        Checkpoint memory c = checkpointOf(first, first.tree()[1]);
        bytes memory word = sign(keyOf[executor], market_(keccak256(abi.encode(TypedData.CHECKPOINT, c))));
        vm.recordLogs();
        vm.prank(client);
        market.closeCut(terms, bid, c, word);
        (Delivery memory cut, uint40 until) = abi.decode(lastLog(IMarketEvents.Unclaimed.selector), (Delivery, uint40));
        Bid memory firstBid = bid;
        bid = bidOf(second, PRICE);
        award(bid);
        pass(terms.rules.waitSeconds + 1);
        vm.prank(client);
        market.lapse(terms, firstBid, cut, until, true);
        Sitting memory s;
        s.game.segments = SEGMENTS - 1;
        s.game.link = NO_LINK;
        deliver(s, second, 1);
        uint256 secondBefore = wealthOf(second);
        check(s, seed);
        paid = wealthOf(second) > secondBefore;
        int256 seats = int256(wealthOfFriends(s.roster, 0)) - int256(s.seatsBefore);
        int256 change = int256(wealthOf(executor) + wealthOf(second)) - before + seats;
        gain = change * 1e6 / int256(uint256(PRICE));
    }

    /// The executor holds the part without a receipt, then leaves.
    function playSitting(uint256 seed) external returns (int256 gain) {
        start(seed);
        int256 before = wealth(Team.Executor);
        post();
        award(bid);
        pass(terms.runSeconds);
        vm.startPrank(executor);
        market.quit(terms, 0);
        Checkpoint memory none;
        market.closeCut(terms, bid, none, "");
        vm.stopPrank();
        gain = (wealth(Team.Executor) - before) * 1e6 / int256(uint256(PRICE));
    }

    /// The client forges a receipt of an honest executor, in vain, and then contests the honest work.
    function playForgedReceipt(uint256 seed) external returns (int256 gain) {
        start(seed);
        int256 before = wealth(Team.Client);
        post();
        award(bid);
        vm.prank(client);
        market.cancel(terms, 0);
        pass(terms.rules.waitSeconds + 1);
        ForgedRun.Run memory forged = ForgedRun.Run(0, SEGMENTS - 5, 0, 0);
        Checkpoint memory c = checkpointOf(forged, forged.tree()[1]);
        bytes memory own = sign(CLIENT_KEY, market_(keccak256(abi.encode(TypedData.CHECKPOINT, c))));
        vm.prank(client);
        (bool ok,) = address(market).call(abi.encodeCall(market.closeCut, (terms, bid, c, own)));
        eq(ok, false, "a receipt that the executor did not sign");
        Sitting memory s;
        s.game.segments = SEGMENTS - 5;
        s.game.link = NO_LINK;
        s.game.way = Way.ClientContests;
        ForgedRun.Run memory run = ForgedRun.Run(0, s.game.segments, NO_LINK, 0);
        s.nodes = run.tree();
        c = checkpointOf(run, s.nodes[1]);
        bytes memory receipt = sign(CLIENT_KEY, market_(keccak256(abi.encode(TypedData.CHECKPOINT, c))));
        vm.recordLogs();
        vm.prank(executor);
        market.closeCut(terms, bid, c, receipt);
        s.d = abi.decode(lastLog(IMarketEvents.Delivered.selector), (Delivery));
        s.id = keccak256(abi.encode(s.d.taskId, s.d.part, s.d.seq));
        check(s, seed);
        // The work that it asked for is worth its pay: nine tenths of the price, and the seats.
        int256 owed_ = int256(uint256(PRICE) * 9 / 10 + uint256(lead) * 1.2 ether);
        gain = (wealth(Team.Client) - before + owed_) * 1e6 / int256(uint256(PRICE));
    }

    function cutForSilence() private {
        address challenger = operators[COUNCIL - 2];
        token.mint(challenger, terms.rules.livenessBond);
        vm.prank(challenger);
        liveness.challenge(terms, 0);
        pass(terms.rules.livenessSeconds + 1);
        liveness.replace(terms, 0);
    }

    function checkpointOf(ForgedRun.Run memory run, bytes32 root) private view returns (Checkpoint memory) {
        return Checkpoint(market.idOf(terms), 0, 1, 0, uint64(run.segments), root, run.leaf(run.segments));
    }

    function start(uint256 seed) internal {
        terms = gameTerms(seed);
        bid = bidOf(executor, PRICE);
    }

    function post() internal {
        vm.prank(client);
        market.post(terms, "");
    }

    function award(Bid memory b) internal {
        Win[] memory wins = new Win[](1);
        wins[0] = Win(b, sign(keyOf[b.operator], market_(keccak256(abi.encode(TypedData.BID, b)))), new uint16[](1));
        vm.prank(client);
        market.award(terms, wins, keccak256("book"), 1);
    }

    function deliver(Sitting memory s, address by, uint256 first) internal {
        ForgedRun.Run memory run = ForgedRun.Run(first, s.game.segments, s.game.link, keccak256("result"));
        s.nodes = run.tree();
        DeliveryInput memory h;
        h.last = true;
        h.startLeaf = s.nodes[s.nodes.length / 2];
        h.endState = keccak256(abi.encode(run.digest(run.segments)));
        h.root = s.nodes[1];
        h.result = run.result;
        h.segments = s.game.segments;
        h.units = h.segments * uint64(ForgedRun.SEGMENT_UNITS);
        h.startProof = ForgedRun.proof(s.nodes, 0);
        h.endProof = ForgedRun.proof(s.nodes, run.segments);
        vm.recordLogs();
        vm.prank(by);
        market.deliver(terms, h);
        s.d = abi.decode(lastLog(IMarketEvents.Delivered.selector), (Delivery));
        s.id = keccak256(abi.encode(s.d.taskId, s.d.part, s.d.seq));
    }

    /// Draws until the council has decided, settles and closes.
    function check(Sitting memory s, uint256 seed) internal {
        steerBeacon(s, seed);
        bool starved = s.game.way == Way.StarveFirst || s.game.way == Way.StarveDeadJury;
        if (starved && s.game.hit) return starveFirst(s);
        if (s.game.way == Way.Reroll && s.game.hit) reroll(s, seed);
        draw(s);
        s.wrong = lieInJob(s.game, s.roster);
        while (true) {
            s.seatsBefore += wealthOfFriends(s.roster, s.asked);
            answer(s);
            Decision decision = s.count.decide(lead, terms.rules.rejectLead, terms.rules.cap);
            if (decision != Decision.Open) break;
            addSeats(s);
            if (s.game.way == Way.Starve) starve();
            mine(terms.rules.beaconDelay + 1);
            draw(s);
            if (s.game.way != Way.Starve) continue;
            pass(uint256(terms.rules.waitSeconds) + 10 * terms.rules.answerSeconds + 1);
            break;
        }
        settle(s);
        vmGame.clearMockedCalls();
    }

    /// The seats are free again only when the next beacon is known and misses the link.
    function reroll(Sitting memory s, uint256 seed) private {
        starve();
        draw(s);
        vmGame.clearMockedCalls();
        while (block.number <= s.roster.target) mine(1);
        vm.setBlockhash(s.roster.target, beaconFor(s, seed, false));
    }

    function starveFirst(Sitting memory s) private {
        starve();
        draw(s);
        pass(uint256(terms.rules.waitSeconds) + 1);
        settle(s);
        vmGame.clearMockedCalls();
    }

    function addSeats(Sitting memory s) private {
        vm.recordLogs();
        council.addSeats(terms, s.d, s.roster, s.answers, new Evidence[](0));
        s.roster = abi.decode(lastLog(ICouncil.SeatsMissing.selector), (Roster));
        eq(s.roster.missing, s.count.missing(lead, terms.rules.rejectLead, terms.rules.cap), "missing");
    }

    /// Picks the beacon's block hash so that the drawn window contains the link, or does not.
    function steerBeacon(Sitting memory s, uint256 seed) private {
        mine(terms.rules.beaconDelay + 1);
        vm.setBlockhash(s.d.blockNumber + terms.rules.beaconDelay, beaconFor(s, seed, s.game.hit));
    }

    function beaconFor(Sitting memory s, uint256 seed, bool hit) private pure returns (bytes32 beacon) {
        uint256 windows = (uint256(s.game.segments) + WINDOW - 1) / WINDOW;
        for (uint256 i = 0;; ++i) {
            beacon = keccak256(abi.encode("beacon", seed, i));
            bytes32 segment = keccak256(abi.encode("segment", beacon, s.id));
            uint256 window = uint256(keccak256(abi.encode(segment, uint256(0)))) % windows;
            if (s.game.link == NO_LINK || (s.game.link / WINDOW == window) == hit) return beacon;
        }
    }

    function lieInJob(Game memory game, Roster memory roster) private pure returns (bool) {
        if (game.wrongEnd) return true;
        bool drawn = game.link / WINDOW == roster.windows[0];
        if (game.link != NO_LINK) eq(drawn, game.hit, "the window follows from the first beacon");
        return drawn;
    }

    function draw(Sitting memory s) internal {
        vm.recordLogs();
        council.draw(terms, s.d, s.roster);
        s.roster = abi.decode(lastLog(ISeatEvents.Drawn.selector), (Roster));
    }

    /// No operator is free any more. Keeping them busy is counted as free of cost.
    function starve() private {
        vmGame.mockCall(
            address(registry), abi.encodeWithSelector(IProviderRegistry.draw.selector), abi.encode(new address[](0))
        );
    }

    /// The new seats answer.
    function answer(Sitting memory s) private view {
        Answer[] memory all = new Answer[](s.roster.seats.length);
        uint256 ofBatch;
        for (uint256 i = 0; i < all.length; ++i) {
            if (i < s.asked) all[i] = s.answers[i];
            else if (isFriend[s.roster.seats[i].operator]) ++ofBatch;
        }
        s.answers = all;
        uint256 lies = s.wrong ? policy[policyKey(s.count.agree, s.count.against, s.own, ofBatch)] : 0;
        // A first accusation, then the truth: each further lie about honest work loses more.
        if (s.game.accuse && s.asked == 0) lies = ofBatch;
        bytes32 opened = keccak256(abi.encode(endsOf(s)));
        for (; s.asked < all.length; ++s.asked) {
            address operator = s.roster.seats[s.asked].operator;
            bool lying = isFriend[operator] && lies > 0;
            if (lying) --lies;
            else if (isFriend[operator] && s.wrong) ++s.own;
            all[s.asked] = answerOf(s, operator, lying, opened);
        }
    }

    function answerOf(Sitting memory s, address operator, bool lying, bytes32 opened)
        private
        view
        returns (Answer memory)
    {
        if (s.wrong == lying) {
            ++s.count.agree;
            bytes32 seal = keccak256(abi.encode(opened, operator, s.id));
            return signed(s.id, s.asked, operator, AnswerKind.Agree, seal);
        }
        ++s.count.against;
        AnswerKind kind = s.wrong && s.game.way == Way.Silent ? AnswerKind.NoData : AnswerKind.Differs;
        return signed(s.id, s.asked, operator, kind, 0);
    }

    /// The executor's digests at the end of every piece.
    function endsOf(Sitting memory s) private pure returns (bytes32[] memory digests) {
        uint256 first = s.d.startUnits / ForgedRun.SEGMENT_UNITS;
        ForgedRun.Run memory run = ForgedRun.Run(first, s.game.segments, s.game.link, 0);
        uint256 end = windowEnd(s.game, s.roster);
        digests = new bytes32[](end == s.game.segments || !s.d.last ? 1 : 2);
        digests[0] = run.digest(end);
        if (digests.length == 2) digests[1] = run.digest(s.game.segments);
    }

    function windowEnd(Game memory game, Roster memory roster) private pure returns (uint256 end) {
        end = (uint256(roster.windows[0]) + 1) * WINDOW;
        if (end > game.segments) end = game.segments;
    }

    function signed(bytes32 id, uint256 seat, address operator, AnswerKind kind, bytes32 seal)
        private
        view
        returns (Answer memory)
    {
        bytes32 structHash = keccak256(abi.encode(TypedData.ANSWER, id, seat, operator, kind, seal));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domainOf(address(council)), structHash));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(keyOf[operator], digest);
        return Answer(kind, seal, r, bytes32(uint256(s) | (uint256(v - 27) << 255)));
    }

    // ------------------------------------------------------------------ settling

    function settle(Sitting memory s) private {
        bytes32[] memory digests = endsOf(s);
        Evidence[] memory evidence = new Evidence[](digests.length);
        evidence[0] = Evidence(digests[0], ForgedRun.proof(s.nodes, windowEnd(s.game, s.roster)));
        if (digests.length == 2) evidence[1] = Evidence(digests[1], ForgedRun.proof(s.nodes, s.game.segments));
        // The client signs for a result when it has received it, unless the play needs the time to contest.
        bytes32 digest = market_(keccak256(abi.encode(TypedData.ACCEPTANCE, keccak256(abi.encode(s.d)))));
        bool waits = s.game.way == Way.FriendContests || s.game.way == Way.ClientContests;
        bytes memory acceptance = waits ? bytes("") : sign(CLIENT_KEY, digest);
        vm.recordLogs();
        council.finalise(terms, bid, s.d, s.roster, s.answers, evidence, acceptance);
        close(s.game, s.d);
    }

    /// Closes the delivery after the time to contest, and releases its seats.
    function close(Game memory game, Delivery memory d) private {
        Settlement memory settled;
        Vm.Log[] memory logs = vm.getRecordedLogs();
        Roster memory roster;
        Vote[] memory votes;
        Stage stage;
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ISeatEvents.VerdictReached.selector) {
                (stage, roster, votes) = abi.decode(logs[i].data, (Stage, Roster, Vote[]));
            } else if (logs[i].topics[0] == IMarketEvents.Settled.selector) {
                settled = abi.decode(logs[i].data, (Settlement));
            }
        }
        if (stage == Stage.None) return; // paid at once
        bool accepted = stage == Stage.Accepted;
        if (
            (game.way == Way.DeadJury && stage == Stage.Rejected) || (game.way == Way.FriendContests && accepted)
                || (game.way == Way.ClientContests && accepted)
                || (game.way == Way.StarveFirst && stage == Stage.Undecided)
        ) {
            contestAndClose(game, d, settled);
        } else {
            pass(terms.rules.contestSeconds + 1);
            market.close(terms, bid, d, settled);
        }
        council.conclude(terms, d, roster, votes, stage);
    }

    function contestAndClose(Game memory game, Delivery memory d, Settlement memory settled) private {
        uint64 segment = game.way == Way.StarveFirst ? 0 : game.segments / 2;
        bool byClient = game.way == Way.StarveFirst || game.way == Way.ClientContests;
        address challenger = byClient ? client : executor;
        // A friend's bond is the attacker's.
        vm.startPrank(challenger);
        token.approve(address(disputes), type(uint256).max);
        disputes.contest(terms, bid, d, settled, segment, 0);
        vm.stopPrank();
        settled.until = type(uint40).max;
        if (game.way != Way.DeadJury) {
            vm.prank(operators[COUNCIL - 1]);
            disputes.vote(terms, d, segment, game.way != Way.StarveFirst, 0, 0);
        }
        pass(uint256(terms.rules.contestSeconds) + terms.rules.voteSeconds + terms.runSeconds + 1);
        disputes.resolve(terms, bid, d, settled, segment);
    }

    // ------------------------------------------------------------------ accounts

    /// Everything that an account has in any contract.
    function wealthOf(address who) internal view returns (uint256) {
        return token.balanceOf(who) + registry.accountOf(who).free + registry.accountOf(who).locked
            + registry.accountOf(who).bonded + registry.claimable(who) + owed(who)
            + disputes.balanceOf(address(token), who);
    }

    function wealth(Team team) internal view returns (int256 sum) {
        if (team == Team.Executor || team == Team.Both) sum += int256(wealthOf(executor));
        if (team == Team.Client || team == Team.Both) sum += int256(wealthOf(client));
    }

    function wealthOfFriends(Roster memory roster, uint256 from) private view returns (uint256 sum) {
        for (uint256 i = from; i < roster.seats.length; ++i) {
            if (isFriend[roster.seats[i].operator]) sum += wealthOf(roster.seats[i].operator);
        }
    }

    // ------------------------------------------------------------------ signatures and logs

    function sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    /// The digest to sign for the market.
    function market_(bytes32 structHash) internal view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1901", domainOf(address(market)), structHash));
    }

    function domainOf(address verifier) internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("muster"),
                keccak256("1"),
                block.chainid,
                verifier
            )
        );
    }

    function lastLog(bytes32 topic) internal returns (bytes memory) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = logs.length; i > 0; --i) {
            if (logs[i - 1].topics[0] == topic) return logs[i - 1].data;
        }
        revert("no such log");
    }
}
