import { hasCode } from '@muster-network/core'
import { type Decoder, maxInputMs, type Verdict } from './Decoder.ts'

export type Trial = { verdict: Verdict; cpuMs: number } | { why: string; cpuMs: number }

/** Decodes one input. Returns why it is a finding: an exception that is no named refusal, or too much CPU time. */
export async function tryInput({ decode }: Decoder, input: Buffer): Promise<Trial> {
  const before = process.threadCpuUsage()
  let outcome: { verdict: Verdict } | { why: string }
  try {
    outcome = { verdict: await decode(input) }
  } catch (error) {
    outcome = isRefusal(error) ? { verdict: 'refused' } : { why: describe(error) }
  }
  const { user, system } = process.threadCpuUsage(before)
  const cpuMs = (user + system) / 1_000
  if ('verdict' in outcome && cpuMs > maxInputMs)
    return { why: `takes ${Math.round(cpuMs)} ms of CPU time; ${maxInputMs} are allowed`, cpuMs }
  return { ...outcome, cpuMs }
}

/** A code of the area BUG blames our own code: no input from outside may lead there. */
function isRefusal(error: unknown): boolean {
  return hasCode(error) && !error.code.startsWith('BUG_')
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `throws ${String(error)}`
  const place = /\n\s+at .*/.exec(error.stack ?? '')?.[0].trim() ?? ''
  return `throws ${error.name}: ${error.message.slice(0, 300)} ${place}`
}
