import type { Abi, PublicClient } from 'viem'

/** Returns the arguments of every event of one name that a contract has emitted, in order. */
export async function readLogs(
  client: PublicClient,
  contract: { address: `0x${string}`; abi: Abi | readonly unknown[] },
  eventName: string,
  args?: Record<string, unknown>,
): Promise<Record<string, unknown>[]> {
  const logs = await client.getContractEvents({
    address: contract.address,
    abi: contract.abi as Abi,
    eventName,
    fromBlock: 0n,
    strict: true,
    ...(args && { args }),
  })
  return logs.map((log) => (log as unknown as { args: Record<string, unknown> }).args)
}
