export type { ClientOptions } from './client/ClientContext.ts'
export { ClientRole, type SubmitOptions } from './client/ClientRole.ts'
export type { Quote, QuoteCandidate } from './client/quote/quoteTask.ts'
export type {
  AnswerEvent,
  Answerer,
  AnswerOptions,
  StreamRequest,
  StreamSummary,
} from './client/stream/Answerer.ts'
export { ClientStreams } from './client/stream/ClientStreams.ts'
export type { OpenOptions } from './client/stream/open/openStream.ts'
export type { StreamView, SubscriberView } from './client/stream/StreamView.ts'
export type { PartView, TaskView } from './client/TaskView.ts'
export { Config } from './config/Config.ts'
export { type ConfigSources, loadConfig } from './config/loadConfig.ts'
export { readBidBook, type ShownBook } from './coordinator/readBidBook.ts'
export { addressesOf } from './daemon/addressesOf.ts'
export { type Daemon, type DaemonOptions, startDaemon } from './daemon/Daemon.ts'
export { createHandlers } from './daemon/handlers/createHandlers.ts'
export { type NodeOptions, type OpenNode, openNode } from './daemon/openNode.ts'
export { examineMachine } from './doctor/examineMachine.ts'
export type { Finding } from './doctor/Finding.ts'
export { awardedBidOf } from './ledger/awardedBidOf.ts'
export { endpointOf, hintOf } from './ledger/endpointOnChain.ts'
export { isSitting } from './ledger/isSitting.ts'
export type { LedgerEvent, TaskEventNamed } from './ledger/rows.ts'
export { type LocalNetwork, type LocalNetworkOptions, startLocalNetwork } from './local/LocalNetwork.ts'
export { localProvider } from './local/localProvider.ts'
export { smallNetwork } from './local/smallNetwork.ts'
export { boundedLog } from './log/boundedLog.ts'
export { createLogger } from './log/createLogger.ts'
export { surviveExceptions } from './log/uncaughtExceptions.ts'
export { describeFunds, requireDataFolder } from './owner/describeFunds.ts'
export { type Owner, type OwnerOptions, startOwner } from './owner/startOwner.ts'
export { claimUptime, type UptimeClaim } from './presence/claimUptime.ts'
export { ProviderRole } from './provider/ProviderRole.ts'
export type { RoleContext } from './role/RoleContext.ts'
export type { ApiHandlers } from './serve/ApiHandlers.ts'
export { type ApiFile, loadOrCreateToken, readApiFile, writeApiFile } from './serve/apiFile.ts'
export { type ApiServer, serveApi } from './serve/serveApi.ts'
export { contestDelivery } from './settle/contestDelivery.ts'
export type { JournalRecord } from './store/Journal.ts'
export { inputUnitsOf } from './task/inputUnitsOf.ts'
export { modelKeyName } from './task/modelKeyName.ts'
export { priceOfManifest } from './task/priceOfManifest.ts'
export { readPrescription, requirePrescription } from './task/readPrescription.ts'
export type { Program } from './task/runSpecOf.ts'
export { StreamManifest, serviceFiles, streamManifestText } from './task/StreamManifest.ts'
export { copyTemplate, listTemplates, type StarterTask } from './templates.ts'
export { Evidence, evidenceHash } from './veto/dispute/Evidence.ts'
export {
  announceResult,
  describeTask,
  fetchReplicaFrom,
  giveAnswer,
  holdVoucher,
  placeBid,
  showEvidence,
  takeJob,
  takePart,
} from './wire/calls.ts'
export {
  type AnswerEnd,
  applyToStream,
  askSubscriber,
  describeStream,
  meetSubscriber,
  type WireReceipt,
} from './wire/serveCalls.ts'
