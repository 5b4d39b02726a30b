// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";

/// The numbers that governance may move, inside bounds that nobody can. A task carries the rules of its posting in its
/// own terms, so a change reaches new tasks only.
interface IParameters {
    event RulesChanged(bytes32 indexed rulesHash, Rules rules);
    event TokenListed(address indexed token, bool listed);
    event GovernanceOffered(address indexed to);
    event GovernanceTaken(address indexed by);

    error NotGovernance(address caller);
    error OutOfBounds(string field);

    /// keccak256(abi.encode(rules)) of the rules for new tasks.
    function rulesHash() external view returns (bytes32);
    function isPaymentToken(address token) external view returns (bool);
    function governance() external view returns (address);

    function setRules(Rules calldata rules) external;
    /// Fee-on-transfer and rebasing tokens must not be listed; the market also refuses a payment that arrives short.
    function listToken(address token, bool listed) external;
    /// Hands governance over in two steps, so that it cannot be lost to a wrong address.
    function offerGovernance(address to) external;
    function takeGovernance() external;
}
