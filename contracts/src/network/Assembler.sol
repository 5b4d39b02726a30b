// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;

/// Creates one contract. Its own address follows from the assembler and a name, so the address of the contract that it
/// creates does too.
contract Create3Proxy {
    /// @notice The contract could not be created and gave no reason.
    error CreationFailed();

    /// @notice Creates a contract from its init code.
    /// @param initCode The creation code with the constructor's arguments.
    /// @return made The contract's address.
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

/// Deploys the contracts of a network at addresses that follow from their names alone. The contracts reference each
/// other in a circle, so their addresses must be known beforehand; and an interrupted deployment can be resumed,
/// whatever else the deployer's account has sent since.
///
/// The assembler stores the hash of each contract's init code: with the sources and the network definition, anyone can
/// verify a deployment without trusting the deployer. It has no power over the deployed contracts.
contract Assembler {
    /// @notice The account that may assemble until `finish`.
    address public owner;

    /// @notice True when nothing can be added any more.
    bool public finished;

    /// @notice The hash of the init code of each contract, by name.
    mapping(bytes32 name => bytes32) public initCodeHashOf;

    /// @notice A contract was deployed.
    /// @param name The name.
    /// @param made The contract's address.
    /// @param initCodeHash The hash of its init code.
    event Assembled(bytes32 indexed name, address indexed made, bytes32 initCodeHash);

    /// @notice The owner ended the assembly.
    event Finished();

    /// @notice Only the owner may call.
    /// @param caller The account that called.
    error NotOwner(address caller);

    /// @notice A contract with this name was deployed before.
    /// @param name The name.
    error AlreadyAssembled(bytes32 name);

    /// @notice The assembly is finished.
    error IsFinished();

    constructor(address owner_) {
        owner = owner_;
    }

    /// @notice Deploys a contract at the address that follows from its name. Owner only.
    /// @param name The contract's name, unique within the network.
    /// @param initCode The creation code with the constructor's arguments.
    /// @return made The contract's address.
    function assemble(bytes32 name, bytes calldata initCode) external returns (address made) {
        _onlyOwner();
        if (initCodeHashOf[name] != 0) revert AlreadyAssembled(name);
        initCodeHashOf[name] = keccak256(initCode);
        made = new Create3Proxy{salt: name}().make(initCode);
        emit Assembled(name, made, keccak256(initCode));
    }

    /// @notice Ends the assembly: nothing can be added to the network under these names afterwards. Owner only.
    function finish() external {
        _onlyOwner();
        finished = true;
        emit Finished();
    }

    /// @notice Returns the address that a contract of this name has or will have.
    /// @param name The name.
    /// @return The address.
    function addressOf(bytes32 name) external view returns (address) {
        address slot = address(
            uint160(
                uint256(
                    keccak256(
                        abi.encodePacked(hex"ff", address(this), name, keccak256(type(Create3Proxy).creationCode))
                    )
                )
            )
        );
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", slot, hex"01")))));
    }

    function _onlyOwner() private view {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        if (finished) revert IsFinished();
    }
}
