import { signDigest } from '@muster-network/chain'
import {
  type Hex,
  hexToBytes,
  keccak256,
  numberToHex,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem'

/** Signs `perSender` transfers of zero value for each of `senders` generated accounts, interleaved by sender. */
export function signTransfers(senders: number, perSender: number): Hex[] {
  const keys = Array.from({ length: senders }, (_, i) =>
    hexToBytes(keccak256(numberToHex(i + 1, { size: 32 }))),
  )
  return Array.from({ length: senders * perSender }, (_, i) =>
    sign(keys[i % senders]!, {
      ...{ chainId: 31_337, nonce: Math.floor(i / senders), gas: 21_000n, type: 'eip1559' },
      ...{
        to: '0x00000000000000000000000000000000000000aa',
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
      },
    }),
  )
}

function sign(key: Uint8Array, transaction: TransactionSerializableEIP1559): Hex {
  const signature = signDigest(hexToBytes(keccak256(serializeTransaction(transaction))), key)
  return serializeTransaction(transaction, {
    r: `0x${signature.slice(2, 66)}`,
    s: `0x${signature.slice(66, 130)}`,
    yParity: Number.parseInt(signature.slice(130), 16) - 27,
  })
}
