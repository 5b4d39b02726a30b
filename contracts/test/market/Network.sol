// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {AllocationNFT} from "../../src/allocation/AllocationNFT.sol";
import {Council} from "../../src/council/Council.sol";
import {IMarginPanel} from "../../src/council/IMarginPanel.sol";
import {MarginPanel, MarginSeats} from "../../src/council/MarginPanel.sol";
import {Disputes} from "../../src/disputes/Disputes.sol";
import {History} from "../../src/history/History.sol";
import {SilenceRule} from "../../src/history/IHistory.sol";
import {Liveness} from "../../src/liveness/Liveness.sol";
import {ITaskMarket} from "../../src/market/ITaskMarket.sol";
import {NetworkContracts} from "../../src/market/NetworkContracts.sol";
import {Rules} from "../../src/market/Rules.sol";
import {TaskAwards, TaskMarket, TaskSettlement, TaskWork} from "../../src/market/TaskMarket.sol";
import {Parameters} from "../../src/network/Parameters.sol";
import {IIdentityGate} from "../../src/registry/IIdentityGate.sol";
import {NodeFacts} from "../../src/registry/IProviderRegistry.sol";
import {ProviderRegistry} from "../../src/registry/ProviderRegistry.sol";
import {RegistryConfig} from "../../src/registry/RegistryConfig.sol";
import {Replicas} from "../../src/replicas/Replicas.sol";
import {IStreams} from "../../src/streams/IStreams.sol";
import {StreamAudits} from "../../src/streams/StreamAudits.sol";
import {StreamContracts} from "../../src/streams/StreamState.sol";
import {StreamOpening, Streams} from "../../src/streams/Streams.sol";
import {Sureties} from "../../src/surety/Sureties.sol";
import {Test} from "../Test.sol";
import {BurnableToken} from "../hostile/BurnableToken.sol";
import {PlainToken} from "../hostile/PlainToken.sol";

/// A whole network: all contracts wired to each other, and operators with nodes, free stake and council bonds.
///
///     operators[i] with key operatorKeys[i]; `client` signs with CLIENT_KEY; governance is a plain account.
abstract contract Network is Test {
    bytes32 internal constant CLASS = keccak256("wasm/1/any");
    uint96 internal constant UNIT = 1 ether;
    uint40 internal constant EPOCH = 1 hours;
    uint256 internal constant CLIENT_KEY = 0xC11E47;

    PlainToken internal token;
    ProviderRegistry internal registry;
    AllocationNFT internal nft;
    History internal history;
    Parameters internal parameters;
    ITaskMarket internal market;
    Council internal council;
    Replicas internal replicas;
    Disputes internal disputes;
    Liveness internal liveness;
    Sureties internal sureties;
    IStreams internal streams;
    StreamOpening internal streamOpening;
    StreamAudits internal answerAudits;
    IMarginPanel internal panel;
    address private auditsAt;
    address private panelAt;

    address internal governance = account("governance");
    address internal client;
    address[] internal operators;
    mapping(address operator => uint256 key) internal keyOf;

    function setUp() public virtual {
        vm.warp(1_700_000_000);
        vm.roll(1000);
        client = vm.addr(CLIENT_KEY);
        vm.label(client, "client");
        token = makeToken();
        deploy();
        for (uint256 i = 0; i < operatorCount(); ++i) {
            addOperator(uint256(keccak256(abi.encode("operator", i))), 20_000, 400);
        }
        token.mint(client, 1_000_000 ether);
        vm.prank(client);
        token.approve(address(market), type(uint256).max);
        nextEpoch();
    }

    function operatorCount() internal pure virtual returns (uint256) {
        return 12;
    }

    /// The stake token, in which tasks are paid too.
    function makeToken() internal virtual returns (PlainToken) {
        return new BurnableToken();
    }

    /// The gate that decides which nodes are reserved; none are.
    function gate() internal virtual returns (address) {
        return address(0);
    }

    function rules() internal pure virtual returns (Rules memory r) {
        r.beaconDelay = 2;
        r.answerSeconds = 60;
        r.openSeconds = 60;
        r.livenessSeconds = 10;
        r.receiptSeconds = 30;
        r.contestSeconds = 300;
        r.voteSeconds = 600;
        r.awardSeconds = 120;
        r.omissionSeconds = 600;
        r.livenessBond = 1 ether;
        r.disputeBond = 5 ether;
        r.silencePenalty = 2 ether;
        r.declineFee = 1 ether;
        r.seatBase = 0.1 ether;
        r.seatUnitPrice = 0.0001 ether;
        r.seatUnits = 10;
        r.silentUnits = 2;
        r.minTrustLock = 10 ether;
        r.minStakeLock = 20 ether;
        r.vetoStake = 50 ether;
        r.challengerBps = 1000;
        r.compensationBps = 4000;
        r.minOperators = 4;
        r.rejectLead = 3;
        r.cap = 7;
        r.waitSeconds = 120;
        r.lockTenths = 16;
    }

    /// The contracts know each other in a circle, so their addresses are predicted from this contract's nonce.
    function deploy() internal {
        NetworkContracts memory contracts;
        contracts.gate = gate();
        uint256 nonce = vm.getNonce(address(this));
        contracts.registry = created(nonce);
        contracts.nft = created(nonce + 1);
        contracts.history = created(nonce + 2);
        contracts.parameters = created(nonce + 3);
        address at = created(nonce + 7);
        contracts.council = created(nonce + 8);
        contracts.replicas = created(nonce + 9);
        contracts.disputes = created(nonce + 10);
        contracts.liveness = created(nonce + 11);
        contracts.sureties = created(nonce + 12);
        (auditsAt, panelAt) = (created(nonce + 15), created(nonce + 16));
        address[] memory callers = append(networkCallers(at, contracts), created(nonce + 13));
        registry = new ProviderRegistry(
            registryConfig(append(append(callers, contracts.sureties), panelAt), contracts.parameters)
        );
        nft = new AllocationNFT(at);
        history = new History(registry, append(callers, auditsAt), 10 ether, SilenceRule(3, 7 days, 1 hours));
        address[] memory tokens = new address[](1);
        tokens[0] = address(token);
        uint128[] memory rates = new uint128[](1);
        rates[0] = 1e18;
        parameters = new Parameters(registry, governance, rules(), tokens, rates);
        address awards = address(new TaskAwards(contracts));
        address work = address(new TaskWork(contracts));
        address settlement = address(new TaskSettlement(contracts));
        market = ITaskMarket(address(new TaskMarket(contracts, awards, work, settlement)));
        council = new Council(contracts, checkedCallers(at));
        replicas = new Replicas(at);
        disputes = new Disputes(contracts, checkedCallers(at));
        liveness = new Liveness(at);
        sureties = new Sureties(registry, at);
        StreamContracts memory streamContracts = StreamContracts(registry, parameters, history, auditsAt);
        streams = IStreams(address(new Streams(streamContracts, created(nonce + 14))));
        streamOpening = new StreamOpening(streamContracts);
        answerAudits = new StreamAudits(contracts, panelAt, streams);
        panel = IMarginPanel(address(new MarginPanel(contracts, listOf(auditsAt), created(nonce + 17))));
        new MarginSeats(contracts, listOf(auditsAt));
        eq(address(market), at, "predicted market");
        eq(address(sureties), contracts.sureties, "predicted sureties");
        eq(address(liveness), contracts.liveness, "predicted liveness");
        eq(address(streams), created(nonce + 13), "predicted streams");
        eq(address(answerAudits), auditsAt, "predicted audits");
        eq(address(panel), panelAt, "predicted panel");
    }

    /// The contract that audits the answers of streams.
    function streamAudits() internal view returns (address) {
        return auditsAt;
    }

    /// The contracts whose work the council checks and the jury judges.
    function checkedCallers(address market_) internal virtual returns (address[] memory) {
        return append(listOf(market_), auditsAt);
    }

    /// The contracts that may lock and slash stake and record faults, apart from the streams.
    function networkCallers(address market_, NetworkContracts memory contracts)
        internal
        virtual
        returns (address[] memory)
    {
        return listOf(market_, contracts.council, contracts.disputes);
    }

    function registryConfig(address[] memory callers, address parameters_)
        internal
        view
        returns (RegistryConfig memory)
    {
        return RegistryConfig({
            token: token,
            callers: callers,
            parameters: parameters_,
            workClasses: listOf(CLASS),
            serviceClasses: new bytes32[](0),
            gate: IIdentityGate(address(0)),
            nodeStake: 10 ether,
            nodeNativeStake: 0,
            bondUnit: UNIT,
            minimumBond: 100,
            epochLength: EPOCH,
            unbondingDelay: 7 days,
            jailTime: 1 days
        });
    }

    function created(uint256 nonce) internal view returns (address) {
        bytes memory rlp = nonce < 128
            ? abi.encodePacked(hex"d694", address(this), bytes1(uint8(nonce)))
            : abi.encodePacked(hex"d794", address(this), hex"81", bytes1(uint8(nonce)));
        return address(uint160(uint256(keccak256(rlp))));
    }

    /// `stake` whole tokens, of which `bonded` weigh in the council.
    function addOperator(uint256 key, uint96 stake, uint32 bonded) internal returns (address operator) {
        operator = vm.addr(key);
        keyOf[operator] = key;
        vm.label(operator, string.concat("operator", vm.toString(operators.length)));
        operators.push(operator);
        token.mint(operator, uint256(stake) * 1 ether);
        vm.startPrank(operator);
        token.approve(address(registry), type(uint256).max);
        token.approve(address(disputes), type(uint256).max);
        token.approve(address(liveness), type(uint256).max);
        registry.deposit(stake * 1 ether);
        registry.listNode(nodeFacts(operator));
        if (bonded != 0) registry.bond(CLASS, bonded);
        vm.stopPrank();
    }

    function nodeFacts(address operator) internal pure returns (NodeFacts memory f) {
        f.class = CLASS;
        f.peerKey = bytes32(uint256(uint160(operator)));
        f.encryptionKey = bytes32(uint256(1));
        f.score = 450;
    }

    function nodeOf(address operator) internal pure returns (bytes32) {
        return keccak256(abi.encode(operator, bytes32(uint256(uint160(operator)))));
    }

    function nextEpoch() internal {
        pass(EPOCH);
    }

    /// Advances time and blocks, with random block hashes.
    function pass(uint256 time) internal {
        vm.warp(block.timestamp + time);
        mine(1);
    }

    function passTo(uint256 time) internal {
        pass(time - block.timestamp);
    }

    function mine(uint256 blocks) internal {
        for (uint256 i = 0; i < blocks; ++i) {
            uint256 next = block.number + 1;
            vm.roll(next);
            vm.setBlockhash(next - 1, keccak256(abi.encode("block", next - 1)));
        }
    }

    function locked(address operator) internal view returns (uint256) {
        return registry.accountOf(operator).locked;
    }

    function free(address operator) internal view returns (uint256) {
        return registry.accountOf(operator).free;
    }

    function owed(address account_) internal view returns (uint256) {
        return market.balanceOf(address(token), account_);
    }
}
