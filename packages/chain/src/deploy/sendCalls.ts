import { hasCode, MusterError } from '@muster-network/core'
import type { Abi, Address, Hex } from 'viem'
import type { Deployer } from './Deployer.ts'
import { requireSuccess } from './requireSuccess.ts'
import { takeTurns } from './takeTurns.ts'

/** A call with the name by which errors refer to it. */
export type NamedCall = {
  name: string
  address: Address
  abi: Abi
  functionName: string
  args: readonly unknown[]
}

export type SendOptions = {
  /** Called for each call that succeeded, in order. */
  onSuccess?: (call: NamedCall) => Promise<void>
  /** Stops between two transactions. */
  signal?: AbortSignal | undefined
}

/**
 * Sends calls that do not depend on each other, in order, and waits for all of them. It estimates them all first: when one
 * would fail, the error has the contract's own reason and nothing is sent.
 *
 * @throws MusterError CHAIN_DEPLOY_FAILED when a call would fail, is rejected, or was included and failed
 */
export async function sendCalls(
  deployer: Deployer,
  calls: readonly NamedCall[],
  { onSuccess, signal }: SendOptions = {},
): Promise<void> {
  if (calls.length === 0) return
  signal?.throwIfAborted()
  const limits = await Promise.all(calls.map((call) => estimateLimit(deployer, call)))
  const sent = await sendInOrder(deployer, calls, limits, signal)
  const failures: unknown[] = []
  for (const { call, hash } of sent) {
    const failed = await requireSuccess(deployer.reader, hash, call.name).then(
      () => false,
      // the others are still included: a call is over when none of them is pending
      (error: unknown) => failures.push(error) > 0,
    )
    if (!failed) await onSuccess?.(call)
  }
  if (failures.length > 0) throw failures[0]
  signal?.throwIfAborted()
}

/** Estimates the gas and adds a quarter, because a later block time may turn an unchanged slot into a write. */
async function estimateLimit({ reader, wallet }: Deployer, call: NamedCall): Promise<bigint> {
  const { name, ...request } = call
  // an estimate needs neither fees nor a nonce
  const options = { ...request, account: wallet.account, prepare: false }
  const estimated = await reader
    .estimateContractGas(options)
    .catch((cause) => explain(`the transaction for ${name} would fail`, cause))
  return (estimated * 5n) / 4n
}

/** Sends one after the other: when the chain rejects a transaction, none with a later nonce waits for it. */
async function sendInOrder(
  { reader, wallet }: Deployer,
  calls: readonly NamedCall[],
  limits: readonly bigint[],
  signal: AbortSignal | undefined,
): Promise<{ call: NamedCall; hash: Hex }[]> {
  const { address } = wallet.account
  return takeTurns(address, async () => {
    const first = await reader.getTransactionCount({ address, blockTag: 'pending' })
    const sent: { call: NamedCall; hash: Hex }[] = []
    for (const [i, call] of calls.entries()) {
      if (signal?.aborted) break
      const { name, ...request } = call
      const options = { gas: limits[i]!, nonce: first + i, chain: wallet.chain, account: wallet.account }
      const hash = await wallet
        .writeContract({ ...request, ...options } as never)
        .catch((cause) => explain(`the chain rejected the transaction for ${name}`, cause))
      sent.push({ call, hash })
    }
    return sent
  })
}

/** Errors of the connection have a code of their own; all others are about the transaction. */
function explain(what: string, cause: unknown): never {
  if (hasCode(cause)) throw cause
  const { shortMessage, message } = cause as { shortMessage?: string; message: string }
  throw new MusterError('CHAIN_DEPLOY_FAILED', `${what}: ${shortMessage ?? message}`, { cause })
}
