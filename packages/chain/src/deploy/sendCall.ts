import type { Abi, Address } from 'viem'
import type { Deployer } from './Deployer.ts'
import { requireSuccess } from './requireSuccess.ts'

export type ContractCall = { address: Address; abi: Abi; functionName: string; args: readonly unknown[] }

/**
 * Sends one call and waits for it. It simulates the call first, so that a revert has the contract's own reason. It adds a
 * quarter to the gas estimate, because a later block time may turn an unchanged slot into a write.
 */
export async function sendCall(
  { reader, wallet }: Deployer,
  name: string,
  call: ContractCall,
): Promise<void> {
  const { request } = await reader.simulateContract({ ...call, account: wallet.account })
  const estimated = await reader.estimateContractGas({ ...call, account: wallet.account })
  const hash = await wallet.writeContract({ ...(request as object), gas: (estimated * 5n) / 4n } as never)
  await requireSuccess(reader, hash, name)
}
