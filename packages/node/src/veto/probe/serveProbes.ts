import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { isVetoPeer } from '../../presence/services.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { proveScore } from '../../wire/calls.ts'
import { runProbe } from './runProbe.ts'
import { unitsOfProbe } from './scoreOfProbe.ts'

const mostAtOnce = 2
/** The largest score that the registry can list is far above this; no probe takes longer than a few seconds. */
const mostUnits = unitsOfProbe(20_000)

/** Lets veto nodes, and nobody else, ask this provider to prove its score. */
export function serveProbes(
  context: Pick<RoleContext, 'peer' | 'ledger' | 'dir'>,
  executor: Executor<WasmProgram>,
): void {
  let running = 0
  context.peer.handle(proveScore, async (work, { peerId }) => {
    if (!isVetoPeer(context.ledger, peerId))
      throw new MusterError('NET_PEER_WRONG', 'only a veto node may ask for a proof of score')
    if (work.units > mostUnits || running >= mostAtOnce)
      throw new MusterError('NET_LIMIT', 'too large a probe, or too many at once')
    running++
    try {
      return await runProbe(executor, work, path.join(context.dir, 'probe'))
    } finally {
      running--
    }
  })
}
