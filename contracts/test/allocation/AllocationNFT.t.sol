// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {AllocationNFT} from "../../src/allocation/AllocationNFT.sol";
import {IAllocationNFT} from "../../src/allocation/IAllocationNFT.sol";
import {Test} from "../Test.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// An executor without onERC721Received.
contract PlainExecutor {}

contract AllocationNFTTest is Test {
    address private market = account("market");
    address private ann = account("ann");
    address private bob = account("bob");
    AllocationNFT private nft = new AllocationNFT(market);

    function mint(address to, uint256 id) private {
        vm.prank(market);
        nft.mint(to, id);
    }

    function test_TheMarketMintsAndTakesBack() public {
        mint(ann, 7);
        eq(nft.ownerOf(7), ann, "owner");
        eq(nft.balanceOf(ann), 1, "balance");
        vm.prank(market);
        nft.burn(7);
        eq(nft.balanceOf(ann), 0, "gone");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 7));
        nft.ownerOf(7);
    }

    function test_BurningWhatIsGoneDoesNothing() public {
        mint(ann, 7);
        vm.startPrank(market);
        nft.burn(7);
        nft.burn(7);
        eq(nft.balanceOf(ann), 0, "balance");
    }

    function test_AContractGetsItsAllocationWithoutBeingAsked() public {
        address executor = address(new PlainExecutor());
        mint(executor, 7);
        eq(nft.ownerOf(7), executor, "owner");
    }

    function test_RevertsOnMintingOrBurningByAnyoneElse() public {
        mint(ann, 7);
        vm.startPrank(ann);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotMarket.selector, ann));
        nft.mint(ann, 8);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotMarket.selector, ann));
        nft.burn(7);
    }

    function testFuzz_AnAllocationNeverChangesHands(uint256 id, address to) public {
        mint(ann, id);
        vm.assume(to != address(0));
        vm.startPrank(ann);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, id));
        nft.transferFrom(ann, to, id);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, id));
        nft.safeTransferFrom(ann, to, id);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, id));
        nft.approve(to, id);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, 0));
        nft.setApprovalForAll(to, true);
        eq(nft.ownerOf(id), ann, "still ann's");
    }

    function testFuzz_EachAllocationIsItsOwn(uint256 a, uint256 b) public {
        vm.assume(a != b);
        mint(ann, a);
        mint(bob, b);
        vm.prank(market);
        nft.burn(a);
        eq(nft.ownerOf(b), bob, "bob's stays");
    }

    function test_ItIsAnERC721() public view {
        yes(nft.supportsInterface(type(IERC721).interfaceId), "interface");
    }
}
