// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// One line of the genesis table.
struct Grant {
    address to;
    uint256 amount;
}

/// What a network fixes for its token once and for all.
struct TokenConfig {
    string name;
    string symbol;
    uint256 cap; // the most that can ever be issued
    address emission; // the only minter; 0: everything exists from the start
    Grant[] genesis;
}

/// The network token: ERC-20 with permit and votes.
///
/// The cap counts what was ever issued, so burning makes the token scarcer and never makes room for more. The only
/// minter is the emission contract, fixed here; there is no owner.
contract Token is ERC20, ERC20Burnable, ERC20Permit, ERC20Votes {
    uint256 public immutable CAP;
    address public immutable EMISSION;

    /// Everything ever minted, whatever was burned since.
    uint256 public issued;

    error NotEmission(address caller);
    error CapExceeded(uint256 wouldBeIssued, uint256 cap);
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

    /// Emission only. Reverts CapExceeded beyond the cap.
    function mint(address to, uint256 amount) external {
        if (msg.sender != EMISSION) revert NotEmission(msg.sender);
        _issue(to, amount);
    }

    /// Votes are counted by time, not by blocks: the same definition works on chains with any block time.
    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

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
