import { deliveryOutcomes, taskStates } from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, NodeId, PageQuery, Share, TaskId, TimeMs, TxHash } from './fields.ts'
import { DeliveryView, DisputeView } from './tasks.ts'

// What everybody can read from the chain, as this daemon has read it.

export const NetworkSummary = z.object({
  name: z.string(),
  about: z.string(),
  chainId: z.int(),
  blockNumber: z.int(),
  blockMs: TimeMs,
  nodes: z.int(),
  nodesOnline: z.int(),
  operators: z.int(),
  tasksOpen: z.int(),
  tasksEnded: z.int(),
  disputesOpen: z.int(),
  paidWei: Wei,
  stakedWei: Wei,
  slashedWei: Wei,
  /** The price factor by usage, and the usage it comes from. */
  factor: z.number(),
  usage: z.number(),
  contracts: z.record(z.string(), AccountAddress),
})
export type NetworkSummary = z.infer<typeof NetworkSummary>

export const getNetwork = {
  method: 'GET',
  path: '/v1/network',
  summary: 'The network in numbers',
  access: 'public',
  response: NetworkSummary,
} as const satisfies Route

/** What somebody needs to join, besides an address of the chain: that one may carry its owner's key, and stays here. */
export const NetworkFile = z.object({
  version: z.literal(1),
  definition: z.record(z.string(), z.unknown()),
  deployment: z.record(z.string(), z.unknown()),
})
export type NetworkFile = z.infer<typeof NetworkFile>

export const getNetworkFile = {
  method: 'GET',
  path: '/v1/network/file',
  summary: 'The definition and the deployment of the network, as `muster join` takes them',
  access: 'public',
  response: NetworkFile,
} as const satisfies Route

export const NodeView = z.object({
  nodeId: NodeId,
  operator: AccountAddress,
  peerId: z.string(),
  className: z.string(),
  region: z.string(),
  score: z.number(),
  priceHintWei: Wei,
  /** `unknown` where nobody asked it lately. */
  presence: z.enum(['online', 'offline', 'unknown']),
  lastSeenMs: TimeMs.nullable(),
  /** Parts that it runs now. */
  running: z.int(),
  relayed: z.boolean(),
})
export type NodeView = z.infer<typeof NodeView>

export const listNodes = {
  method: 'GET',
  path: '/v1/network/nodes',
  summary: 'The nodes that are listed, with what they offer',
  access: 'public',
  query: z.object({
    className: z.string().max(64).optional(),
    region: z.string().max(16).optional(),
    limit: z.coerce.number().int().min(1).max(10_000).default(2_000),
  }),
  response: z.object({ nodes: z.array(NodeView) }),
} as const satisfies Route

export const OperatorView = z.object({
  operator: AccountAddress,
  nodes: z.int(),
  freeWei: Wei,
  lockedWei: Wei,
  bondedWei: Wei,
  slashedWei: Wei,
  jailedUntilMs: TimeMs.nullable(),
  tasksPaid: z.int(),
  earnedWei: Wei,
  faults: z.int(),
})
export type OperatorView = z.infer<typeof OperatorView>

export const listOperators = {
  method: 'GET',
  path: '/v1/network/operators',
  summary: 'Who owns the nodes: stake, record, slashes',
  access: 'public',
  response: z.object({ operators: z.array(OperatorView) }),
} as const satisfies Route

export const ClassPrice = z.object({
  className: z.string(),
  nodes: z.int(),
  operators: z.int(),
  /** For 10⁹ units, of what nodes ask. */
  lowWei: Wei,
  medianWei: Wei,
  highWei: Wei,
  /** Of work that was paid lately. */
  paidMedianWei: Wei.nullable(),
})
export type ClassPrice = z.infer<typeof ClassPrice>

export const listPrices = {
  method: 'GET',
  path: '/v1/network/prices',
  summary: 'Prices by class of hardware',
  access: 'public',
  response: z.object({ prices: z.array(ClassPrice) }),
} as const satisfies Route

export const UsagePoint = z.object({
  atMs: TimeMs,
  usage: z.number(),
  factor: z.number(),
  /** Score that is offered, and score that runs tasks. */
  supplyScore: z.number(),
  demandScore: z.number(),
  running: z.int(),
})
export type UsagePoint = z.infer<typeof UsagePoint>

export const listUsage = {
  method: 'GET',
  path: '/v1/network/usage',
  summary: 'Usage, price factor, supply and demand over time',
  access: 'public',
  query: z.object({
    sinceMs: z.coerce.number().int().min(0).optional(),
    points: z.coerce.number().int().min(2).max(2_000).default(300),
  }),
  response: z.object({ points: z.array(UsagePoint) }),
} as const satisfies Route

/** A task as strangers see it: its content stays private. */
export const PublicTask = z.object({
  taskId: TaskId,
  client: AccountAddress,
  state: z.enum(taskStates),
  className: z.string(),
  parts: z.int(),
  partsEnded: z.int(),
  how: z.enum(['replay', 'redundant', 'checker', 'none']),
  capWei: Wei,
  paidWei: Wei,
  postedMs: TimeMs,
  endedMs: TimeMs.nullable(),
})
export type PublicTask = z.infer<typeof PublicTask>

export const listNetworkTasks = {
  method: 'GET',
  path: '/v1/network/tasks',
  summary: 'Tasks of the network, newest first',
  access: 'public',
  query: PageQuery.extend({ state: z.enum(taskStates).optional() }),
  response: z.object({ tasks: z.array(PublicTask), next: z.string().nullable() }),
} as const satisfies Route

/** Something that a contract said. */
export const ChainEvent = z.object({
  blockNumber: z.int(),
  logIndex: z.int(),
  atMs: TimeMs,
  txHash: TxHash,
  contract: z.string(),
  name: z.string(),
  taskId: TaskId.nullable(),
  args: z.record(z.string(), z.unknown()),
})
export type ChainEvent = z.infer<typeof ChainEvent>

export const getTaskHistory = {
  method: 'GET',
  path: '/v1/network/tasks/{taskId}',
  summary: 'Everything the chain says about a task: events, deliveries, councils',
  access: 'public',
  params: z.object({ taskId: TaskId }),
  response: z.object({
    task: PublicTask,
    deliveries: z.array(DeliveryView),
    events: z.array(ChainEvent),
  }),
} as const satisfies Route

export const listCouncils = {
  method: 'GET',
  path: '/v1/network/councils',
  summary: 'Deliveries with their councils, newest first',
  access: 'public',
  query: PageQuery.extend({ outcome: z.enum(deliveryOutcomes).optional() }),
  response: z.object({ deliveries: z.array(DeliveryView), next: z.string().nullable() }),
} as const satisfies Route

export const listDisputes = {
  method: 'GET',
  path: '/v1/network/disputes',
  summary: 'Disputes, newest first',
  access: 'public',
  query: PageQuery,
  response: z.object({ disputes: z.array(DisputeView), next: z.string().nullable() }),
} as const satisfies Route

export const TokenSupply = z.object({
  symbol: z.string(),
  capWei: Wei,
  totalWei: Wei,
  burnedWei: Wei,
  /** What the schedule had issued by now, with the tokens of the start. */
  scheduledWei: Wei,
  /** Of the whole schedule, to draw it. */
  schedule: z.array(z.object({ atMs: TimeMs, totalWei: Wei })),
  nowMs: TimeMs,
  stakedShare: Share,
})
export type TokenSupply = z.infer<typeof TokenSupply>

export const getTokenSupply = {
  method: 'GET',
  path: '/v1/network/token',
  summary: 'How many tokens there are, against the schedule',
  access: 'public',
  response: TokenSupply,
} as const satisfies Route

export const watchNetwork = {
  method: 'GET',
  path: '/v1/network/events',
  summary: 'What the contracts say, as it comes',
  access: 'public',
  events: ChainEvent,
} as const satisfies Route
