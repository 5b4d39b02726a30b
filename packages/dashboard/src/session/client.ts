import { createClient } from '@muster-network/api'
import { storedSession } from './storedSession.ts'

/** API client of the daemon that served this page, with the session of this browser. */
export const api = createClient({ baseUrl: location.origin, token: storedSession })
