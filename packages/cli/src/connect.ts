import { type ApiClient, createClient, type NodeStatus } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { type Money, moneyOf } from './output/money.ts'

export type Connection = { api: ApiClient; status: NodeStatus; money: Money }

/**
 * Connects to the daemon of this data folder; its api.json has the port and the token.
 *
 * @throws API_UNREACHABLE when no daemon runs
 */
export async function connect(): Promise<Connection> {
  const { loadConfig, readApiFile } = await import('@muster-network/node/files')
  const { dataDir } = await loadConfig({ env: process.env, flags: {} })
  const daemon = await readApiFile(dataDir)
  const notRunning = (cause?: unknown) =>
    new MusterError('API_UNREACHABLE', `No daemon is running for ${dataDir}.`, {
      hint: 'Run muster up to start it, or set MUSTER_DATA_DIR to another data folder.',
      ...(cause !== undefined && { cause }),
    })
  if (!daemon) throw notRunning()
  const api = createClient({ baseUrl: `http://127.0.0.1:${daemon.port}`, token: daemon.token })
  const status = await api.getStatus().catch((error: { code?: string }) => {
    throw error.code === 'API_UNREACHABLE' ? notRunning(error) : error
  })
  return { api, status, money: moneyOf(status) }
}
