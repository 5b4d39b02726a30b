import { createClient } from '@muster-network/api'

/** The daemon that served this page; the session cookie goes along by itself. */
export const api = createClient({ baseUrl: location.origin })
