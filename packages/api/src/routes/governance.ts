import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, GivenAddress, Sent, TimeMs } from './fields.ts'

const ProposalId = z.string().regex(/^\d{1,78}$/, 'expected a proposal id: a whole number, as text')

/** A call that the proposal executes; `contract` is a contract name of the network, `args` are text. */
export const ProposedCall = z.object({
  contract: z.string().min(1).max(40),
  method: z.string().min(1).max(80),
  args: z.array(z.string().max(10_000)).max(20),
})
export type ProposedCall = z.infer<typeof ProposedCall>

export const ProposalState = z.enum([
  'pending',
  'active',
  'cancelled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
])

export const Proposal = z.object({
  proposalId: ProposalId,
  proposer: AccountAddress,
  description: z.string(),
  state: ProposalState,
  calls: z.array(z.object({ target: AccountAddress, text: z.string() })),
  votesFromMs: TimeMs,
  votesUntilMs: TimeMs,
  /** Earliest execution time; null before the proposal is queued. */
  executableMs: TimeMs.nullable(),
  forWei: Wei,
  againstWei: Wei,
  abstainWei: Wei,
  quorumWei: Wei,
  voted: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>

export const getGovernance = {
  method: 'GET',
  path: '/v1/governance',
  summary: 'Returns this account’s votes, the voting rules and every proposal, newest first',
  access: 'owner',
  response: z.object({
    votesWei: Wei,
    delegate: AccountAddress.nullable(),
    thresholdWei: Wei,
    proposals: z.array(Proposal),
  }),
} as const satisfies Route

export const propose = {
  method: 'POST',
  path: '/v1/governance/proposals',
  summary: 'Creates a proposal with the given calls',
  access: 'owner',
  body: z.object({ description: z.string().min(1).max(10_000), calls: z.array(ProposedCall).min(1).max(20) }),
  response: z.object({ proposalId: ProposalId, sent: Sent }),
} as const satisfies Route

const one = z.object({ proposalId: ProposalId })

export const vote = {
  method: 'POST',
  path: '/v1/governance/proposals/{proposalId}/vote',
  summary: 'Votes with the whole voting power of this account',
  access: 'owner',
  params: one,
  body: z.object({
    support: z.enum(['for', 'against', 'abstain']),
    reason: z.string().max(1000).default(''),
  }),
  response: Sent,
} as const satisfies Route

export const queueProposal = {
  method: 'POST',
  path: '/v1/governance/proposals/{proposalId}/queue',
  summary: 'Queues a proposal that has succeeded: its timelock delay starts',
  access: 'owner',
  params: one,
  response: Sent,
} as const satisfies Route

export const executeProposal = {
  method: 'POST',
  path: '/v1/governance/proposals/{proposalId}/execute',
  summary: 'Executes a queued proposal after its timelock delay',
  access: 'owner',
  params: one,
  response: Sent,
} as const satisfies Route

export const delegateVotes = {
  method: 'POST',
  path: '/v1/governance/delegate',
  summary: 'Delegates this account’s votes to an account, possibly itself; undelegated tokens do not vote',
  access: 'owner',
  body: z.object({ to: GivenAddress }),
  response: z.object({ sent: z.array(Sent) }),
} as const satisfies Route
