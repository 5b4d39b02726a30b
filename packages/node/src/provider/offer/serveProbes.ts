import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { isVetoPeer } from '../../presence/services.ts'
import { runProbe } from '../../replay/runProbe.ts'
import { unitsOfProbe } from '../../replay/scoreOfProbe.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { proveScore } from '../../wire/calls.ts'

const maxAtOnce = 2
/** Caps a probe at a few seconds of work: the registry allows far larger scores. */
const maxUnits = unitsOfProbe(20_000)

/** Answers probes, by which veto nodes (and nobody else) have this provider prove its score. */
export function serveProbes(
  context: Pick<RoleContext, 'peer' | 'ledger' | 'dir'>,
  executor: Executor<WasmProgram>,
): void {
  let running = 0
  context.peer.handle(proveScore, async (work, { peerId }) => {
    if (!isVetoPeer(context.ledger, peerId))
      throw new MusterError('NET_PEER_WRONG', 'only a veto node may probe this node')
    if (work.units > maxUnits || running >= maxAtOnce)
      throw new MusterError('NET_LIMIT', 'the probe is too large, or too many probes run at once')
    running++
    try {
      return await runProbe(executor, work, path.join(context.dir, 'probe'))
    } finally {
      running--
    }
  })
}
