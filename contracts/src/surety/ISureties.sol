// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// The surety of an operator, and what it backs. All amounts are in wei of the stake token.
struct Surety {
    uint96 amount; // stake set aside; lost whole at the first proof of wrong work
    uint96 pledged; // sum of the pledges that the surety must cover; at most the amount less `largest`
    uint96 largest; // largest lock that one of these parts would need by itself
    uint32 open; // parts that it backs now
    uint40 lostAt; // time of the last loss: the parts awarded until then are void
}

/// One stake that backs all open parts of an operator, instead of a lock for each.
///
/// A lock must exceed 1.6 prices for each window that is not drawn, because one forged link earns the price. Of several
/// parts only the first proof has to cost that much. The surety is therefore the largest such lock, and a pledge of at
/// least the price for each part: what the others could earn once the first is found.
///
/// A pledge is not given back when its part is paid. Between the draw of a forged window and its slash, everything else
/// would be free: the surety is lost already. So a pledge counts until every part that was open together with its part
/// has ended.
interface ISureties {
    /// @notice An operator raised or lowered its surety, or a penalty was taken from it.
    /// @param operator The operator.
    /// @param amount The surety from now on, in wei.
    event SuretyChanged(address indexed operator, uint256 amount);

    /// @notice An operator lost its whole surety. The other parts that it backed are void.
    /// @param operator The operator.
    /// @param amount The amount that was lost, in wei.
    event SuretyLost(address indexed operator, uint256 amount);

    /// @notice The amount is zero.
    error ZeroSurety();

    /// @notice Only the market may call.
    /// @param caller The account that called.
    error NotMarket(address caller);

    /// @notice The surety is too small for what it backs, or would be.
    /// @param amount The surety, in wei.
    /// @param needed The surety that its parts need, in wei.
    error SuretyTooSmall(uint256 amount, uint256 needed);

    /// @notice Moves free stake of the caller into its surety.
    /// @param amount The amount, in wei.
    function raise(uint96 amount) external;

    /// @notice Moves a part of the caller's surety back to its free stake, as far as no part needs it.
    /// @param amount The amount, in wei.
    function lower(uint96 amount) external;

    /// @notice Backs parts of an operator that are awarded now. Market only.
    /// @param operator The operator.
    /// @param lock The lock that each of them would need by itself, in wei.
    /// @param pledge The pledge of each part, in wei.
    /// @param parts The number of parts.
    function back(address operator, uint256 lock, uint96 pledge, uint256 parts) external;

    /// @notice Ends the backing of a part. Its pledge counts until the parts that were open beside it have ended. Market
    /// only.
    /// @param operator The operator.
    /// @param since The time at which the part was awarded, in seconds.
    function release(address operator, uint40 since) external;

    /// @notice Takes a penalty out of the pledge of an open part. The market slashes it. Market only.
    /// @param operator The operator.
    /// @param since The time at which the part was awarded, in seconds.
    /// @param amount The penalty, at most what is left of the pledge, in wei.
    function spend(address operator, uint40 since, uint96 amount) external;

    /// @notice Empties the surety. The market slashes it. Market only.
    /// @param operator The operator.
    /// @return amount The amount that was in it, in wei.
    function lose(address operator) external returns (uint96 amount);

    /// @notice Returns how much more could be pledged now to parts that would each need this lock by themselves.
    /// @param operator The operator.
    /// @param lock The lock, in wei.
    /// @return The amount, in wei.
    function roomFor(address operator, uint256 lock) external view returns (uint256);

    /// @notice Returns the time at which the operator last lost its surety. Parts that it backed until then are void.
    /// @param operator The operator.
    /// @return The time, in seconds; zero for never.
    function lostAt(address operator) external view returns (uint40);

    /// @notice Returns the surety of an operator and what it backs now.
    /// @param operator The operator.
    /// @return The surety.
    function suretyOf(address operator) external view returns (Surety memory);
}
