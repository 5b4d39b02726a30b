// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IIdentityGate} from "./IIdentityGate.sol";
import {Account, IProviderRegistry} from "./IProviderRegistry.sol";
import {RegistryConfig} from "./RegistryConfig.sol";

/// Admission to work: an operator's stake must cover its listed nodes, in the network token and in the native coin, and
/// its identity must be confirmed where the network requires it.
///
/// The result is stored as one bit beside the stake, so that an award reads one word. Deposits and slashes update it;
/// the gate is called when a node is listed, and whenever anyone calls `refreshAdmission`.
abstract contract Admission is IProviderRegistry {
    /// Gas for the gate: enough for a lookup behind a proxy, too little to make `listNode` expensive.
    uint256 private constant GATE_GAS = 100_000;

    /// @notice The identity gate; zero when the network is open to all.
    IIdentityGate public immutable GATE;

    /// @notice The stake that each listed node requires of its operator, in wei.
    uint96 public immutable NODE_STAKE;

    /// @notice The native coin that each listed node requires of its operator, in wei.
    uint128 public immutable NODE_NATIVE_STAKE;

    /// Ordered so that the fields that an award touches are in the first word.
    struct PackedAccount {
        uint96 free;
        uint96 locked;
        uint40 jailedUntil;
        uint16 nodes;
        bool admitted;
        uint96 bonded;
        uint128 native;
    }

    mapping(address operator => PackedAccount) internal _accounts;

    constructor(RegistryConfig memory config) {
        GATE = config.gate;
        NODE_STAKE = config.nodeStake;
        NODE_NATIVE_STAKE = config.nodeNativeStake;
    }

    /// @inheritdoc IProviderRegistry
    function depositNative() external payable {
        if (msg.value == 0) revert ZeroAmount();
        PackedAccount storage a = _accounts[msg.sender];
        a.native += uint128(msg.value);
        emit NativeDeposited(msg.sender, msg.value);
        if (!a.admitted) _refreshAdmission(msg.sender);
    }

    /// @inheritdoc IProviderRegistry
    function withdrawNative(uint128 amount, address to) external {
        if (amount == 0) revert ZeroAmount();
        if (to == address(0)) revert ZeroAddress();
        PackedAccount storage a = _accounts[msg.sender];
        uint128 native = a.native;
        if (native < amount) revert NotEnoughFree(msg.sender, native, amount);
        a.native = native - amount;
        _requireNodesCovered(msg.sender);
        emit NativeWithdrawn(msg.sender, to, amount);
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert NativeTransferFailed(to);
    }

    /// @inheritdoc IProviderRegistry
    function refreshAdmission(address operator) external {
        _refreshAdmission(operator);
    }

    /// @inheritdoc IProviderRegistry
    function accountOf(address operator) external view returns (Account memory) {
        PackedAccount storage a = _accounts[operator];
        return Account({
            free: a.free,
            locked: a.locked,
            bonded: a.bonded,
            native: a.native,
            jailedUntil: a.jailedUntil,
            nodes: a.nodes,
            admitted: a.admitted
        });
    }

    function _refreshAdmission(address operator) internal {
        PackedAccount storage a = _accounts[operator];
        bool admitted = a.nodes != 0 && _covered(a) && _verified(operator);
        if (admitted == a.admitted) return;
        a.admitted = admitted;
        emit AdmissionChanged(operator, admitted);
    }

    /// Revokes admission after a slash. Never calls the gate, so that no outside contract can block a slash.
    function _loseAdmissionIfUncovered(address operator) internal {
        PackedAccount storage a = _accounts[operator];
        if (!a.admitted || _covered(a)) return;
        a.admitted = false;
        emit AdmissionChanged(operator, false);
    }

    function _requireNodesCovered(address operator) internal view {
        PackedAccount storage a = _accounts[operator];
        if (a.nodes == 0) return;
        (uint256 stake, uint256 needed) = (_stakeOf(a), uint256(a.nodes) * NODE_STAKE);
        if (stake < needed) revert StakeBacksNodes(stake, needed);
        (stake, needed) = (a.native, uint256(a.nodes) * NODE_NATIVE_STAKE);
        if (stake < needed) revert StakeBacksNodes(stake, needed);
    }

    function _covered(PackedAccount storage a) private view returns (bool) {
        return _stakeOf(a) >= uint256(a.nodes) * NODE_STAKE && a.native >= uint256(a.nodes) * NODE_NATIVE_STAKE;
    }

    function _stakeOf(PackedAccount storage a) private view returns (uint256) {
        return uint256(a.free) + a.locked + a.bonded;
    }

    /// A gate that reverts, runs out of gas or returns invalid data confirms nobody.
    function _verified(address operator) internal view returns (bool) {
        if (address(GATE) == address(0)) return true;
        (bool ok, bytes memory answer) =
            address(GATE).staticcall{gas: GATE_GAS}(abi.encodeCall(IIdentityGate.isVerified, operator));
        return ok && answer.length >= 32 && abi.decode(answer, (uint256)) == 1;
    }
}
