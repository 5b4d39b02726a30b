// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// A grant of the genesis table.
struct Grant {
    address to;
    uint256 amount;
}

/// The configuration of a network's token, fixed at construction.
struct TokenConfig {
    string name;
    string symbol;
    uint256 cap; // most tokens that can ever be issued, in wei
    address emission; // the only minter; 0: everything exists from the start
    Grant[] genesis;
}

/// The network token: ERC-20 with permit and votes.
///
/// The cap counts all tokens ever issued, so burning makes the token scarcer and never makes room for more. The only
/// minter is the emission contract, fixed here; there is no owner.
contract Token is ERC20, ERC20Burnable, ERC20Permit, ERC20Votes {
    /// @notice The most tokens that can ever be issued, in wei.
    uint256 public immutable CAP;

    /// @notice The only minter; zero when everything exists from the start.
    address public immutable EMISSION;

    /// @notice All tokens ever minted, including those burned since, in wei.
    uint256 public issued;

    /// @notice Only the emission contract may mint.
    /// @param caller The account that called.
    error NotEmission(address caller);

    /// @notice The mint would exceed the cap.
    /// @param wouldBeIssued The tokens that would have been issued, in wei.
    /// @param cap The cap, in wei.
    error CapExceeded(uint256 wouldBeIssued, uint256 cap);

    /// @notice A grant of the genesis table has no receiver or no amount.
    /// @param index The index of the grant.
    error BadGrant(uint256 index);

    constructor(TokenConfig memory config) ERC20(config.name, config.symbol) ERC20Permit(config.name) {
        CAP = config.cap;
        EMISSION = config.emission;
        for (uint256 i; i != config.genesis.length; ++i) {
            Grant memory grant = config.genesis[i];
            if (grant.to == address(0) || grant.amount == 0) revert BadGrant(i);
            _issue(grant.to, grant.amount);
        }
    }

    /// @notice Mints tokens; reverts with CapExceeded beyond the cap. Emission contract only.
    /// @param to The account that receives the amount.
    /// @param amount The amount, in wei.
    function mint(address to, uint256 amount) external {
        if (msg.sender != EMISSION) revert NotEmission(msg.sender);
        _issue(to, amount);
    }

    /// @notice Returns the current time of the vote checkpoints.
    /// @dev Votes are counted by time and not by blocks, so that the same definition works on chains with any block
    /// time.
    /// @return The time, in seconds.
    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    /// @notice Returns the clock mode of ERC-6372.
    /// @return "mode=timestamp".
    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    /// @notice Returns the next unused nonce for permits and delegations by signature.
    /// @param owner The account that signs.
    /// @return The nonce.
    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }

    function _issue(address to, uint256 amount) private {
        uint256 total = issued + amount;
        if (total > CAP) revert CapExceeded(total, CAP);
        issued = total;
        _mint(to, amount);
    }

    function _update(address from, address to, uint256 value) internal virtual override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }
}
