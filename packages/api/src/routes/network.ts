import { deliveryOutcomes, taskStates } from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, Flag, Jail, NodeId, PageQuery, Share, TaskId, TimeMs, TxHash } from './fields.ts'
import { DeliveryView, DisputeView } from './tasks.ts'

// Public data of the chain, as this daemon has indexed it.

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
  /** The price factor that results from `usage`. */
  factor: z.number(),
  usage: z.number(),
  contracts: z.record(z.string(), AccountAddress),
})
export type NetworkSummary = z.infer<typeof NetworkSummary>

export const getNetwork = {
  method: 'GET',
  path: '/v1/network',
  summary: 'Returns the key figures of the network',
  access: 'public',
  response: NetworkSummary,
} as const satisfies Route

/** Everything a node needs to join, except the RPC URL: the URL may contain its owner's key, so it is not published. */
export const NetworkFile = z.object({
  version: z.literal(1),
  definition: z.record(z.string(), z.unknown()),
  deployment: z.record(z.string(), z.unknown()),
})
export type NetworkFile = z.infer<typeof NetworkFile>

export const getNetworkFile = {
  method: 'GET',
  path: '/v1/network/file',
  summary: 'Returns the definition and the deployment of the network, for `muster join`',
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
  /** Asking price of an hour of one run on this node. */
  hourPriceWei: Wei,
  /** `unknown` when the node was not probed recently. */
  presence: z.enum(['online', 'offline', 'unknown']),
  lastSeenMs: TimeMs.nullable(),
  /** Number of parts that the node runs now. */
  running: z.int(),
  relayed: z.boolean(),
  /** Present while its operator is jailed: the node gets no work and no seats. */
  jail: Jail.optional(),
})
export type NodeView = z.infer<typeof NodeView>

export const listNodes = {
  method: 'GET',
  path: '/v1/network/nodes',
  summary: 'Lists the registered nodes with their offers',
  access: 'public',
  query: z.object({
    className: z.string().max(64).optional(),
    region: z.string().max(16).optional(),
    /** `true` leaves out nodes that run no tasks: veto nodes, coordinators and relays. */
    providers: Flag.default(false),
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
  /** Present while the operator is jailed. */
  jail: Jail.optional(),
  tasksPaid: z.int(),
  earnedWei: Wei,
  faults: z.int(),
})
export type OperatorView = z.infer<typeof OperatorView>

export const listOperators = {
  method: 'GET',
  path: '/v1/network/operators',
  summary: 'Lists the operators with stake, record and slashes',
  access: 'public',
  response: z.object({ operators: z.array(OperatorView) }),
} as const satisfies Route

export const ClassPrice = z.object({
  className: z.string(),
  nodes: z.int(),
  operators: z.int(),
  /** Asking prices of the nodes, for an hour of one run. */
  lowWei: Wei,
  medianWei: Wei,
  highWei: Wei,
  /** The usual price of recently paid work, weighted by work: for 10⁹ units, or for an hour of a container. */
  paid: z.object({ usualWei: Wei, unit: z.enum(['hour', 'billionUnits']) }).nullable(),
})
export type ClassPrice = z.infer<typeof ClassPrice>

export const listPrices = {
  method: 'GET',
  path: '/v1/network/prices',
  summary: 'Lists the prices by hardware class',
  access: 'public',
  response: z.object({ prices: z.array(ClassPrice) }),
} as const satisfies Route

export const UsagePoint = z.object({
  atMs: TimeMs,
  usage: z.number(),
  factor: z.number(),
  /** Offered score; `demandScore` is the score that runs tasks. */
  supplyScore: z.number(),
  demandScore: z.number(),
  running: z.int(),
})
export type UsagePoint = z.infer<typeof UsagePoint>

export const listUsage = {
  method: 'GET',
  path: '/v1/network/usage',
  summary: 'Returns usage, price factor, supply and demand over time',
  access: 'public',
  query: z.object({
    sinceMs: z.coerce.number().int().min(0).optional(),
    points: z.coerce.number().int().min(2).max(2_000).default(300),
  }),
  response: z.object({ points: z.array(UsagePoint) }),
} as const satisfies Route

/** The public view of a task; its content is private. */
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
  summary: 'Lists the tasks of the network, newest first',
  access: 'public',
  query: PageQuery.extend({ state: z.enum(taskStates).optional() }),
  response: z.object({ tasks: z.array(PublicTask), next: z.string().nullable() }),
} as const satisfies Route

/** An event of a contract. */
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
  summary: 'Returns the on-chain history of a task: events, deliveries, councils',
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
  summary: 'Lists the deliveries with their councils, newest first',
  access: 'public',
  query: PageQuery.extend({ outcome: z.enum(deliveryOutcomes).optional() }),
  response: z.object({ deliveries: z.array(DeliveryView), next: z.string().nullable() }),
} as const satisfies Route

export const listDisputes = {
  method: 'GET',
  path: '/v1/network/disputes',
  summary: 'Lists the disputes, newest first',
  access: 'public',
  query: PageQuery,
  response: z.object({ disputes: z.array(DisputeView), next: z.string().nullable() }),
} as const satisfies Route

export const TokenSupply = z.object({
  symbol: z.string(),
  capWei: Wei,
  totalWei: Wei,
  burnedWei: Wei,
  /** Supply that genesis and schedule have issued by now. */
  scheduledWei: Wei,
  /** Points of the whole schedule, for a chart. */
  schedule: z.array(z.object({ atMs: TimeMs, totalWei: Wei })),
  nowMs: TimeMs,
  stakedShare: Share,
})
export type TokenSupply = z.infer<typeof TokenSupply>

export const getTokenSupply = {
  method: 'GET',
  path: '/v1/network/token',
  summary: 'Returns the token supply and its schedule',
  access: 'public',
  response: TokenSupply,
} as const satisfies Route

export const watchNetwork = {
  method: 'GET',
  path: '/v1/network/events',
  summary: 'Streams the events of the contracts',
  access: 'public',
  events: ChainEvent,
} as const satisfies Route
