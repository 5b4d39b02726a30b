import {
  type Abi,
  type AbiStateMutability,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  encodeFunctionData,
  type Hex,
  type PublicClient,
  type TransactionReceipt,
} from 'viem'
import { asRevert } from './asRevert.ts'

type Reads = 'view' | 'pure'
type Writes = 'nonpayable' | 'payable'

/** Sends transactions for one account; it handles nonces, fees, replacement and idempotence. */
export type TransactionSender = {
  readonly address: Address
  /** Sending the same `intent` twice, also across restarts, results in one transaction with one receipt. */
  send(
    transaction: { to: Address; data: Hex; value?: bigint },
    options: { intent: string; signal?: AbortSignal },
  ): Promise<TransactionReceipt>
}

type Function<A extends Abi, M extends AbiStateMutability, Rest extends unknown[], R> = {
  [Name in ContractFunctionName<A, M>]: (args: ContractFunctionArgs<A, M, Name>, ...rest: Rest) => Promise<R>
}

/**
 * A contract at an address, with every function of its ABI typed. `read` calls a view, `simulate` returns the result of
 * a call or throws its revert, `send` simulates and then sends. A revert is CHAIN_REVERTED with the contract's own error
 * in `details` and a hint.
 */
export type BoundContract<A extends Abi> = {
  readonly address: Address
  readonly abi: A
  read: {
    [Name in ContractFunctionName<A, Reads>]: (
      args: ContractFunctionArgs<A, Reads, Name>,
    ) => Promise<ContractFunctionReturnType<A, Reads, Name>>
  }
  simulate: {
    [Name in ContractFunctionName<A, Writes>]: (
      args: ContractFunctionArgs<A, Writes, Name>,
      options: { from: Address; value?: bigint },
    ) => Promise<ContractFunctionReturnType<A, Writes, Name>>
  }
  send: Function<A, Writes, [options: SendOptions], TransactionReceipt>
}

export type SendOptions = { by: TransactionSender; intent: string; value?: bigint; signal?: AbortSignal }

/**
 * @example
 * const market = bindContract(client, taskMarketAbi, deployment.taskMarket)
 * await market.send.post([terms, hint], { by: sender, intent: `task/${taskId}/post` })
 */
export function bindContract<const A extends Abi>(
  client: PublicClient,
  abi: A,
  address: Address,
): BoundContract<A> {
  // viem types each call by a literal name; here the name is dynamic, so BoundContract restores the types
  const plain = { abi: abi as Abi, address }
  const read = async (functionName: string, args: readonly unknown[]) =>
    asRevert(plain.abi, functionName, () => client.readContract({ ...plain, functionName, args }))
  const simulate = async (functionName: string, args: readonly unknown[], from: Address, value?: bigint) =>
    asRevert(plain.abi, functionName, async () => {
      const call = { ...plain, functionName, args, account: from, ...(value !== undefined && { value }) }
      return (await client.simulateContract(call)).result
    })
  const send = async (functionName: string, args: readonly unknown[], options: SendOptions) => {
    const { by, intent, value, signal } = options
    await simulate(functionName, args, by.address, value)
    const data = encodeFunctionData({ abi: plain.abi, functionName, args })
    return by.send(
      { to: address, data, ...(value !== undefined && { value }) },
      { intent, ...(signal && { signal }) },
    )
  }
  return {
    address,
    abi,
    read: each(plain.abi, (name) => (args: readonly unknown[]) => read(name, args)),
    simulate: each(
      plain.abi,
      (name) => (args: readonly unknown[], options: { from: Address; value?: bigint }) =>
        simulate(name, args, options.from, options.value),
    ),
    send: each(
      plain.abi,
      (name) => (args: readonly unknown[], options: SendOptions) => send(name, args, options),
    ),
  } as BoundContract<A>
}

function each(abi: Abi, make: (name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    abi.flatMap((entry) => (entry.type === 'function' ? [[entry.name, make(entry.name)]] : [])),
  )
}
