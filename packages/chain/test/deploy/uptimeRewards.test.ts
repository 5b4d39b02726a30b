// An epoch from the attestation of the veto nodes to the rewards of the operators, on a network with emission.
import { emittedAt, tokensToWei } from '@muster-network/core'
import { type Account, keccak256 } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { classIdOf } from '../../src/commitments/ids.ts'
import { type UptimeEntry, uptimeTree } from '../../src/rewards/uptimeTree.ts'
import { TestNetwork } from './TestNetwork.ts'

const classId = classIdOf('wasm/2')
const bondedWei = tokensToWei('400')

it.each([1, 3, 8])(
  '%i operators share the uptime part of a day’s issuance, up to the rate on their bonds',
  async (count) => {
    await using network = await TestNetwork.start('muster')
    const { people, definition, manifest } = network
    const operators = Array.from({ length: count }, () => privateKeyToAccount(generatePrivateKey()))
    for (const operator of operators) await join(network, operator)
    const day = BigInt(definition.uptime.epochSeconds)
    const entries: UptimeEntry[] = operators.map(({ address }, i) => ({
      operator: address,
      // one that was hardly there, and others that were there all day
      weight: i === 0 ? 1n : BigInt(i + 1) * 40n * day,
    }))
    // the operators bonded during epoch 0, so epoch 1 is the first that pays them
    const epoch = 1n
    const tree = uptimeTree(epoch, entries)

    await network.chain.warp(BigInt(manifest.startedAt) + 2n * day)
    await network.send(people.veto, 'uptime', 'attest', [epoch, tree.root, tree.totalWeight])
    await network.chain.warp((await network.now()) + definition.uptime.challengeSeconds)
    await network.send(people.team, 'uptime', 'finalise', [epoch])

    const budget: bigint = await network.read('uptime', 'budgetOf', epoch)
    const uptimeAt = (time: bigint) => {
      const issued = emittedAt(definition, time)
      return issued - issued / 10n - issued / 5n // without the foundation's and the stakers' shares
    }
    expect(budget).toBe(uptimeAt(2n * day) - uptimeAt(day))
    const most = (bondedWei * BigInt(definition.uptime.rateBps) * day) / (10_000n * 365n * 86_400n)
    const limited = new Set<boolean>()
    for (const { operator, weight } of entries) {
      const before = await network.read('token', 'balanceOf', operator)
      await network.send(people.team, 'uptime', 'claim', [epoch, operator, weight, tree.proofOf(operator)])
      const reward = (await network.read('token', 'balanceOf', operator)) - before
      const share = (budget * weight) / tree.totalWeight
      expect(reward).toBe(share < most ? share : most)
      limited.add(share > most)
    }
    expect([...limited].sort()).toEqual(count === 1 ? [true] : [false, true])
    const again = network.send(people.team, 'uptime', 'claim', [
      epoch,
      entries[0]!.operator,
      entries[0]!.weight,
      tree.proofOf(entries[0]!.operator),
    ])
    await expect(again).rejects.toThrow('AlreadyClaimed')
  },
)

it('a tree needs entries, at most one per operator', () => {
  const operator = '0x1111111111111111111111111111111111111111'
  expect(() => uptimeTree(0n, [{ operator, weight: 0n }])).toThrow('no operator proved any uptime')
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
