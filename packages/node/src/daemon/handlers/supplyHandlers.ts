import { tokensToWei } from '@muster-network/core'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import type { Serving } from './Serving.ts'

/** Handlers for the token's supply: current, planned and future. */
export function supplyHandlers({ daemon, economy }: Serving): ApiHandlers {
  const { ledger, definition, manifest } = daemon.context
  return {
    async getTokenSupply() {
      const [totalWei, issued, staked] = await Promise.all([
        economy.token.read.totalSupply([]),
        economy.emission?.read.issued([]) ?? 0n,
        economy.staking.read.totalStaked([]),
      ])
      const genesis = definition.token.genesis.reduce((sum, { amount }) => sum + tokensToWei(amount), 0n)
      const { startedAt } = manifest
      const scheduledAt = async (seconds: number) =>
        genesis + ((await economy.emission?.read.totalAt([BigInt(seconds)])) ?? 0n)
      const years = (definition.emission?.schedule ?? []).reduce((sum, each) => sum + each.years, 0)
      const times = Array.from(
        { length: Math.max(2, Math.min(years, 60) + 1) },
        (_, year) => startedAt + year * 31_536_000,
      )
      const nowSeconds = ledger.head.timestamp
      return {
        symbol: definition.token.symbol,
        capWei: tokensToWei(definition.token.cap),
        totalWei,
        burnedWei: genesis + issued - totalWei,
        scheduledWei: await scheduledAt(nowSeconds),
        schedule: await Promise.all(
          times.map(async (seconds) => ({ atMs: seconds * 1000, totalWei: await scheduledAt(seconds) })),
        ),
        nowMs: nowSeconds * 1000,
        stakedShare: totalWei === 0n ? 0 : Number((staked * 10_000n) / totalWei) / 10_000,
      }
    },
  }
}
