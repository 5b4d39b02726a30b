import { type Address, getContractAddress, type Hex, keccak256, stringToHex } from 'viem'
import { parseHex } from '../commitments/parseHex.ts'
import { slotCode } from './contractCode.ts'

/** Returns the slot name of a contract in the assembler. */
export function slotName(name: string): Hex {
  return stringToHex(name, { size: 32 })
}

/** Returns the address of the contract of this name; it does not depend on its code. */
export function slotAddress(assembler: Address, name: string): Address {
  const slot = getContractAddress({
    opcode: 'CREATE2',
    from: assembler,
    salt: slotName(name),
    bytecodeHash: keccak256(parseHex(slotCode)),
  })
  return getContractAddress({ opcode: 'CREATE', from: slot, nonce: 1n })
}
