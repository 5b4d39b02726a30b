import { randomBytes } from 'node:crypto'
import type { TLSSocket } from 'node:tls'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { z } from 'zod'
import { defineCall } from '../calls/defineCall.ts'
import type { PeerId } from '../identity/PeerId.ts'
import type { PipeHandler } from './servePipe.ts'

const Ticket = z.object({ ticket: z.string().regex(/^[0-9a-f]{32}$/) })

/** Asks a peer that has dialled us to dial us for a pipe, and to serve the pipe as if we had dialled it. */
export const dialBack = defineCall('pipes.dialBack', Ticket, z.object({}))

/** The service with which the serving side opens such a pipe. */
export const dialBackService = 'pipes.back'

const maxWaiting = 64

/**
 * Pipes that were requested by dial-back and have not arrived yet, by ticket. A node whose relays are all
 * down cannot be dialled, but a peer with which it has a session can ask it to dial back.
 */
export class DialBack {
  readonly #waiting = new Map<string, { peerId: PeerId; accept: (socket: TLSSocket) => void }>()

  /** Accepts a pipe that carries one of our tickets, from the peer to which the ticket was sent. */
  readonly handler: PipeHandler = async (params, { peerId }) => {
    const parsed = parseUntrusted(Ticket, params)
    const request = parsed.success ? this.#waiting.get(parsed.data.ticket) : undefined
    if (request?.peerId !== peerId)
      throw new MusterError('NET_REFUSED', 'no pipe was requested with this ticket')
    return { run: (stream) => request.accept(stream as TLSSocket) }
  }

  /** Sends a ticket with `ask` and returns the connection that the peer opens with it. */
  async requestPipe(
    peerId: PeerId,
    ask: (ticket: z.output<typeof Ticket>) => Promise<unknown>,
  ): Promise<TLSSocket> {
    if (this.#waiting.size >= maxWaiting)
      throw new MusterError('NET_LIMIT', `${maxWaiting} dial-back pipes are already pending: retry later`, {
        details: { maxWaiting },
      })
    const ticket = randomBytes(16).toString('hex')
    const connection = Promise.withResolvers<TLSSocket>()
    let isWanted = true
    this.#waiting.set(ticket, {
      peerId,
      accept: (socket) => (isWanted ? connection.resolve(socket) : void socket.destroy()),
    })
    try {
      // The peer answers only after it has connected.
      await ask({ ticket })
      return await Promise.race([
        connection.promise,
        Promise.reject(
          new MusterError(
            'NET_MESSAGE_INVALID',
            'the peer answered the dial-back request without connecting',
          ),
        ),
      ])
    } catch (error) {
      isWanted = false
      connection.promise.then((late) => late.destroy()).catch(() => {})
      throw error
    } finally {
      this.#waiting.delete(ticket)
    }
  }
}
