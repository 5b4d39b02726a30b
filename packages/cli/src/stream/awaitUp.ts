import { setTimeout as pause } from 'node:timers/promises'
import type { ApiClient, StreamDetail } from '@muster-network/api'
import { forStream } from '../output/style.ts'

const pollMs = 1_000

/**
 * Waits until a stream answers requests, and prints each change. Returns `left` after Ctrl-C, which only stops waiting, and the phase of
 * a stream that will never answer.
 */
export async function awaitUp(
  api: ApiClient,
  streamId: string,
  options: { json?: boolean },
): Promise<'up' | 'left' | 'refused' | 'closing' | 'closed'> {
  const left = new AbortController()
  const stop = () => left.abort()
  process.once('SIGINT', stop)
  let shown = ''
  try {
    for (;;) {
      const stream = await api.getStream({ params: { streamId } })
      const line = progressOf(stream)
      if (line !== shown && !options.json) process.stderr.write(forStream(`${line}\n`, process.stderr))
      shown = line
      if (stream.refused !== null) return 'refused'
      const { phase } = stream
      if (phase === 'up' || phase === 'closing' || phase === 'closed') return phase
      if (left.signal.aborted) return 'left'
      await pause(pollMs, undefined, { signal: left.signal }).catch(() => {})
      if (left.signal.aborted) return 'left'
    }
  } finally {
    process.off('SIGINT', stop)
  }
}

function progressOf({ name, phase, reason, serving, council, refused }: StreamDetail): string {
  if (refused !== null) return `${name} was refused: ${refused}`
  const why = reason === null ? '' : ` (${reason})`
  return `${name} is ${phase}${why}: ${serving} of ${council} subscribers serve`
}
