import type { ApiHandlers } from './ApiHandlers.ts'
import type { Sessions } from './Sessions.ts'

/** Cookies ignore ports: two daemons of one machine must not overwrite each other's. */
export const cookieName = (port: number) => `muster-session-${port}`

/** How a browser becomes the owner and stops being it. */
export function sessionHandlers(sessions: Sessions, port: () => number): ApiHandlers {
  const cookie = (value: string, maxAgeSeconds: number) =>
    `${cookieName(port())}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`
  return {
    getSession: async (_, { isOwner }) => ({ owner: isOwner }),
    createLink: async () => {
      const { code, expiresMs } = sessions.createCode()
      return { url: `http://127.0.0.1:${port()}/#code=${code}`, expiresMs }
    },
    openSession: async ({ body }, { setCookie }) => {
      const { value, expiresMs, maxAgeSeconds } = sessions.open(body.code)
      setCookie(cookie(value, maxAgeSeconds))
      return { expiresMs }
    },
    closeSession: async (_, { setCookie }) => {
      setCookie(cookie('', 0))
      return {}
    },
  }
}
