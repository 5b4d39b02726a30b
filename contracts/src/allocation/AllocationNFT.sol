// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {ITaskMarket} from "../market/ITaskMarket.sol";
import {IAllocationNFT} from "./IAllocationNFT.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// Shows the market's assignments as tokens. The owner of a token is read from the market, so that an award does not
/// store the executor twice (22,000 gas).
contract AllocationNFT is ERC721, IAllocationNFT {
    ITaskMarket private immutable MARKET;

    /// One more than the number of tokens of an operator that ever had one: the slot stays filled between two
    /// assignments, which saves 12,000 gas for each.
    mapping(address operator => uint256) private _countPlusOne;

    modifier onlyMarket() {
        if (msg.sender != address(MARKET)) revert NotMarket(msg.sender);
        _;
    }

    constructor(address market) ERC721("muster allocation", "MUSTER-A") {
        MARKET = ITaskMarket(market);
    }

    /// @inheritdoc IAllocationNFT
    /// @dev Without the receiver's callback: an executor that is a contract cannot block an award.
    function mint(address to, uint256 tokenId) external onlyMarket {
        _countPlusOne[to] = balanceOf(to) + 2;
        emit Transfer(address(0), to, tokenId);
    }

    /// @inheritdoc IAllocationNFT
    function burn(address from, uint256 tokenId) external onlyMarket {
        uint256 count = balanceOf(from);
        if (count == 0) return;
        _countPlusOne[from] = count;
        emit Transfer(from, address(0), tokenId);
    }

    /// @notice Returns the number of assignments that an operator has now.
    /// @param operator The operator.
    /// @return The number.
    function balanceOf(address operator) public view override(ERC721, IERC721) returns (uint256) {
        uint256 countPlusOne = _countPlusOne[operator];
        return countPlusOne == 0 ? 0 : countPlusOne - 1;
    }

    /// @notice Always reverts: the token cannot be transferred.
    /// @param tokenId The token.
    function approve(address, uint256 tokenId) public pure override(ERC721, IERC721) {
        revert NotTransferable(tokenId);
    }

    /// @notice Always reverts: the token cannot be transferred.
    function setApprovalForAll(address, bool) public pure override(ERC721, IERC721) {
        revert NotTransferable(0);
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        return MARKET.executorOf(bytes32(tokenId));
    }

    function _update(address, uint256 tokenId, address) internal pure override returns (address) {
        revert NotTransferable(tokenId);
    }
}
