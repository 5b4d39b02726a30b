import { randomUUID } from 'node:crypto'
import type { Sent, UptimeReward } from '@muster-network/api'
import { readLogs } from '@muster-network/chain'
import { type EpochState, enumName, epochStates } from '@muster-network/core'
import { claimUptime } from '../../presence/claimUptime.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { approveTokens } from './approveTokens.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sentOf.ts'

/** The number of epochs shown, with the current one. */
const shownEpochs = 10
/** State of an epoch in the contract. */
const shownStates = {
  open: 'waiting',
  posted: 'posted',
  challenged: 'challenged',
  final: 'claimable',
} as const satisfies Record<EpochState, UptimeReward['state']>

/** Handlers for the rewards of savings and uptime. */
export function rewardHandlers(serving: Serving): ApiHandlers {
  const { economy, daemon } = serving
  const { sender, ledger, network } = daemon.context
  const { staking, uptime } = economy
  const me = accountOf(serving)
  const by = (what: string) => ({ by: sender, intent: `owner/${what}/${randomUUID()}` })

  return {
    async getRewards() {
      const [position, rateBps, totalWei, earnedWei, epochs] = await Promise.all([
        staking.read.positionOf([me]),
        staking.read.rateBps([]),
        staking.read.totalStaked([]),
        claimable(),
        readEpochs(),
      ])
      return {
        savings: {
          stakedWei: position.staked,
          earnedWei,
          leavingWei: position.leaving,
          leavesMs: position.leaving > 0n ? Number(position.leavesAt) * 1000 : null,
          rateBps: Number(rateBps),
          totalWei,
        },
        uptime: epochs,
        claimableWei: earnedWei,
      }
    },
    async claimRewards() {
      const savedWei = await claimable()
      const sent: Sent[] = savedWei > 0n ? [sentOf(await staking.send.claim([], by('claim')))] : []
      const before = await claimedEpochs()
      for (const { epoch, state } of await readEpochs())
        if (state === 'claimable') await claimUptime(daemon.context, epoch)
      const after = await claimedEpochs()
      const uptimeWei = [...after].reduce((sum, [epoch, wei]) => (before.has(epoch) ? sum : sum + wei), 0n)
      return { claimedWei: savedWei + uptimeWei, sent }
    },
    async addSavings({ body }) {
      await approveTokens(serving, staking.address, body.amountWei)
      return sentOf(await staking.send.stake([body.amountWei], by('save')))
    },
    leaveSavings: async ({ body }) => sentOf(await staking.send.unstake([body.amountWei], by('leave'))),
    withdrawSavings: async () => sentOf(await staking.send.withdraw([], by('withdraw'))),
  }

  /** The claimable amount; the contract reverts a claim of nothing. */
  async function claimable(): Promise<bigint> {
    return staking.simulate.claim([], { from: me }).catch(() => 0n)
  }

  /** The amounts that this operator has claimed, by epoch. */
  async function claimedEpochs(): Promise<Map<number, bigint>> {
    const logs = await readLogs(network.client, uptime, 'Claimed', { operator: me })
    return new Map(logs.map(({ epoch, amount }) => [Number(epoch), amount as bigint]))
  }

  async function readEpochs(): Promise<UptimeReward[]> {
    const claims = await claimedEpochs()
    const [start, length] = await Promise.all([uptime.read.START([]), uptime.read.EPOCH_SECONDS([])])
    const current = Math.max(0, Math.floor((ledger.head.timestamp - start) / length))
    const first = Math.max(0, current - shownEpochs + 1)
    const numbers = Array.from({ length: current - first + 1 }, (_, i) => current - i)
    return Promise.all(
      numbers.map(async (epoch): Promise<UptimeReward> => {
        const [facts, endsAt, claimed] = await Promise.all([
          uptime.read.epochOf([BigInt(epoch)]),
          uptime.read.endOf([BigInt(epoch)]),
          uptime.read.claimed([BigInt(epoch), me]),
        ])
        const state =
          epoch === current
            ? 'running'
            : claimed
              ? 'claimed'
              : shownStates[enumName(epochStates, facts.state)]
        return { epoch, endsMs: Number(endsAt) * 1000, state, amountWei: claims.get(epoch) ?? null }
      }),
    )
  }
}
