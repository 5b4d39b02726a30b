import type { Hex } from '@muster-network/chain'
import type { DeletionReceipt, PeerId } from '@muster-network/p2p'
import type { LedgerDelivery, LedgerPart, TaskStatus } from '../ledger/Ledger.ts'
import type { ClientContext } from './ClientContext.ts'
import type { ClientTask, HeldBid, HeldCheckpoint, HeldState } from './ClientTask.ts'
import { escrowOf } from './post/escrowOf.ts'
import { resultFolder } from './result/mergeResults.ts'

export type PartView = {
  part: number
  status: LedgerPart['status']
  executor: Hex | undefined
  tenure: number
  /** As the executor says, or as the chain has it. */
  units: bigint
  maxUnits: bigint
  heardMs: number | undefined
  checkpoints: Pick<HeldCheckpoint, 'checkpoint' | 'holders' | 'atMs'>[]
  /** What work in one piece has saved: a takeover goes on from the last. */
  saved: Pick<HeldState, 'tenure' | 'state' | 'holders' | 'atMs'>[]
  deliveries: LedgerDelivery[]
  /** Where its result was unpacked, once it was fetched. */
  resultDir: string | undefined
  refund: bigint | undefined
}

/** A task as its owner sees it. */
export type TaskView = ClientTask & {
  status: TaskStatus | 'Posting' | 'Refused'
  escrow: bigint
  bids: HeldBid[]
  /** Why providers did not bid, and how many of them. */
  refusals: Record<string, number>
  parts: PartView[]
  /** The merged results, once the task has ended. */
  resultsDir: string | undefined
  deletions: { peerId: PeerId; receipt: DeletionReceipt | undefined; refusal: string | undefined }[]
}

export function viewTask(context: ClientContext, task: ClientTask): TaskView {
  const { ledger, kept, heard, dir } = context
  const { taskId, terms } = task
  const results = kept.results(taskId)
  return {
    ...task,
    status: task.refused ? 'Refused' : (ledger.task(taskId)?.status ?? 'Posting'),
    escrow: escrowOf(terms),
    bids: kept.bids(taskId),
    refusals: context.refusals.of(taskId),
    parts: ledger.parts(taskId).map((part): PartView => {
      const said = part.status === 'Running' ? heard.of(taskId, part.part, part.tenure) : undefined
      return {
        part: part.part,
        status: part.status,
        executor: part.executor,
        tenure: part.tenure,
        units: said && said.units > part.units ? said.units : part.units,
        maxUnits: terms.maxUnits,
        heardMs: said?.heardMs,
        checkpoints: kept.checkpoints(taskId, part.part),
        saved: kept.states(taskId, part.part),
        deliveries: ledger.deliveries(taskId, part.part),
        resultDir: results.find((each) => each.part === part.part && each.dir)?.dir,
        refund: part.refund,
      }
    }),
    resultsDir: task.endedMs === undefined ? undefined : resultFolder(dir, taskId, 'merged'),
    deletions: kept.deletions
      .under(`${taskId}/`)
      .map(({ value }) => ({ peerId: value.peerId, receipt: value.receipt, refusal: value.refusal })),
  }
}
