// The worked examples of docs/economics.md, computed by the contracts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  genesisSupply,
  reservationTerms,
  tokensToWei,
  usageFactor,
  workPrice,
  yearSeconds,
} from '@muster-network/core'
import { formatEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { definitionOf, TestNetwork } from './TestNetwork.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/economics.md'), 'utf8')

/** Returns the cells of the table after `<!-- example: name -->`. */
function example(name: string): string[][] {
  const [, after] = page.split(`<!-- example: ${name} -->`)
  const rows = after!.trimStart().split('\n\n')[0]!.split('\n').slice(2)
  expect(rows.length).toBeGreaterThan(1)
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

it('supply: the emission matches the table to the second', async () => {
  await using network = await TestNetwork.start('dedium')
  for (const [year, supply, foundation] of example('supply dedium')) {
    const time = BigInt(network.manifest.startedAt) + BigInt(year!) * yearSeconds
    const emitted = (await network.read('emission', 'totalAt', time)) as bigint
    expect(formatMillions(genesisSupply(network.definition) + emitted), `year ${year}`).toBe(supply)
    expect(formatMillions(emitted / 10n), `year ${year}`).toBe(foundation)
  }
})

describe('with the contracts of muster', () => {
  it('prices and reservations: the contracts match the tables', async () => {
    await using network = await TestNetwork.start('muster')
    const { pricing } = network.definition
    for (const [work, score, hours, usage, factor, standard, price] of example('prices muster')) {
      const bps = work === 'one whole node' ? BigInt(pricing.fullNodeBps) : 10_000n
      const usageWad = (tokensToWei('1') * BigInt(usage!.replace('%', ''))) / 100n
      const onChain = {
        factor: (await network.read('pricing', 'factorAt', usageWad)) as bigint,
        standard: (await network.read(
          'pricing',
          'standardPrice',
          BigInt(score!),
          BigInt(hours!) * 3600n,
          await network.read('pricing', 'basePrice'),
          bps,
        )) as bigint,
      }
      expect([formatEther(onChain.factor), formatEther(onChain.standard)]).toEqual([factor, standard])
      const computed = workPrice({
        score: BigInt(score!),
        seconds: BigInt(hours!) * 3600n,
        pointHourWei: tokensToWei(pricing.pointHour),
        fullNodeBps: bps,
        factor: usageFactor(usageWad, tokensToWei(pricing.normalUsage)),
      })
      expect(formatEther(computed.priceWei)).toBe(price)
      expect(computed.standardWei).toBe(onChain.standard)
    }

    const standardWei = tokensToWei('5')
    const { depositWei, overchargeWei, changeFineWei } = reservationTerms(standardWei)
    const expected = [
      standardWei,
      depositWei,
      overchargeWei,
      changeFineWei,
      depositWei - standardWei / 2n,
      depositWei - standardWei * 3n,
      depositWei - overchargeWei,
    ].map((wei) => String(Number(Number(formatEther(wei)).toFixed(4))))
    expect(example('reservation muster').map(([, amount]) => amount)).toEqual(expected)
  })
})

it('sale: the table matches the definition', () => {
  const { sale } = definitionOf('dicompute')
  for (const [raised, sold, coin, tokens, rest] of example('sale dicompute')) {
    const liquidity = (BigInt(raised!) * BigInt(sale!.liquidityBps)) / 10_000n
    const rate = BigInt(sale!.tokensPerCoin)
    expect([sold, coin, tokens, rest]).toEqual(
      [BigInt(raised!) * rate, liquidity, liquidity * rate, BigInt(raised!) - liquidity].map(String),
    )
  }
})

function formatMillions(wei: bigint): string {
  return formatEther(wei / 1_000_000n)
}
