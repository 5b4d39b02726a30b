// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// The token that says: this account runs this part of this task. It is minted at award and given back, that is burned,
/// when the part is settled and the reward credited. It cannot change hands, because the work cannot.
interface IAllocationNFT is IERC721 {
    error NotMarket(address caller);
    error NotTransferable(uint256 tokenId);

    function mint(address to, uint256 tokenId) external;
    /// Does nothing when the token is gone already, so that no path of settlement can fail here.
    function burn(uint256 tokenId) external;
}
