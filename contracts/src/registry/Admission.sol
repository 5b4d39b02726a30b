// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IIdentityGate} from "./IIdentityGate.sol";
import {Account, IProviderRegistry} from "./IProviderRegistry.sol";
import {RegistryConfig} from "./RegistryConfig.sol";

/// Who may take work: an operator whose stake covers the nodes it lists, in the network token and in the native coin,
/// and whose identity is confirmed where the network asks for it.
///
/// The answer is kept as one bit beside the stake, so that an award reads one word. Stake that an operator adds or
/// loses updates it; the gate is asked when a node is listed, and again whenever anyone calls `refreshAdmission`.
abstract contract Admission is IProviderRegistry {
    /// Enough for a lookup behind a proxy, too little to make `listNode` a burden.
    uint256 private constant GATE_GAS = 100_000;

    IIdentityGate public immutable GATE;
    uint96 public immutable NODE_STAKE;
    uint128 public immutable NODE_NATIVE_STAKE;

    /// Ordered so that what an award touches lies in the first word.
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

    function depositNative() external payable {
        if (msg.value == 0) revert ZeroAmount();
        _accounts[msg.sender].native += uint128(msg.value);
        emit NativeDeposited(msg.sender, msg.value);
        if (!_accounts[msg.sender].admitted) _refreshAdmission(msg.sender);
    }

    function withdrawNative(uint128 amount, address to) external {
        if (amount == 0) revert ZeroAmount();
        if (to == address(0)) revert ZeroAddress();
        uint128 native = _accounts[msg.sender].native;
        if (native < amount) revert NotEnoughFree(msg.sender, native, amount);
        _accounts[msg.sender].native = native - amount;
        _requireNodesCovered(msg.sender);
        emit NativeWithdrawn(msg.sender, to, amount);
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert NativeTransferFailed(to);
    }

    function refreshAdmission(address operator) external {
        _refreshAdmission(operator);
    }

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

    /// After a slash; never asks the gate, so that no outside contract stands between a fault and its price.
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

    /// A gate that fails, burns its gas or answers nonsense confirms nobody.
    function _verified(address operator) internal view returns (bool) {
        if (address(GATE) == address(0)) return true;
        (bool ok, bytes memory answer) =
            address(GATE).staticcall{gas: GATE_GAS}(abi.encodeCall(IIdentityGate.isVerified, operator));
        return ok && answer.length >= 32 && abi.decode(answer, (uint256)) == 1;
    }
}
