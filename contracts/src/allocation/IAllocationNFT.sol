// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// The token of an assignment: its owner runs this part of this task. It is minted at the award and burned when the
/// assignment ends and its deliveries are closed. It cannot be transferred, because the work cannot.
interface IAllocationNFT is IERC721 {
    /// @notice Only the market may mint and burn.
    /// @param caller The account that called.
    error NotMarket(address caller);

    /// @notice The token cannot be transferred or approved.
    /// @param tokenId The token; zero for an approval of all tokens.
    error NotTransferable(uint256 tokenId);

    /// @notice Mints the token of an assignment. Market only.
    /// @param to The executor.
    /// @param tokenId The assignment's id.
    function mint(address to, uint256 tokenId) external;

    /// @notice Burns the token of an assignment that is over; does nothing when the executor has no token, so that no
    /// settlement can fail here. Market only.
    /// @param from The executor.
    /// @param tokenId The assignment's id.
    function burn(address from, uint256 tokenId) external;
}
