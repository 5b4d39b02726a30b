import type { ApiClient, NodeView, Reservation, Rewards, Sale } from '@muster-network/api'
import { dayMs, hex, hourMs, tokens } from './ids.ts'
import { status } from './status.ts'

export const sent = { txHash: hex(64), blockNumber: 18_400 }

export const rewards: Rewards = {
  savings: {
    stakedWei: tokens(2500),
    earnedWei: tokens(10.274),
    leavingWei: tokens(200),
    leavesMs: Date.now() + 5 * dayMs,
    rateBps: 500,
    totalWei: tokens(41_200_000),
  },
  uptime: (['running', 'waiting', 'posted', 'claimable', 'claimed', 'claimed'] as const).map(
    (state, back) => ({
      epoch: 41 - back,
      endsMs: Date.now() + (1 - back) * dayMs,
      state,
      amountWei: state === 'claimed' ? tokens(1.37) : null,
    }),
  ),
  claimableWei: tokens(10.274),
}

export const emptyRewards: Rewards = {
  savings: {
    ...rewards.savings,
    stakedWei: 0n,
    earnedWei: 0n,
    leavingWei: 0n,
    leavesMs: null,
  },
  uptime: [],
  claimableWei: 0n,
}

type Governance = Awaited<ReturnType<ApiClient['getGovernance']>>

const proposal = (
  state: Governance['proposals'][number]['state'],
  description: string,
  call: string,
  votes: [forTokens: number, against: number, abstain: number],
): Governance['proposals'][number] => ({
  proposalId: BigInt(hex(60)).toString(),
  proposer: hex(40),
  description,
  state,
  calls: [{ target: hex(40), text: call }],
  votesFromMs: Date.now() - dayMs,
  votesUntilMs: Date.now() + 2 * dayMs,
  executableMs: state === 'queued' ? Date.now() - hourMs : null,
  forWei: tokens(votes[0]),
  againstWei: tokens(votes[1]),
  abstainWei: tokens(votes[2]),
  quorumWei: tokens(4_000_000),
  voted: state !== 'active',
})

export const governance: Governance = {
  votesWei: tokens(2500),
  delegate: hex(40),
  thresholdWei: tokens(100_000),
  proposals: [
    proposal(
      'active',
      'A lower base price\nUsage has stayed below a third for two weeks: a lower price may find more work.',
      'pricing.setBasePrice(800000000000000)',
      [2_310_400, 402_000, 90_000],
    ),
    proposal(
      'queued',
      'A longer time to contest',
      'parameters.setContestSeconds(600)',
      [5_120_000, 310_000, 20_000],
    ),
    proposal(
      'defeated',
      'Twice the fee of seats',
      'parameters.setSeatBase(200000000000000000)',
      [800_000, 4_400_000, 0],
    ),
  ],
}

export const sale: Sale = {
  state: 'open',
  fromMs: Date.now() - 3 * dayMs,
  untilMs: Date.now() + 11 * dayMs,
  tokensPerCoin: 5000,
  floorWei: tokens(200),
  maxWei: tokens(2000),
  raisedWei: tokens(812.5),
  liquidityShare: 0.4,
  contributedWei: tokens(0.5),
  tokensWei: tokens(2500),
}

/** Reservations: one upcoming, one running, one ended, and one served by this account. */
export function reservationsOf(nodes: readonly NodeView[]): Reservation[] {
  return (['waiting', 'running', 'ended', 'waiting'] as const).map((state, number) => ({
    reservationId: hex(64),
    state,
    client: number === 3 ? hex(40) : status().account,
    operator: nodes[number]!.operator,
    nodeId: nodes[number]!.nodeId,
    score: nodes[number]!.score,
    fromMs: Date.now() + (2 - number * 3) * hourMs,
    untilMs: Date.now() + (5 - number * 3) * hourMs,
    depositWei: tokens(3.6),
    bondWei: tokens(1.8),
    factor: 1.2,
  }))
}
