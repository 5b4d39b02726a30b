import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tokensToWei } from '@muster-network/core'
import { keccak256, stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classIdOf } from '../../src/commitments/ids.ts'
import type { DeploymentManifest, ManifestStore } from '../../src/deploy/DeploymentManifest.ts'
import { deployNetwork } from '../../src/deploy/deployNetwork.ts'
import { manifestFile } from '../../src/deploy/manifestFile.ts'
import { verifyNetwork } from '../../src/deploy/verifyNetwork.ts'
import { startAnvil, type TestChain } from './startAnvil.ts'
import { definitionOf, memoryStore, TestNetwork } from './TestNetwork.ts'

const someone = '0x1111111111111111111111111111111111111111'
const accounts = { team: someone, foundation: someone, community: someone } as const
const inputs = { accounts, vetoes: [someone] } as const

let chain: TestChain
beforeAll(async () => {
  chain = await startAnvil()
})
afterAll(() => chain.stop())

describe('an interrupted deployment', () => {
  it('resumes after every contract, also after other transactions of the deployer, with the same result', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-deploy-'))
    const file = manifestFile(path.join(folder, 'muster.json'))
    const definition = definitionOf('muster')
    // stops after every save that adds a contract, as if the process had died
    const stopping: ManifestStore = {
      load: file.load,
      async save(manifest) {
        await file.save(manifest)
        if (!manifest.complete) throw new Error('the process died')
      },
    }
    let deaths = 0
    let manifest: DeploymentManifest | undefined
    while (manifest === undefined) {
      manifest = await deployNetwork(chain, { ...inputs, definition, store: stopping }).catch(
        async (error) => {
          if (error.message !== 'the process died') throw error
          deaths++
          // once the assembler exists, other transactions of the account do not matter
          if (deaths > 2) await send(chain)
          return undefined
        },
      )
    }
    expect(deaths).toBe(Object.keys(manifest.contracts).length + 1)
    expect(await verifyNetwork(chain.reader, definition, manifest)).toEqual([])
    expect(await file.load()).toEqual(manifest)
    await rm(folder, { recursive: true })
  })

  it('resumes when the process died with transactions that no block has, after every fifth', async () => {
    const store = memoryStore()
    const definition = definitionOf('dekube')
    let [deaths, sent] = [0, 0]
    const writeContract = async (request: never) => {
      if (sent % 5 === 0) await chain.test.setAutomine(false)
      const hash = await chain.wallet.writeContract(request)
      if (++sent % 5 === 0) throw new Error('the process died')
      return hash
    }
    // nothing is included before the resumed deployment has looked for transactions that are pending
    const getTransactionCount = async (query: Parameters<typeof chain.reader.getTransactionCount>[0]) => {
      const count = await chain.reader.getTransactionCount(query)
      if (sent % 5 === 0) await chain.test.setAutomine(true).then(() => chain.test.mine({ blocks: 1 }))
      return count
    }
    const awaitingBlocks = {
      ...chain.reader,
      getTransactionCount,
      async getTransactionReceipt(query: { hash: `0x${string}` }) {
        await chain.test.mine({ blocks: 1 })
        return chain.reader.getTransactionReceipt(query)
      },
    }
    const deployer = {
      reader: awaitingBlocks as unknown as TestChain['reader'],
      wallet: { ...chain.wallet, writeContract } as unknown as TestChain['wallet'],
    }
    let manifest: DeploymentManifest | undefined
    while (manifest === undefined) {
      manifest = await deployNetwork(deployer, { ...inputs, definition, store }).catch((error) => {
        if (!error.message.endsWith('the process died')) throw error
        deaths++
        return undefined
      })
    }
    await chain.test.setAutomine(true)
    // no contract was sent twice, and besides them a veto node and three steps of governance
    expect(sent).toBe(Object.keys(manifest.contracts).length + 4)
    expect(deaths).toBe(Math.floor(sent / 5))
    expect(await verifyNetwork(chain.reader, definition, manifest)).toEqual([])
  })

  it('resumes when the chain rejected a transaction between others', async () => {
    const store = memoryStore()
    const definition = definitionOf('dekube')
    let sent = 0
    const writeContract = async (request: never) => {
      if (++sent === 4) throw new Error('the pool is full')
      return chain.wallet.writeContract(request)
    }
    const deployer = {
      ...chain,
      wallet: { ...chain.wallet, writeContract } as unknown as TestChain['wallet'],
    }
    await expect(deployNetwork(deployer, { ...inputs, definition, store })).rejects.toMatchObject({
      code: 'CHAIN_DEPLOY_FAILED',
      message: expect.stringMatching(/^the chain rejected the transaction for \w+: the pool is full$/),
    })
    const manifest = await deployNetwork(deployer, { ...inputs, definition, store })
    expect(await verifyNetwork(chain.reader, definition, manifest)).toEqual([])
  })

  it('finds a contract that was deployed but not recorded', async () => {
    const store = memoryStore()
    const definition = definitionOf('dekube')
    const manifest = await deployNetwork(chain, { ...inputs, definition, store })
    const { market: _, ...contracts } = manifest.contracts
    await store.save({ ...manifest, contracts, complete: false })
    expect(await deployNetwork(chain, { ...inputs, definition, store })).toEqual(manifest)
  })

  it('does not resume with another definition', async () => {
    const store = memoryStore()
    await deployNetwork(chain, { ...inputs, definition: definitionOf('muster'), store })
    const other = deployNetwork(chain, { ...inputs, definition: definitionOf('dekube'), store })
    await expect(other).rejects.toThrow('another definition')
  })
})

it('deploys several networks of one account at the same time', async () => {
  const names = ['muster', 'dekube', 'muster']
  const manifests = await Promise.all(
    names.map((name) =>
      deployNetwork(chain, { ...inputs, definition: definitionOf(name), store: memoryStore() }),
    ),
  )
  for (const [i, manifest] of manifests.entries())
    expect(await verifyNetwork(chain.reader, definitionOf(names[i]!), manifest)).toEqual([])
  expect(new Set(manifests.map(({ assembler }) => assembler)).size).toBe(names.length)
})

it('names the contract and the reason when a constructor fails, and sends none of its round', async () => {
  const definition = definitionOf('muster')
  const { staking } = definition
  const broken = { ...definition, staking: { ...staking, rateBps: 1_000_000 } }
  const store = memoryStore()
  const before = await chain.reader.getTransactionCount({ address: chain.wallet.account.address })
  await expect(deployNetwork(chain, { ...inputs, definition: broken, store })).rejects.toMatchObject({
    code: 'CHAIN_DEPLOY_FAILED',
    message: expect.stringMatching(/^the transaction for staking would fail: /),
  })
  const after = await chain.reader.getTransactionCount({ address: chain.wallet.account.address })
  expect(after - before).toBe(1) // the assembler
})

it('reports missing inputs before it sends anything', async () => {
  const before = await chain.reader.getTransactionCount({ address: chain.wallet.account.address })
  const missing = { accounts: {}, vetoes: [], definition: definitionOf('muster'), store: memoryStore() }
  await expect(deployNetwork(chain, missing)).rejects.toThrow(
    'the deployment of muster requires the account of community',
  )
  const noExchange = { ...inputs, definition: definitionOf('opengpu'), store: memoryStore() }
  await expect(deployNetwork(chain, noExchange)).rejects.toThrow(
    'the deployment of opengpu requires an exchange',
  )
  expect(await chain.reader.getTransactionCount({ address: chain.wallet.account.address })).toBe(before)
})

it('verification finds a contract that differs from the sources', async () => {
  const store = memoryStore()
  const definition = definitionOf('muster')
  const manifest = await deployNetwork(chain, { ...inputs, definition, store })
  const dearer = { ...definition, pricing: { ...definition.pricing, pointHour: '0.002' } }
  expect(await verifyNetwork(chain.reader, dearer, manifest)).toEqual([
    expect.stringMatching(/^the definition does not match: its hash is 0x/),
  ])
  const lie = structuredClone(manifest)
  lie.contracts.market!.address = someone
  expect(await verifyNetwork(chain.reader, definition, lie)).toEqual([
    'market: the manifest names another contract',
  ])
  const moved = { ...manifest, startedAt: manifest.startedAt + 1 }
  expect(await verifyNetwork(chain.reader, definition, moved)).toEqual([
    'emission: was created with other code or arguments',
    'uptime: was created with other code or arguments',
  ])
  await chain.test.setCode({ address: manifest.assembler, bytecode: '0x00' })
  expect(await verifyNetwork(chain.reader, definition, manifest)).toEqual([
    'the code of the assembler is not ours',
  ])
})

describe.each(['muster', 'dekube'])('%s', (name) => {
  it('deploys with its own parameters, and the deployer retains no power', async () => {
    await using network = await TestNetwork.start(name)
    const { definition, people } = network
    expect(await network.read('token', 'symbol')).toBe(definition.token.symbol)
    expect(await network.read('token', 'CAP')).toBe(tokensToWei(definition.token.cap))
    expect(await network.read('staking', 'rateBps')).toBe(BigInt(definition.staking.rateBps))
    expect(await network.read('registry', 'EPOCH_LENGTH')).toBe(definition.registry.epochLength)
    expect(await network.read('history', 'JAIL_SILENCES')).toBe(definition.registry.jailSilences)
    expect(await network.read('history', 'JAIL_WINDOW')).toBe(definition.registry.jailWindow)
    for (const name of definition.classes.work)
      expect(await network.read('registry', 'classKind', classIdOf(name))).toBe(1)
    for (const name of definition.classes.service)
      expect(await network.read('registry', 'classKind', classIdOf(name))).toBe(2)
    expect(await network.read('registry', 'classKind', classIdOf('mine/1'))).toBe(0)
    for (const contract of ['registry', 'history'])
      for (const caller of ['market', 'council', 'disputes', 'parameters'])
        expect(await network.read(contract, 'isNetworkContract', network.at(caller))).toBe(
          caller !== 'parameters',
        )
    expect(await network.read('parameters', 'governance')).toBe(network.at('timelock'))
    expect(await network.read('disputes', 'isVeto', people.veto.address)).toBe(true)
    expect(await network.read('reservations', 'mayAllocate', keccak256('0x'), someone, 1)).toBe(true)
    const deployer = network.chain.wallet.account
    await expect(network.send(deployer, 'disputes', 'appoint', [deployer.address, true])).rejects.toThrow(
      'NotGovernance',
    )
    await expect(network.send(deployer, 'parameters', 'offerGovernance', [deployer.address])).rejects.toThrow(
      'NotGovernance',
    )
    const late = network.chain.reader.simulateContract({
      account: deployer,
      address: network.manifest.assembler,
      abi: [
        {
          type: 'function',
          name: 'assemble',
          inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
          outputs: [],
          stateMutability: 'nonpayable',
        },
        { type: 'error', name: 'IsFinished', inputs: [] },
      ],
      functionName: 'assemble',
      args: [stringToHex('late', { size: 32 }), '0x00'],
    })
    await expect(late).rejects.toThrow('IsFinished')
  })
})

async function send(on: TestChain): Promise<void> {
  const hash = await on.wallet.sendTransaction({ to: someone, value: 1n })
  await on.reader.waitForTransactionReceipt({ hash })
}
