import type { ApiHandlers } from './ApiHandlers.ts'
import { ticketName } from './checkCaller.ts'
import type { Sessions } from './Sessions.ts'

/** Handlers that open and close a browser session of the owner. */
export function sessionHandlers(sessions: Sessions, port: () => number): ApiHandlers {
  return {
    getSession: async (_, { isOwner }) => ({ owner: isOwner }),
    createLink: async () => {
      const { code, expiresMs } = sessions.createCode()
      return { url: `http://127.0.0.1:${port()}/#code=${code}`, expiresMs }
    },
    openSession: async ({ body }) => sessions.open(body.code),
    closeSession: async (_, { bearer }) => {
      if (bearer !== undefined) sessions.close(bearer)
      return {}
    },
    createDownload: async ({ body }) => {
      const { ticket, expiresMs } = sessions.createTicket(body.path)
      return { url: `${body.path}${body.path.includes('?') ? '&' : '?'}${ticketName}=${ticket}`, expiresMs }
    },
  }
}
