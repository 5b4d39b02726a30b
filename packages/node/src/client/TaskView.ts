import type { Hex } from '@muster-network/chain'
import type { Eta, TaskState } from '@muster-network/core'
import type { DeletionReceipt, PeerId } from '@muster-network/p2p'
import type { LedgerDelivery, LedgerPart } from '../ledger/Ledger.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask, StoredBid, StoredCheckpoint, StoredState } from './ClientTask.ts'
import { escrowOf } from './post/escrowOf.ts'
import { resultFolder } from './result/mergeResults.ts'

export type PartView = {
  part: number
  status: LedgerPart['status']
  executor: Hex | undefined
  assignment: number
  /** As the executor reported, or as the chain has it. */
  units: bigint
  maxUnits: bigint
  lastReportMs: number | undefined
  /** The measured share of the work that was shown last; undefined until something was measured. */
  shown: number | undefined
  /** The remaining time of a running part; undefined while it is unknown. */
  eta: Eta | undefined
  checkpoints: Pick<StoredCheckpoint, 'checkpoint' | 'holders' | 'atMs'>[]
  /** Saved states of unsegmented work; a takeover resumes from the last. */
  saved: Pick<StoredState, 'assignment' | 'state' | 'holders' | 'atMs'>[]
  deliveries: LedgerDelivery[]
  /** Folder of the unpacked result, once it is fetched. */
  resultDir: string | undefined
  refund: bigint | undefined
}

/** The view of a task for its owner. */
export type TaskView = ClientTask & {
  status: TaskState | 'posting' | 'refused'
  escrow: bigint
  bids: StoredBid[]
  /** Number of providers that did not bid, by reason. */
  refusals: Record<string, number>
  parts: PartView[]
  /** The merged results, once the task has ended. */
  resultsDir: string | undefined
  deletions: { peerId: PeerId; receipt: DeletionReceipt | undefined; refusal: string | undefined }[]
}

export function viewTask(context: ClientContext, task: ClientTask): TaskView {
  const { ledger, records, activity, progress, dir } = context
  const { taskId, terms } = task
  const results = records.results(taskId)
  return {
    ...task,
    status: task.refused ? 'refused' : (ledger.task(taskId)?.status ?? 'posting'),
    escrow: escrowOf(terms),
    bids: records.bids(taskId),
    refusals: context.refusals.of(taskId),
    parts: ledger.parts(taskId).map((part): PartView => {
      const reported = part.status === 'running' ? activity.of(taskId, part.part, part.assignment) : undefined
      return {
        part: part.part,
        status: part.status,
        executor: part.executor,
        assignment: part.assignment,
        units: reported && reported.units > part.units ? reported.units : part.units,
        maxUnits: terms.maxUnits,
        lastReportMs: reported?.lastReportMs,
        shown: progress.shownOf(taskId, part.part),
        eta: part.status === 'running' ? progress.etaOf(taskId, part.part) : undefined,
        checkpoints: records.checkpoints(taskId, part.part),
        saved: records.states(taskId, part.part),
        deliveries: ledger.deliveries(taskId, part.part),
        resultDir: results.find((each) => each.part === part.part && each.dir)?.dir,
        refund: part.refund,
      }
    }),
    resultsDir: task.endedMs === undefined ? undefined : resultFolder(dir, taskId, 'merged'),
    deletions: records.deletions
      .under(`${taskId}/`)
      .map(({ value }) => ({ peerId: value.peerId, receipt: value.receipt, refusal: value.refusal })),
  }
}
