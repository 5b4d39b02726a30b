import type { NodeStatus } from '@muster-network/api'
import { hex, hourMs, tokens } from './ids.ts'

export const account = hex(40)

export const status = (): NodeStatus => ({
  version: '0.1.0',
  network: 'muster',
  local: true,
  chainId: 31_337,
  blockNumber: 18_204,
  blockMs: Date.now() - 900,
  roles: ['client', 'provider', 'coordinator'],
  peerId: hex(64).slice(2),
  account,
  token: { symbol: 'MUST', decimals: 18, address: hex(40) },
  native: { symbol: 'ETH', decimals: 18 },
  balances: { tokenWei: tokens(4218.5), nativeWei: tokens(9.98) },
  currency: { code: 'EUR', perToken: '0.42', from: 'dashboard', atMs: null },
  currencyProblem: null,
  startedMs: Date.now() - 5 * hourMs,
  command: '/opt/muster/bin/muster.mjs',
})
