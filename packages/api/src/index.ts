// The API: a route table that generates server, typed client and OpenAPI document. No node: imports, so it works in a browser.

export { type ApiClient, type ClientOptions, createClient } from './createClient.ts'
export { openApiDocument } from './openApiDocument.ts'
export { fromProblem, Problem, statusOf, toProblem } from './problem.ts'
export type { Download, Route, RouteInput, RouteOutput, RouteRequest, RouteResult, Upload } from './Route.ts'
export { Budget, BudgetEntry } from './routes/budget.ts'
export { Draft, DraftFile, Template, taskFileName } from './routes/drafts.ts'
export { Eta, Jail, Sent } from './routes/fields.ts'
export { GatewayView } from './routes/gateway.ts'
export { Proposal, ProposalState, ProposedCall } from './routes/governance.ts'
export { KeyView } from './routes/keys.ts'
export {
  ChainEvent,
  ClassPrice,
  NetworkFile,
  NetworkSummary,
  NodeView,
  OperatorView,
  PublicTask,
  TokenSupply,
  UsagePoint,
} from './routes/network.ts'
export {
  Device,
  LendingHours,
  PriceRange,
  Provider,
  ProviderBid,
  ProviderRun,
  ProviderSettings,
  ProviderState,
  TestStep,
} from './routes/provider.ts'
export { Reservation } from './routes/reservations.ts'
export { LogChunk, ResultFile } from './routes/results.ts'
export { Rewards, Savings, UptimeReward } from './routes/rewards.ts'
export { Sale } from './routes/sale.ts'
export { Hardware, Setup, SetupStep, setupSteps } from './routes/setup.ts'
export { CurrencyView, Finding, Health, NodeStatus, RoleName, Settings } from './routes/status.ts'
export {
  StreamConfirming,
  StreamDetail,
  StreamTariff,
  StreamUsage,
  StreamView,
  SubscriberView,
} from './routes/streams.ts'
export {
  Candidate,
  Quote,
  RequestShape,
  StreamCandidate,
  StreamQuote,
  TaskProblem,
  TaskSource,
} from './routes/submit.ts'
export {
  Assignment,
  BidView,
  CheckPlan,
  Checkpoint,
  DeliveryView,
  DisputeView,
  PartReturn,
  Receipt,
  Refusal,
  Seat,
  TaskDetail,
  TaskEvent,
  TaskOutcome,
  TaskPart,
  TaskState,
  TaskSummary,
} from './routes/tasks.ts'
export { Stake, Wallet } from './routes/wallet.ts'
export { type RouteTable, routeTable } from './routeTable.ts'
export { routeUrl } from './routeUrl.ts'
