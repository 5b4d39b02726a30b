import { supplyAt, tokensToWei, yearSeconds } from '@muster-network/core'
import type { GeneratedPage } from './GeneratedPage.ts'
import { lineChart } from './lineChart.ts'
import { networkDefinitions } from './networkDefinitions.ts'

const years = Array.from({ length: 26 }, (_, year) => year)

/** Plots the issued share of the cap of each network, year by year. */
export async function supplyPlot(): Promise<GeneratedPage> {
  // networks with the same curve share one line
  const named = new Map<string, { labels: string[]; points: (readonly [number, number])[] }>()
  for (const definition of await networkDefinitions()) {
    const cap = tokensToWei(definition.token.cap)
    const points = years.map((year) => {
      const supply = supplyAt(definition, BigInt(year) * yearSeconds)
      return [year, Number((supply * 10_000n) / cap) / 100] as const
    })
    const line = named.get(JSON.stringify(points)) ?? { labels: [], points }
    line.labels.push(definition.name)
    named.set(JSON.stringify(points), line)
  }
  const series = [...named.values()].map(({ labels, points }) => ({ label: labels.join(', '), points }))
  const content = lineChart({
    title: 'Issued share of the cap',
    x: { label: 'years since launch', ticks: [0, 5, 10, 15, 20, 25] },
    y: { label: 'issued', ticks: [0, 20, 40, 60, 80, 100], format: (value) => `${value}%` },
    series,
  })
  return { path: 'docs/images/supply.svg', content }
}
