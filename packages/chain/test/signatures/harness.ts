import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'
import { messages } from '../../src/signatures/messages.ts'

/** A contract that hashes each message like our contracts: `abi.encode` of the type hash and the struct. */
function harnessSource(): string {
  const hashes = messages.map(
    ({ name, typeString, entries }) => `
    struct ${name} { ${entries.map(([field, type]) => `${type} ${field};`).join(' ')} }
    function hash(${name} calldata m) external pure returns (bytes32) {
        return keccak256(abi.encode(keccak256("${typeString}"), m));
    }`,
  )
  return `// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.30;
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
contract Harness is EIP712("muster", "1") {${hashes.join('\n')}
    function digest(bytes32 structHash) external view returns (bytes32) { return _hashTypedDataV4(structHash); }
    function recover(bytes32 hash_, bytes calldata signature) external pure returns (address signer) {
        (signer,,) = ECDSA.tryRecover(hash_, signature);
    }
}`
}

/** Returns its bytecode, compiled with the compiler of the contracts. */
export function compileHarness(): Hex {
  const require = createRequire(import.meta.url)
  const input = {
    language: 'Solidity',
    sources: { 'Harness.sol': { content: harnessSource() } },
    settings: { evmVersion: 'shanghai', outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const find = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(require('solc').compile(JSON.stringify(input), { import: find }))
  const contract = output.contracts?.['Harness.sol']?.Harness
  if (!contract) throw new Error(JSON.stringify(output.errors, null, 2))
  return `0x${contract.evm.bytecode.object}`
}
