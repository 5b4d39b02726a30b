import { type Address, type Hex, keccak256, stringToBytes } from 'viem'

type SmallUint = 'uint8' | 'uint16' | 'uint32' | 'uint40'
type LargeUint = 'uint64' | 'uint96' | 'uint128' | 'uint256'
export type FieldType = 'bytes32' | 'address' | 'bool' | SmallUint | LargeUint

type ValueOf<T extends FieldType> = T extends 'bytes32'
  ? Hex
  : T extends 'address'
    ? Address
    : T extends 'bool'
      ? boolean
      : T extends SmallUint
        ? number
        : bigint

export type Fields = Readonly<Record<string, FieldType>>

/** A message that is signed off chain (EIP-712). Every field has one word, which makes hashing simple and fast. */
export type TypedMessage<F extends Fields = Fields> = {
  readonly name: string
  readonly fields: F
  /** The EIP-712 type string, such as `Acceptance(bytes32 delivery)`. */
  readonly typeString: string
  readonly typeHash: Uint8Array
  readonly entries: readonly (readonly [name: string, type: FieldType])[]
}

/** The content of a message of type `M`. */
export type MessageOf<M> =
  M extends TypedMessage<infer F> ? { readonly [K in keyof F]: ValueOf<F[K]> } : never

/** Declares a message; the order of the fields is part of its meaning. */
export function typedMessage<const F extends Fields>(name: string, fields: F): TypedMessage<F> {
  const entries = Object.entries(fields)
  const typeString = `${name}(${entries.map(([field, type]) => `${type} ${field}`).join(',')})`
  return { name, fields, typeString, typeHash: keccak256(stringToBytes(typeString), 'bytes'), entries }
}
