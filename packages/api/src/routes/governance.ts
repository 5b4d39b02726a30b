import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, GivenAddress, Sent, TimeMs } from './fields.ts'

const ProposalId = z.string().regex(/^\d{1,78}$/, 'a proposal is a whole number, as text')

/** A call that a proposal makes when it is executed; `contract` is a name of the network's, `args` as text. */
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
  /** When it can be executed, once it is queued. */
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
  summary: 'This account’s votes, the rules of voting and every proposal, newest first',
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
  summary: 'Puts calls to the vote',
  access: 'owner',
  body: z.object({ description: z.string().min(1).max(10_000), calls: z.array(ProposedCall).min(1).max(20) }),
  response: z.object({ proposalId: ProposalId, sent: Sent }),
} as const satisfies Route

const one = z.object({ proposalId: ProposalId })

export const vote = {
  method: 'POST',
  path: '/v1/governance/proposals/{proposalId}/vote',
  summary: 'Votes with all of this account’s power',
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
  summary: 'Starts the delay of a proposal that has succeeded',
  access: 'owner',
  params: one,
  response: Sent,
} as const satisfies Route

export const executeProposal = {
  method: 'POST',
  path: '/v1/governance/proposals/{proposalId}/execute',
  summary: 'Executes a proposal whose delay is over',
  access: 'owner',
  params: one,
  response: Sent,
} as const satisfies Route

export const delegateVotes = {
  method: 'POST',
  path: '/v1/governance/delegate',
  summary:
    'Gives this account’s votes to an account, its own included: tokens that are not delegated do not vote',
  access: 'owner',
  body: z.object({ to: GivenAddress }),
  response: z.object({ sent: z.array(Sent) }),
} as const satisfies Route
