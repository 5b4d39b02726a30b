import { type ApiClient, createClient, type NodeStatus } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { type Money, moneyOf } from './output/money.ts'

export type Connection = { api: ApiClient; status: NodeStatus; money: Money }

/**
 * The daemon that runs on this data folder, found by the file that it leaves there.
 *
 * @throws API_UNREACHABLE when none runs
 */
export async function connect(): Promise<Connection> {
  const { loadConfig, readApiFile } = await import('@muster-network/node/files')
  const { dataDir } = await loadConfig({ env: process.env, flags: {} })
  const found = await readApiFile(dataDir)
  const notRunning = (cause?: unknown) =>
    new MusterError('API_UNREACHABLE', `no daemon runs on ${dataDir}`, {
      hint: 'muster up starts one; with another data folder, set MUSTER_DATA_DIR.',
      ...(cause !== undefined && { cause }),
    })
  if (!found) throw notRunning()
  const api = createClient({ baseUrl: `http://127.0.0.1:${found.port}`, token: found.token })
  const status = await api.getStatus().catch((error: { code?: string }) => {
    throw error.code === 'API_UNREACHABLE' ? notRunning(error) : error
  })
  return { api, status, money: moneyOf(status) }
}
