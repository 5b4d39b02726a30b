// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Callers} from "../network/Callers.sol";
import {Admission} from "./Admission.sol";
import {Award, Fault, IProviderRegistry} from "./IProviderRegistry.sol";
import {RegistryConfig} from "./RegistryConfig.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// A token that its holder can burn.
interface IBurnable {
    /// @notice Burns tokens of the caller.
    /// @param amount The amount, in wei.
    function burn(uint256 amount) external;
}

/// Every token in the registry is in exactly one place: free, locked or bonded (of an operator), claimable (of anyone)
/// or waiting to be burned. The functions here move tokens between these places; none creates or loses any.
abstract contract StakeLedger is Admission, Callers {
    using SafeERC20 for IERC20;

    /// Receives burned tokens when the token itself cannot burn.
    address internal constant BURN_ADDRESS = address(0xdEaD);

    IERC20 private immutable TOKEN;

    /// @inheritdoc IProviderRegistry
    mapping(address account => uint256) public claimable;

    /// @notice Slashed stake that waits to be burned, in wei.
    uint256 public burnable;

    constructor(RegistryConfig memory config) Callers(config.callers) {
        if (address(config.token) == address(0)) revert BadConfig("token");
        TOKEN = config.token;
    }

    /// @inheritdoc IProviderRegistry
    function stakeToken() external view returns (IERC20) {
        return TOKEN;
    }

    /// @inheritdoc IProviderRegistry
    function deposit(uint96 amount) external {
        if (amount == 0) revert ZeroAmount();
        PackedAccount storage a = _accounts[msg.sender];
        a.free += amount;
        if (!a.admitted) _refreshAdmission(msg.sender);
        emit Deposited(msg.sender, amount);
        // The exact difference also rejects a token that calls back: a deposit or withdrawal in between would change
        // it.
        uint256 before = TOKEN.balanceOf(address(this));
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        uint256 received = TOKEN.balanceOf(address(this)) - before;
        if (received != amount) revert TokenTookFee(amount, received);
    }

    /// @inheritdoc IProviderRegistry
    function withdraw(uint96 amount, address to) external {
        if (amount == 0) revert ZeroAmount();
        if (to == address(0)) revert ZeroAddress();
        _takeFree(msg.sender, amount);
        _requireNodesCovered(msg.sender);
        emit Withdrawn(msg.sender, to, amount);
        TOKEN.safeTransfer(to, amount);
    }

    /// @inheritdoc IProviderRegistry
    function claim(address to) external {
        if (to == address(0)) revert ZeroAddress();
        uint256 amount = claimable[msg.sender];
        if (amount == 0) revert NothingToClaim();
        claimable[msg.sender] = 0;
        emit Claimed(msg.sender, to, amount);
        TOKEN.safeTransfer(to, amount);
    }

    /// @inheritdoc IProviderRegistry
    function burn() external {
        uint256 amount = burnable;
        if (amount == 0) revert ZeroAmount();
        burnable = 0;
        emit Burned(amount);
        try IBurnable(address(TOKEN)).burn(amount) {}
        catch {
            TOKEN.safeTransfer(BURN_ADDRESS, amount);
        }
    }

    /// @inheritdoc IProviderRegistry
    function lock(address operator, uint96 amount) external onlyNetworkContract {
        PackedAccount storage a = _accounts[operator];
        if (!a.admitted) revert NotAdmitted(operator);
        uint40 until = a.jailedUntil;
        if (until != 0) revert InJail(operator, until);
        _takeFree(operator, amount);
        a.locked += amount;
        emit Locked(operator, amount);
    }

    /// @inheritdoc IProviderRegistry
    function unlock(address operator, uint96 amount) external onlyNetworkContract {
        _takeLocked(operator, amount);
        _accounts[operator].free += amount;
        emit Unlocked(operator, amount);
    }

    /// @inheritdoc IProviderRegistry
    function slash(address operator, uint96 amount, Fault fault, Award[] calldata awards) external onlyNetworkContract {
        _takeLocked(operator, amount);
        _distribute(operator, amount, fault, awards);
    }

    /// @inheritdoc IProviderRegistry
    function canLock(address operator, uint96 amount) external view returns (bool) {
        PackedAccount storage a = _accounts[operator];
        return a.admitted && a.jailedUntil == 0 && a.free >= amount;
    }

    /// Credits the awards out of stake that was already taken from the operator; the rest waits to be burned.
    function _distribute(address operator, uint256 amount, Fault fault, Award[] calldata awards) internal {
        uint256 awarded;
        for (uint256 i; i != awards.length; ++i) {
            // Nobody could claim an award to the zero address; it is burned with the rest.
            if (awards[i].to == address(0)) continue;
            claimable[awards[i].to] += awards[i].amount;
            awarded += awards[i].amount;
        }
        if (awarded > amount) revert AwardsExceedSlash(awarded, amount);
        if (awarded != amount) burnable += amount - awarded;
        emit Slashed(operator, fault, amount, amount - awarded);
        _loseAdmissionIfUncovered(operator);
    }

    function _takeFree(address operator, uint96 amount) internal {
        PackedAccount storage a = _accounts[operator];
        uint96 free = a.free;
        if (free < amount) revert NotEnoughFree(operator, free, amount);
        unchecked {
            a.free = free - amount;
        }
    }

    function _takeLocked(address operator, uint96 amount) private {
        PackedAccount storage a = _accounts[operator];
        uint96 locked = a.locked;
        if (locked < amount) revert NotEnoughLocked(operator, locked, amount);
        unchecked {
            a.locked = locked - amount;
        }
    }
}
