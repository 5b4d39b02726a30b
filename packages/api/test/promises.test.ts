import { expect, it } from 'vitest'
import { openApiDocument, routeTable } from '../src/index.ts'
import { CurrencyRate } from '../src/routes/amounts.ts'

// Values that the schema of a route once allowed, and its handler did not.

const accepts = (type: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  type.safeParse(value).success

it('promises no number that the contracts cannot count', () => {
  const { body } = routeTable.bondStake
  expect(accepts(body, { className: 'wasm', units: 2 ** 32 - 1 })).toBe(true)
  expect(accepts(body, { className: 'wasm', units: 2 ** 32 })).toBe(false)
  expect(accepts(routeTable.unbondStake.body, { className: 'wasm', units: 2 ** 53 - 1 })).toBe(false)
  const nodeId = `0x${'ab'.repeat(32)}`
  const until = (untilMs: number) => accepts(routeTable.quoteReservation.body, { nodeId, fromMs: 0, untilMs })
  expect(until((2 ** 40 - 1) * 1000)).toBe(true)
  expect(until(2 ** 53 - 1)).toBe(false)
  const stake = (amountWei: string) => accepts(routeTable.addStake.body, { amountWei })
  expect(stake('9'.repeat(77))).toBe(true)
  expect(stake('9'.repeat(78))).toBe(false)
})

it('promises no setting that the provider refuses', () => {
  const { body } = routeTable.putProviderSettings
  const load = (pauseAboveLoad: number | null) =>
    accepts(body, { ownerFirst: { pauseAboveLoad, pauseOnBattery: true, maxTemperatureC: null } })
  expect([load(null), load(0.01), load(1)]).toEqual([true, true, true])
  expect([load(0), load(1.01)]).toEqual([false, false])
  expect([accepts(body, { region: 'us-east' }), accepts(body, { region: 'zz' })]).toEqual([true, false])
})

it('promises no text that a query refuses', () => {
  const follow = (value: string) => accepts(routeTable.watchLogs.query, { follow: value })
  expect([follow('true'), follow('false'), follow(''), follow('yes')]).toEqual([true, true, false, false])
  const path = (value: string) => new RegExp(patternOf('path')).test(value)
  expect([path('in/a b.txt'), path('x'.repeat(255))]).toEqual([true, true])
  for (const bad of ['a\u0085b', 'a\nb', 'x'.repeat(256), '..', 'a//b']) expect(path(bad), bad).toBe(false)
})

it('promises no exchange rate of 0', () => {
  const { pattern } = CurrencyRate.toJSONSchema().properties!.perToken as { pattern: string }
  for (const text of ['0.35', '1', '10.0', '0.01']) expect(new RegExp(pattern).test(text), text).toBe(true)
  for (const text of ['0', '0.0', '0.000', '00', '']) expect(new RegExp(pattern).test(text), text).toBe(false)
})

it('promises no type of a downloaded file, since each file has its own', () => {
  const { paths } = openApiDocument('0.1.0') as Document
  for (const { path, method } of [routeTable.downloadResult, routeTable.downloadLogs])
    expect(Object.keys(paths[path]![method.toLowerCase()]!.responses[200].content)).toEqual(['*/*'])
})

type Document = { paths: Record<string, Record<string, { responses: { 200: { content: object } } }>> }

/** The pattern of a field of `putDraftFile`, as the OpenAPI document has it. */
function patternOf(field: 'path'): string {
  const { pattern } = routeTable.putDraftFile.query.toJSONSchema().properties![field] as { pattern: string }
  return pattern
}
