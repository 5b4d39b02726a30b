// Written by npm run contracts from the compiled contracts; a test keeps it equal.

export const musterGovernorAbi = [
 {
  "type": "constructor",
  "inputs": [
   {
    "name": "votes",
    "type": "address",
    "internalType": "contract IVotes"
   },
   {
    "name": "timelock_",
    "type": "address",
    "internalType": "contract TimelockController"
   },
   {
    "name": "config",
    "type": "tuple",
    "internalType": "struct GovernorConfig",
    "components": [
     {
      "name": "votingDelay",
      "type": "uint48",
      "internalType": "uint48"
     },
     {
      "name": "votingPeriod",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "proposalThreshold",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "quorumPercent",
      "type": "uint256",
      "internalType": "uint256"
     },
     {
      "name": "shortestPeriod",
      "type": "uint32",
      "internalType": "uint32"
     },
     {
      "name": "highestThreshold",
      "type": "uint256",
      "internalType": "uint256"
     }
    ]
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "receive",
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "BALLOT_TYPEHASH",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "CLOCK_MODE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "COUNTING_MODE",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "EXTENDED_BALLOT_TYPEHASH",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "HIGHEST_THRESHOLD",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "LONGEST",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "QUORUM_CEILING",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "QUORUM_FLOOR",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "SHORTEST_PERIOD",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "cancel",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "descriptionHash",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "castVote",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "internalType": "uint8"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "castVoteBySig",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "voter",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "castVoteWithReason",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "reason",
    "type": "string",
    "internalType": "string"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "castVoteWithReasonAndParams",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "reason",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "params",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "castVoteWithReasonAndParamsBySig",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "voter",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "reason",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "params",
    "type": "bytes",
    "internalType": "bytes"
   },
   {
    "name": "signature",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "clock",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint48",
    "internalType": "uint48"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "eip712Domain",
  "inputs": [],
  "outputs": [
   {
    "name": "fields",
    "type": "bytes1",
    "internalType": "bytes1"
   },
   {
    "name": "name",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "version",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "chainId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "verifyingContract",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "salt",
    "type": "bytes32",
    "internalType": "bytes32"
   },
   {
    "name": "extensions",
    "type": "uint256[]",
    "internalType": "uint256[]"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "execute",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "descriptionHash",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "getProposalId",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "descriptionHash",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "getVotes",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "timepoint",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "getVotesWithParams",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "timepoint",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "params",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "hasVoted",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "hashProposal",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "descriptionHash",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "pure"
 },
 {
  "type": "function",
  "name": "name",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "nonces",
  "inputs": [
   {
    "name": "owner",
    "type": "address",
    "internalType": "address"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "onERC1155BatchReceived",
  "inputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "onERC1155Received",
  "inputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "onERC721Received",
  "inputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "proposalDeadline",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "proposalEta",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "proposalNeedsQueuing",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "proposalProposer",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "proposalSnapshot",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "proposalThreshold",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "proposalVotes",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "againstVotes",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "forVotes",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "abstainVotes",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "propose",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "description",
    "type": "string",
    "internalType": "string"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "queue",
  "inputs": [
   {
    "name": "targets",
    "type": "address[]",
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "internalType": "uint256[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "internalType": "bytes[]"
   },
   {
    "name": "descriptionHash",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "quorum",
  "inputs": [
   {
    "name": "timepoint",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "quorumDenominator",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "quorumNumerator",
  "inputs": [
   {
    "name": "timepoint",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "quorumNumerator",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "relay",
  "inputs": [
   {
    "name": "target",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "data",
    "type": "bytes",
    "internalType": "bytes"
   }
  ],
  "outputs": [],
  "stateMutability": "payable"
 },
 {
  "type": "function",
  "name": "setProposalThreshold",
  "inputs": [
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setVotingDelay",
  "inputs": [
   {
    "name": "value",
    "type": "uint48",
    "internalType": "uint48"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "setVotingPeriod",
  "inputs": [
   {
    "name": "value",
    "type": "uint32",
    "internalType": "uint32"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "state",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "uint8",
    "internalType": "enum IGovernor.ProposalState"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "supportsInterface",
  "inputs": [
   {
    "name": "interfaceId",
    "type": "bytes4",
    "internalType": "bytes4"
   }
  ],
  "outputs": [
   {
    "name": "",
    "type": "bool",
    "internalType": "bool"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "timelock",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "address"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "token",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "address",
    "internalType": "contract IERC5805"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "updateQuorumNumerator",
  "inputs": [
   {
    "name": "newQuorumNumerator",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "updateTimelock",
  "inputs": [
   {
    "name": "newTimelock",
    "type": "address",
    "internalType": "contract TimelockController"
   }
  ],
  "outputs": [],
  "stateMutability": "nonpayable"
 },
 {
  "type": "function",
  "name": "version",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "string",
    "internalType": "string"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "votingDelay",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "function",
  "name": "votingPeriod",
  "inputs": [],
  "outputs": [
   {
    "name": "",
    "type": "uint256",
    "internalType": "uint256"
   }
  ],
  "stateMutability": "view"
 },
 {
  "type": "event",
  "name": "EIP712DomainChanged",
  "inputs": [],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ProposalCanceled",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ProposalCreated",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "proposer",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   },
   {
    "name": "targets",
    "type": "address[]",
    "indexed": false,
    "internalType": "address[]"
   },
   {
    "name": "values",
    "type": "uint256[]",
    "indexed": false,
    "internalType": "uint256[]"
   },
   {
    "name": "signatures",
    "type": "string[]",
    "indexed": false,
    "internalType": "string[]"
   },
   {
    "name": "calldatas",
    "type": "bytes[]",
    "indexed": false,
    "internalType": "bytes[]"
   },
   {
    "name": "voteStart",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "voteEnd",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "description",
    "type": "string",
    "indexed": false,
    "internalType": "string"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ProposalExecuted",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ProposalQueued",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "etaSeconds",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "ProposalThresholdSet",
  "inputs": [
   {
    "name": "oldProposalThreshold",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "newProposalThreshold",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "QuorumNumeratorUpdated",
  "inputs": [
   {
    "name": "oldQuorumNumerator",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "newQuorumNumerator",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "TimelockChange",
  "inputs": [
   {
    "name": "oldTimelock",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   },
   {
    "name": "newTimelock",
    "type": "address",
    "indexed": false,
    "internalType": "address"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "VoteCast",
  "inputs": [
   {
    "name": "voter",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "proposalId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "indexed": false,
    "internalType": "uint8"
   },
   {
    "name": "weight",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "reason",
    "type": "string",
    "indexed": false,
    "internalType": "string"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "VoteCastWithParams",
  "inputs": [
   {
    "name": "voter",
    "type": "address",
    "indexed": true,
    "internalType": "address"
   },
   {
    "name": "proposalId",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "support",
    "type": "uint8",
    "indexed": false,
    "internalType": "uint8"
   },
   {
    "name": "weight",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "reason",
    "type": "string",
    "indexed": false,
    "internalType": "string"
   },
   {
    "name": "params",
    "type": "bytes",
    "indexed": false,
    "internalType": "bytes"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "VotingDelaySet",
  "inputs": [
   {
    "name": "oldVotingDelay",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "newVotingDelay",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "event",
  "name": "VotingPeriodSet",
  "inputs": [
   {
    "name": "oldVotingPeriod",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   },
   {
    "name": "newVotingPeriod",
    "type": "uint256",
    "indexed": false,
    "internalType": "uint256"
   }
  ],
  "anonymous": false
 },
 {
  "type": "error",
  "name": "CheckpointUnorderedInsertion",
  "inputs": []
 },
 {
  "type": "error",
  "name": "FailedCall",
  "inputs": []
 },
 {
  "type": "error",
  "name": "GovernorAlreadyCastVote",
  "inputs": [
   {
    "name": "voter",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorAlreadyQueuedProposal",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorDisabledDeposit",
  "inputs": []
 },
 {
  "type": "error",
  "name": "GovernorInsufficientProposerVotes",
  "inputs": [
   {
    "name": "proposer",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "votes",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "threshold",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorInvalidProposalLength",
  "inputs": [
   {
    "name": "targets",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "calldatas",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "values",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorInvalidQuorumFraction",
  "inputs": [
   {
    "name": "quorumNumerator",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "quorumDenominator",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorInvalidSignature",
  "inputs": [
   {
    "name": "voter",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorInvalidVoteParams",
  "inputs": []
 },
 {
  "type": "error",
  "name": "GovernorInvalidVoteType",
  "inputs": []
 },
 {
  "type": "error",
  "name": "GovernorInvalidVotingPeriod",
  "inputs": [
   {
    "name": "votingPeriod",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorNonexistentProposal",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorNotQueuedProposal",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorOnlyExecutor",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorQueueNotImplemented",
  "inputs": []
 },
 {
  "type": "error",
  "name": "GovernorRestrictedProposer",
  "inputs": [
   {
    "name": "proposer",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorUnableToCancel",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   }
  ]
 },
 {
  "type": "error",
  "name": "GovernorUnexpectedProposalState",
  "inputs": [
   {
    "name": "proposalId",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "current",
    "type": "uint8",
    "internalType": "enum IGovernor.ProposalState"
   },
   {
    "name": "expectedStates",
    "type": "bytes32",
    "internalType": "bytes32"
   }
  ]
 },
 {
  "type": "error",
  "name": "InvalidAccountNonce",
  "inputs": [
   {
    "name": "account",
    "type": "address",
    "internalType": "address"
   },
   {
    "name": "currentNonce",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "InvalidShortString",
  "inputs": []
 },
 {
  "type": "error",
  "name": "OutOfBounds",
  "inputs": [
   {
    "name": "setting",
    "type": "string",
    "internalType": "string"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "least",
    "type": "uint256",
    "internalType": "uint256"
   },
   {
    "name": "most",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "SafeCastOverflowedUintDowncast",
  "inputs": [
   {
    "name": "bits",
    "type": "uint8",
    "internalType": "uint8"
   },
   {
    "name": "value",
    "type": "uint256",
    "internalType": "uint256"
   }
  ]
 },
 {
  "type": "error",
  "name": "StringTooLong",
  "inputs": [
   {
    "name": "str",
    "type": "string",
    "internalType": "string"
   }
  ]
 }
] as const

export const musterGovernorCode = {
  MusterGovernor: '0x6101c0604052348015610010575f5ffd5b506040516157ba3803806157ba83398101604081905261002f916108dd565b81816060015184835f0151846020015185604001516040518060400160405280600681526020016536bab9ba32b960d11b8152508061007261028660201b60201c565b61007c825f6102a1565b6101205261008b8160016102a1565b61014052815160208084019190912060e052815190820120610100524660a05261011760e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c052600361012c8282610a2f565b506101389050836102d3565b61014182610339565b61014a816103dd565b5050506001600160a01b0316610160526101638161041e565b5061016d81610455565b5060808101805163ffffffff9081166101805260a08301516101a05260408051808201909152600c81526b1d9bdd1a5b99d4195c9a5bd960a21b60208083019190915284015192516101c9939192918216911662278d006104be565b60408051808201909152600b81526a766f74696e6744656c617960a81b60208201528151610205919065ffffffffffff16600162278d006104be565b610248604051806040016040528060118152602001701c1c9bdc1bdcd85b151a1c995cda1bdb19607a1b81525082604001515f8460a001516104be60201b60201c565b61027e6040518060400160405280600681526020016571756f72756d60d01b8152508260600151600160146104be60201b60201c565b505050610bcb565b6040805180820190915260018152603160f81b602082015290565b5f6020835110156102bc576102b5836104f7565b90506102cd565b816102c78482610a2f565b5060ff90505b92915050565b6008546040805165ffffffffffff928316815291831660208301527fc565b045403dc03c2eea82b81a0465edad9e2e7fc4d97e11421c209da93d7a93910160405180910390a16008805465ffffffffffff191665ffffffffffff92909216919091179055565b8063ffffffff165f036103665760405163f1cfbf0560e01b81525f60048201526024015b60405180910390fd5b6008546040805163ffffffff66010000000000009093048316815291831660208301527f7e3f7f0708a84de9203036abaa450dccc85ad5ff52f78c170f3edb55cf5e8828910160405180910390a16008805463ffffffff90921666010000000000000263ffffffff60301b19909216919091179055565b60075460408051918252602082018390527fccb45da8d5717e6c4544694297c4ba5cf151d455c9bb0ed4fc7a38411bc05461910160405180910390a1600755565b60408051808201909152600681526571756f72756d60d01b60208201526104499082600160146104be565b61045281610534565b50565b600b54604080516001600160a01b03928316815291831660208301527f08f74ea46ef7894f65eabfb5e6e695de773a000b47c529ab559178069b226401910160405180910390a1600b80546001600160a01b0319166001600160a01b0392909216919091179055565b818310806104cb57508083115b156104f1578383838360405163808861f960e01b815260040161035d9493929190610b30565b50505050565b5f5f829050601f81511115610521578260405163305a27a960e01b815260040161035d9190610b5e565b805161052c82610b70565b179392505050565b6064808211156105615760405163243e544560e01b8152600481018390526024810182905260440161035d565b5f61056a6105c9565b90506105896105776105e2565b6105808561065c565b600a9190610693565b505060408051828152602081018590527f0553476bf02ef2726e8ce5ced78d63e26e602e4a2257b1f559418e24b4633997910160405180910390a1505050565b5f6105d4600a6106ad565b6001600160d01b0316905090565b5f6105ed6101605190565b6001600160a01b03166391ddadf46040518163ffffffff1660e01b8152600401602060405180830381865afa925050508015610646575060408051601f3d908101601f1916820190925261064391810190610b93565b60015b610657576106526106f5565b905090565b919050565b5f6001600160d01b0382111561068f576040516306dfcc6560e41b815260d060048201526024810183905260440161035d565b5090565b5f806106a08585856106ff565b915091505b935093915050565b80545f9080156106ec576106d3836106c6600184610bac565b5f91825260209091200190565b54660100000000000090046001600160d01b03166106ee565b5f5b9392505050565b5f6106524361085b565b82545f90819080156107fe575f61071b876106c6600185610bac565b805490915065ffffffffffff80821691660100000000000090046001600160d01b031690881682111561076157604051632520601d60e01b815260040160405180910390fd5b8765ffffffffffff168265ffffffffffff160361079d57825465ffffffffffff1666010000000000006001600160d01b038916021783556107f0565b6040805180820190915265ffffffffffff808a1682526001600160d01b03808a1660208085019182528d54600181018f555f8f815291909120945191519092166601000000000000029216919091179101555b94508593506106a592505050565b50506040805180820190915265ffffffffffff80851682526001600160d01b0380851660208085019182528854600181018a555f8a81529182209551925190931666010000000000000291909316179201919091559050816106a5565b5f65ffffffffffff82111561068f576040516306dfcc6560e41b8152603060048201526024810183905260440161035d565b6001600160a01b0381168114610452575f5ffd5b634e487b7160e01b5f52604160045260245ffd5b805165ffffffffffff81168114610657575f5ffd5b805163ffffffff81168114610657575f5ffd5b5f5f5f8385036101008112156108f1575f5ffd5b84516108fc8161088d565b602086015190945061090d8161088d565b925060c0603f1982011215610920575f5ffd5b5060405160c081016001600160401b0381118282101715610943576109436108a1565b8060405250610954604086016108b5565b8152610962606086016108ca565b60208201526080850151604082015260a0850151606082015261098760c086016108ca565b608082015260e0949094015160a0850152509093909250565b600181811c908216806109b457607f821691505b6020821081036109d257634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610a2a5782821115610a2a57805f5260205f20601f840160051c6020851015610a0357505f5b90810190601f840160051c035f5b81811015610a26575f83820155600101610a11565b5050505b505050565b81516001600160401b03811115610a4857610a486108a1565b610a5c81610a5684546109a0565b846109d8565b6020601f821160018114610a8e575f8315610a775750848201515b5f19600385901b1c1916600184901b178455610ae6565b5f84815260208120601f198516915b82811015610abd5787850151825560209485019460019092019101610a9d565b5084821015610ada57868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b5f81518084525f5b81811015610b1157602081850181015186830182015201610af5565b505f602082860101526020601f19601f83011685010191505092915050565b608081525f610b426080830187610aed565b6020830195909552506040810192909252606090910152919050565b602081525f6106ee6020830184610aed565b805160208083015191908110156109d2575f1960209190910360031b1b16919050565b5f60208284031215610ba3575f5ffd5b6106ee826108b5565b818103818111156102cd57634e487b7160e01b5f52601160045260245ffd5b60805160a05160c05160e05161010051610120516101405161016051610180516101a051614b56610c645f395f818161043301526118d101525f818161097f015261184401525f8181610b440152818161104d015281816115c30152818161199701526123a701525f61237401525f61234801525f612c8a01525f612c6201525f612bbd01525f612be701525f612c110152614b565ff3fe608060405260043610610348575f3560e01c80637ecebe00116101b2578063bdad973c116100f2578063deaaa7cc11610092578063ece40cc11161006d578063ece40cc114610ad9578063f23a6e6114610af8578063f8ce560a14610b17578063fc0c546a14610b36575f5ffd5b8063deaaa7cc14610a68578063e540d01d14610a9b578063eb9019d414610aba575f5ffd5b8063c59057e4116100cd578063c59057e4146109d3578063d33219b4146109f2578063d7b1f37314610a0f578063dd4e2ba514610a23575f5ffd5b8063bdad973c1461096e578063c01f9e37146109a1578063c28bc2fa146109c0575f5ffd5b8063a7713a701161015d578063a9a9529411610138578063a9a95294146108e6578063ab58fb8e14610905578063b58131b01461093b578063bc197c811461094f575f5ffd5b8063a7713a7014610894578063a890c910146108a8578063a8f8a668146108c7575f5ffd5b806391ddadf41161018d57806391ddadf41461083757806397c3d334146108625780639a802a6d14610875575f5ffd5b80637ecebe00146107bd57806384b0196e146107f15780638ff262e314610818575f5ffd5b806343859632116102885780635f398a14116102285780637986c3b0116102035780637986c3b0146107555780637b3c71d3146107695780637d49ee5e146107885780637d5e81e21461079e575f5ffd5b80635f398a14146106f857806360c4247f146107175780637905188714610736575f5ffd5b8063544ffc9c11610263578063544ffc9c1461063b57806354fd4d501461067557806356781388146106ba5780635b8d0e0d146106d9575f5ffd5b806343859632146105c0578063452115d6146106085780634bf5d7e914610627575f5ffd5b8063150b7a02116102f35780632d63f693116102ce5780632d63f6931461050b5780632fe3e261146105455780633932abb1146105785780633e4f49e614610594575f5ffd5b8063150b7a02146104a1578063160cbed7146104d95780632656227d146104f8575f5ffd5b806306fdde031161032357806306fdde03146104015780630a4af0d314610422578063143489d014610455575f5ffd5b806301ffc9a71461038357806302a251a3146103b757806306f3f9e6146103e2575f5ffd5b3661037f5730610356610b68565b6001600160a01b03161461037d57604051637485328f60e11b815260040160405180910390fd5b005b5f5ffd5b34801561038e575f5ffd5b506103a261039d366004613af7565b610b80565b60405190151581526020015b60405180910390f35b3480156103c2575f5ffd5b50600854600160301b900463ffffffff165b6040519081526020016103ae565b3480156103ed575f5ffd5b5061037d6103fc366004613b1e565b610c50565b34801561040c575f5ffd5b50610415610c64565b6040516103ae9190613b82565b34801561042d575f5ffd5b506103d47f000000000000000000000000000000000000000000000000000000000000000081565b348015610460575f5ffd5b5061048961046f366004613b1e565b5f908152600460205260409020546001600160a01b031690565b6040516001600160a01b0390911681526020016103ae565b3480156104ac575f5ffd5b506104c06104bb366004613c6d565b610cf4565b6040516001600160e01b031990911681526020016103ae565b3480156104e4575f5ffd5b506103d46104f3366004613e36565b610d4f565b6103d4610506366004613e36565b610e34565b348015610516575f5ffd5b506103d4610525366004613b1e565b5f90815260046020526040902054600160a01b900465ffffffffffff1690565b348015610550575f5ffd5b506103d47f3e83946653575f9a39005e1545185629e92736b7528ab20ca3816f315424a81181565b348015610583575f5ffd5b5060085465ffffffffffff166103d4565b34801561059f575f5ffd5b506105b36105ae366004613b1e565b610fc0565b6040516103ae9190613f00565b3480156105cb575f5ffd5b506103a26105da366004613f0e565b5f8281526009602090815260408083206001600160a01b038516845260030190915290205460ff1692915050565b348015610613575f5ffd5b506103d4610622366004613e36565b610fca565b348015610632575f5ffd5b50610415611049565b348015610646575f5ffd5b5061065a610655366004613b1e565b611109565b604080519384526020840192909252908201526060016103ae565b348015610680575f5ffd5b5060408051808201909152600181527f31000000000000000000000000000000000000000000000000000000000000006020820152610415565b3480156106c5575f5ffd5b506103d46106d4366004613f4c565b61112e565b3480156106e4575f5ffd5b506103d46106f3366004613fbb565b611155565b348015610703575f5ffd5b506103d461071236600461407a565b6112b1565b348015610722575f5ffd5b506103d4610731366004613b1e565b6112f9565b348015610741575f5ffd5b5061037d610750366004614110565b611305565b348015610760575f5ffd5b506103d4600181565b348015610774575f5ffd5b506103d461078336600461412b565b61135b565b348015610793575f5ffd5b506103d462278d0081565b3480156107a9575f5ffd5b506103d46107b8366004614181565b6113ab565b3480156107c8575f5ffd5b506103d46107d7366004614241565b6001600160a01b03165f9081526002602052604090205490565b3480156107fc575f5ffd5b50610805611493565b6040516103ae9796959493929190614296565b348015610823575f5ffd5b506103d461083236600461431f565b6114f1565b348015610842575f5ffd5b5061084b6115c0565b60405165ffffffffffff90911681526020016103ae565b34801561086d575f5ffd5b5060646103d4565b348015610880575f5ffd5b506103d461088f36600461436d565b611647565b34801561089f575f5ffd5b506103d461165d565b3480156108b3575f5ffd5b5061037d6108c2366004614241565b611676565b3480156108d2575f5ffd5b506103d46108e1366004613e36565b611687565b3480156108f1575f5ffd5b506103a2610900366004613b1e565b61169d565b348015610910575f5ffd5b506103d461091f366004613b1e565b5f9081526004602052604090206001015465ffffffffffff1690565b348015610946575f5ffd5b506103d46116a5565b34801561095a575f5ffd5b506104c06109693660046143c2565b6116af565b348015610979575f5ffd5b506103d47f000000000000000000000000000000000000000000000000000000000000000081565b3480156109ac575f5ffd5b506103d46109bb366004613b1e565b61170b565b61037d6109ce36600461445c565b61174d565b3480156109de575f5ffd5b506103d46109ed366004613e36565b6117c9565b3480156109fd575f5ffd5b50600b546001600160a01b0316610489565b348015610a1a575f5ffd5b506103d4601481565b348015610a2e575f5ffd5b506040805180820190915260208082527f737570706f72743d627261766f2671756f72756d3d666f722c6162737461696e90820152610415565b348015610a73575f5ffd5b506103d47ff2aad550cf55f045cb27e9c559f9889fdfb6e6cdaa032301d6ea397784ae51d781565b348015610aa6575f5ffd5b5061037d610ab536600461449c565b611802565b348015610ac5575f5ffd5b506103d4610ad43660046144bf565b611875565b348015610ae4575f5ffd5b5061037d610af3366004613b1e565b611894565b348015610b03575f5ffd5b506104c0610b123660046144e9565b6118fe565b348015610b22575f5ffd5b506103d4610b31366004613b1e565b61195a565b348015610b41575f5ffd5b507f0000000000000000000000000000000000000000000000000000000000000000610489565b5f610b7b600b546001600160a01b031690565b905090565b5f6001600160e01b031982167fcdbdfcee000000000000000000000000000000000000000000000000000000001480610be257506001600160e01b031982167f65455a8600000000000000000000000000000000000000000000000000000000145b80610c1657506001600160e01b031982167f4e2312e000000000000000000000000000000000000000000000000000000000145b80610c4a57507f01ffc9a7000000000000000000000000000000000000000000000000000000006001600160e01b03198316145b92915050565b610c58611a10565b610c6181611aa2565b50565b606060038054610c7390614541565b80601f0160208091040260200160405190810160405280929190818152602001828054610c9f90614541565b8015610cea5780601f10610cc157610100808354040283529160200191610cea565b820191905f5260205f20905b815481529060010190602001808311610ccd57829003601f168201915b5050505050905090565b5f30610cfe610b68565b6001600160a01b031614610d2557604051637485328f60e11b815260040160405180910390fd5b507f150b7a0200000000000000000000000000000000000000000000000000000000949350505050565b5f5f610d5d86868686611687565b9050610d7281610d6d6004611aee565b611b10565b505f610d818288888888611b4d565b905065ffffffffffff811615610df8575f82815260046020908152604091829020600101805465ffffffffffff191665ffffffffffff85169081179091558251858152918201527f9a2e42fd6722813d69113e7d0079d3d940171428df7373df9c7f7617cfda2892910160405180910390a1610e2a565b6040517f90884a4600000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5095945050505050565b5f5f610e4286868686611687565b9050610e6281610e526005611aee565b610e5c6004611aee565b17611b10565b505f81815260046020526040902080547fff00ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160f01b17905530610ea5610b68565b6001600160a01b031614610f2e575f5b8651811015610f2c57306001600160a01b0316878281518110610eda57610eda614579565b60200260200101516001600160a01b031603610f2457610f24858281518110610f0557610f05614579565b6020026020010151805190602001206005611b5b90919063ffffffff16565b600101610eb5565b505b610f3b8187878787611bce565b30610f44610b68565b6001600160a01b031614158015610f7957506005546fffffffffffffffffffffffffffffffff808216600160801b9092041614155b15610f83575f6005555b6040518181527f712ae1383f79ac853f8d882153778e0260ef8f03b504e2866e0593e04d2b291f906020015b60405180910390a195945050505050565b5f610c4a82611be2565b5f5f610fd886868686611687565b905033610fe58282611d4d565b611032576040517f8fe5d8a9000000000000000000000000000000000000000000000000000000008152600481018390526001600160a01b03821660248201526044015b60405180910390fd5b61103e87878787611d92565b979650505050505050565b60607f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316634bf5d7e96040518163ffffffff1660e01b81526004015f60405180830381865afa9250505080156110c857506040513d5f823e601f3d908101601f191682016040526110c5919081019061458d565b60015b611104575060408051808201909152601d81527f6d6f64653d626c6f636b6e756d6265722666726f6d3d64656661756c74000000602082015290565b919050565b5f818152600960205260409020805460018201546002909201549091905b9193909250565b5f8033905061114d84828560405180602001604052805f815250611d9f565b949350505050565b5f5f611236876112307f3e83946653575f9a39005e1545185629e92736b7528ab20ca3816f315424a8118c8c8c6111a88e6001600160a01b03165f90815260026020526040902080546001810190915590565b8d8d6040516111b89291906145f6565b60405180910390208c805190602001206040516020016112159796959493929190968752602087019590955260ff9390931660408601526001600160a01b03919091166060850152608084015260a083015260c082015260e00190565b60405160208183030381529060405280519060200120611dc0565b85611e07565b905080611261576040516394ab6c0760e01b81526001600160a01b0388166004820152602401611029565b6112a489888a89898080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152508b9250611e77915050565b9998505050505050505050565b5f8033905061103e87828888888080601f0160208091040260200160405190810160405280939291908181526020018383808284375f920191909152508a9250611e77915050565b5f610c4a600a83611f6a565b6113526040518060400160405280600b81526020017f766f74696e6744656c61790000000000000000000000000000000000000000008152508265ffffffffffff16600162278d00611fb7565b610c6181612009565b5f803390506113a186828787878080601f0160208091040260200160405190810160405280939291908181526020018383808284375f92019190915250611d9f92505050565b9695505050505050565b5f336113b7818461201a565b6113f8576040517fd9b395570000000000000000000000000000000000000000000000000000000081526001600160a01b0382166004820152602401611029565b5f6114016116a5565b90508015611486575f61142f8360016114186115c0565b6114229190614619565b65ffffffffffff16611875565b905081811015611484576040517fc242ee160000000000000000000000000000000000000000000000000000000081526001600160a01b03841660048201526024810182905260448101839052606401611029565b505b61103e87878787866120c9565b5f6060805f5f5f60606114a4612341565b6114ac61236d565b604080515f808252602082019092527f0f000000000000000000000000000000000000000000000000000000000000009b939a50919850469750309650945092509050565b5f5f61157b846112307ff2aad550cf55f045cb27e9c559f9889fdfb6e6cdaa032301d6ea397784ae51d78989896115448b6001600160a01b03165f90815260026020526040902080546001810190915590565b60408051602081019690965285019390935260ff90911660608401526001600160a01b0316608083015260a082015260c001611215565b9050806115a6576040516394ab6c0760e01b81526001600160a01b0385166004820152602401611029565b6113a186858760405180602001604052805f815250611d9f565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166391ddadf46040518163ffffffff1660e01b8152600401602060405180830381865afa92505050801561163b575060408051601f3d908101601f1916820190925261163891810190614637565b60015b61110457610b7b61239a565b5f6116538484846123a4565b90505b9392505050565b5f611668600a612450565b6001600160d01b0316905090565b61167e611a10565b610c6181612494565b5f611694858585856117c9565b95945050505050565b5f6001610c4a565b5f610b7b60075490565b5f306116b9610b68565b6001600160a01b0316146116e057604051637485328f60e11b815260040160405180910390fd5b507fbc197c810000000000000000000000000000000000000000000000000000000095945050505050565b5f8181526004602052604081205461173f90600160d01b810463ffffffff1690600160a01b900465ffffffffffff16614652565b65ffffffffffff1692915050565b611755611a10565b5f5f856001600160a01b03168585856040516117729291906145f6565b5f6040518083038185875af1925050503d805f81146117ac576040519150601f19603f3d011682016040523d82523d5f602084013e6117b1565b606091505b50915091506117c0828261250a565b50505050505050565b5f848484846040516020016117e19493929190614703565b60408051601f19818403018152919052805160209091012095945050505050565b61186c6040518060400160405280600c81526020017f766f74696e67506572696f6400000000000000000000000000000000000000008152508263ffffffff167f000000000000000000000000000000000000000000000000000000000000000062278d00611fb7565b610c6181612526565b5f611656838361188f60408051602081019091525f815290565b6123a4565b6118f56040518060400160405280601181526020017f70726f706f73616c5468726573686f6c64000000000000000000000000000000815250825f7f0000000000000000000000000000000000000000000000000000000000000000611fb7565b610c6181612537565b5f30611908610b68565b6001600160a01b03161461192f57604051637485328f60e11b815260040160405180910390fd5b507ff23a6e610000000000000000000000000000000000000000000000000000000095945050505050565b6040517f8e539e8c000000000000000000000000000000000000000000000000000000008152600481018290525f90610c4a906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690638e539e8c90602401602060405180830381865afa1580156119dc573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611a00919061474d565b611a09846112f9565b6064612548565b33611a19610b68565b6001600160a01b031614611a5b576040517f47096e47000000000000000000000000000000000000000000000000000000008152336004820152602401611029565b30611a64610b68565b6001600160a01b031614611aa0575f8036604051611a839291906145f6565b604051809103902090505b80611a9960056125f8565b03611a8e57505b565b611ae56040518060400160405280600681526020017f71756f72756d00000000000000000000000000000000000000000000000000008152508260016014611fb7565b610c6181612686565b5f816007811115611b0157611b01613ecc565b600160ff919091161b92915050565b5f5f611b1b84610fc0565b90505f83611b2883611aee565b1603611656578381846040516331b75e4d60e01b815260040161102993929190614764565b5f6113a18686868686612734565b81546fffffffffffffffffffffffffffffffff600160801b820481169181166001830190911603611b9057611b906041612903565b6fffffffffffffffffffffffffffffffff8082165f90815260018086016020526040909120939093558354919092018216600160801b029116179055565b611bdb8585858585612914565b5050505050565b5f5f611bed836129a4565b90506005816007811115611c0357611c03613ecc565b14611c0e5792915050565b5f838152600c60205260409081902054600b5491517f584b153e0000000000000000000000000000000000000000000000000000000081526004810182905290916001600160a01b03169063584b153e90602401602060405180830381865afa158015611c7d573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ca19190614786565b15611cb0575060059392505050565b600b546040517f2ab0f529000000000000000000000000000000000000000000000000000000008152600481018390526001600160a01b0390911690632ab0f52990602401602060405180830381865afa158015611d10573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611d349190614786565b15611d43575060079392505050565b5060029392505050565b5f80611d5884610fc0565b6007811115611d6957611d69613ecc565b1480156116565750505f91825260046020526040909120546001600160a01b0391821691161490565b5f61169485858585612b01565b5f61169485858585611dbb60408051602081019091525f815290565b611e77565b5f610c4a611dcc612bb1565b836040517f19010000000000000000000000000000000000000000000000000000000000008152600281019290925260228201526042902090565b5f836001600160a01b03163b5f03611e65575f5f611e258585612cda565b5090925090505f816003811115611e3e57611e3e613ecc565b148015611e5c5750856001600160a01b0316826001600160a01b0316145b92505050611656565b611e70848484612d23565b9050611656565b5f611e8686610d6d6001611aee565b505f86815260046020526040812054611eb0908790600160a01b900465ffffffffffff16856123a4565b90505f611ec08888888588612e0e565b905083515f03611f1657866001600160a01b03167fb8e138887d0aa13bab447e82de9d5c1777041ecd21ca36ba824ff1e6c07ddda489888489604051611f0994939291906147a5565b60405180910390a261103e565b866001600160a01b03167fe2babfbac5889a709b63bb7f598b324e08bc5a4fb9ec647fb3cbc9ec07eb87128988848989604051611f579594939291906147cc565b60405180910390a2979650505050505050565b5f5f5f611f7685612f3c565b9250925050838265ffffffffffff161115611fa357611f9e611f9785612f94565b8690612fca565b611fa5565b805b6001600160d01b031695945050505050565b81831080611fc457508083115b1561200357838383836040517f808861f90000000000000000000000000000000000000000000000000000000081526004016110299493929190614805565b50505050565b612011611a10565b610c618161306c565b80515f906034811015612031576001915050610c4a565b60131981840101517fffffffffffffffffffff0000000000000000000000000000000000000000000081167f2370726f706f7365723d000000000000000000000000000000000000000000001461208d57600192505050610c4a565b5f5f61209d86602a8603866130d2565b9150915081158061103e5750866001600160a01b0316816001600160a01b031614979650505050505050565b5f6120dd8686868680519060200120611687565b9050845186511415806120f257508351865114155b806120fc57508551155b1561214a578551845186516040517f447b05d0000000000000000000000000000000000000000000000000000000008152600481019390935260248301919091526044820152606401611029565b5f81815260046020526040902054600160a01b900465ffffffffffff1615612193578061217682610fc0565b6040516331b75e4d60e01b81526110299291905f90600401614764565b5f6121a560085465ffffffffffff1690565b6121ad6115c0565b65ffffffffffff166121bf9190614833565b90505f6121d960085463ffffffff600160301b9091041690565b5f848152600460205260409020805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b03871617815590915061221883612f94565b815465ffffffffffff91909116600160a01b027fffffffffffff000000000000ffffffffffffffffffffffffffffffffffffffff90911617815561225b82613197565b815463ffffffff91909116600160d01b027fffff00000000ffffffffffffffffffffffffffffffffffffffffffffffffffff90911617815588517f7d84a6263ae0d98d3329bd7b46bb4e8d6f98cd35a7adb45c274c8b7fd5ebd5e090859087908c908c9067ffffffffffffffff8111156122d7576122d7613ba8565b60405190808252806020026020018201604052801561230a57816020015b60608152602001906001900390816122f55790505b508c896123178a82614833565b8e60405161232d99989796959493929190614846565b60405180910390a150505095945050505050565b6060610b7b7f00000000000000000000000000000000000000000000000000000000000000005f6131c7565b6060610b7b7f000000000000000000000000000000000000000000000000000000000000000060016131c7565b5f610b7b43612f94565b5f7f00000000000000000000000000000000000000000000000000000000000000006040517f3a46b1a80000000000000000000000000000000000000000000000000000000081526001600160a01b038681166004830152602482018690529190911690633a46b1a890604401602060405180830381865afa15801561242c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611653919061474d565b80545f90801561248c5761247683612469600184614920565b5f91825260209091200190565b54600160301b90046001600160d01b0316611656565b5f9392505050565b600b54604080516001600160a01b03928316815291831660208301527f08f74ea46ef7894f65eabfb5e6e695de773a000b47c529ab559178069b226401910160405180910390a1600b805473ffffffffffffffffffffffffffffffffffffffff19166001600160a01b0392909216919091179055565b60608261251f5761251a82613270565b610c4a565b5080610c4a565b61252e611a10565b610c61816132b2565b61253f611a10565b610c6181613367565b5f5f5f61255586866133a8565b91509150815f036125795783818161256f5761256f614933565b0492505050611656565b818411612590576125906003851502601118612903565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b80545f906fffffffffffffffffffffffffffffffff80821691600160801b9004168103612629576126296031612903565b6fffffffffffffffffffffffffffffffff8181165f908152600185810160205260408220805492905585547fffffffffffffffffffffffffffffffff00000000000000000000000000000000169301909116919091179092555090565b6064808211156126cc576040517f243e54450000000000000000000000000000000000000000000000000000000081526004810183905260248101829052604401611029565b5f6126d561165d565b90506126f46126e26115c0565b6126eb856133c4565b600a91906133f7565b505060408051828152602081018590527f0553476bf02ef2726e8ce5ced78d63e26e602e4a2257b1f559418e24b4633997910160405180910390a1505050565b5f5f600b5f9054906101000a90046001600160a01b03166001600160a01b031663f27a0c926040518163ffffffff1660e01b8152600401602060405180830381865afa158015612786573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906127aa919061474d565b90505f3060601b6bffffffffffffffffffffffff19168418600b546040517fb1c5f4270000000000000000000000000000000000000000000000000000000081529192506001600160a01b03169063b1c5f42790612814908a908a908a905f908890600401614947565b602060405180830381865afa15801561282f573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612853919061474d565b5f898152600c602052604080822092909255600b5491517f8f2a0bb00000000000000000000000000000000000000000000000000000000081526001600160a01b0390921691638f2a0bb0916128b6918b918b918b919088908a90600401614994565b5f604051808303815f87803b1580156128cd575f5ffd5b505af11580156128df573d5f5f3e3d5ffd5b505050506128f782426128f29190614833565b612f94565b98975050505050505050565b634e487b715f52806020526024601cfd5b600b546001600160a01b031663e38335e5348686865f3060601b6bffffffffffffffffffffffff191688186040518763ffffffff1660e01b815260040161295f959493929190614947565b5f604051808303818588803b158015612976575f5ffd5b505af1158015612988573d5f5f3e3d5ffd5b5050505f9687525050600c602052505060408320929092555050565b5f818152600460205260408120805460ff600160f01b8204811691600160f81b90041681156129d857506007949350505050565b80156129e957506002949350505050565b5f85815260046020526040812054600160a01b900465ffffffffffff169050805f03612a44576040517f6ad0607500000000000000000000000000000000000000000000000000000000815260048101879052602401611029565b5f612a4d6115c0565b65ffffffffffff169050808210612a6a57505f9695505050505050565b5f612a748861170b565b9050818110612a8b57506001979650505050505050565b612a9488613410565b1580612ab357505f888152600960205260409020805460019091015411155b15612ac657506003979650505050505050565b5f8881526004602052604090206001015465ffffffffffff165f03612af357506004979650505050505050565b506005979650505050505050565b5f5f612b0f86868686613460565b5f818152600c60205260409020549091508015610e2a57600b546040517fc4d252f5000000000000000000000000000000000000000000000000000000008152600481018390526001600160a01b039091169063c4d252f5906024015f604051808303815f87803b158015612b82575f5ffd5b505af1158015612b94573d5f5f3e3d5ffd5b5050505f838152600c602052604081205550509050949350505050565b5f306001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016148015612c0957507f000000000000000000000000000000000000000000000000000000000000000046145b15612c3357507f000000000000000000000000000000000000000000000000000000000000000090565b610b7b604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f5f5f8351604103612d11576020840151604085015160608601515f1a612d0388828585613527565b955095509550505050612d1c565b505081515f91506002905b9250925092565b5f5f5f856001600160a01b03168585604051602401612d439291906149eb565b60408051601f198184030181529181526020820180517bffffffffffffffffffffffffffffffffffffffffffffffffffffffff16630b135d3f60e11b17905251612d8d9190614a03565b5f60405180830381855afa9150503d805f8114612dc5576040519150601f19603f3d011682016040523d82523d5f602084013e612dca565b606091505b5091509150818015612dde57506020815110155b80156113a157508051630b135d3f60e11b90612e03908301602090810190840161474d565b149695505050505050565b5f8581526009602090815260408083206001600160a01b03881684526003810190925282205460ff1615612e79576040517f71c6af490000000000000000000000000000000000000000000000000000000081526001600160a01b0387166004820152602401611029565b6001600160a01b0386165f9081526003820160205260409020805460ff1916600117905560ff8516612ec25783815f015f828254612eb79190614833565b90915550612f319050565b5f1960ff861601612ee05783816001015f828254612eb79190614833565b60011960ff861601612eff5783816002015f828254612eb79190614833565b6040517f06b337c200000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b509195945050505050565b80545f9081908190808203612f5a575f5f5f93509350935050611127565b5f612f6a86612469600185614920565b546001955065ffffffffffff81169450600160301b90046001600160d01b03169250611127915050565b5f65ffffffffffff821115612fc6576040516306dfcc6560e41b81526030600482015260248101839052604401611029565b5090565b81545f9081816005811115613026575f612fe3846135ef565b612fed9085614920565b5f8881526020902090915081015465ffffffffffff908116908716101561301657809150613024565b613021816001614833565b92505b505b5f61303387878585613747565b905080156130605761304a87612469600184614920565b54600160301b90046001600160d01b031661103e565b505f9695505050505050565b6008546040805165ffffffffffff928316815291831660208301527fc565b045403dc03c2eea82b81a0465edad9e2e7fc4d97e11421c209da93d7a93910160405180910390a16008805465ffffffffffff191665ffffffffffff92909216919091179055565b5f5f84518311806130e257508284115b156130f157505f90508061318f565b5f6130fd856001614833565b8411801561313d575061060f60f31b6131198787016020015190565b7fffff00000000000000000000000000000000000000000000000000000000000016145b90505f61314d8215156002614a1e565b613158906028614833565b9050806131658787614920565b03613186575f5f6131778989896137a6565b909650945061318f9350505050565b5f5f9350935050505b935093915050565b5f63ffffffff821115612fc6576040516306dfcc6560e41b81526020600482015260248101839052604401611029565b606060ff83146131e1576131da8361387f565b9050610c4a565b8180546131ed90614541565b80601f016020809104026020016040519081016040528092919081815260200182805461321990614541565b80156132645780601f1061323b57610100808354040283529160200191613264565b820191905f5260205f20905b81548152906001019060200180831161324757829003601f168201915b50505050509050610c4a565b8051156132805780518082602001fd5b6040517fd6bda27500000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8063ffffffff165f036132f3576040517ff1cfbf050000000000000000000000000000000000000000000000000000000081525f6004820152602401611029565b6008546040805163ffffffff600160301b9093048316815291831660208301527f7e3f7f0708a84de9203036abaa450dccc85ad5ff52f78c170f3edb55cf5e8828910160405180910390a16008805463ffffffff909216600160301b0269ffffffff00000000000019909216919091179055565b60075460408051918252602082018390527fccb45da8d5717e6c4544694297c4ba5cf151d455c9bb0ed4fc7a38411bc05461910160405180910390a1600755565b5f805f1983850993909202808410938190039390930393915050565b5f6001600160d01b03821115612fc6576040516306dfcc6560e41b815260d0600482015260248101839052604401611029565b5f806134048585856138bc565b91509150935093915050565b5f818152600960205260408120600281015460018201546134319190614833565b5f8481526004602052604090205461345790600160a01b900465ffffffffffff1661195a565b11159392505050565b5f5f61346e86868686611687565b90506134bc8161347e6007611aee565b6134886006611aee565b6134926002611aee565b600161349f600782614a35565b6134aa906002614b29565b6134b49190614920565b181818611b10565b505f818152600460205260409081902080547effffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff16600160f81b179055517f789cf55be980739dad1d0699b93b58e806b51c9d96619bfa8fe0a28abaa7b30c90610faf9083815260200190565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561356057505f915060039050826135e5565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156135b1573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166135dc57505f9250600191508290506135e5565b92505f91508190505b9450945094915050565b5f600182116135fc575090565b816001600160801b82106136155760809190911c9060401b5b6801000000000000000082106136305760409190911c9060201b5b64010000000082106136475760209190911c9060101b5b62010000821061365c5760109190911c9060081b5b61010082106136705760089190911c9060041b5b601082106136835760049190911c9060021b5b6004821061368f5760011b5b600302600190811c908185816136a7576136a7614933565b048201901c905060018185816136bf576136bf614933565b048201901c905060018185816136d7576136d7614933565b048201901c905060018185816136ef576136ef614933565b048201901c9050600181858161370757613707614933565b048201901c9050600181858161371f5761371f614933565b048201901c905061373e81858161373857613738614933565b04821190565b90039392505050565b5f5b8183101561379e575f61375c8484613a25565b5f8781526020902090915065ffffffffffff86169082015465ffffffffffff16111561378a57809250613798565b613795816001614833565b93505b50613749565b509392505050565b5f8084816137b5866001614833565b851180156137f5575061060f60f31b6137d18388016020015190565b7fffff00000000000000000000000000000000000000000000000000000000000016145b90505f6138058215156002614a1e565b90505f80613813838a614833565b90505b8781101561386e575f61383461382f8784016020015190565b613a3f565b9050600f8160ff161115613853575f5f9750975050505050505061318f565b61385e601084614a1e565b60ff909116019150600101613816565b506001999098509650505050505050565b60605f61388b83613ab7565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b82545f90819080156139cb575f6138d887612469600185614920565b805490915065ffffffffffff80821691600160301b90046001600160d01b0316908816821115613934576040517f2520601d00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b8765ffffffffffff168265ffffffffffff160361396d57825465ffffffffffff16600160301b6001600160d01b038916021783556139bd565b6040805180820190915265ffffffffffff808a1682526001600160d01b03808a1660208085019182528d54600181018f555f8f81529190912094519151909216600160301b029216919091179101555b945085935061318f92505050565b50506040805180820190915265ffffffffffff80851682526001600160d01b0380851660208085019182528854600181018a555f8a815291822095519251909316600160301b02919093161792019190915590508161318f565b5f613a336002848418614b37565b61165690848416614833565b5f60f882901c602f81118015613a585750603a8160ff16105b15613a6657602f1901610c4a565b60608160ff16118015613a7c575060678160ff16105b15613a8a5760561901610c4a565b60408160ff16118015613aa0575060478160ff16105b15613aae5760361901610c4a565b5060ff92915050565b5f60ff8216601f811115610c4a576040517fb3512b0c00000000000000000000000000000000000000000000000000000000815260040160405180910390fd5b5f60208284031215613b07575f5ffd5b81356001600160e01b031981168114611656575f5ffd5b5f60208284031215613b2e575f5ffd5b5035919050565b5f5b83811015613b4f578181015183820152602001613b37565b50505f910152565b5f8151808452613b6e816020860160208601613b35565b601f01601f19169290920160200192915050565b602081525f6116566020830184613b57565b6001600160a01b0381168114610c61575f5ffd5b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f1916810167ffffffffffffffff81118282101715613be557613be5613ba8565b604052919050565b5f67ffffffffffffffff821115613c0657613c06613ba8565b50601f01601f191660200190565b5f613c26613c2184613bed565b613bbc565b9050828152838383011115613c39575f5ffd5b828260208301375f602084830101529392505050565b5f82601f830112613c5e575f5ffd5b61165683833560208501613c14565b5f5f5f5f60808587031215613c80575f5ffd5b8435613c8b81613b94565b93506020850135613c9b81613b94565b925060408501359150606085013567ffffffffffffffff811115613cbd575f5ffd5b613cc987828801613c4f565b91505092959194509250565b5f67ffffffffffffffff821115613cee57613cee613ba8565b5060051b60200190565b5f82601f830112613d07575f5ffd5b8135613d15613c2182613cd5565b8082825260208201915060208360051b860101925085831115613d36575f5ffd5b602085015b83811015610e2a578035613d4e81613b94565b835260209283019201613d3b565b5f82601f830112613d6b575f5ffd5b8135613d79613c2182613cd5565b8082825260208201915060208360051b860101925085831115613d9a575f5ffd5b602085015b83811015610e2a578035835260209283019201613d9f565b5f82601f830112613dc6575f5ffd5b8135613dd4613c2182613cd5565b8082825260208201915060208360051b860101925085831115613df5575f5ffd5b602085015b83811015610e2a57803567ffffffffffffffff811115613e18575f5ffd5b613e27886020838a0101613c4f565b84525060209283019201613dfa565b5f5f5f5f60808587031215613e49575f5ffd5b843567ffffffffffffffff811115613e5f575f5ffd5b613e6b87828801613cf8565b945050602085013567ffffffffffffffff811115613e87575f5ffd5b613e9387828801613d5c565b935050604085013567ffffffffffffffff811115613eaf575f5ffd5b613ebb87828801613db7565b949793965093946060013593505050565b634e487b7160e01b5f52602160045260245ffd5b60088110613efc57634e487b7160e01b5f52602160045260245ffd5b9052565b60208101610c4a8284613ee0565b5f5f60408385031215613f1f575f5ffd5b823591506020830135613f3181613b94565b809150509250929050565b803560ff81168114611104575f5ffd5b5f5f60408385031215613f5d575f5ffd5b82359150613f6d60208401613f3c565b90509250929050565b5f5f83601f840112613f86575f5ffd5b50813567ffffffffffffffff811115613f9d575f5ffd5b602083019150836020828501011115613fb4575f5ffd5b9250929050565b5f5f5f5f5f5f5f60c0888a031215613fd1575f5ffd5b87359650613fe160208901613f3c565b95506040880135613ff181613b94565b9450606088013567ffffffffffffffff81111561400c575f5ffd5b6140188a828b01613f76565b909550935050608088013567ffffffffffffffff811115614037575f5ffd5b6140438a828b01613c4f565b92505060a088013567ffffffffffffffff81111561405f575f5ffd5b61406b8a828b01613c4f565b91505092959891949750929550565b5f5f5f5f5f6080868803121561408e575f5ffd5b8535945061409e60208701613f3c565b9350604086013567ffffffffffffffff8111156140b9575f5ffd5b6140c588828901613f76565b909450925050606086013567ffffffffffffffff8111156140e4575f5ffd5b6140f088828901613c4f565b9150509295509295909350565b65ffffffffffff81168114610c61575f5ffd5b5f60208284031215614120575f5ffd5b8135611656816140fd565b5f5f5f5f6060858703121561413e575f5ffd5b8435935061414e60208601613f3c565b9250604085013567ffffffffffffffff811115614169575f5ffd5b61417587828801613f76565b95989497509550505050565b5f5f5f5f60808587031215614194575f5ffd5b843567ffffffffffffffff8111156141aa575f5ffd5b6141b687828801613cf8565b945050602085013567ffffffffffffffff8111156141d2575f5ffd5b6141de87828801613d5c565b935050604085013567ffffffffffffffff8111156141fa575f5ffd5b61420687828801613db7565b925050606085013567ffffffffffffffff811115614222575f5ffd5b8501601f81018713614232575f5ffd5b613cc987823560208401613c14565b5f60208284031215614251575f5ffd5b813561165681613b94565b5f8151808452602084019350602083015f5b8281101561428c57815186526020958601959091019060010161426e565b5093949350505050565b7fff000000000000000000000000000000000000000000000000000000000000008816815260e060208201525f6142d060e0830189613b57565b82810360408401526142e28189613b57565b90508660608401526001600160a01b03861660808401528460a084015282810360c0840152614311818561425c565b9a9950505050505050505050565b5f5f5f5f60808587031215614332575f5ffd5b8435935061434260208601613f3c565b9250604085013561435281613b94565b9150606085013567ffffffffffffffff811115613cbd575f5ffd5b5f5f5f6060848603121561437f575f5ffd5b833561438a81613b94565b925060208401359150604084013567ffffffffffffffff8111156143ac575f5ffd5b6143b886828701613c4f565b9150509250925092565b5f5f5f5f5f60a086880312156143d6575f5ffd5b85356143e181613b94565b945060208601356143f181613b94565b9350604086013567ffffffffffffffff81111561440c575f5ffd5b61441888828901613d5c565b935050606086013567ffffffffffffffff811115614434575f5ffd5b61444088828901613d5c565b925050608086013567ffffffffffffffff8111156140e4575f5ffd5b5f5f5f5f6060858703121561446f575f5ffd5b843561447a81613b94565b935060208501359250604085013567ffffffffffffffff811115614169575f5ffd5b5f602082840312156144ac575f5ffd5b813563ffffffff81168114611656575f5ffd5b5f5f604083850312156144d0575f5ffd5b82356144db81613b94565b946020939093013593505050565b5f5f5f5f5f60a086880312156144fd575f5ffd5b853561450881613b94565b9450602086013561451881613b94565b93506040860135925060608601359150608086013567ffffffffffffffff8111156140e4575f5ffd5b600181811c9082168061455557607f821691505b60208210810361457357634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52603260045260245ffd5b5f6020828403121561459d575f5ffd5b815167ffffffffffffffff8111156145b3575f5ffd5b8201601f810184136145c3575f5ffd5b80516145d1613c2182613bed565b8181528560208385010111156145e5575f5ffd5b611694826020830160208601613b35565b818382375f9101908152919050565b634e487b7160e01b5f52601160045260245ffd5b65ffffffffffff8281168282160390811115610c4a57610c4a614605565b5f60208284031215614647575f5ffd5b8151611656816140fd565b65ffffffffffff8181168382160190811115610c4a57610c4a614605565b5f8151808452602084019350602083015f5b8281101561428c5781516001600160a01b0316865260209586019590910190600101614682565b5f82825180855260208501945060208160051b830101602085015f5b838110156146f757601f198584030188526146e1838351613b57565b60209889019890935091909101906001016146c5565b50909695505050505050565b608081525f6147156080830187614670565b8281036020840152614727818761425c565b9050828103604084015261473b81866146a9565b91505082606083015295945050505050565b5f6020828403121561475d575f5ffd5b5051919050565b838152606081016147786020830185613ee0565b826040830152949350505050565b5f60208284031215614796575f5ffd5b81518015158114611656575f5ffd5b84815260ff84166020820152826040820152608060608201525f6113a16080830184613b57565b85815260ff8516602082015283604082015260a060608201525f6147f360a0830185613b57565b82810360808401526128f78185613b57565b608081525f6148176080830187613b57565b6020830195909552506040810192909252606090910152919050565b80820180821115610c4a57610c4a614605565b8981526001600160a01b038916602082015261012060408201525f61486f61012083018a614670565b8281036060840152614881818a61425c565b9050828103608084015280885180835260208301915060208160051b84010160208b015f5b838110156148d857601f198684030185526148c2838351613b57565b60209586019590935091909101906001016148a6565b505085810360a08701526148ec818b6146a9565b93505050508560c08401528460e08401528281036101008401526149108185613b57565b9c9b505050505050505050505050565b81810381811115610c4a57610c4a614605565b634e487b7160e01b5f52601260045260245ffd5b60a081525f61495960a0830188614670565b828103602084015261496b818861425c565b9050828103604084015261497f81876146a9565b60608401959095525050608001529392505050565b60c081525f6149a660c0830189614670565b82810360208401526149b8818961425c565b905082810360408401526149cc81886146a9565b60608401969096525050608081019290925260a0909101529392505050565b828152604060208201525f6116536040830184613b57565b5f8251614a14818460208701613b35565b9190910192915050565b8082028115828204841417610c4a57610c4a614605565b60ff8181168382160190811115610c4a57610c4a614605565b6001815b600184111561318f57808504811115614a6d57614a6d614605565b6001841615614a7b57908102905b60019390931c928002614a52565b5f82614a9757506001610c4a565b81614aa357505f610c4a565b8160018114614ab95760028114614ac357614adf565b6001915050610c4a565b60ff841115614ad457614ad4614605565b50506001821b610c4a565b5060208310610133831016604e8410600b8410161715614b02575081810a610c4a565b614b0e5f198484614a4e565b805f1904821115614b2157614b21614605565b029392505050565b5f61165660ff841683614a89565b5f82614b5157634e487b7160e01b5f52601260045260245ffd5b50049056',
} as const
