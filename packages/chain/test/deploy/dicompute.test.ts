import { tokensToWei } from '@muster-network/core'
import { type Account, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { classIdOf } from '../../src/commitments/ids.ts'
import { TestNetwork } from './TestNetwork.ts'

const pairAbi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
])

let network: TestNetwork
let buyer: Account
beforeAll(async () => {
  network = await TestNetwork.start('dicompute')
  buyer = network.people.community
})
afterAll(() => network[Symbol.asyncDispose]())

it('reserves 10% of the supply for foundation and founders', async () => {
  const supply = await network.read('token', 'totalSupply')
  expect(await network.read('token', 'balanceOf', network.people.foundation.address)).toBe(supply / 10n)
})

it('sells 10 DICO for 1 XDC and uses half of the XDC as liquidity', async () => {
  await network.chain.warp(await network.read('sale', 'FROM'))
  await network.sendValue(buyer, 'sale', 'contribute', tokensToWei('30000000'))
  await network.chain.warp(await network.read('sale', 'UNTIL'))
  await network.send(buyer, 'sale', 'finish')
  await network.send(buyer, 'sale', 'claim')
  expect(await network.read('token', 'balanceOf', buyer.address)).toBe(tokensToWei('300000000'))

  const address = await network.read('token', 'PAIR')
  const [reserves, token0] = await Promise.all([
    network.chain.reader.readContract({ address, abi: pairAbi, functionName: 'getReserves' }),
    network.chain.reader.readContract({ address, abi: pairAbi, functionName: 'token0' }),
  ])
  const [dico, xdc] = token0 === network.at('token') ? [reserves[0], reserves[1]] : [reserves[1], reserves[0]]
  expect(xdc).toBe(tokensToWei('15000000'))
  expect(dico).toBe(tokensToWei('150000000'))
  expect(await network.chain.reader.getBalance({ address: network.at('timelock') })).toBe(
    tokensToWei('15000000'),
  )
})

it('requires 5 million XDC and 10 million DICO for a node', async () => {
  const facts = {
    score: 1000,
    region: 0,
    class: classIdOf('wasm/2'),
    peerKey: `0x${'22'.repeat(32)}`,
    encryptionKey: `0x${'33'.repeat(32)}`,
    priceHint: 0n,
    relays: [],
    endpoint: '',
  }
  const list = () => network.send(buyer, 'registry', 'listNode', [facts])
  await expect(list()).rejects.toThrow('StakeBacksNodes')
  await network.send(buyer, 'token', 'approve', [network.at('registry'), tokensToWei('10000000')])
  await network.send(buyer, 'registry', 'deposit', [tokensToWei('10000000')])
  await expect(list()).rejects.toThrow('StakeBacksNodes')
  await network.sendValue(buyer, 'registry', 'depositNative', tokensToWei('5000000') - 1n)
  await expect(list()).rejects.toThrow('StakeBacksNodes')
  await network.sendValue(buyer, 'registry', 'depositNative', 1n)
  await list()
  expect(await network.read('registry', 'accountOf', buyer.address)).toMatchObject({
    nodes: 1,
    admitted: true,
  })
  await expect(network.send(buyer, 'registry', 'withdrawNative', [1n, buyer.address])).rejects.toThrow(
    'StakeBacksNodes',
  )
})

it('pays 7% a year on stake', async () => {
  const stake = tokensToWei('100000000')
  await network.send(buyer, 'token', 'approve', [network.at('staking'), stake])
  await network.send(buyer, 'staking', 'stake', [stake])
  const before = await network.read('token', 'balanceOf', buyer.address)
  await network.chain.test.setNextBlockTimestamp({ timestamp: BigInt((await network.now()) + 365 * 86_400) })
  await network.send(buyer, 'staking', 'claim')
  expect((await network.read('token', 'balanceOf', buyer.address)) - before).toBe(tokensToWei('7000000'))
  expect(await network.read('uptime', 'RATE_BPS')).toBe(700n)
})
