// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {IPair, IWrappedNative} from "./IPairFactory.sol";
import {SaleToken} from "./SaleToken.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

struct SaleConfig {
    SaleToken token;
    IWrappedNative wrappedNative;
    address treasury; // receives the rest of what was raised and the liquidity
    uint256 rate; // tokens for one native coin
    uint256 floor; // below this everyone is refunded
    uint256 most; // above this nothing is taken
    uint16 liquidityBps; // share of what was raised that becomes liquidity, at the same rate
    uint40 from;
    uint40 until;
}

/// Native coin in, tokens out at a fixed rate; a share of what is raised becomes exchange liquidity (C11).
///
/// Tokens are handed out only after the end, so a sale that misses its floor refunds coin for nothing. What is not sold is
/// burned. Nobody owns the sale; everyone takes out their own.
contract Sale {
    using SafeERC20 for IERC20;

    enum State {
        Selling,
        Succeeded,
        Failed
    }

    /// If finishing is impossible for this long, contributors can take their coin back.
    uint256 public constant GRACE = 14 days;

    SaleToken public immutable TOKEN;
    IWrappedNative public immutable WRAPPED_NATIVE;
    address public immutable TREASURY;
    uint256 public immutable RATE;
    uint256 public immutable FLOOR;
    uint256 public immutable MOST;
    uint256 public immutable LIQUIDITY_BPS;
    uint40 public immutable FROM;
    uint40 public immutable UNTIL;

    State public state;
    uint256 public raised;
    mapping(address buyer => uint256) public contributed;

    event Contributed(address indexed buyer, uint256 amount);
    event Succeeded(uint256 raised, uint256 liquidityNative, uint256 liquidityTokens, uint256 burned);
    event Failed(uint256 raised);
    event Claimed(address indexed buyer, uint256 tokens);
    event Refunded(address indexed buyer, uint256 amount);

    error BadSale(string field);
    error ZeroAmount();
    error NotOpen(uint256 time, uint256 from, uint256 until);
    error SoldOut(uint256 left);
    error WrongState(State state);
    error TooEarly(uint256 time, uint256 since);
    error NotFunded(uint256 held, uint256 needed);
    error NothingHere(address buyer);
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

    function contribute() external payable {
        if (msg.value == 0) revert ZeroAmount();
        if (state != State.Selling) revert WrongState(state);
        if (block.timestamp < FROM || block.timestamp >= UNTIL) revert NotOpen(block.timestamp, FROM, UNTIL);
        if (raised + msg.value > MOST) revert SoldOut(MOST - raised);
        // Every token that could be owed must be here before the first coin is taken.
        uint256 held = TOKEN.balanceOf(address(this));
        if (held < tokensNeeded()) revert NotFunded(held, tokensNeeded());
        raised += msg.value;
        contributed[msg.sender] += msg.value;
        emit Contributed(msg.sender, msg.value);
    }

    /// Ends the sale, one way or the other; anyone may call.
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
            // Straight into the pair, which holds no token of ours before this: no price to be slipped from. Coin that
            // somebody sent there first is a gift to the liquidity.
            address pair = TOKEN.PAIR();
            IERC20(TOKEN).safeTransfer(pair, tokens);
            WRAPPED_NATIVE.deposit{value: native}();
            if (!WRAPPED_NATIVE.transfer(pair, native)) revert TransferFailed(pair);
            IPair(pair).mint(TREASURY);
        }
        TOKEN.open();
        _send(TREASURY, raised - native);
    }

    /// The way out when finishing keeps failing, so that no coin is stranded.
    function abandon() external {
        if (state != State.Selling) revert WrongState(state);
        if (block.timestamp < UNTIL + GRACE) revert TooEarly(block.timestamp, UNTIL + GRACE);
        _fail();
    }

    function claim() external {
        if (state != State.Succeeded) revert WrongState(state);
        uint256 tokens = _takeOut() * RATE;
        emit Claimed(msg.sender, tokens);
        IERC20(TOKEN).safeTransfer(msg.sender, tokens);
    }

    function refund() external {
        if (state != State.Failed) revert WrongState(state);
        uint256 amount = _takeOut();
        emit Refunded(msg.sender, amount);
        _send(msg.sender, amount);
    }

    /// For the largest sale: what buyers receive and what goes to the exchange.
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
