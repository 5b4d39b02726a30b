// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Rules} from "../market/Rules.sol";
import {ClassKind} from "../registry/IProviderRegistry.sol";

/// The rules that governance may change, within fixed bounds. A task carries the rules of its posting in its terms, so
/// a change affects new tasks only.
interface IParameters {
    /// @notice Governance set new rules for tasks posted from now on.
    /// @param rulesHash The hash of the rules.
    /// @param rules The rules.
    event RulesChanged(bytes32 indexed rulesHash, Rules rules);

    /// @notice Governance listed a payment token, changed its rate or removed it from the list.
    /// @param token The token.
    /// @param rate The worth of 1e18 wei of the token, in wei of the stake token; zero when it was removed.
    event TokenListed(address indexed token, uint128 rate);

    /// @notice Governance was offered to another account.
    /// @param to The account that may take it.
    event GovernanceOffered(address indexed to);

    /// @notice An account took governance.
    /// @param by The account.
    event GovernanceTaken(address indexed by);

    /// @notice Only governance may call; `takeGovernance` only the account that it was offered to.
    /// @param caller The account that called.
    error NotGovernance(address caller);

    /// @notice A rule, a token or the first governance account is outside its bounds.
    /// @param field The name of the field.
    error OutOfBounds(string field);

    /// @notice Returns the hash of the rules for new tasks.
    /// @return keccak256(abi.encode(rules)).
    function rulesHash() external view returns (bytes32);

    /// @notice A token's rate was changed less than a day ago.
    /// @param token The token.
    /// @param since The time from which the rate can be changed again, in seconds.
    error RateChangedLately(address token, uint256 since);

    /// @notice Returns the rate of a token that tasks may be paid in.
    /// @param token The token.
    /// @return The worth of 1e18 wei of the token, in wei of the stake token; zero when it is not listed.
    function rateOf(address token) external view returns (uint128);

    /// @notice Returns the account that governs the parameters.
    /// @return The account.
    function governance() external view returns (address);

    /// @notice Sets the rules for new tasks, within the bounds of `RuleBounds`. Governance only.
    /// @param rules The new rules.
    function setRules(Rules calldata rules) external;

    /// @notice Lists a payment token, changes its rate or removes it from the list. Governance only.
    /// @dev A rate at most halves or doubles, once a day, also when a removed token is listed again. The stake token's
    /// own rate is always 1e18. Fee-on-transfer and rebasing tokens must not be listed; the market also rejects a
    /// payment that arrives short.
    /// @param token The token.
    /// @param rate The worth of 1e18 wei of the token, in wei of the stake token; zero to remove it.
    function listToken(address token, uint128 rate) external;

    /// @notice Lists a class of nodes in the registry, changes its purpose or removes it from the list. Governance only.
    /// @param class The class: the hash of its name.
    /// @param kind Its purpose; none to remove it.
    function listClass(bytes32 class, ClassKind kind) external;

    /// @notice Offers governance to an account, which must take it. Governance only.
    /// @dev Two steps, so that governance cannot be lost to a wrong address.
    /// @param to The account that may take governance.
    function offerGovernance(address to) external;

    /// @notice Takes governance that was offered to the caller.
    function takeGovernance() external;
}
