// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// How much of an account's stake has stayed without a break since a time: the smallest amount since then.
///
/// The steps are a stack, oldest first, with growing amounts: since its time, the stake was never below the step's
/// amount. Stake that leaves is taken from the newest steps. So one token that moves from account to account counts for
/// at most one of them at any given time, whenever that is read.
///
/// A step is one word: the time in seconds, then the amount in 96 bits.
library UnbrokenStake {
    uint256 private constant AMOUNT_BITS = 96;

    /// Adds stake that counts from now on.
    function add(uint256[] storage steps, uint96 amount) internal {
        uint256 length = steps.length;
        uint256 last = length == 0 ? 0 : steps[length - 1];
        if (last >> AMOUNT_BITS == block.timestamp) steps.pop();
        steps.push(block.timestamp << AMOUNT_BITS | (_amount(last) + amount));
    }

    /// Takes stake away. The number of steps that this removes is bounded by the amount: each step is at least as high
    /// as the smallest addition.
    function remove(uint256[] storage steps, uint96 amount) internal {
        uint256 length = steps.length;
        uint256 last = steps[length - 1];
        uint256 left = _amount(last) - amount;
        uint256 time;
        while (_amount(last) > left) {
            time = last >> AMOUNT_BITS;
            steps.pop();
            last = --length == 0 ? 0 : steps[length - 1];
        }
        if (_amount(last) != left) steps.push(time << AMOUNT_BITS | left);
    }

    /// Returns the stake that has stayed without a break since a time.
    function since(uint256[] storage steps, uint256 time) internal view returns (uint256) {
        uint256 high = steps.length;
        uint256 low;
        while (low != high) {
            uint256 middle = (low + high) >> 1;
            if (steps[middle] >> AMOUNT_BITS > time) high = middle;
            else low = middle + 1;
        }
        return low == 0 ? 0 : _amount(steps[low - 1]);
    }

    function _amount(uint256 step) private pure returns (uint256) {
        // forge-lint: disable-next-line(unsafe-typecast) stored as a smaller number
        return uint96(step);
    }
}
