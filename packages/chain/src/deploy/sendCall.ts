import type { Abi, Address } from 'viem'
import type { Deployer } from './Deployer.ts'
import { succeeded } from './succeeded.ts'

export type ContractCall = { address: Address; abi: Abi; functionName: string; args: readonly unknown[] }

/**
 * Sends one call and waits for it. It is simulated first, so that a refusal carries the contract's own reason; and it gets
 * a quarter more gas than estimated, since a clock that moves on between the two may turn an unchanged slot into a write.
 */
export async function sendCall(
  { reader, wallet }: Deployer,
  what: string,
  call: ContractCall,
): Promise<void> {
  const { request } = await reader.simulateContract({ ...call, account: wallet.account })
  const estimated = await reader.estimateContractGas({ ...call, account: wallet.account })
  const hash = await wallet.writeContract({ ...(request as object), gas: (estimated * 5n) / 4n } as never)
  await succeeded(reader, hash, what)
}
