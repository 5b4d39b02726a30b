import { randomUUID } from 'node:crypto'
import type { Sale } from '@muster-network/api'
import { enumName, MusterError, type SaleState, saleStates } from '@muster-network/core'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sentOf.ts'

/** Handlers for the token sale, where the network has one. */
export function saleHandlers(serving: Serving): ApiHandlers {
  const { economy, daemon } = serving
  const { sender, ledger } = daemon.context
  const me = accountOf(serving)
  const contract = () => {
    if (economy.sale) return economy.sale
    throw new MusterError('API_NOT_FOUND', 'this network has no token sale')
  }
  const by = () => ({ by: sender, intent: `owner/sale/${randomUUID()}` })
  return {
    async getSale() {
      if (!economy.sale) return { sale: null }
      const { read } = economy.sale
      const [state, from, until, rate, floorWei, maxWei, raisedWei, liquidityBps, contributedWei] =
        await Promise.all([
          read.state([]),
          read.FROM([]),
          read.UNTIL([]),
          read.RATE([]),
          read.FLOOR([]),
          read.MOST([]),
          read.raised([]),
          read.LIQUIDITY_BPS([]),
          read.contributed([me]),
        ])
      return {
        sale: {
          state: saleState(enumName(saleStates, state), { from, until, now: ledger.head.timestamp }),
          fromMs: from * 1000,
          untilMs: until * 1000,
          tokensPerCoin: Number(rate),
          floorWei,
          maxWei,
          raisedWei,
          liquidityShare: Number(liquidityBps) / 10_000,
          contributedWei,
          tokensWei: contributedWei * rate,
        },
      }
    },
    buyTokens: async ({ body }) =>
      sentOf(await contract().send.contribute([], { ...by(), value: body.nativeWei })),
    async claimTokens() {
      const sale = contract()
      const state = await sale.read.state([])
      return sentOf(
        enumName(saleStates, state) === 'failed'
          ? await sale.send.refund([], by())
          : await sale.send.claim([], by()),
      )
    },
  }
}

function saleState(state: SaleState, times: { from: number; until: number; now: number }): Sale['state'] {
  if (state !== 'selling') return state
  if (times.now < times.from) return 'upcoming'
  return times.now < times.until ? 'open' : 'over'
}
