// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPair, IWrappedNative} from "./IPairFactory.sol";
import {SaleToken} from "./SaleToken.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

struct SaleConfig {
    SaleToken token;
    IWrappedNative wrappedNative;
    address treasury; // receives the liquidity and the proceeds that are not turned into it
    uint256 rate; // tokens for one native coin
    uint256 floor; // proceeds below which everyone is refunded, in wei
    uint256 most; // largest proceeds, in wei
    uint16 liquidityBps; // share of the proceeds that becomes liquidity, at the same rate
    uint40 from;
    uint40 until;
}

/// Sells tokens for native coin at a fixed rate; a share of the proceeds becomes exchange liquidity.
///
/// Buyers receive tokens only after the end, so a sale that misses its floor only has to refund coin. Unsold tokens are
/// burned. Nobody owns the sale; every buyer withdraws its own share.
contract Sale {
    using SafeERC20 for IERC20;

    enum State {
        Selling,
        Succeeded,
        Failed
    }

    /// @notice The time after the end in which `finish` must succeed before `abandon` is possible, in seconds.
    uint256 public constant GRACE = 14 days;

    /// @notice The token on sale.
    SaleToken public immutable TOKEN;

    /// @notice The wrapped native coin, for the exchange pair.
    IWrappedNative public immutable WRAPPED_NATIVE;

    /// @notice The account that receives the proceeds and the liquidity.
    address public immutable TREASURY;

    /// @notice The tokens for one native coin.
    uint256 public immutable RATE;

    /// @notice The proceeds below which everyone is refunded, in wei.
    uint256 public immutable FLOOR;

    /// @notice The largest proceeds, in wei.
    uint256 public immutable MOST;

    /// @notice The share of the proceeds that becomes exchange liquidity, in basis points.
    uint256 public immutable LIQUIDITY_BPS;

    /// @notice The start of the sale, in seconds.
    uint40 public immutable FROM;

    /// @notice The end of the sale, in seconds.
    uint40 public immutable UNTIL;

    /// @notice The state of the sale.
    State public state;

    /// @notice The native coin contributed so far, in wei.
    uint256 public raised;

    /// @notice The native coin that a buyer contributed and has not claimed or refunded, in wei.
    mapping(address buyer => uint256) public contributed;

    /// @notice A buyer contributed native coin.
    /// @param buyer The account that bought.
    /// @param amount The amount, in wei.
    event Contributed(address indexed buyer, uint256 amount);

    /// @notice The sale reached its floor and ended.
    /// @param raised The proceeds, in wei.
    /// @param liquidityNative The native coin that became liquidity, in wei.
    /// @param liquidityTokens The tokens that became liquidity, in wei.
    /// @param burned The unsold tokens that were burned, in wei.
    event Succeeded(uint256 raised, uint256 liquidityNative, uint256 liquidityTokens, uint256 burned);

    /// @notice The sale missed its floor or was abandoned; buyers can take refunds.
    /// @param raised The native coin to refund, in wei.
    event Failed(uint256 raised);

    /// @notice A buyer received its tokens.
    /// @param buyer The account that bought.
    /// @param tokens The tokens, in wei.
    event Claimed(address indexed buyer, uint256 tokens);

    /// @notice A buyer received its native coin back.
    /// @param buyer The account that bought.
    /// @param amount The amount, in wei.
    event Refunded(address indexed buyer, uint256 amount);

    /// @notice A field of the sale's configuration is invalid.
    /// @param field The name of the field.
    error BadSale(string field);

    /// @notice No native coin was sent.
    error ZeroAmount();

    /// @notice The sale has not started or is over.
    /// @param time The time of the call, in seconds.
    /// @param from The start of the sale, in seconds.
    /// @param until The end of the sale, in seconds.
    error NotOpen(uint256 time, uint256 from, uint256 until);

    /// @notice The contribution would exceed the largest proceeds.
    /// @param left The native coin that can still be contributed, in wei.
    error SoldOut(uint256 left);

    /// @notice The sale's state does not allow the call.
    /// @param state The state that it is in.
    error WrongState(State state);

    /// @notice The call came before its time.
    /// @param time The time of the call, in seconds.
    /// @param since The time from which the call is allowed, in seconds.
    error TooEarly(uint256 time, uint256 since);

    /// @notice The sale does not hold every token that it could owe.
    /// @param held The tokens that it holds, in wei.
    /// @param needed The tokens that it could owe, in wei.
    error NotFunded(uint256 held, uint256 needed);

    /// @notice The buyer has no open contribution.
    /// @param buyer The account that bought.
    error NothingHere(address buyer);

    /// @notice A transfer failed.
    /// @param to The recipient.
    error TransferFailed(address to);

    constructor(SaleConfig memory config) {
        if (config.rate == 0) revert BadSale("rate");
        if (config.floor == 0 || config.most < config.floor) revert BadSale("floor");
        if (config.liquidityBps > 10_000) revert BadSale("liquidityBps");
        if (config.until <= config.from) revert BadSale("until");
        if (config.treasury == address(0)) revert BadSale("treasury");
        TOKEN = config.token;
        WRAPPED_NATIVE = config.wrappedNative;
        TREASURY = config.treasury;
        RATE = config.rate;
        FLOOR = config.floor;
        MOST = config.most;
        LIQUIDITY_BPS = config.liquidityBps;
        FROM = config.from;
        UNTIL = config.until;
    }

    /// @notice Contributes the native coin sent along.
    function contribute() external payable {
        if (msg.value == 0) revert ZeroAmount();
        if (state != State.Selling) revert WrongState(state);
        if (block.timestamp < FROM || block.timestamp >= UNTIL) revert NotOpen(block.timestamp, FROM, UNTIL);
        if (raised + msg.value > MOST) revert SoldOut(MOST - raised);
        // The sale must hold every token that it could owe before it takes the first coin.
        uint256 balance = TOKEN.balanceOf(address(this));
        if (balance < tokensNeeded()) revert NotFunded(balance, tokensNeeded());
        raised += msg.value;
        contributed[msg.sender] += msg.value;
        emit Contributed(msg.sender, msg.value);
    }

    /// @notice Ends the sale when its time is over or everything is sold: creates the liquidity, burns unsold tokens
    /// and pays the treasury; below the floor, the sale fails. Anyone may call.
    function finish() external {
        if (state != State.Selling) revert WrongState(state);
        if (block.timestamp < UNTIL && raised < MOST) revert TooEarly(block.timestamp, UNTIL);
        if (raised < FLOOR) return _fail();
        state = State.Succeeded;
        uint256 native = raised * LIQUIDITY_BPS / 10_000;
        uint256 tokens = native * RATE;
        uint256 unsold = TOKEN.balanceOf(address(this)) - tokens - raised * RATE;
        emit Succeeded(raised, native, tokens, unsold);
        if (unsold != 0) TOKEN.burn(unsold);
        if (native != 0) {
            // The liquidity goes straight into the pair, which holds no token of this sale before: there is no price to
            // slip from. Coin that somebody sent there first is a gift to the liquidity.
            address pair = TOKEN.PAIR();
            IERC20(TOKEN).safeTransfer(pair, tokens);
            WRAPPED_NATIVE.deposit{value: native}();
            if (!WRAPPED_NATIVE.transfer(pair, native)) revert TransferFailed(pair);
            IPair(pair).mint(TREASURY);
        }
        TOKEN.open();
        _send(TREASURY, raised - native);
    }

    /// @notice Fails a sale that could not be finished in the grace period, so that no coin is stranded. Anyone may
    /// call.
    function abandon() external {
        if (state != State.Selling) revert WrongState(state);
        if (block.timestamp < UNTIL + GRACE) revert TooEarly(block.timestamp, UNTIL + GRACE);
        _fail();
    }

    /// @notice Sends the caller its tokens after a sale that succeeded.
    function claim() external {
        if (state != State.Succeeded) revert WrongState(state);
        uint256 tokens = _takeOut() * RATE;
        emit Claimed(msg.sender, tokens);
        IERC20(TOKEN).safeTransfer(msg.sender, tokens);
    }

    /// @notice Sends the caller its native coin back after a sale that failed.
    function refund() external {
        if (state != State.Failed) revert WrongState(state);
        uint256 amount = _takeOut();
        emit Refunded(msg.sender, amount);
        _send(msg.sender, amount);
    }

    /// @notice Returns the tokens that the largest sale owes to buyers and to the exchange.
    /// @return The amount, in wei.
    function tokensNeeded() public view returns (uint256) {
        return MOST * RATE + MOST * LIQUIDITY_BPS / 10_000 * RATE;
    }

    function _fail() private {
        state = State.Failed;
        emit Failed(raised);
        TOKEN.burn(TOKEN.balanceOf(address(this)));
        TOKEN.open();
    }

    function _takeOut() private returns (uint256 amount) {
        amount = contributed[msg.sender];
        if (amount == 0) revert NothingHere(msg.sender);
        contributed[msg.sender] = 0;
    }

    function _send(address to, uint256 amount) private {
        (bool sent,) = to.call{value: amount}("");
        if (!sent) revert TransferFailed(to);
    }
}
