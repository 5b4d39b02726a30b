import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentLogger } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CurrencySetting } from '../../config/CurrencySetting.ts'
import { CurrencyRates } from './CurrencyRates.ts'

let folder: string
let source: string
let nowMs = 10_000_000
const patience = { timeout: 30_000 }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-rates-'))
  source = path.join(folder, 'rate')
})
afterAll(() => rm(folder, { recursive: true }))

const ratesOf = (setting?: object) =>
  new CurrencyRates(setting && CurrencySetting.parse(setting), { logger: silentLogger, nowMs: () => nowMs })
const write = async (text: string) => {
  await writeFile(source, text)
  await utimes(source, nowMs / 1000, nowMs / 1000)
}

it('prefers the settings to the choice on the page, and guesses nothing', async () => {
  const chosen = { code: 'USD', perToken: '2' }
  expect(await ratesOf().read(null)).toEqual({ currency: null, problem: null })
  expect((await ratesOf().read(chosen)).currency).toMatchObject({ code: 'USD', from: 'dashboard' })
  expect((await ratesOf({ code: 'eur', perToken: 0.35 }).read(chosen)).currency).toEqual({
    code: 'EUR',
    perToken: '0.35',
    from: 'settings',
    atMs: null,
  })
  expect(await ratesOf({ code: 'eur' }).read(chosen)).toMatchObject({ currency: null })
})

it('reads a source again when its rate is old, and shows its age', async () => {
  await write('0.5')
  const rates = ratesOf({ code: 'EUR', source, everyMinutes: 10 })
  const writtenMs = nowMs
  expect((await rates.read(null)).currency).toMatchObject({ perToken: '0.5', atMs: writtenMs })
  await write('0.6')
  expect((await rates.read(null)).currency).toMatchObject({ perToken: '0.5' })
  nowMs += 600_000
  await rates.read(null)
  await expect
    .poll(async () => (await rates.read(null)).currency, patience)
    .toMatchObject({ perToken: '0.6' })
})

it('keeps the last rate of a source that fails, and drops it after a day', async () => {
  await write('0.5')
  const rates = ratesOf({ code: 'EUR', source, everyMinutes: 10 })
  await rates.read(null)
  await writeFile(source, 'nothing')
  nowMs += 600_000
  await rates.read(null)
  await expect.poll(async () => (await rates.read(null)).problem, patience).toContain('it is not a rate')
  expect((await rates.read(null)).currency).toMatchObject({ perToken: '0.5' })
  nowMs += 86_400_000
  expect((await rates.read(null)).currency).toBeNull()
})

it.each([
  [{ code: 'euro' }, 'three letters'],
  [{ code: 'EUR', perToken: '0' }, 'above 0'],
  [{ code: 'EUR', perToken: '-1' }, 'above 0'],
  [{ code: 'EUR', source: 'http://rates.example/eur' }, 'https'],
  [{ code: 'EUR', source: 'rates.json' }, 'absolute path'],
  [{ code: 'EUR', source: '/rate', field: 'eur' }, 'JSON pointer'],
  [{ code: 'EUR', source: '/rate', perToken: '1' }, 'contradict'],
])('rejects the setting %j', (setting, message) => {
  expect(CurrencySetting.safeParse(setting).error?.issues[0]?.message).toContain(message)
})
