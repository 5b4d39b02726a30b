import { hasCode } from '@muster-network/core'
import { api } from './client.ts'
import { storeSession } from './storedSession.ts'

/**
 * Revokes the session of this browser on the daemon, then forgets it and loads the page anew, so that nothing that only
 * the owner may see stays in memory. Throws when the daemon cannot be reached: the session would still be valid there.
 */
export async function signOut(): Promise<void> {
  await api.closeSession().catch((error: unknown) => {
    // expired or revoked already
    if (!hasCode(error, 'API_UNAUTHORISED')) throw error
  })
  storeSession(undefined)
  location.assign('/')
}
