import { createClient } from '@muster-network/api'
import { readApiFile } from '@muster-network/node'

/** A fresh link to the daemon that runs on a data folder already. */
export async function linkOfRunning(dataDir: string): Promise<string | undefined> {
  const found = await readApiFile(dataDir)
  if (!found) return undefined
  const api = createClient({ baseUrl: `http://127.0.0.1:${found.port}`, token: found.token })
  return (await api.createLink()).url
}
