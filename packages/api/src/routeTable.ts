import { getBudget, listBudgetEntries } from './routes/budget.ts'
import {
  createDraft,
  deleteDraft,
  deleteDraftFile,
  getDraft,
  listDrafts,
  listTemplates,
  putDraftFile,
} from './routes/drafts.ts'
import { getGateway, startGateway, stopGateway } from './routes/gateway.ts'
import {
  delegateVotes,
  executeProposal,
  getGovernance,
  propose,
  queueProposal,
  vote,
} from './routes/governance.ts'
import { createKey, listKeys, revokeKey } from './routes/keys.ts'
import {
  getNetwork,
  getNetworkFile,
  getTaskHistory,
  getTokenSupply,
  listCouncils,
  listDisputes,
  listNetworkTasks,
  listNodes,
  listOperators,
  listPrices,
  listUsage,
  watchNetwork,
} from './routes/network.ts'
import {
  drainProvider,
  getProvider,
  listBids,
  putProviderSettings,
  startProvider,
  stopProvider,
  testProvider,
} from './routes/provider.ts'
import {
  cancelReservation,
  endReservation,
  listReservations,
  quoteReservation,
  reserveNode,
  summonReservation,
} from './routes/reservations.ts'
import { downloadLogs, downloadResult, listResults, watchLogs } from './routes/results.ts'
import { addSavings, claimRewards, getRewards, leaveSavings, withdrawSavings } from './routes/rewards.ts'
import { buyTokens, claimTokens, getSale } from './routes/sale.ts'
import { closeSession, createDownload, createLink, getSession, openSession } from './routes/session.ts'
import {
  chooseLimits,
  chooseNetwork,
  choosePayout,
  choosePrice,
  confirmPhrase,
  detectHardware,
  getPriceRange,
  getSetup,
  goLive,
  goToSetupStep,
  makeKey,
  testSetup,
} from './routes/setup.ts'
import { getDoctor, getHealth, getOpenApi, getSettings, getStatus, putSettings } from './routes/status.ts'
import {
  downloadStreamUsage,
  getStream,
  listStreams,
  listStreamUsage,
  openStream,
  retractStream,
  reviseStream,
  topUpStream,
  watchStream,
} from './routes/streams.ts'
import { createQuote, quoteStream, submitTask, validateTask } from './routes/submit.ts'
import { cancelTask, disputeDelivery, getTask, listTasks, watchTask } from './routes/tasks.ts'
import {
  addStake,
  bondStake,
  claimBond,
  collectOwed,
  getStake,
  getWallet,
  lowerSurety,
  raiseSurety,
  sendFunds,
  unbondStake,
  withdrawStake,
} from './routes/wallet.ts'

/** Every route of the API by its name; server, client and OpenAPI document are generated from this table. */
export const routeTable = {
  // status
  getDoctor,
  getHealth,
  getOpenApi,
  getSettings,
  getStatus,
  putSettings,
  // session
  closeSession,
  createDownload,
  createLink,
  getSession,
  openSession,
  // submit
  createQuote,
  quoteStream,
  submitTask,
  validateTask,
  // drafts
  createDraft,
  deleteDraft,
  deleteDraftFile,
  getDraft,
  listDrafts,
  listTemplates,
  putDraftFile,
  // tasks
  cancelTask,
  disputeDelivery,
  getTask,
  listTasks,
  watchTask,
  // results
  downloadLogs,
  downloadResult,
  listResults,
  watchLogs,
  // streams
  downloadStreamUsage,
  getStream,
  listStreams,
  listStreamUsage,
  openStream,
  retractStream,
  reviseStream,
  topUpStream,
  watchStream,
  // keys
  createKey,
  listKeys,
  revokeKey,
  // gateway
  getGateway,
  startGateway,
  stopGateway,
  // budget
  getBudget,
  listBudgetEntries,
  // wallet
  addStake,
  bondStake,
  claimBond,
  collectOwed,
  getStake,
  getWallet,
  lowerSurety,
  raiseSurety,
  sendFunds,
  unbondStake,
  withdrawStake,
  // provider
  drainProvider,
  getProvider,
  listBids,
  putProviderSettings,
  startProvider,
  stopProvider,
  testProvider,
  // setup
  chooseLimits,
  chooseNetwork,
  choosePayout,
  choosePrice,
  confirmPhrase,
  detectHardware,
  getPriceRange,
  getSetup,
  goLive,
  goToSetupStep,
  makeKey,
  testSetup,
  // network
  getNetwork,
  getNetworkFile,
  getTaskHistory,
  getTokenSupply,
  listCouncils,
  listDisputes,
  listNetworkTasks,
  listNodes,
  listOperators,
  listPrices,
  listUsage,
  watchNetwork,
  // reservations
  cancelReservation,
  endReservation,
  listReservations,
  quoteReservation,
  reserveNode,
  summonReservation,
  // rewards
  addSavings,
  claimRewards,
  getRewards,
  leaveSavings,
  withdrawSavings,
  // governance
  delegateVotes,
  executeProposal,
  getGovernance,
  propose,
  queueProposal,
  vote,
  // sale
  buyTokens,
  claimTokens,
  getSale,
}

export type RouteTable = typeof routeTable
