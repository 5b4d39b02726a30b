import { detectGpus } from '@muster-network/executors'
import type { Finding } from './Finding.ts'

/** Lists the GPUs that the vendors' tools report: the same ones that an offer lists. */
export async function checkGpus(): Promise<Finding> {
  const name = 'GPUs'
  const gpus = await detectGpus()
  if (gpus.length > 0) return { name, status: 'ok', found: gpus.map((gpu) => gpu.name).join('; ') }
  return {
    name,
    status: 'limited',
    found: 'nvidia-smi and rocm-smi report none',
    consequence: 'this machine can offer CPU work only',
    fix: 'if there is a GPU, install its driver so that nvidia-smi or rocm-smi lists it',
  }
}
