// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../../src/market/Rules.sol";
import {TaskMath} from "../../src/market/TaskMath.sol";
import {Bid, Delivery, Terms} from "../../src/market/TaskTypes.sol";
import {TypedData} from "../../src/market/TypedData.sol";
import {Test} from "../Test.sol";

/// The hashes that are taken straight from the calldata are those of the encoded structs, whatever these hold. Proved
/// only: forge would try enums with values that they do not have.
/// @custom:halmos --panic-error-codes *
contract TaskMathTest is Test {
    function prove_a_task_is_named_by_its_encoded_terms(address market, Terms calldata terms) external view {
        assert(TaskMath.taskId(market, terms) == keccak256(abi.encode(block.chainid, market, terms)));
    }

    function prove_a_bid_is_named_by_its_encoding(Bid calldata bid) external pure {
        assert(TaskMath.bidHash(bid) == keccak256(abi.encode(TypedData.BID, bid)));
    }

    function prove_a_delivery_is_named_by_its_encoding(Delivery calldata delivery) external pure {
        assert(TaskMath.deliveryHash(delivery) == keccak256(abi.encode(delivery)));
        Delivery memory made = delivery;
        assert(TaskMath.newDeliveryHash(made) == keccak256(abi.encode(delivery)));
    }

    function prove_rules_are_named_by_their_encoding(Rules calldata rules) external pure {
        assert(TaskMath.rulesHash(rules) == keccak256(abi.encode(rules)));
    }
}
