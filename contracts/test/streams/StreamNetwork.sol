// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award} from "../../src/registry/IProviderRegistry.sol";
import {StreamTypedData} from "../../src/streams/StreamTypedData.sol";
import {
    Account,
    Admission,
    Claim,
    Stream,
    StreamTerms,
    Subscription,
    SubscriptionStatus
} from "../../src/streams/StreamTypes.sol";
import {PlainToken} from "../hostile/PlainToken.sol";
import {Network} from "../market/Network.sol";

/// A network with one stream's terms, `t`, paid in a token of its own that is worth half of the stake token.
///
///     The operators are the providers; `client` signs vouchers with SIGNER_KEY.
abstract contract StreamNetwork is Network {
    uint96 internal constant G = 100 ether;
    uint96 internal constant S = 120 ether;
    uint96 internal constant LOCK = 40 ether;
    uint96 internal constant BUDGET = 1000 ether;
    uint256 internal constant SIGNER_KEY = 0x516E;
    uint256 internal constant OTHER_KEY = 0x0D1E;

    PlainToken internal coin;
    StreamTerms internal t;
    bytes32 internal id;
    address internal stranger = account("stranger");

    function setUp() public virtual override {
        super.setUp();
        coin = makeCoin();
        // A rate at most halves at once, so that this is one step.
        vm.prank(governance);
        parameters.listToken(address(coin), 0.5e18);
        fund(client);
        fund(stranger);
        t = streamTerms();
        id = streams.idOf(t);
    }

    /// The payment token.
    function makeCoin() internal virtual returns (PlainToken) {
        return new PlainToken();
    }

    function fund(address who) internal {
        coin.mint(who, 1_000_000 ether);
        token.mint(who, 1_000_000 ether);
        vm.startPrank(who);
        coin.approve(address(streams), type(uint256).max);
        token.approve(address(streams), type(uint256).max);
        vm.stopPrank();
    }

    function streamTerms() internal view returns (StreamTerms memory s) {
        s.client = client;
        s.signer = vm.addr(SIGNER_KEY);
        s.peer = keccak256("gateway");
        s.token = address(coin);
        s.content = keccak256("prescription");
        s.classId = CLASS;
        s.guarantee = G;
        s.stakeLock = S;
        s.trustLock = LOCK;
        s.council = 2;
        s.maxSubscribers = 4;
        s.epochSeconds = 1 hours;
        s.settleSeconds = 24 hours;
        s.settleBlocks = 300;
        s.accuseSeconds = 6 hours;
        s.holdSeconds = 36 hours;
        s.maxDowntime = 2 hours;
        s.seats = 3;
        s.unitWork = 1000;
        s.runSeconds = 60;
        s.rate = 0.5e18;
        s.rules = keccak256(abi.encode(rules()));
    }

    // ------------------------------------------------------------------ calls

    function open() internal {
        vm.prank(client);
        eq(streams.open(t, rules(), BUDGET, "hint"), id, "id of the terms");
    }

    function admissionOf(address provider) internal view returns (Admission memory) {
        uint16 joins = streams.subscriptionOf(id, provider).joins;
        return Admission(id, provider, nodeOf(provider), joins, uint40(block.timestamp + 1 hours));
    }

    function signAdmission(uint256 key, Admission memory a) internal view returns (bytes memory) {
        bytes32 digest = digestOf(keccak256(abi.encode(StreamTypedData.ADMISSION, a)));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    /// The receipt key of a provider: its own account.
    function join(address provider) internal {
        Admission memory a = admissionOf(provider);
        bytes memory signature = signAdmission(SIGNER_KEY, a);
        vm.prank(provider);
        streams.join(t, a, signature, provider);
    }

    function voucher(uint256 key, address payee, uint96 amount) internal view returns (Claim memory c) {
        c.payee = payee;
        c.amount = amount;
        c.epoch = uint32(block.timestamp / t.epochSeconds);
        c.count = 7;
        c.root = keccak256("root");
        sign(key, c);
    }

    function sign(uint256 key, Claim memory c) internal view {
        bytes32 structHash =
            keccak256(abi.encode(StreamTypedData.VOUCHER, id, c.payee, c.amount, c.epoch, c.count, c.root));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digestOf(structHash));
        (c.r, c.vs) = (r, bytes32(uint256(s) | (uint256(v - 27) << 255)));
    }

    function digestOf(bytes32 structHash) internal view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("muster"),
                keccak256("1"),
                block.chainid,
                address(streams)
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, structHash));
    }

    function list(Claim memory one) internal pure returns (Claim[] memory claims) {
        claims = new Claim[](1);
        claims[0] = one;
    }

    function list(Claim memory one, Claim memory two) internal pure returns (Claim[] memory claims) {
        claims = new Claim[](2);
        (claims[0], claims[1]) = (one, two);
    }

    /// Settles a voucher over a total; returns what it paid.
    function settle(address payee, uint96 total) internal returns (uint256) {
        return streams.settle(t, list(voucher(SIGNER_KEY, payee, total)));
    }

    function retract() internal {
        vm.prank(client);
        streams.retract(t);
    }

    /// Lets the settle time pass, in seconds and in blocks.
    function passSettle() internal {
        passBoth(t.settleSeconds, t.settleBlocks);
    }

    function passHold() internal {
        passBoth(t.holdSeconds, t.settleBlocks);
    }

    /// Both are over one second and one block later.
    function passBoth(uint256 time, uint256 blocks) internal {
        vm.warp(block.timestamp + time + 1);
        vm.roll(block.number + blocks + 1);
    }

    // ------------------------------------------------------------------ audits

    function beginAudit(address provider, uint96 bond) internal returns (uint96 stake, address receiptKey) {
        vm.prank(streamAudits());
        return streams.beginAudit(t, provider, bond);
    }

    function endAudit(address provider, bool wrong) internal returns (uint96) {
        vm.prank(streamAudits());
        return streams.endAudit(t, provider, wrong, new Award[](0), 0);
    }

    // ------------------------------------------------------------------ reading

    function stream() internal view returns (Stream memory) {
        return streams.streamOf(id);
    }

    function free() internal view returns (uint256) {
        return streams.streamOf(id).free;
    }

    function held(address provider) internal view returns (uint256) {
        return streams.guaranteeOf(t, provider);
    }

    function money(address provider) internal view returns (Account memory) {
        return streams.accountOf(id, provider);
    }

    function sub(address provider) internal view returns (Subscription memory) {
        return streams.subscriptionOf(id, provider);
    }

    function paid(address who) internal view returns (uint256) {
        return streams.balanceOf(address(coin), who);
    }

    function expectStatus(address provider, SubscriptionStatus status) internal view {
        eq(uint256(sub(provider).status), uint256(status), "status");
    }
}
