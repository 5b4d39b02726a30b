import type { Brand } from '../../Brand.ts'
import { quantity } from './quantity.ts'

/** An amount of memory or storage. */
export type Bytes = Brand<number, 'Bytes'>

export type SizeReading = { ok: true; bytes: Bytes } | { ok: false; what: string; hint: string }

const units = {
  B: 1n,
  KiB: 1n << 10n,
  MiB: 1n << 20n,
  GiB: 1n << 30n,
  TiB: 1n << 40n,
  kB: 1000n,
  MB: 1000n ** 2n,
  GB: 1000n ** 3n,
  TB: 1000n ** 4n,
} as const
const unitNames = 'B, KiB, MiB, GiB, TiB (or kB, MB, GB, TB)'

/** Parses `2GiB`, `512 MiB`, `1.5GB`: one number and one unit, exact to the byte. */
export function readSize(text: string): SizeReading {
  const refuse = (what: string, hint: string): SizeReading => ({ ok: false, what, hint })
  const match = /^(-?)([0-9]{1,16})(?:\.([0-9]{1,9}))? ?([A-Za-z]*)$/.exec(text)
  if (!match)
    return refuse(
      `${JSON.stringify(text.slice(0, 40))} is not a size`,
      `write a number and one unit of ${unitNames}, such as 2GiB`,
    )
  const [, sign, whole = '', fraction = '', unit = ''] = match
  if (sign === '-') return refuse(`the size ${text} is negative`, 'write a size above 0, such as 2GiB')
  if (unit === '')
    return refuse(`the size ${text} has no unit`, `add one of ${unitNames}, such as ${text}GiB`)
  if (!Object.hasOwn(units, unit)) return refuse(`${unit} is not a unit of size`, unknownUnitHint(unit))
  const scaled = BigInt(whole + fraction) * units[unit as keyof typeof units]
  const divisor = 10n ** BigInt(fraction.length)
  if (scaled % divisor !== 0n) return refuse(`${text} is not a whole number of bytes`, 'use fewer decimals')
  const bytes = scaled / divisor
  if (bytes > BigInt(Number.MAX_SAFE_INTEGER))
    return refuse(`the size ${text} is too large`, 'write at most 8191TiB')
  return { ok: true, bytes: Number(bytes) as Bytes }
}

function unknownUnitHint(unit: string): string {
  if (/^(ms|s|m|h|d)$/.test(unit)) return `that is a duration; write one of ${unitNames}`
  if (/^[KMGT]?b(it)?$/.test(unit) || /^[KMGT]ib$/.test(unit))
    return 'sizes are in bytes, with a capital B, such as 2GiB'
  const first = unit[0]?.toUpperCase() ?? ''
  if (/^[KMGT]$/.test(first)) return `write ${first}iB, such as 2GiB`
  return `write one of ${unitNames}, such as 2GiB`
}

/** Formats a size as the shortest exact text with one binary unit; `readSize` parses it to the same value. */
export function formatSize(bytes: Bytes): string {
  const unit =
    (['TiB', 'GiB', 'MiB', 'KiB'] as const).find(
      (name) => bytes !== 0 && bytes % Number(units[name]) === 0,
    ) ?? 'B'
  return `${bytes / Number(units[unit])}${unit}`
}

/** A field that is written as `2GiB` and parsed to bytes. */
export function size(bounds: { min: string; max: string }) {
  return quantity({
    ...bounds,
    read: (text) => {
      const reading = readSize(text)
      return reading.ok ? { ok: true, value: reading.bytes } : reading
    },
    format: formatSize,
    tooLittle: 'too small',
    tooMuch: 'too large',
  })
}
