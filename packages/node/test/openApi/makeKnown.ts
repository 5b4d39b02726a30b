import type { ApiClient } from '@muster-network/api'

/** Values that exist, by the name of their parameter or field, with `operation.` before it where they are for one operation. */
export type Known = Record<string, (string | number)[]>

const hourMs = 3_600_000

/** Plays a task to its end and cancels another, makes drafts, reservations and a proposal, and returns what names them. */
export async function makeKnown(api: ApiClient): Promise<Known> {
  const [draftId, spare] = [await smallDraft(api), await smallDraft(api)]
  const { depositWei } = await api.createQuote({ body: { source: { draftId } } })
  const maxSpendWei = depositWei.toString()
  const submit = async () => (await api.submitTask({ body: { source: { draftId }, maxSpendWei } })).taskId
  const finished = await submit()
  const cancelled = await submit()
  await api.cancelTask({ params: { taskId: cancelled } })
  await api.delegateVotes({ body: { to: (await api.getStatus()).account } })
  // until nothing follows any more, the deletion of the data included
  for (const taskId of [finished, cancelled]) for await (const _ of api.watchTask({ params: { taskId } }));

  const { outcome, deliveries, cost } = await api.getTask({ params: { taskId: finished } })
  if (outcome !== 'done') throw new Error(`the task ended as ${outcome}`)
  const { files } = await api.listResults({ params: { taskId: finished } })
  const [soon, later, free] = (await api.listNodes({ query: { className: 'wasm/2' } })).nodes
  const calls = [{ contract: 'pricing', method: 'setBasePrice', args: ['1000000000000000000'] }]
  const { proposalId } = await api.propose({ body: { description: 'a price', calls } })
  const nowMs = Math.ceil(Date.now() / 1000) * 1000
  const summoned = await reserve(api, soon!.nodeId, nowMs + 60_000)
  const waiting = await reserve(api, later!.nodeId, nowMs + 2 * hourMs)
  return {
    taskId: [finished, cancelled],
    deliveryId: deliveries.map((each) => each.deliveryId),
    // enough for the bond: the contract decides
    'disputeDelivery.maxBondWei': [cost.contestBondWei.toString()],
    'downloadResult.path': files.map((each) => each.path),
    draftId: [draftId],
    'deleteDraft.draftId': [spare],
    'putDraftFile.path': ['in/more.txt'],
    'deleteDraftFile.path': ['in/more.txt'],
    'quoteStream.draftId': [await streamDraft(api)],
    'quoteStream.input': [0, 500],
    'quoteStream.output': [0, 250],
    templateId: ['render'],
    // most do not suffice, so that few tasks run beside the requests
    'submitTask.maxSpendWei': ['0', '0', '0', maxSpendWei],
    className: [soon!.className],
    reservationId: [summoned.reservationId],
    'cancelReservation.reservationId': [waiting.reservationId],
    nodeId: [free!.nodeId],
    'reserveNode.fromMs': [waiting.fromMs],
    'reserveNode.untilMs': [waiting.untilMs],
    'reserveNode.maxDepositWei': [waiting.maxDepositWei],
    maxFactor: [3],
    proposalId: [proposalId],
  }
}

/** A service that answers nothing: a type, a function, a memory, the export answer, and its code. */
const emptyService = Buffer.from(
  '0061736d01000000010401600000030201000503010001070a0106616e7377657200000a040102000b',
  'hex',
)

/** Makes a draft of a stream. */
async function streamDraft(api: ApiClient): Promise<string> {
  const { draftId } = await api.createDraft({ body: { templateId: 'render' } })
  const pay = '{ function: perUnit, unit: characters, price: "0.000002", max: "0.01", budget: "10" }'
  const file = `version: 1\nkind: stream\nname: chat\nmodel: { wasm: service.wasm }\nresponse: { method: optimistic, council: 3 }\npay: ${pay}\n`
  await api.putDraftFile({ params: { draftId }, query: { path: 'service.wasm' }, file: emptyService })
  await api.putDraftFile({ params: { draftId }, query: { path: 'task.yaml' }, file })
  return draftId
}

/** Makes a draft of a picture of a few pixels. */
async function smallDraft(api: ApiClient): Promise<string> {
  const { draftId, yaml } = await api.createDraft({ body: { templateId: 'render' } })
  const small = yaml!
    .replace('--samples, "64"', '--samples, "4"')
    .replace('--width, "640", --height, "360"', '--width, "64", --height, "36"')
    .replace('parts: 4', 'parts: 2')
  await api.putDraftFile({ params: { draftId }, query: { path: 'task.yaml' }, file: small })
  return draftId
}

async function reserve(api: ApiClient, nodeId: string, fromMs: number) {
  const wanted = { nodeId, fromMs, untilMs: fromMs + hourMs }
  const { depositWei } = await api.quoteReservation({ body: wanted })
  const maxDepositWei = depositWei.toString()
  const { reservationId } = await api.reserveNode({ body: { ...wanted, maxDepositWei } })
  return { ...wanted, maxDepositWei, reservationId }
}
