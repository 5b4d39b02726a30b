import { type Hex, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** Deterministic accounts with public keys, for tests only. */
export function testAccount(index: number) {
  return privateKeyToAccount(keccak256(`0x${(index + 1).toString(16).padStart(64, '0')}`))
}

export type TestAccount = ReturnType<typeof testAccount>

/** Signed calls without value from one account with the nonces `from` … `from + count - 1`. */
export function signTransfers(
  account: TestAccount,
  from: number,
  count: number,
  chainId = 31_337,
): Promise<Hex[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      account.signTransaction({
        type: 'eip1559',
        chainId,
        nonce: from + i,
        to: '0x00000000000000000000000000000000000000aa',
        gas: 21_000n,
        maxFeePerGas: 0n,
        maxPriorityFeePerGas: 0n,
      }),
    ),
  )
}
