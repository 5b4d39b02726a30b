import { detectGpus } from '@muster-network/executors'
import type { Finding } from './Finding.ts'

/** Which GPUs the vendors' own tools report: the same ones that an offer would list. */
export async function checkGpus(): Promise<Finding> {
  const name = 'GPUs'
  const gpus = await detectGpus()
  if (gpus.length > 0) return { name, status: 'ok', found: gpus.map((gpu) => gpu.name).join('; ') }
  return {
    name,
    status: 'limited',
    found: 'none seen by nvidia-smi or rocm-smi',
    consequence: 'this machine can offer CPU work only',
    fix: 'if there is a GPU, install its driver so that nvidia-smi or rocm-smi lists it',
  }
}
