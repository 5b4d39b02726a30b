import type { ProviderSettings, routeTable } from '@muster-network/api'
import { formatAmount, isRegionCode, readAmount, readSize, tokenAmount } from '@muster-network/core'
import type * as z from 'zod'

export type RulesText = {
  /** Of an hour of one run. */
  price: string
  pauseAboveLoad: string
  pauseOnBattery: boolean
  maxTemperature: string
  slots: string
  memory: string
  disk: string
  maxHours: string
  kinds: readonly ('wasm' | 'container')[]
  region: string
  allOrNothing: boolean
  /** In percent of the floor. */
  raise: string
  /** Ids of the offered cards; null for all. */
  cards: readonly string[] | null
  serve: boolean
  always: boolean
  from: string
  to: string
  days: readonly number[]
}

type Body = z.input<(typeof routeTable)['putProviderSettings']['body']>

export type RulesReading =
  | { ok: true; settings: Body }
  | { ok: false; problems: Partial<Record<keyof RulesText, string>> }

/** The rules as text fields. */
export function rulesText(settings: ProviderSettings, decimals: number): RulesText {
  const hours = settings.hours[0]
  const { ownerFirst, limits } = settings
  return {
    price: formatAmount(tokenAmount(settings.hourPriceWei), decimals),
    pauseAboveLoad:
      ownerFirst.pauseAboveLoad === null ? '' : String(Math.round(ownerFirst.pauseAboveLoad * 100)),
    pauseOnBattery: ownerFirst.pauseOnBattery,
    maxTemperature: ownerFirst.maxTemperatureC === null ? '' : String(ownerFirst.maxTemperatureC),
    slots: String(limits.slots),
    memory: sizeText(limits.memoryBytes),
    disk: sizeText(limits.diskBytes),
    maxHours: String(limits.maxRunMs / 3_600_000),
    kinds: settings.kinds,
    region: settings.region,
    allOrNothing: settings.allOrNothing.accept,
    raise: String(settings.allOrNothing.raiseBps / 100),
    cards: settings.cards,
    serve: settings.council.serve,
    always: hours === undefined,
    from: hours?.from ?? '22:00',
    to: hours?.to ?? '07:00',
    days: hours?.days ?? [0, 1, 2, 3, 4, 5, 6],
  }
}

/** Parses the text fields into the daemon's rules, or returns an error per field. */
export function readRules(text: RulesText, decimals: number): RulesReading {
  const problems: Partial<Record<keyof RulesText, string>> = {}
  const number = (field: keyof RulesText, min: number, max: number, whole = true): number => {
    const value = Number(text[field])
    if (text[field] === '' || !(value >= min && value <= max) || (whole && !Number.isInteger(value)))
      problems[field] = `Enter a ${whole ? 'whole ' : ''}number from ${min} to ${max}`
    return value
  }
  const size = (field: 'memory' | 'disk'): number => {
    const reading = readSize(text[field].replaceAll(' ', ''))
    if (!reading.ok) problems[field] = 'Enter a size, such as 8GiB'
    return reading.ok ? reading.bytes : 0
  }
  const price = readAmount(text.price, decimals)
  if (!price.ok) problems.price = price.what
  if (text.kinds.length === 0) problems.kinds = 'Choose at least one'
  if (!isRegionCode(text.region)) problems.region = 'Enter a region code such as de or us-east, or unknown'
  const settings: Body = {
    ...(price.ok && { hourPriceWei: price.amount.toString() }),
    kinds: [...text.kinds],
    region: text.region,
    ownerFirst: {
      pauseAboveLoad: text.pauseAboveLoad === '' ? null : number('pauseAboveLoad', 1, 100) / 100,
      pauseOnBattery: text.pauseOnBattery,
      maxTemperatureC: text.maxTemperature === '' ? null : number('maxTemperature', 30, 110),
    },
    limits: {
      slots: number('slots', 1, 1024),
      memoryBytes: size('memory'),
      diskBytes: size('disk'),
      maxRunMs: Math.round(number('maxHours', 0.01, 720, false) * 3_600_000),
    },
    allOrNothing: {
      accept: text.allOrNothing,
      raiseBps: Math.round(number('raise', 0, 10_000, false) * 100),
    },
    cards: text.cards === null ? null : [...text.cards],
    hours:
      text.always || text.days.length === 0 ? [] : [{ days: [...text.days], from: text.from, to: text.to }],
  }
  return Object.keys(problems).length === 0 ? { ok: true, settings } : { ok: false, problems }
}

/** Formats bytes in whole GiB, or in MiB where GiB would not be exact. */
function sizeText(bytes: number): string {
  return bytes > 0 && bytes % 2 ** 30 === 0 ? `${bytes / 2 ** 30}GiB` : `${Math.floor(bytes / 2 ** 20)}MiB`
}
