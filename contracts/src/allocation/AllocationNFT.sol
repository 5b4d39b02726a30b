// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IAllocationNFT} from "./IAllocationNFT.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

contract AllocationNFT is ERC721, IAllocationNFT {
    address private immutable MARKET;

    modifier onlyMarket() {
        if (msg.sender != MARKET) revert NotMarket(msg.sender);
        _;
    }

    constructor(address market) ERC721("muster allocation", "MUSTER-A") {
        MARKET = market;
    }

    /// Without the receiver's callback: an executor that is a contract gets no say in an award.
    function mint(address to, uint256 tokenId) external onlyMarket {
        _mint(to, tokenId);
    }

    function burn(uint256 tokenId) external onlyMarket {
        if (_ownerOf(tokenId) != address(0)) _update(address(0), tokenId, address(0));
    }

    function approve(address, uint256 tokenId) public pure override(ERC721, IERC721) {
        revert NotTransferable(tokenId);
    }

    function setApprovalForAll(address, bool) public pure override(ERC721, IERC721) {
        revert NotTransferable(0);
    }

    /// There are no approvals, so there is none to clear when a token moves: settling reads one slot less.
    function _approve(address, uint256, address, bool) internal pure override {}

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from != address(0) && to != address(0)) revert NotTransferable(tokenId);
    }
}
