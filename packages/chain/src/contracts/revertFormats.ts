import {
  amountInWords,
  deliveryStages,
  epochStates,
  formatTokens,
  partStates,
  reservationStates,
  saleStates,
  subscriptionStates,
  taskStates,
} from '@muster-network/core'
import { type Hex, hexToString } from 'viem'
import { classIdOf } from '../commitments/ids.ts'

type Format = (value: unknown) => string

/** Versions of a class, more than there are. */
const versions = Array.from({ length: 16 }, (_, version) => version + 1)

/** The names of classes by their hashes; the chain has only the hashes. */
const classNames = new Map<Hex, string>(
  versions
    .flatMap((version) => [
      ...['wasm', 'veto', 'coordinator', 'relay'].map((kind) => `${kind}/${version}`),
      ...['runsc/x64', 'runsc/arm64', 'runc/x64', 'runc/arm64'].map((how) => `container/${version}/${how}`),
    ])
    .map((name) => [classIdOf(name), name]),
)

const proposalStates = [
  'pending',
  'active',
  'cancelled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
] as const

/** Amounts of the contracts have 18 decimals. */
const decimals = 18

/** How an argument of a contract error reads in a sentence. */
export const revertFormats: Readonly<Record<string, Format>> = {
  amount: (value) => amountInWords(BigInt(value as bigint)),
  coin: (value) => `${formatTokens(BigInt(value as bigint), { symbol: '', decimals })} of the native coin`,
  /** A share or factor with 18 decimals. */
  factor: (value) => formatTokens(BigInt(value as bigint), { symbol: '', decimals }),
  time: (value) => timeText(Number(value)),
  span: (value) => `${value} s`,
  class: (value) => `class ${classNames.get(value as Hex) ?? short(String(value), 10)}`,
  /** A name that the contracts store as 32 bytes. */
  word: (value) => hexToString(value as Hex, { size: 32 }),
  id: (value) => short(String(value), 12),
  task: nameIn(taskStates),
  part: nameIn(partStates),
  stage: nameIn(deliveryStages),
  reservation: nameIn(reservationStates),
  epoch: nameIn(epochStates),
  sale: nameIn(saleStates),
  subscription: nameIn(subscriptionStates),
  proposal: nameIn(proposalStates),
  /** An argument that would tell a person nothing, such as a hash of rules; the details of the error have it. */
  hidden: () => '',
}

/** Formats an argument without a named format: addresses and ids are shortened, numbers are grouped. */
export function plainArgument(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value).toLocaleString('en')
  const text = String(value)
  if (/^0x[0-9a-f]{40}$/i.test(text)) return `${text.slice(0, 8)}…${text.slice(-4)}`
  return /^0x[0-9a-f]{64}$/i.test(text) ? short(text, 12) : text
}

const short = (text: string, length: number) => (text.length <= length ? text : text.slice(0, length))

/** `2026-03-01 14:05:09 UTC`; a number that no date has stays a number. */
function timeText(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return `${seconds}`
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

function nameIn(names: readonly string[]): Format {
  return (value) => names[Number(value)] ?? String(value)
}
