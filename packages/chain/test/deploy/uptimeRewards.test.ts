// An epoch from what veto nodes saw to what operators receive, on a network with emission.
import { emittedAt, tokensToWei } from '@muster-network/core'
import { type Account, keccak256 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { type UptimeEntry, uptimeTree } from '../../src/rewards/uptimeTree.ts'
import { TestNetwork } from './TestNetwork.ts'

const classId = keccak256('0x01')

it.each([1, 3, 8])('%i operators share the uptime part of a day’s issuance', async (count) => {
  await using network = await TestNetwork.start('muster')
  const { people, definition, manifest } = network
  const operators = Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()))
  for (const operator of operators) await join(network, operator)
  const day = BigInt(definition.uptime.epochSeconds)
  const entries: UptimeEntry[] = operators.map(({ address }, i) => ({
    operator: address,
    weight: BigInt(i + 1) * day,
  }))
  const tree = uptimeTree(0n, entries)

  await network.chain.warp(BigInt(manifest.startedAt) + day)
  await network.send(people.veto, 'uptime', 'attest', [0n, tree.root, tree.totalWeight])
  await network.chain.warp((await network.now()) + definition.uptime.challengeSeconds)
  await network.send(people.team, 'uptime', 'finalise', [0n])

  const issued = emittedAt(definition, day)
  const budget = issued - issued / 10n - issued / 5n // without the foundation's and the stakers' shares
  expect(await network.read('uptime', 'budgetOf', 0n)).toBe(budget)
  for (const { operator, weight } of entries) {
    const before = await network.read('token', 'balanceOf', operator)
    await network.send(people.team, 'uptime', 'claim', [0n, operator, weight, tree.proofOf(operator)])
    const reward = (await network.read('token', 'balanceOf', operator)) - before
    expect(reward).toBe((budget * weight) / tree.totalWeight)
  }
  const again = network.send(people.team, 'uptime', 'claim', [
    0n,
    entries[0]!.operator,
    entries[0]!.weight,
    tree.proofOf(entries[0]!.operator),
  ])
  await expect(again).rejects.toThrow('AlreadyClaimed')
})

it('a tree needs entries, one for each operator', () => {
  const operator = '0x1111111111111111111111111111111111111111'
  expect(() => uptimeTree(0n, [{ operator, weight: 0n }])).toThrow('nobody proved any uptime')
  expect(() => uptimeTree(0n, Array(2).fill({ operator, weight: 1n }))).toThrow('two entries')
  expect(uptimeTree(0n, [{ operator, weight: 1n }]).proofOf(`0x${'22'.repeat(20)}`)).toBeUndefined()
})

/** An operator with a node and a bond that backs 400 points. */
async function join(network: TestNetwork, operator: Account): Promise<void> {
  await network.chain.test.setBalance({ address: operator.address, value: 10n ** 20n })
  await network.send(network.people.community, 'token', 'transfer', [operator.address, tokensToWei('1000')])
  await network.send(operator, 'token', 'approve', [network.at('registry'), tokensToWei('1000')])
  await network.send(operator, 'registry', 'deposit', [tokensToWei('1000')])
  const facts = { score: 400, region: 0, class: classId, peerKey: keccak256(operator.address), priceHint: 0n }
  await network.send(operator, 'registry', 'listNode', [
    { ...facts, encryptionKey: classId, relays: [], endpoint: '' },
  ])
  await network.send(operator, 'registry', 'bond', [classId, 400])
}
