import path from 'node:path'
import type { Terms } from '@muster-network/chain'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { logicalPart } from '../../task/logicalPart.ts'
import { makeReadable } from '../../task/makeReadable.ts'
import { maxStateBytes } from '../../task/maxStateBytes.ts'
import { stageBlob } from '../../task/stageBlob.ts'
import { stageProgram } from '../../task/stageProgram.ts'
import { partFiles } from '../../task/TaskManifest.ts'
import type { Assignment } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'

/** Fetches and unpacks the work of an assignment: program, data, and the start state after a takeover. */
export async function stageWork(
  provider: Provider,
  assignment: Assignment,
  terms: Terms,
  signal: AbortSignal,
): Promise<void> {
  const { manifest, from, sealedKey } = assignment.work!
  const { taskId, part } = assignment
  const key = await provider.keys.open(taskId, part, sealedKey)
  const home = folderOf(provider, assignment)
  const client = peerOf(terms.peer)
  const { blob } = manifest.parts[logicalPart(terms, part)]!
  const common = { pinName: taskId, key, signal }
  const source = { blob, folder: path.join(home, 'work'), holders: [client] }
  await stageProgram(provider.context, { ...common, ...source }, manifest)
  if (manifest.container) await makeReadable(path.join(home, 'work', partFiles.data))
  if (from)
    await stageBlob(provider.context, {
      ...common,
      blob: from.state.blob,
      maxBytes: maxStateBytes(manifest),
      maxEntries: 1,
      folder: path.join(home, 'state'),
      holders: [client, ...from.holders.filter((holder) => holder !== client)],
    })
}
