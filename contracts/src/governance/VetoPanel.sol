// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

import {Governed} from "./Governed.sol";

/// The veto nodes, appointed and dismissed by governance. What a member may do is written in the contracts that ask
/// this list; being on it moves no money by itself.
contract VetoPanel is Governed {
    uint256 public constant MAX_MEMBERS = 31;

    mapping(address member => uint256) private _place; // counted from 1
    address[] private _members;

    event Appointed(address indexed member);
    event Dismissed(address indexed member);

    error AlreadyMember(address member);
    error NotMember(address member);
    error PanelFull();
    error PanelWouldBeEmpty();
    error ZeroAddress();

    constructor(address governance, address[] memory first) Governed(governance) {
        for (uint256 i; i != first.length; ++i) {
            _appoint(first[i]);
        }
    }

    function appoint(address member) external onlyGovernance {
        _appoint(member);
    }

    function dismiss(address member) external onlyGovernance {
        uint256 place = _place[member];
        if (place == 0) revert NotMember(member);
        if (_members.length == 1) revert PanelWouldBeEmpty();
        address last = _members[_members.length - 1];
        _members[place - 1] = last;
        _place[last] = place;
        _place[member] = 0;
        _members.pop();
        emit Dismissed(member);
    }

    function isMember(address account) external view returns (bool) {
        return _place[account] != 0;
    }

    function size() external view returns (uint256) {
        return _members.length;
    }

    function members() external view returns (address[] memory) {
        return _members;
    }

    function _appoint(address member) private {
        if (member == address(0)) revert ZeroAddress();
        if (_place[member] != 0) revert AlreadyMember(member);
        if (_members.length == MAX_MEMBERS) revert PanelFull();
        _members.push(member);
        _place[member] = _members.length;
        emit Appointed(member);
    }
}
