// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Admission} from "./Admission.sol";
import {Award, Fault} from "./IProviderRegistry.sol";
import {RegistryConfig} from "./RegistryConfig.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// A token that can destroy what its holder owns.
interface IBurnable {
    function burn(uint256 amount) external;
}

/// Every token in the registry is in exactly one place: free, locked or bonded (of an operator), claimable (of anyone)
/// or waiting to be burned. The functions here move it between them; none creates or loses any.
abstract contract StakeLedger is Admission {
    using SafeERC20 for IERC20;

    /// Where burned tokens go when the token itself cannot burn.
    address internal constant GRAVE = address(0xdEaD);

    IERC20 private immutable TOKEN;
    address private immutable MARKET;
    address private immutable COUNCIL;
    address private immutable DISPUTES;

    mapping(address account => uint256) public claimable;
    uint256 public burnable;

    modifier onlyLaw() {
        if (msg.sender != MARKET && msg.sender != COUNCIL && msg.sender != DISPUTES) revert NotLaw(msg.sender);
        _;
    }

    constructor(RegistryConfig memory config) {
        if (address(config.token) == address(0)) revert BadConfig("token");
        if (config.market == address(0) || config.council == address(0) || config.disputes == address(0)) {
            revert BadConfig("law");
        }
        TOKEN = config.token;
        MARKET = config.market;
        COUNCIL = config.council;
        DISPUTES = config.disputes;
    }

    function stakeToken() external view returns (IERC20) {
        return TOKEN;
    }

    function deposit(uint96 amount) external {
        if (amount == 0) revert ZeroAmount();
        _accounts[msg.sender].free += amount;
        if (!_accounts[msg.sender].admitted) _refreshAdmission(msg.sender);
        emit Deposited(msg.sender, amount);
        // The exact difference also refuses a token that calls back: a deposit or withdrawal in between would show.
        uint256 held = TOKEN.balanceOf(address(this));
        TOKEN.safeTransferFrom(msg.sender, address(this), amount);
        uint256 received = TOKEN.balanceOf(address(this)) - held;
        if (received != amount) revert TokenTookFee(amount, received);
    }

    function withdraw(uint96 amount, address to) external {
        if (amount == 0) revert ZeroAmount();
        if (to == address(0)) revert ZeroAddress();
        _takeFree(msg.sender, amount);
        _requireNodesCovered(msg.sender);
        emit Withdrawn(msg.sender, to, amount);
        TOKEN.safeTransfer(to, amount);
    }

    function claim(address to) external {
        if (to == address(0)) revert ZeroAddress();
        uint256 amount = claimable[msg.sender];
        if (amount == 0) revert NothingToClaim();
        claimable[msg.sender] = 0;
        emit Claimed(msg.sender, to, amount);
        TOKEN.safeTransfer(to, amount);
    }

    function burn() external {
        uint256 amount = burnable;
        if (amount == 0) revert ZeroAmount();
        burnable = 0;
        emit Burned(amount);
        try IBurnable(address(TOKEN)).burn(amount) {}
        catch {
            TOKEN.safeTransfer(GRAVE, amount);
        }
    }

    function lock(address operator, uint96 amount) external onlyLaw {
        if (!_accounts[operator].admitted) revert NotAdmitted(operator);
        uint40 until = _accounts[operator].jailedUntil;
        if (until != 0) revert InJail(operator, until);
        _takeFree(operator, amount);
        _accounts[operator].locked += amount;
        emit Locked(operator, amount);
    }

    function unlock(address operator, uint96 amount) external onlyLaw {
        _takeLocked(operator, amount);
        _accounts[operator].free += amount;
        emit Unlocked(operator, amount);
    }

    function slash(address operator, uint96 amount, Fault fault, Award[] calldata awards) external onlyLaw {
        _takeLocked(operator, amount);
        _distribute(operator, amount, fault, awards);
    }

    function canLock(address operator, uint96 amount) external view returns (bool) {
        return
            _accounts[operator].admitted && _accounts[operator].jailedUntil == 0 && _accounts[operator].free >= amount;
    }

    /// Credits the awards out of stake that was already taken from the operator and leaves the rest to be burned.
    function _distribute(address operator, uint256 amount, Fault fault, Award[] calldata awards) internal {
        uint256 awarded;
        for (uint256 i; i != awards.length; ++i) {
            // Nobody could ever claim what is awarded to the zero address; it burns with the rest.
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
        uint96 free = _accounts[operator].free;
        if (free < amount) revert NotEnoughFree(operator, free, amount);
        unchecked {
            _accounts[operator].free = free - amount;
        }
    }

    function _takeLocked(address operator, uint96 amount) private {
        uint96 locked = _accounts[operator].locked;
        if (locked < amount) revert NotEnoughLocked(operator, locked, amount);
        unchecked {
            _accounts[operator].locked = locked - amount;
        }
    }
}
