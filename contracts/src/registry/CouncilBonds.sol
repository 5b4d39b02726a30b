// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Epochs} from "./EpochClock.sol";
import {Award, Bond, ClassKind, Fault, IProviderRegistry} from "./IProviderRegistry.sol";
import {NodeDirectory} from "./NodeDirectory.sol";
import {RegistryConfig} from "./RegistryConfig.sol";
import {SortitionTree} from "./SortitionTree.sol";
import {UnbrokenStake} from "./UnbrokenStake.sol";
import {WeightedDraw} from "./WeightedDraw.sol";

/// Council duty: operators bond stake in a class, are drawn by its weight, and are slashed from it.
///
/// The weights of an epoch are those at its end. A seat puts a fixed number of the operator's units on duty; units on
/// duty back that seat alone, and a draw skips an operator without enough units for another seat.
abstract contract CouncilBonds is NodeDirectory {
    using SortitionTree for SortitionTree.Tree;
    using UnbrokenStake for uint256[];
    using WeightedDraw for WeightedDraw.Urn;

    /// A draw skips at most this many operators that cannot serve (jailed since, no free units).
    uint256 private constant PASSES = 8;

    address private immutable PARAMETERS;

    /// @inheritdoc IProviderRegistry
    uint40 public immutable GENESIS;

    /// @inheritdoc IProviderRegistry
    uint40 public immutable EPOCH_LENGTH;

    /// @inheritdoc IProviderRegistry
    uint40 public immutable UNBONDING_DELAY;

    /// @inheritdoc IProviderRegistry
    uint40 public immutable JAIL_TIME;

    /// @inheritdoc IProviderRegistry
    uint96 public immutable BOND_UNIT;

    /// @inheritdoc IProviderRegistry
    uint32 public immutable MINIMUM_BOND;

    struct Class {
        uint24 leaves; // leaves ever assigned
        uint24 vacant; // leaves that can be assigned again
        uint32 operators; // number of operators with weight
        ClassKind kind; // beside the number, which posting a task reads
        SortitionTree.Tree tree;
        mapping(uint256 leaf => address) operatorAt;
        mapping(uint256 index => uint24 leaf) vacancies;
    }

    mapping(bytes32 class => Class) private _classes;

    /// The units that weigh, over all classes, in wei.
    mapping(address operator => uint256[] steps) private _unbroken;

    constructor(RegistryConfig memory config) {
        if (config.epochLength == 0) revert BadConfig("epochLength");
        // A leaf is assigned to another operator after the delay; by then no draw may read its earlier weight.
        if (config.unbondingDelay < uint256(config.epochLength) * (SortitionTree.MEMORY + 2)) {
            revert BadConfig("unbondingDelay");
        }
        if (config.bondUnit == 0) revert BadConfig("bondUnit");
        if (config.minimumBond == 0) revert BadConfig("minimumBond");
        if (config.parameters == address(0)) revert BadConfig("parameters");
        GENESIS = uint40(block.timestamp);
        EPOCH_LENGTH = config.epochLength;
        UNBONDING_DELAY = config.unbondingDelay;
        JAIL_TIME = config.jailTime;
        BOND_UNIT = config.bondUnit;
        MINIMUM_BOND = config.minimumBond;
        PARAMETERS = config.parameters;
        for (uint256 i; i != config.workClasses.length; ++i) {
            _listClass(config.workClasses[i], ClassKind.Work);
        }
        for (uint256 i; i != config.serviceClasses.length; ++i) {
            _listClass(config.serviceClasses[i], ClassKind.Service);
        }
    }

    // ------------------------------------------------------------------ operators

    /// @inheritdoc IProviderRegistry
    function bond(bytes32 class, uint32 units) external {
        if (units == 0) revert ZeroAmount();
        PackedAccount storage a = _accounts[msg.sender];
        if (!a.admitted) revert NotAdmitted(msg.sender);
        _requireWorkClass(class);
        Bond memory b = _load(msg.sender, class);
        if (b.nodes == 0) revert NoNodeOfClass(class);
        if (b.jailedUntil != 0) revert InJail(msg.sender, b.jailedUntil);
        b.units += units;
        if (b.units < MINIMUM_BOND) revert BelowMinimumBond(b.units, MINIMUM_BOND);
        uint96 amount = _wei(units);
        _takeFree(msg.sender, amount);
        a.bonded += amount;
        _unbroken[msg.sender].add(amount);
        if (b.leaf == 0) b.leaf = _takeLeaf(class);
        _save(msg.sender, class, b);
        _setWeight(class, b, b.units - units, b.units);
    }

    /// @inheritdoc IProviderRegistry
    function unbond(bytes32 class, uint32 units) external {
        if (units == 0) revert ZeroAmount();
        Bond memory b = _load(msg.sender, class);
        if (b.units < units) revert NotEnoughBonded(b.units, units);
        uint32 left = b.units - units;
        if (left != 0 && left < MINIMUM_BOND) revert BelowMinimumBond(left, MINIMUM_BOND);
        if (b.jailedUntil == 0) _setWeight(class, b, b.units, left);
        b.units = left;
        b.leaving += units;
        _unbroken[msg.sender].remove(_wei(units));
        // All units that are leaving share one deadline: a later request restarts it, which is simple and never too
        // short.
        b.leavesAt = uint40(block.timestamp) + UNBONDING_DELAY;
        _save(msg.sender, class, b);
    }

    /// @inheritdoc IProviderRegistry
    function claimBond(bytes32 class) external {
        Bond memory b = _load(msg.sender, class);
        if (b.leaving == 0) revert NothingToClaim();
        if (block.timestamp < b.leavesAt) revert StillLeaving(b.leavesAt);
        uint32 idle = b.units + b.leaving - b.duty;
        uint32 units = b.leaving < idle ? b.leaving : idle;
        if (units == 0) revert NothingToClaim();
        b.leaving -= units;
        if (b.units == 0 && b.leaving == 0) {
            _freeLeaf(class, b.leaf);
            b.leaf = 0;
            b.jailedUntil = 0;
        }
        _save(msg.sender, class, b);
        uint96 amount = _wei(units);
        PackedAccount storage a = _accounts[msg.sender];
        a.bonded -= amount;
        a.free += amount;
    }

    /// @inheritdoc IProviderRegistry
    function returnFromJail(bytes32 class) external {
        PackedAccount storage a = _accounts[msg.sender];
        uint40 until = a.jailedUntil;
        Bond memory b = _load(msg.sender, class);
        if (b.jailedUntil > until) until = b.jailedUntil;
        if (until == 0) revert NotInJail(msg.sender);
        if (block.timestamp < until) revert InJail(msg.sender, until);
        a.jailedUntil = 0;
        if (b.jailedUntil != 0) {
            b.jailedUntil = 0;
            _save(msg.sender, class, b);
            _setWeight(class, b, 0, b.units);
        }
        emit Returned(msg.sender, class);
    }

    // ------------------------------------------------------------------ network contracts only

    /// @inheritdoc IProviderRegistry
    function draw(
        bytes32 class,
        uint24 epoch,
        bytes32 seed,
        uint256 count,
        address[] calldata excluded,
        uint32 seatUnits
    ) external onlyNetworkContract returns (address[] memory operators) {
        uint24 current = currentEpoch();
        if (epoch >= current) revert EpochNotPast(epoch, current);
        if (epoch + SortitionTree.MEMORY < current) return operators;
        Class storage c = _classes[class];
        WeightedDraw.Urn memory urn = WeightedDraw.open(c.tree, epoch, seed, excluded.length + count + PASSES);
        _excludeAll(c, urn, class, excluded);
        operators = new address[](count);
        uint256 seated;
        for (uint256 passes; seated != count && passes <= PASSES && urn.tickets != 0;) {
            address operator = c.operatorAt[urn.next(c.tree)];
            if (_putOnDuty(class, operator, seatUnits)) operators[seated++] = operator;
            else ++passes;
        }
        assembly ("memory-safe") {
            mstore(operators, seated) // shortens the list to the operators found
        }
    }

    /// @inheritdoc IProviderRegistry
    function releaseSeats(bytes32 class, address[] calldata operators, uint32 seatUnits) external onlyNetworkContract {
        for (uint256 i; i != operators.length; ++i) {
            Bond storage b = _bonds[operators[i]][class];
            uint32 duty = b.duty;
            if (duty < seatUnits) revert NotEnoughDuty(operators[i], class, duty, seatUnits);
            unchecked {
                b.duty = duty - seatUnits;
            }
        }
    }

    /// @inheritdoc IProviderRegistry
    function slashSeat(bytes32 class, address operator, uint32 seatUnits, Fault fault, Award[] calldata awards)
        external
        onlyNetworkContract
    {
        Bond memory b = _load(operator, class);
        if (b.duty < seatUnits) revert NotEnoughDuty(operator, class, b.duty, seatUnits);
        b.duty -= seatUnits;
        // Units that weigh are taken first: an operator that failed a seat should be drawn less often.
        uint32 fromUnits = b.units < seatUnits ? b.units : seatUnits;
        if (b.jailedUntil == 0) _setWeight(class, b, b.units, b.units - fromUnits);
        if (fromUnits != 0) _unbroken[operator].remove(_wei(fromUnits));
        b.units -= fromUnits;
        b.leaving -= seatUnits - fromUnits;
        _save(operator, class, b);
        uint96 amount = _wei(seatUnits);
        _accounts[operator].bonded -= amount;
        _distribute(operator, amount, fault, awards);
    }

    /// @inheritdoc IProviderRegistry
    function jail(address operator, bytes32 class, Fault fault) external onlyNetworkContract {
        uint40 until = uint40(block.timestamp) + JAIL_TIME;
        _accounts[operator].jailedUntil = until;
        Bond memory b = _load(operator, class);
        if (b.leaf != 0) {
            if (b.jailedUntil == 0) _setWeight(class, b, b.units, 0);
            b.jailedUntil = until;
            _save(operator, class, b);
        }
        emit Jailed(operator, class, fault, until);
    }

    /// @inheritdoc IProviderRegistry
    function listClass(bytes32 class, ClassKind kind) external {
        if (msg.sender != PARAMETERS) revert NotParameters(msg.sender);
        _listClass(class, kind);
    }

    // ------------------------------------------------------------------ reading

    /// @inheritdoc IProviderRegistry
    function MEMORY() external pure returns (uint24) {
        return SortitionTree.MEMORY;
    }

    /// @inheritdoc IProviderRegistry
    function currentEpoch() public view returns (uint24) {
        return Epochs.current(GENESIS, EPOCH_LENGTH);
    }

    /// @inheritdoc IProviderRegistry
    function bondOf(address operator, bytes32 class) external view returns (Bond memory) {
        return _load(operator, class);
    }

    /// @inheritdoc IProviderRegistry
    function bondedSince(address operator, uint256 time) external view returns (uint256) {
        return _unbroken[operator].since(time);
    }

    /// @inheritdoc IProviderRegistry
    function classKind(bytes32 class) public view override returns (ClassKind) {
        return _classes[class].kind;
    }

    /// @inheritdoc IProviderRegistry
    function classSize(bytes32 class) external view returns (uint32 operators, uint32 units) {
        _requireWorkClass(class);
        return (_classes[class].operators, uint32(_classes[class].tree.total(currentEpoch())));
    }

    /// @inheritdoc IProviderRegistry
    function weightAt(bytes32 class, address operator, uint24 epoch) external view returns (uint32 units) {
        uint24 leaf = _bonds[operator][class].leaf;
        if (leaf == 0 || epoch + SortitionTree.MEMORY < currentEpoch()) return 0;
        return uint32(_classes[class].tree.spanOf(leaf - 1, epoch).weight);
    }

    // ------------------------------------------------------------------ inside

    function _listClass(bytes32 class, ClassKind kind) private {
        if (class == 0) revert BadConfig("class");
        _classes[class].kind = kind;
        emit ClassListed(class, kind);
    }

    function _requireWorkClass(bytes32 class) private view {
        if (_classes[class].kind != ClassKind.Work) revert ClassNotListed(class);
    }

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

    /// Returns false when the operator cannot serve: jailed, or all its units back other seats.
    function _putOnDuty(bytes32 class, address operator, uint32 seatUnits) private returns (bool) {
        Bond storage b = _bonds[operator][class];
        uint256 duty = uint256(b.duty) + seatUnits;
        if (b.jailedUntil != 0 || duty > uint256(b.units) + b.leaving) return false;
        // At most units + leaving, which are units of one tree: less than 2^29.
        // forge-lint: disable-next-line(unsafe-typecast)
        b.duty = uint32(duty);
        return true;
    }

    /// Sets an operator's weight in the tree and counts the operators with weight.
    function _setWeight(bytes32 class, Bond memory b, uint32 from, uint32 to) private {
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

    /// Frees a leaf for another operator. It has had no weight for longer than any draw can look back.
    function _freeLeaf(bytes32 class, uint24 leaf) private {
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
