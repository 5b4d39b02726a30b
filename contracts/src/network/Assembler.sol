// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Makes one contract. Its own address follows from the assembler and a name, so the address of what it makes does too.
contract Slot {
    error CreationFailed();

    function make(bytes calldata initCode) external returns (address made) {
        bytes memory code = initCode;
        assembly ("memory-safe") {
            made := create(0, add(code, 32), mload(code))
            if and(iszero(made), gt(returndatasize(), 0)) {
                let reason := mload(0x40)
                returndatacopy(reason, 0, returndatasize())
                revert(reason, returndatasize())
            }
        }
        if (made == address(0)) revert CreationFailed();
    }
}

/// Deploys the contracts of a network at addresses that follow from their names alone. They know each other in a circle,
/// so addresses must be known beforehand; and a deployment that was interrupted goes on where it stopped, whatever else
/// the deployer's account has done since.
///
/// It keeps the hash of the code that made each contract: with the sources and the definition at hand, anyone can check
/// a deployment without believing the one who made it. It has no power over what it made.
contract Assembler {
    address public owner;
    bool public finished;
    mapping(bytes32 name => bytes32) public initCodeHashOf;

    event Assembled(bytes32 indexed name, address indexed made, bytes32 initCodeHash);
    event Finished();

    error NotOwner(address caller);
    error AlreadyAssembled(bytes32 name);
    error IsFinished();

    constructor(address owner_) {
        owner = owner_;
    }

    function assemble(bytes32 name, bytes calldata initCode) external returns (address made) {
        _onlyOwner();
        if (initCodeHashOf[name] != 0) revert AlreadyAssembled(name);
        initCodeHashOf[name] = keccak256(initCode);
        made = new Slot{salt: name}().make(initCode);
        emit Assembled(name, made, keccak256(initCode));
    }

    /// Nothing can be added to the network under these names afterwards.
    function finish() external {
        _onlyOwner();
        finished = true;
        emit Finished();
    }

    function addressOf(bytes32 name) external view returns (address) {
        address slot = address(
            uint160(
                uint256(keccak256(abi.encodePacked(hex"ff", address(this), name, keccak256(type(Slot).creationCode))))
            )
        );
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", slot, hex"01")))));
    }

    function _onlyOwner() private view {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        if (finished) revert IsFinished();
    }
}
