import { describeEntry, formatAmount, type StepName, tokenAmount } from '@muster-network/core'
import type { JournalRecord, LocalNetwork } from '@muster-network/node'

/** Prints the journal steps of a task at every node of a local network, as they happen. */
export function printSteps(
  network: LocalNetwork,
  options: { taskId: () => string | undefined; symbol: string; print: (line: string) => void },
): () => void {
  const began = performance.now()
  const nodes = new Map(
    [
      ...network.providers.map((each, i) => [each, `provider-${i}`] as const),
      [network.client, 'client'] as const,
    ].map(([daemon, name]) => [daemon.context.sender.address.toLowerCase(), { daemon, name }]),
  )
  const words = {
    account: (address: string) => nodes.get(address.toLowerCase())?.name ?? address.slice(0, 10),
    amount: (wei: bigint) => formatTokens(wei, options.symbol),
  }
  const printEntry = (by: string, { taskId, entry }: JournalRecord) => {
    if (taskId !== options.taskId() || entry.step === 'unknown' || !isPrinted[entry.step]) return
    const sentence = describeEntry(entry, words)
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
    options.print(`${seconds} s  ${by.padEnd(11)} ${sentence}`)
  }
  const stops = [...nodes.values()].map(({ daemon, name }) =>
    daemon.context.journal.onAdded((record) => printEntry(name, record)),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

/** The steps to print, from the post to the payment. */
const isPrinted: Readonly<Record<StepName, boolean>> = {
  posting: false,
  posted: true,
  postingFailed: false,
  bidReceived: false,
  biddingExtended: false,
  gaveUp: false,
  awarding: true,
  awarded: false,
  bidSetAside: false,
  keyHandedOver: false,
  checkpointStored: false,
  checkpointNotCopied: false,
  programFailed: false,
  partReturned: true,
  executorChallenged: true,
  executorReplaced: true,
  executorStuck: true,
  suretyLost: true,
  partExpired: false,
  bidPassedOver: false,
  partTakenOver: false,
  partCancelled: false,
  replicasDiffer: false,
  replicasAgree: false,
  replicasRerun: false,
  resultFetched: true,
  milestoneAccepted: false,
  cancelling: false,
  ended: true,
  dataDeleted: false,
  dataNotDeleted: false,
  keysDestroyed: false,
  notBidding: false,
  bidPlaced: true,
  staging: false,
  running: true,
  runRestarted: false,
  restartedFromBeginning: false,
  checkpointReceipted: true,
  cutClaimed: true,
  cutLapsed: true,
  checkpointSent: false,
  checkpointUnusable: false,
  runPaused: false,
  challengeAnswered: false,
  declining: false,
  leaving: false,
  waitingForRelay: false,
  seatsUnreachable: false,
  delivered: true,
  councilDrawn: true,
  acceptedByClient: false,
  contested: false,
  contestPostponed: false,
  notContested: false,
  settled: false,
  paid: true,
  bondReturned: false,
  bondLost: false,
  stakeLost: false,
  cleanedUp: false,
  taskDeleted: false,
  answered: true,
  noAnswer: false,
  answerPosted: false,
  voted: false,
}

/** Rounded to four digits for people. */
export function formatTokens(value: unknown, symbol: string): string {
  const text = formatAmount(tokenAmount(BigInt(value as bigint)), 18)
  const [whole, fraction = ''] = text.split('.')
  return `${whole}${fraction === '' ? '' : `.${fraction.slice(0, 4)}`} ${symbol}`
}
