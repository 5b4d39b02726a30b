import { tokensToWei, usageFactor } from '@muster-network/core'
import type { GeneratedPage } from './GeneratedPage.ts'
import { lineChart } from './lineChart.ts'
import { networkDefinitions } from './networkDefinitions.ts'

/** Plots the price factor over the usage, with the normal usage of the default network. */
export async function factorPlot(): Promise<GeneratedPage> {
  const [definition] = await networkDefinitions()
  const normal = tokensToWei(definition!.pricing.normalUsage)
  const at = (percent: number) =>
    Number(usageFactor((tokensToWei('1') * BigInt(percent)) / 100n, normal)) / 1e18
  const percents = Array.from({ length: 21 }, (_, step) => step * 5)
  const normalPercent = Number(definition!.pricing.normalUsage) * 100
  const content = lineChart({
    title: 'Usage factor',
    x: { label: 'committed share of the online score, %', ticks: [0, 20, 40, 60, 80, 100] },
    y: { label: 'factor', ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3], format: (value) => value.toFixed(1) },
    series: [{ label: '', points: percents.map((percent) => [percent, at(percent)] as const) }],
    marks: [
      { x: 0, y: at(0), label: 'idle: 0.5' },
      { x: normalPercent, y: 1, label: 'normal usage: 1' },
      { x: 100, y: at(100), label: 'full: 3' },
    ],
  })
  return { path: 'docs/images/usage-factor.svg', content }
}
