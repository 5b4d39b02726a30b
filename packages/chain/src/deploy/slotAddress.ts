import { type Address, getContractAddress, type Hex, keccak256, stringToHex } from 'viem'
import { slotCode } from './contractCode.ts'

/** The name of a contract as the assembler knows it. */
export function slotName(name: string): Hex {
  return stringToHex(name, { size: 32 })
}

/** Where the assembler puts the contract of this name, whatever its code. */
export function slotAddress(assembler: Address, name: string): Address {
  const slot = getContractAddress({
    opcode: 'CREATE2',
    from: assembler,
    salt: slotName(name),
    bytecodeHash: keccak256(slotCode as Hex),
  })
  return getContractAddress({ opcode: 'CREATE', from: slot, nonce: 1n })
}
