import { createClient } from '@muster-network/api'
import { readApiFile } from '@muster-network/node'

/** Creates a link to the daemon that already runs on a data folder. Returns undefined if none runs. */
export async function createRunningLink(dataDir: string): Promise<string | undefined> {
  const running = await readApiFile(dataDir)
  if (!running) return undefined
  const api = createClient({ baseUrl: `http://127.0.0.1:${running.port}`, token: running.token })
  return (await api.createLink()).url
}
