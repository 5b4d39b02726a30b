// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// A sum tree over weighted leaves that remembers the weights of the last epochs.
///
/// Eight children share one storage word, so a walk from the root to a leaf reads six words for up to 262,144 leaves,
/// and the depth is the same for ten leaves as for a hundred thousand. Beside the weights a word carries the epoch in
/// which it was last written; the first write of a later epoch copies the old word to one of three history words first.
/// A walk at a past epoch reads the history only where something has changed since.
///
///     bits 0..223    weights of the children, 28 bits each
///     bits 224..247  epoch of the last write; 0: never written
///     bits 248..255  which history word (1..3) is the newest; 0: none
library SortitionTree {
    /// Levels of inner nodes; the children of the last level are the leaves.
    uint256 internal constant DEPTH = 6;
    uint256 internal constant LEAVES = 8 ** DEPTH;

    /// No weight, and no sum of weights, is larger.
    uint256 internal constant MAX_WEIGHT = 2 ** 28 - 1;

    /// Number of epochs before the current one that can be read.
    uint24 internal constant MEMORY = 3;

    uint256 private constant WEIGHT_BITS = 28;
    uint256 private constant EPOCH_SHIFT = 224;
    uint256 private constant NEWEST_SHIFT = 248;

    struct Tree {
        mapping(uint256 key => uint256 word) words;
    }

    /// The tickets of a leaf on the line of all weights: [start, start + weight).
    struct Span {
        uint256 start;
        uint256 weight;
    }

    /// @notice The weights of a class would add up to more than the tree can hold.
    /// @param total The sum that does not fit.
    error TreeOverflow(uint256 total);

    /// Sets the weight of a leaf from `epoch` on. Epochs must never decrease.
    function set(Tree storage tree, uint256 leaf, uint256 weight, uint24 epoch) internal {
        uint256 index = leaf;
        uint256 word;
        uint256 before;
        for (uint256 level = DEPTH; level != 0;) {
            unchecked {
                --level;
            }
            uint256 shift = (index & 7) * WEIGHT_BITS;
            index >>= 3;
            uint256 key = _key(level, index);
            word = tree.words[key];
            uint256 old = (word >> shift) & MAX_WEIGHT;
            if (level == DEPTH - 1) {
                if (old == weight) return;
                before = old;
            }
            // Above the leaf every sum changes by the same difference. A sum cannot overflow its bits unless the total
            // does, which is checked below before anything relies on it.
            uint256 next = old + weight - before;
            if (next > MAX_WEIGHT) revert TreeOverflow(next);
            uint256 newest = word >> NEWEST_SHIFT;
            if (word != 0 && _epochOf(word) != epoch) {
                newest = newest == MEMORY ? 1 : newest + 1;
                tree.words[key | newest] = word;
            }
            word = (word & ~(MAX_WEIGHT << shift) & type(uint224).max) | (next << shift)
                | (uint256(epoch) << EPOCH_SHIFT) | (newest << NEWEST_SHIFT);
            tree.words[key] = word;
        }
        uint256 sum = _sum(word);
        if (sum > MAX_WEIGHT) revert TreeOverflow(sum);
    }

    /// Returns the sum of all weights at the end of `epoch`.
    function total(Tree storage tree, uint24 epoch) internal view returns (uint256) {
        return _sum(_read(tree, 0, 0, epoch));
    }

    /// Returns the leaf that owns a ticket at the end of `epoch`. The ticket must be smaller than the total.
    function find(Tree storage tree, uint256 ticket, uint24 epoch)
        internal
        view
        returns (uint256 leaf, Span memory span)
    {
        uint256 rest = ticket;
        uint256 weight;
        for (uint256 level; level != DEPTH; ++level) {
            uint256 word = _read(tree, level, leaf, epoch);
            leaf <<= 3;
            weight = word & MAX_WEIGHT;
            unchecked {
                while (rest >= weight) {
                    rest -= weight;
                    ++leaf;
                    word >>= WEIGHT_BITS;
                    weight = word & MAX_WEIGHT;
                }
            }
        }
        return (leaf, Span(ticket - rest, weight));
    }

    /// Returns the tickets of a leaf at the end of `epoch`.
    function spanOf(Tree storage tree, uint256 leaf, uint24 epoch) internal view returns (Span memory span) {
        unchecked {
            for (uint256 level; level != DEPTH; ++level) {
                uint256 index = leaf >> (3 * (DEPTH - level));
                uint256 child = (leaf >> (3 * (DEPTH - 1 - level))) & 7;
                uint256 word = _read(tree, level, index, epoch);
                for (uint256 i; i != child; ++i) {
                    span.start += word & MAX_WEIGHT;
                    word >>= WEIGHT_BITS;
                }
                span.weight = word & MAX_WEIGHT;
                if (span.weight == 0) return span;
            }
        }
    }

    /// Returns a node's word at the end of `epoch`.
    function _read(Tree storage tree, uint256 level, uint256 index, uint24 epoch) private view returns (uint256 word) {
        uint256 key = _key(level, index);
        word = tree.words[key];
        if (_epochOf(word) <= epoch) return word;
        uint256 slot = word >> NEWEST_SHIFT;
        if (slot == 0) return 0;
        for (uint256 i; i != MEMORY; ++i) {
            word = tree.words[key | slot];
            if (_epochOf(word) <= epoch) return word;
            slot = slot == 1 ? MEMORY : slot - 1;
        }
        // Only an epoch older than MEMORY gets here; callers reject those.
        return 0;
    }

    function _epochOf(uint256 word) private pure returns (uint256) {
        return (word >> EPOCH_SHIFT) & type(uint24).max;
    }

    function _sum(uint256 word) private pure returns (uint256 sum) {
        unchecked {
            for (uint256 i; i != 8; ++i) {
                sum += word & MAX_WEIGHT;
                word >>= WEIGHT_BITS;
            }
        }
    }

    /// The two low bits select the version: 0 the current word, 1..3 history.
    function _key(uint256 level, uint256 index) private pure returns (uint256) {
        return (level << 32) | (index << 2);
    }
}
