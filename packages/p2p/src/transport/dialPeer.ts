import type { TLSSocket } from 'node:tls'
import { anySignal, hasCode, MusterError } from '@muster-network/core'
import type { Directory } from '../directory/Directory.ts'
import { type PeerId, shortPeerId } from '../identity/PeerId.ts'
import { type DialOptions, dialAddress } from './dialAddress.ts'
import type { Route } from './PeerConnection.ts'

export type DialPeerOptions = Omit<DialOptions, 'signal'> & {
  directory: Directory
  signal?: AbortSignal | undefined
  timeoutMs: number
  /** Dials only the peer's own addresses: used to replace a relayed connection with a direct one. */
  directOnly?: boolean
  /** How long direct addresses are dialled before relays, which cost money. */
  headStartMs?: number
}

/**
 * Connects to a peer by the first route that succeeds: its own addresses and, after a head start, its relays.
 * Throws NET_PEER_UNKNOWN, NET_UNREACHABLE with all reasons, NET_TIMEOUT or NET_CANCELLED.
 */
export async function dialPeer(
  peerId: PeerId,
  options: DialPeerOptions,
): Promise<{ socket: TLSSocket; route: Route }> {
  const { directory, headStartMs = 200 } = options
  const entry = await directory.lookup(peerId, options.signal === undefined ? {} : { signal: options.signal })
  if (entry === undefined)
    throw new MusterError('NET_PEER_UNKNOWN', `${shortPeerId(peerId)} is not in the directory`)

  const race = new AbortController()
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = anySignal([race.signal, timeout, ...(options.signal ? [options.signal] : [])])
  const attempt = async (via: PeerId, route: Route) => {
    const addresses = via === peerId ? entry.addresses : ((await directory.lookup(via))?.addresses ?? [])
    if (addresses.length === 0)
      throw new MusterError('NET_UNREACHABLE', `${shortPeerId(via)} has no address in the directory`)
    const dials = addresses.map((address) => dialAddress(peerId, address, { ...options, signal }))
    return { socket: await firstOf(dials, (late) => late.destroy()), route }
  }

  const direct = attempt(peerId, { kind: 'direct' })
  const attempts = [direct]
  if (options.directOnly !== true) {
    const start = Promise.race([
      waitMs(entry.addresses.length === 0 ? 0 : headStartMs, signal),
      direct.catch(() => {}),
    ])
    for (const relay of entry.relays)
      attempts.push(start.then(() => attempt(relay, { kind: 'relay', relay })))
  }
  try {
    return await firstOf(attempts, (late) => late.socket.destroy())
  } catch (error) {
    if (options.signal?.aborted)
      throw new MusterError('NET_CANCELLED', `dialling ${shortPeerId(peerId)} was cancelled`)
    if (timeout.aborted) {
      const message = `${shortPeerId(peerId)} could not be reached within ${options.timeoutMs} ms`
      throw new MusterError('NET_TIMEOUT', message, { details: { timeoutMs: options.timeoutMs } })
    }
    throw error
  } finally {
    race.abort()
  }
}

/**
 * Resolves with the first success and closes the connections of the others. If all fail, throws the most
 * specific error.
 */
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
    const specific = errors.find((failure) => hasCode(failure, 'NET_PEER_WRONG', 'NET_VERSION'))
    if (specific !== undefined) throw specific
    const reasons = errors.map((failure) => (failure as Error).message).join('; ')
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
