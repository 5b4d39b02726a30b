import { randomBytes } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { defineCall } from '../calls/defineCall.ts'
import type { PeerId } from '../identity/PeerId.ts'
import type { PipeHandler } from './servePipe.ts'

const Ticket = z.object({ ticket: z.string().regex(/^[0-9a-f]{32}$/) })

/** To a peer that has dialled us: dial me for a pipe, and serve it as if I had dialled you. */
export const dialBack = defineCall('pipes.dialBack', Ticket, z.object({}))

/** The service that such a pipe is opened with, by the side that serves it. */
export const backService = 'pipes.back'

const mostWaiting = 64

/**
 * Pipes that we wait for, by the ticket with which we asked for them. A node whose relays are all gone cannot be dialled;
 * but whoever it has called can ask it to come.
 */
export class DialBack {
  readonly #waiting = new Map<string, { peerId: PeerId; take: (socket: TLSSocket) => void }>()

  /** Takes a pipe that comes with a ticket of ours, from the peer that has it. */
  readonly handler: PipeHandler = async (params, { peerId }) => {
    const asked = Ticket.safeParse(params)
    const found = asked.success ? this.#waiting.get(asked.data.ticket) : undefined
    if (found?.peerId !== peerId) throw new MusterError('NET_REFUSED', 'this pipe was not asked for')
    return { run: (stream) => found.take(stream as TLSSocket) }
  }

  /** The connection that a peer opens when `ask` has told it the ticket. */
  async wait(peerId: PeerId, ask: (ticket: z.output<typeof Ticket>) => Promise<unknown>): Promise<TLSSocket> {
    if (this.#waiting.size >= mostWaiting)
      throw new MusterError('NET_LIMIT', 'too many pipes are waited for', { details: { mostWaiting } })
    const ticket = randomBytes(16).toString('hex')
    const coming = Promise.withResolvers<TLSSocket>()
    let isWanted = true
    this.#waiting.set(ticket, {
      peerId,
      take: (socket) => (isWanted ? coming.resolve(socket) : void socket.destroy()),
    })
    try {
      // the peer answers after it has come
      await ask({ ticket })
      return await Promise.race([
        coming.promise,
        Promise.reject(new MusterError('NET_MESSAGE_INVALID', 'the peer said that it came, and did not')),
      ])
    } catch (error) {
      isWanted = false
      coming.promise.then((late) => late.destroy())
      throw error
    } finally {
      this.#waiting.delete(ticket)
    }
  }
}
