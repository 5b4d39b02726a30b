// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Bond, Node, NodeFacts} from "./IProviderRegistry.sol";
import {StakeLedger} from "./StakeLedger.sol";

/// The directory: which nodes an operator has and how to reach them. What it says is the operator's claim; a peer is
/// believed when it holds the key, and a class when its runs agree with others'.
abstract contract NodeDirectory is StakeLedger {
    uint256 private constant MAX_RELAYS = 4;
    uint256 private constant MAX_ENDPOINT = 256;
    uint256 private constant MAX_NODES = type(uint16).max;

    mapping(bytes32 nodeId => Node) private _nodes;
    mapping(address operator => mapping(bytes32 class => Bond)) internal _bonds;

    function listNode(NodeFacts calldata facts) external returns (bytes32 nodeId) {
        nodeId = _check(facts);
        if (_nodes[nodeId].listed) revert NodeExists(nodeId);
        if (!_verified(msg.sender)) revert NotVerified(msg.sender);
        if (_accounts[msg.sender].nodes == MAX_NODES) revert BadNode("number");
        ++_accounts[msg.sender].nodes;
        ++_bonds[msg.sender][facts.class].nodes;
        _requireNodesCovered(msg.sender);
        if (!_accounts[msg.sender].admitted) _refreshAdmission(msg.sender);
        Node storage stored = _nodes[nodeId];
        stored.operator = msg.sender;
        stored.listed = true;
        stored.class = facts.class;
        stored.peerKey = facts.peerKey;
        _write(stored, nodeId, facts);
    }

    function updateNode(NodeFacts calldata facts) external {
        bytes32 nodeId = _check(facts);
        Node storage stored = _nodes[nodeId];
        if (!stored.listed) revert UnknownNode(nodeId);
        // Another class would be another node: bids and seats of the old one rest on it.
        if (stored.class != facts.class) revert BadNode("class");
        _write(stored, nodeId, facts);
    }

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

    function node(bytes32 nodeId) external view returns (Node memory) {
        return _nodes[nodeId];
    }

    function nodeClass(bytes32 nodeId) external view returns (address operator, bytes32 class) {
        return (_nodes[nodeId].operator, _nodes[nodeId].class);
    }

    function eligible(address operator, bytes32 class) external view returns (bool) {
        return
            _accounts[operator].admitted && _accounts[operator].jailedUntil == 0 && _bonds[operator][class].nodes != 0;
    }

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
