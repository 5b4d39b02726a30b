import type { Brand } from '../../Brand.ts'
import { quantity } from './quantity.ts'

/** A span of time, in whole milliseconds. */
export type Milliseconds = Brand<number, 'Milliseconds'>

export type DurationReading = { ok: true; ms: Milliseconds } | { ok: false; what: string; hint: string }

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const unitNames = Object.keys(units).join(', ')

/** A year: longer than any deadline of the market. */
const longestMs = 365 * units.d

/** Parses `90s`, `1.5h`, `300ms`: one number and one unit, exact to the millisecond. */
export function readDuration(text: string): DurationReading {
  const refuse = (what: string, hint: string): DurationReading => ({ ok: false, what, hint })
  const match = /^(-?)([0-9]{1,15})(?:\.([0-9]{1,9}))? ?([A-Za-zµ]*)$/.exec(text)
  if (!match)
    return refuse(
      `${JSON.stringify(text.slice(0, 40))} is not a duration`,
      `write a number and one unit of ${unitNames}, such as 90s`,
    )
  const [, sign, whole = '', fraction = '', unit = ''] = match
  if (sign === '-') return refuse(`the duration ${text} is negative`, 'write a duration above 0, such as 90s')
  if (unit === '')
    return refuse(`the duration ${text} has no unit`, `add one of ${unitNames}, such as ${text}s`)
  if (!Object.hasOwn(units, unit)) return refuse(`${unit} is not a unit of time`, unknownUnitHint(unit))
  // integer arithmetic: 0.1s as a float times 1000 is not always whole
  const scaled = BigInt(whole + fraction) * BigInt(units[unit as keyof typeof units])
  const divisor = 10n ** BigInt(fraction.length)
  if (scaled % divisor !== 0n)
    return refuse(`${text} is not a whole number of milliseconds`, 'use fewer decimals')
  const ms = scaled / divisor
  if (ms > BigInt(longestMs))
    return refuse(`the duration ${text} is longer than a year`, 'write at most 365d')
  return { ok: true, ms: Number(ms) as Milliseconds }
}

function unknownUnitHint(unit: string): string {
  if (/^(B|[KMGT]i?B)$/.test(unit)) return `that is a size; write one of ${unitNames}, such as 90s`
  if (unit === 'M') return 'm is minutes; there is no unit for months, write days, such as 30d'
  if (/^(sec|min|hour|hr|day|H|S|D)/.test(unit))
    return `write ${unit[0]?.toLowerCase()}; the units are ${unitNames}`
  return `write one of ${unitNames}, such as 90s`
}

/** Formats a duration as the shortest exact text with one unit; `readDuration` parses it to the same value. */
export function formatDuration(ms: Milliseconds): string {
  const unit = (['d', 'h', 'm', 's'] as const).find((name) => ms !== 0 && ms % units[name] === 0) ?? 'ms'
  return `${ms / units[unit]}${unit}`
}

/** A field that is written as `90s` and parsed to milliseconds. */
export function duration(bounds: { min: string; max: string }) {
  return quantity({
    ...bounds,
    read: (text) => {
      const reading = readDuration(text)
      return reading.ok ? { ok: true, value: reading.ms } : reading
    },
    format: formatDuration,
    tooLittle: 'too short',
    tooMuch: 'too long',
  })
}
