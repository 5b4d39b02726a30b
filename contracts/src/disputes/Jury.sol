// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {TaskCallers} from "../council/TaskCallers.sol";
import {NetworkContracts} from "../market/NetworkContracts.sol";
import {Stage, Terms} from "../market/TaskTypes.sol";
import {IParameters} from "../network/IParameters.sol";
import {Account, IProviderRegistry} from "../registry/IProviderRegistry.sol";
import {IDisputes} from "./IDisputes.sol";

/// The jury: staked accounts that governance appoints, and which of them may judge a task.
abstract contract Jury is IDisputes, TaskCallers {
    uint256 internal constant MAX_MEMBERS = 64;

    /// The disputes about one delivery, and what votes and rulings need to know of it: their callers could tell anything.
    struct Contest {
        uint40 until; // end of the time to contest
        uint40 since; // time of the award
        uint16 open; // disputes without a ruling
        bool closed; // the delivery is closed
        Stage stage; // the verdict
        address executor;
    }

    /// The pay of jurors that no bond paid: the seats that were wrong pay it.
    struct Owed {
        uint96 amount;
        address[] jurors;
    }

    IProviderRegistry internal immutable REGISTRY;
    IParameters internal immutable PARAMETERS;

    address[] private _members;

    /// The time since which an account is a juror; 0: it is none.
    mapping(address member => uint40) private _since;
    mapping(bytes32 deliveryId => Contest) internal _contests;
    mapping(bytes32 deliveryId => Owed) internal _owed;

    constructor(NetworkContracts memory contracts) {
        REGISTRY = IProviderRegistry(contracts.registry);
        PARAMETERS = IParameters(contracts.parameters);
    }

    /// @inheritdoc IDisputes
    function appoint(address member, bool appointed) external {
        if (msg.sender != PARAMETERS.governance()) revert NotGovernance(msg.sender);
        if (appointed == isVeto(member)) return;
        if (appointed) {
            if (_members.length == MAX_MEMBERS) revert JuryFull();
            _since[member] = uint40(block.timestamp);
            _members.push(member);
        } else {
            delete _since[member];
            _removeMember(member);
        }
        emit MemberAppointed(member, appointed);
    }

    function _removeMember(address member) private {
        uint256 last = _members.length - 1;
        for (uint256 i = 0; i < last; ++i) {
            if (_members[i] == member) {
                _members[i] = _members[last];
                break;
            }
        }
        _members.pop();
    }

    /// @inheritdoc IDisputes
    function isVeto(address account) public view returns (bool) {
        return _since[account] != 0;
    }

    /// @inheritdoc IDisputes
    function vetoCount() external view returns (uint256) {
        return _members.length;
    }

    /// @inheritdoc IDisputes
    function unpaidJury(bytes32 deliveryId) external view returns (address[] memory jurors, uint256 pay) {
        Owed storage owed = _owed[deliveryId];
        return (owed.jurors, owed.amount);
    }

    /// Counts the jurors that may judge a task: all others could only keep a majority from forming. A juror whose stake
    /// is too low counts, because it can add to it and vote.
    function _countJudges(Terms calldata terms, Contest storage case_, address challenger)
        internal
        view
        returns (uint16 count)
    {
        (uint40 awarded, address executor) = (case_.since, case_.executor);
        for (uint256 i = 0; i < _members.length; ++i) {
            address member = _members[i];
            if (_since[member] < awarded && !_isConflicted(terms, member, executor, challenger)) ++count;
        }
    }

    /// A juror was appointed before the work was awarded, has the stake and takes no part in the task.
    function _expectJuror(Terms calldata terms, Contest storage case_, address challenger) internal view {
        uint40 since = _since[msg.sender];
        if (since == 0 || since >= case_.since) revert NotMember(msg.sender);
        if (_isConflicted(terms, msg.sender, case_.executor, challenger)) revert Conflicted(msg.sender);
        Account memory account = REGISTRY.accountOf(msg.sender);
        uint256 stake = uint256(account.free) + account.locked + account.bonded;
        if (stake < terms.rules.vetoStake) revert MemberStakeTooLow(msg.sender, stake, terms.rules.vetoStake);
    }

    function _isConflicted(Terms calldata terms, address member, address executor, address challenger)
        private
        pure
        returns (bool)
    {
        return member == terms.client || member == terms.signer || member == challenger || member == executor;
    }
}
