import type { TLSSocket } from 'node:tls'
import { hasCode, MusterError } from '@muster-network/core'
import type { Directory } from '../directory/Directory.ts'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import { type DialOptions, dial } from './dial.ts'
import type { Route } from './PeerConnection.ts'

export type ReachOptions = Omit<DialOptions, 'signal'> & {
  directory: Directory
  signal?: AbortSignal | undefined
  timeoutMs: number
  /** Only the peer's own addresses: for moving a relayed connection to a direct one. */
  directOnly?: boolean
  /** How long the direct way is tried alone; a relay costs somebody money. */
  headStartMs?: number
}

/**
 * Opens a connection to a peer by the way that answers first: its own addresses, and after a head start its relays.
 * Throws NET_PEER_UNKNOWN, NET_UNREACHABLE with all reasons, NET_TIMEOUT or NET_CANCELLED.
 */
export async function reach(
  peerId: PeerId,
  options: ReachOptions,
): Promise<{ socket: TLSSocket; route: Route }> {
  const { directory, headStartMs = 200 } = options
  const entry = await directory.lookup(peerId, options.signal === undefined ? {} : { signal: options.signal })
  if (entry === undefined)
    throw new MusterError('NET_PEER_UNKNOWN', `${shortPeerId(peerId)} is not in the directory`)

  const race = new AbortController()
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([race.signal, timeout, ...(options.signal ? [options.signal] : [])])
  const attempt = async (by: PeerId, route: Route) => {
    const addresses = by === peerId ? entry.addresses : ((await directory.lookup(by))?.addresses ?? [])
    if (addresses.length === 0) throw new MusterError('NET_UNREACHABLE', `${shortPeerId(by)} has no address`)
    const dials = addresses.map((address) => dial(peerId, address, { ...options, signal }))
    return { socket: await firstOf(dials, (late) => late.destroy()), route }
  }

  const direct = attempt(peerId, { kind: 'direct' })
  const ways = [direct]
  if (options.directOnly !== true) {
    const start = Promise.race([
      waitMs(entry.addresses.length === 0 ? 0 : headStartMs, signal),
      direct.catch(() => {}),
    ])
    for (const relay of entry.relays) ways.push(start.then(() => attempt(relay, { kind: 'relay', relay })))
  }
  try {
    return await firstOf(ways, (late) => late.socket.destroy())
  } catch (error) {
    if (options.signal?.aborted)
      throw new MusterError('NET_CANCELLED', `reaching ${shortPeerId(peerId)} was cancelled`)
    if (timeout.aborted) {
      const message = `${shortPeerId(peerId)} could not be reached within ${options.timeoutMs} ms`
      throw new MusterError('NET_TIMEOUT', message, { details: { timeoutMs: options.timeoutMs } })
    }
    throw error
  } finally {
    race.abort()
  }
}

/** The first that succeeds; the connections of the others are closed. When all fail, the most telling failure. */
async function firstOf<T>(attempts: Promise<T>[], close: (late: T) => void): Promise<T> {
  let won: T | undefined
  for (const attempt of attempts) {
    attempt.then(
      (result) => {
        if (won === undefined) won = result
        else close(result)
      },
      () => {},
    )
  }
  try {
    await Promise.any(attempts)
    return won!
  } catch (error) {
    const errors = (error as AggregateError).errors as unknown[]
    const telling = errors.find((one) => hasCode(one, 'NET_PEER_WRONG', 'NET_VERSION'))
    if (telling !== undefined) throw telling
    const reasons = errors.map((one) => (one as Error).message).join('; ')
    throw new MusterError('NET_UNREACHABLE', reasons, { cause: error })
  }
}

function waitMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
