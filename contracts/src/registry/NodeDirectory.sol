// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bond, ClassKind, IProviderRegistry, Node, NodeFacts} from "./IProviderRegistry.sol";
import {StakeLedger} from "./StakeLedger.sol";

/// The directory of nodes and their endpoints. Its entries are claims of the operator: a peer proves its identity with
/// its key, and a class by runs that agree with those of others.
abstract contract NodeDirectory is StakeLedger {
    uint256 private constant MAX_RELAYS = 4;
    uint256 private constant MAX_ENDPOINT = 256;
    uint256 private constant MAX_NODES = type(uint16).max;

    mapping(bytes32 nodeId => Node) private _nodes;
    mapping(address operator => mapping(bytes32 class => Bond)) internal _bonds;

    /// @inheritdoc IProviderRegistry
    function listNode(NodeFacts calldata facts) external returns (bytes32 nodeId) {
        nodeId = _check(facts);
        if (classKind(facts.class) == ClassKind.None) revert ClassNotListed(facts.class);
        Node storage stored = _nodes[nodeId];
        if (stored.listed) revert NodeExists(nodeId);
        if (!_verified(msg.sender)) revert NotVerified(msg.sender);
        PackedAccount storage a = _accounts[msg.sender];
        if (a.nodes == MAX_NODES) revert BadNode("number");
        ++a.nodes;
        ++_bonds[msg.sender][facts.class].nodes;
        _requireNodesCovered(msg.sender);
        if (!a.admitted) _refreshAdmission(msg.sender);
        stored.operator = msg.sender;
        stored.listed = true;
        stored.class = facts.class;
        stored.peerKey = facts.peerKey;
        _write(stored, nodeId, facts);
    }

    /// @inheritdoc IProviderRegistry
    function updateNode(NodeFacts calldata facts) external {
        bytes32 nodeId = _check(facts);
        Node storage stored = _nodes[nodeId];
        if (!stored.listed) revert UnknownNode(nodeId);
        // Another class would be another node: bids and seats depend on the class.
        if (stored.class != facts.class) revert BadNode("class");
        _write(stored, nodeId, facts);
    }

    /// @inheritdoc IProviderRegistry
    function removeNode(bytes32 nodeId) external {
        Node storage stored = _nodes[nodeId];
        if (!stored.listed || stored.operator != msg.sender) revert UnknownNode(nodeId);
        Bond storage bond_ = _bonds[msg.sender][stored.class];
        if (bond_.nodes == 1 && bond_.units != 0) revert ClassInUse(stored.class);
        --bond_.nodes;
        --_accounts[msg.sender].nodes;
        delete _nodes[nodeId];
        emit NodeRemoved(msg.sender, nodeId);
        _refreshAdmission(msg.sender);
    }

    /// @inheritdoc IProviderRegistry
    function node(bytes32 nodeId) external view returns (Node memory) {
        return _nodes[nodeId];
    }

    /// @inheritdoc IProviderRegistry
    function nodeClass(bytes32 nodeId) external view returns (address operator, bytes32 class) {
        Node storage stored = _nodes[nodeId];
        return (stored.operator, stored.class);
    }

    /// @inheritdoc IProviderRegistry
    function eligible(address operator, bytes32 class) external view returns (bool) {
        PackedAccount storage a = _accounts[operator];
        return a.admitted && a.jailedUntil == 0 && _bonds[operator][class].nodes != 0;
    }

    /// @inheritdoc IProviderRegistry
    function classKind(bytes32 class) public view virtual returns (ClassKind);

    function _check(NodeFacts calldata facts) private view returns (bytes32 nodeId) {
        if (facts.class == 0) revert BadNode("class");
        if (facts.peerKey == 0) revert BadNode("peerKey");
        if (facts.encryptionKey == 0) revert BadNode("encryptionKey");
        if (facts.relays.length > MAX_RELAYS) revert BadNode("relays");
        if (bytes(facts.endpoint).length > MAX_ENDPOINT) revert BadNode("endpoint");
        return keccak256(abi.encode(msg.sender, facts.peerKey));
    }

    function _write(Node storage stored, bytes32 nodeId, NodeFacts calldata facts) private {
        stored.score = facts.score;
        stored.region = facts.region;
        stored.encryptionKey = facts.encryptionKey;
        stored.priceHint = facts.priceHint;
        stored.relays = facts.relays;
        stored.endpoint = facts.endpoint;
        emit NodeListed(msg.sender, facts.class, nodeId, facts);
    }
}
