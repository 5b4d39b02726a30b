import { type Address, getAddress, type Hex, hexToString, parseEventLogs } from 'viem'
import { expect, it } from 'vitest'
import { constructorCalls } from '../../src/deploy/constructorCalls.ts'
import { contractCode } from '../../src/deploy/contractCode.ts'
import { TestNetwork } from './TestNetwork.ts'

it.each(['muster', 'opengpu', 'dicompute'])(
  'the constructors of %s call the contracts that are listed, and no others',
  async (name) => {
    await using network = await TestNetwork.start(name)
    const { contracts } = network.manifest
    const nameOf = new Map(Object.entries(contracts).map(([each, { address }]) => [address, each]))
    for (const [created, hash] of await deploymentsOf(network)) {
      const touched = (await addressesTouchedBy(network, hash)).map((each) => nameOf.get(each))
      const called = new Set(touched.filter((each) => each !== undefined && each !== created))
      const kind = contracts[created]!.kind as keyof typeof contractCode
      expect([...called].sort(), created).toEqual([...(constructorCalls[kind] ?? [])].sort())
    }
  },
)

/** The transaction that created each contract, by the contract's name. */
async function deploymentsOf({ chain, manifest }: TestNetwork): Promise<[string, Hex][]> {
  const logs = await chain.reader.getLogs({ address: manifest.assembler, fromBlock: 0n })
  const created = parseEventLogs({ abi: contractCode.Assembler.abi, logs, eventName: 'Assembled' })
  expect(created).toHaveLength(Object.keys(manifest.contracts).length)
  return created.map(({ args, transactionHash }) => [
    hexToString(args.name, { size: 32 }).replaceAll('\0', ''),
    transactionHash,
  ])
}

/** Every account whose code, balance or storage a transaction read or wrote. */
async function addressesTouchedBy({ chain }: TestNetwork, hash: Hex): Promise<Address[]> {
  const touched = (await chain.reader.request({
    method: 'debug_traceTransaction' as never,
    params: [hash, { tracer: 'prestateTracer' }] as never,
  })) as Record<string, unknown>
  return Object.keys(touched).map((each) => getAddress(each))
}
