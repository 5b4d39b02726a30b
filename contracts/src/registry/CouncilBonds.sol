// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Award, Bond, Fault} from "./IProviderRegistry.sol";
import {NodeDirectory} from "./NodeDirectory.sol";
import {RegistryConfig} from "./RegistryConfig.sol";
import {SortitionTree} from "./SortitionTree.sol";
import {WeightedDraw} from "./WeightedDraw.sol";

/// Council duty: operators bond stake in a class, are drawn by it, and answer with it.
///
/// The weights of an epoch are those at its end. A seat puts a fixed number of the operator's units on duty; what is
/// on duty backs that seat and nothing else, and an operator with nothing left for another seat is passed over.
abstract contract CouncilBonds is NodeDirectory {
    using SortitionTree for SortitionTree.Tree;
    using WeightedDraw for WeightedDraw.Urn;

    /// Epoch numbers start here, so that looking back MEMORY epochs needs no care at the beginning.
    uint24 private constant FIRST_EPOCH = 8;
    /// Drawn operators that cannot serve (jailed since, no free units) are passed over this many times in one draw.
    uint256 private constant PASSES = 8;

    uint40 private immutable GENESIS;
    uint40 public immutable EPOCH_LENGTH;
    uint40 public immutable UNBONDING_DELAY;
    uint40 public immutable JAIL_TIME;
    uint96 public immutable BOND_UNIT;
    uint32 public immutable MINIMUM_BOND;

    struct Class {
        uint24 leaves; // places ever given out
        uint24 vacant; // of these, places free for another operator
        uint32 operators; // with weight
        SortitionTree.Tree tree;
        mapping(uint256 leaf => address) operatorAt;
        mapping(uint256 index => uint24 leaf) vacancies;
    }

    mapping(bytes32 class => Class) private _classes;

    constructor(RegistryConfig memory config) {
        if (config.epochLength == 0) revert BadConfig("epochLength");
        // A place in the tree is given to another operator after the delay; by then no draw may look back at the first.
        if (config.unbondingDelay < uint256(config.epochLength) * (SortitionTree.MEMORY + 2)) {
            revert BadConfig("unbondingDelay");
        }
        if (config.bondUnit == 0) revert BadConfig("bondUnit");
        if (config.minimumBond == 0) revert BadConfig("minimumBond");
        GENESIS = uint40(block.timestamp);
        EPOCH_LENGTH = config.epochLength;
        UNBONDING_DELAY = config.unbondingDelay;
        JAIL_TIME = config.jailTime;
        BOND_UNIT = config.bondUnit;
        MINIMUM_BOND = config.minimumBond;
    }

    // ------------------------------------------------------------------ operators

    function bond(bytes32 class, uint32 units) external {
        if (units == 0) revert ZeroAmount();
        if (!_accounts[msg.sender].admitted) revert NotAdmitted(msg.sender);
        Bond memory b = _load(msg.sender, class);
        if (b.nodes == 0) revert NoNodeOfClass(class);
        if (b.jailedUntil != 0) revert InJail(msg.sender, b.jailedUntil);
        b.units += units;
        if (b.units < MINIMUM_BOND) revert BelowMinimumBond(b.units, MINIMUM_BOND);
        uint96 amount = _wei(units);
        _takeFree(msg.sender, amount);
        _accounts[msg.sender].bonded += amount;
        if (b.leaf == 0) b.leaf = _takeLeaf(class);
        _save(msg.sender, class, b);
        _weigh(class, b, b.units - units, b.units);
    }

    function unbond(bytes32 class, uint32 units) external {
        if (units == 0) revert ZeroAmount();
        Bond memory b = _load(msg.sender, class);
        if (b.units < units) revert NotEnoughBonded(b.units, units);
        uint32 left = b.units - units;
        if (left != 0 && left < MINIMUM_BOND) revert BelowMinimumBond(left, MINIMUM_BOND);
        if (b.jailedUntil == 0) _weigh(class, b, b.units, left);
        b.units = left;
        b.leaving += units;
        // One clock for all that is leaving: a later request restarts it, which is simple and never too short.
        b.leavesAt = uint40(block.timestamp) + UNBONDING_DELAY;
        _save(msg.sender, class, b);
    }

    function claimBond(bytes32 class) external {
        Bond memory b = _load(msg.sender, class);
        if (b.leaving == 0) revert NothingToClaim();
        if (block.timestamp < b.leavesAt) revert StillLeaving(b.leavesAt);
        uint32 idle = b.units + b.leaving - b.duty;
        uint32 units = b.leaving < idle ? b.leaving : idle;
        if (units == 0) revert NothingToClaim();
        b.leaving -= units;
        if (b.units == 0 && b.leaving == 0) {
            _giveLeaf(class, b.leaf);
            b.leaf = 0;
            b.jailedUntil = 0;
        }
        _save(msg.sender, class, b);
        uint96 amount = _wei(units);
        _accounts[msg.sender].bonded -= amount;
        _accounts[msg.sender].free += amount;
    }

    function returnFromJail(bytes32 class) external {
        uint40 until = _accounts[msg.sender].jailedUntil;
        Bond memory b = _load(msg.sender, class);
        if (b.jailedUntil > until) until = b.jailedUntil;
        if (until == 0) revert NotInJail(msg.sender);
        if (block.timestamp < until) revert InJail(msg.sender, until);
        _accounts[msg.sender].jailedUntil = 0;
        if (b.jailedUntil != 0) {
            b.jailedUntil = 0;
            _save(msg.sender, class, b);
            _weigh(class, b, 0, b.units);
        }
        emit Returned(msg.sender, class);
    }

    // ------------------------------------------------------------------ the law only

    function draw(
        bytes32 class,
        uint24 epoch,
        bytes32 seed,
        uint256 count,
        address[] calldata excluded,
        uint32 seatUnits
    ) external onlyLaw returns (address[] memory operators) {
        uint24 current = currentEpoch();
        if (epoch >= current) revert EpochNotPast(epoch, current);
        if (epoch + SortitionTree.MEMORY < current) return operators;
        Class storage c = _classes[class];
        WeightedDraw.Urn memory urn = WeightedDraw.open(c.tree, epoch, seed, excluded.length + count + PASSES);
        _excludeAll(c, urn, class, excluded);
        operators = new address[](count);
        uint256 found;
        for (uint256 passes; found != count && passes <= PASSES && urn.tickets != 0;) {
            address operator = c.operatorAt[urn.next(c.tree)];
            if (_putOnDuty(class, operator, seatUnits)) operators[found++] = operator;
            else ++passes;
        }
        assembly ("memory-safe") {
            mstore(operators, found) // shortens the list to what was found
        }
    }

    function releaseSeats(bytes32 class, address[] calldata operators, uint32 seatUnits) external onlyLaw {
        for (uint256 i; i != operators.length; ++i) {
            uint32 duty = _bonds[operators[i]][class].duty;
            if (duty < seatUnits) revert NotEnoughDuty(operators[i], class, duty, seatUnits);
            unchecked {
                _bonds[operators[i]][class].duty = duty - seatUnits;
            }
        }
    }

    function slashSeat(bytes32 class, address operator, uint32 seatUnits, Fault fault, Award[] calldata awards)
        external
        onlyLaw
    {
        Bond memory b = _load(operator, class);
        if (b.duty < seatUnits) revert NotEnoughDuty(operator, class, b.duty, seatUnits);
        b.duty -= seatUnits;
        // What still weighs goes first: who failed a seat should be drawn less.
        uint32 fromUnits = b.units < seatUnits ? b.units : seatUnits;
        if (b.jailedUntil == 0) _weigh(class, b, b.units, b.units - fromUnits);
        b.units -= fromUnits;
        b.leaving -= seatUnits - fromUnits;
        _save(operator, class, b);
        uint96 amount = _wei(seatUnits);
        _accounts[operator].bonded -= amount;
        _distribute(operator, amount, fault, awards);
    }

    function jail(address operator, bytes32 class, Fault fault) external onlyLaw {
        uint40 until = uint40(block.timestamp) + JAIL_TIME;
        _accounts[operator].jailedUntil = until;
        Bond memory b = _load(operator, class);
        if (b.leaf != 0) {
            if (b.jailedUntil == 0) _weigh(class, b, b.units, 0);
            b.jailedUntil = until;
            _save(operator, class, b);
        }
        emit Jailed(operator, class, fault, until);
    }

    // ------------------------------------------------------------------ reading

    function MEMORY() external pure returns (uint24) {
        return SortitionTree.MEMORY;
    }

    function currentEpoch() public view returns (uint24) {
        // Fits for 16 million epochs: with epochs of a minute, until 30 years after the start.
        // forge-lint: disable-next-line(unsafe-typecast)
        return FIRST_EPOCH + uint24((block.timestamp - GENESIS) / EPOCH_LENGTH);
    }

    function bondOf(address operator, bytes32 class) external view returns (Bond memory) {
        return _load(operator, class);
    }

    function classSize(bytes32 class) external view returns (uint32 operators, uint32 units) {
        return (_classes[class].operators, uint32(_classes[class].tree.total(currentEpoch())));
    }

    function weightAt(bytes32 class, address operator, uint24 epoch) external view returns (uint32 units) {
        uint24 leaf = _bonds[operator][class].leaf;
        if (leaf == 0 || epoch + SortitionTree.MEMORY < currentEpoch()) return 0;
        return uint32(_classes[class].tree.spanOf(leaf - 1, epoch).weight);
    }

    // ------------------------------------------------------------------ inside

    function _excludeAll(Class storage c, WeightedDraw.Urn memory urn, bytes32 class, address[] calldata excluded)
        private
        view
    {
        for (uint256 i; i != excluded.length; ++i) {
            uint24 leaf = _bonds[excluded[i]][class].leaf;
            if (leaf == 0) continue;
            uint256 seen;
            while (seen != i && excluded[seen] != excluded[i]) ++seen;
            if (seen == i) urn.exclude(c.tree, leaf - 1);
        }
    }

    /// False when the operator cannot serve: jailed, or all that it bonded backs other seats.
    function _putOnDuty(bytes32 class, address operator, uint32 seatUnits) private returns (bool) {
        Bond storage b = _bonds[operator][class];
        uint256 duty = uint256(b.duty) + seatUnits;
        if (b.jailedUntil != 0 || duty > uint256(b.units) + b.leaving) return false;
        // At most units + leaving, and those are units of one tree: less than 2^29.
        // forge-lint: disable-next-line(unsafe-typecast)
        b.duty = uint32(duty);
        return true;
    }

    /// Moves an operator's weight in the tree and keeps count of those that have any.
    function _weigh(bytes32 class, Bond memory b, uint32 from, uint32 to) private {
        if (from == to) return;
        Class storage c = _classes[class];
        c.tree.set(b.leaf - 1, to, currentEpoch());
        if (from == 0) ++c.operators;
        if (to == 0) --c.operators;
    }

    function _takeLeaf(bytes32 class) private returns (uint24 leaf) {
        Class storage c = _classes[class];
        if (c.vacant != 0) {
            leaf = c.vacancies[--c.vacant];
        } else {
            if (c.leaves == SortitionTree.LEAVES) revert ClassFull(class);
            leaf = ++c.leaves;
        }
        c.operatorAt[leaf - 1] = msg.sender;
    }

    /// By now the leaf has weighed nothing for longer than any draw can look back.
    function _giveLeaf(bytes32 class, uint24 leaf) private {
        Class storage c = _classes[class];
        c.vacancies[c.vacant++] = leaf;
        delete c.operatorAt[leaf - 1];
    }

    function _wei(uint32 units) private view returns (uint96) {
        return units * BOND_UNIT;
    }

    function _load(address operator, bytes32 class) private view returns (Bond memory) {
        return _bonds[operator][class];
    }

    function _save(address operator, bytes32 class, Bond memory b) private {
        _bonds[operator][class] = b;
        emit BondChanged(operator, class, b.units, b.leaving, b.leavesAt);
    }
}
