// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IAllocationNFT} from "../../src/allocation/IAllocationNFT.sol";
import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {Walk} from "../market/Walk.sol";
import {WorkTree} from "../market/WorkTree.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// An executor without onERC721Received.
contract PlainExecutor {}

contract AllocationNFTTest is Walk {
    Terms private t;
    Bid private b;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        t = task();
        b = running(t);
        id = uint256(market.assignmentId(idOf(t), 0, 1));
    }

    function expectGone() private {
        eq(nft.balanceOf(b.operator), 0, "balance");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        nft.ownerOf(id);
    }

    function test_AnAllocationIsTheExecutors() public {
        eq(nft.ownerOf(id), b.operator, "owner");
        eq(nft.balanceOf(b.operator), 1, "balance");
        vm.prank(b.operator);
        market.decline(t, b, 0, false);
        expectGone();
    }

    function test_AnAllocationLastsUntilItsLastDeliveryIsClosed() public {
        WorkTree.Run memory r = run(t);
        Delivery memory d = deliver(t, b, r);
        eq(nft.ownerOf(id), b.operator, "delivered");
        payHonestly(t, b, d, r);
        expectGone();
    }

    function test_MintsAndBurnsAreTransfersFromAndToNobody() public {
        vm.startPrank(address(market));
        vm.expectEmit(address(nft));
        emit IERC721.Transfer(address(0), b.operator, 7);
        nft.mint(b.operator, 7);
        vm.expectEmit(address(nft));
        emit IERC721.Transfer(b.operator, address(0), 7);
        nft.burn(b.operator, 7);
    }

    function testFuzz_TheBalanceCountsTheTokens(uint8 minted, uint8 burned) public {
        vm.assume(burned <= minted);
        address ann = account("ann");
        vm.startPrank(address(market));
        for (uint256 i; i != minted; ++i) {
            nft.mint(ann, i);
        }
        for (uint256 i; i != burned; ++i) {
            nft.burn(ann, i);
        }
        eq(nft.balanceOf(ann), minted - burned, "balance");
    }

    function test_BurningAMissingTokenDoesNothing() public {
        address ann = account("ann");
        vm.startPrank(address(market));
        nft.burn(ann, 7);
        nft.mint(ann, 7);
        nft.burn(ann, 7);
        nft.burn(ann, 7);
        eq(nft.balanceOf(ann), 0, "balance");
        nft.mint(ann, 8);
        eq(nft.balanceOf(ann), 1, "a new token");
    }

    function test_AContractGetsItsAllocationWithoutBeingAsked() public {
        address executor = address(new PlainExecutor());
        vm.prank(address(market));
        nft.mint(executor, 7);
        eq(nft.balanceOf(executor), 1, "balance");
    }

    function test_RevertsOnMintingOrBurningByAnyoneElse() public {
        vm.startPrank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotMarket.selector, b.operator));
        nft.mint(b.operator, 8);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotMarket.selector, b.operator));
        nft.burn(b.operator, id);
    }

    function testFuzz_AnAllocationCannotBeTransferred(address to) public {
        vm.assume(to != address(0));
        vm.startPrank(b.operator);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, id));
        nft.transferFrom(b.operator, to, id);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, id));
        nft.safeTransferFrom(b.operator, to, id);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, id));
        nft.approve(to, id);
        vm.expectRevert(abi.encodeWithSelector(IAllocationNFT.NotTransferable.selector, 0));
        nft.setApprovalForAll(to, true);
        eq(nft.ownerOf(id), b.operator, "still the executor's");
    }

    function test_ItIsAnERC721() public view {
        yes(nft.supportsInterface(type(IERC721).interfaceId), "interface");
    }
}
