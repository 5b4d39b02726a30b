import { lyingRpc, reorganisation } from './chainFaults.ts'
import type { FaultKind } from './Fault.ts'
import { freeze, killChain, killNode } from './killFaults.ts'
import { cutLink, slowLink } from './linkFaults.ts'
import { clockStep, fullDisk } from './machineFaults.ts'

/** Everything that can go wrong in a chaos game. */
export const faultKinds: readonly FaultKind[] = [
  killNode,
  killChain,
  freeze,
  fullDisk,
  clockStep,
  cutLink,
  slowLink,
  lyingRpc,
  reorganisation,
]
