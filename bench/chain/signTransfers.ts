import { signDigest } from '@muster-network/chain'
import {
  type Hex,
  hexToBytes,
  keccak256,
  numberToHex,
  serializeTransaction,
  type TransactionSerializableEIP1559,
} from 'viem'

/** `perSender` transfers without value for each of `senders` made-up accounts, ordered as they arrive in a burst. */
export function signTransfers(
  senders: number,
  perSender: number,
  firstNonce = 0,
  feeWei = 0n,
  seed = 0,
): Hex[] {
  const keys = Array.from({ length: senders }, (_, i) =>
    hexToBytes(keccak256(numberToHex(seed + i + 1, { size: 32 }))),
  )
  return Array.from({ length: senders * perSender }, (_, i) =>
    sign(keys[i % senders]!, {
      ...{ chainId: 31_337, nonce: firstNonce + Math.floor(i / senders), gas: 21_000n, type: 'eip1559' },
      ...{
        to: '0x00000000000000000000000000000000000000aa',
        maxFeePerGas: feeWei,
        maxPriorityFeePerGas: feeWei,
      },
    }),
  )
}

function sign(key: Uint8Array, transaction: TransactionSerializableEIP1559): Hex {
  const signature = signDigest(hexToBytes(keccak256(serializeTransaction(transaction))), key)
  return serializeTransaction(transaction, {
    r: signature.slice(0, 66) as Hex,
    s: `0x${signature.slice(66, 130)}`,
    yParity: Number.parseInt(signature.slice(130), 16) - 27,
  })
}
