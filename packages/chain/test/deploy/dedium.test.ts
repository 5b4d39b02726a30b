import { supplyAt, tokensToWei, yearSeconds } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestNetwork } from './TestNetwork.ts'

let network: TestNetwork
beforeAll(async () => {
  network = await TestNetwork.start('dedium')
})
afterAll(() => network[Symbol.asyncDispose]())

it('launches with 100 million tokens, a tenth for the team', async () => {
  expect(await network.read('token', 'totalSupply')).toBe(tokensToWei('100000000'))
  expect(await network.read('token', 'balanceOf', network.people.team.address)).toBe(tokensToWei('10000000'))
  expect(await network.read('token', 'CAP')).toBe(tokensToWei('250000000'))
})

it('issues the paper’s supply in each of 23 years, a tenth to the foundation', async () => {
  const paper = [125, 150, 175, 185, 195, 205, 215, 225, 227.5, 230, 232.5, 235, 237.5]
  for (let year = 14; year <= 23; year++) paper.push(237.5 + 1.25 * (year - 13))
  for (const [index, million] of paper.entries()) {
    const seconds = BigInt(index + 1) * yearSeconds
    // the transaction's block has the last second of the year
    await network.chain.test.setNextBlockTimestamp({
      timestamp: BigInt(network.manifest.startedAt) + seconds,
    })
    await network.send(network.people.team, 'emission', 'issue')
    const supply = await network.read('token', 'totalSupply')
    expect(supply, `end of year ${index + 1}`).toBe(tokensToWei(String(million * 1e6)))
    expect(supply).toBe(supplyAt(network.definition, seconds))
    expect(await network.read('token', 'balanceOf', network.people.foundation.address)).toBe(
      (supply - tokensToWei('100000000')) / 10n,
    )
  }
  expect(await network.read('token', 'totalSupply')).toBe(tokensToWei('250000000'))
})

it('prices an OctaneBench-hour by a factor between 0.5 and 3', async () => {
  expect(await network.read('pricing', 'basePrice')).toBe(tokensToWei('0.001'))
  expect(await network.read('pricing', 'factor')).toBe(tokensToWei('0.5'))
})
