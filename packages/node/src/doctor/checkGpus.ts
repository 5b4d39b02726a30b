import type { Finding } from './Finding.ts'
import { tryCommand } from './tryCommand.ts'

/** Which GPUs the vendors' own tools report. */
export async function checkGpus(): Promise<Finding> {
  const name = 'GPUs'
  const [nvidia, amd] = await Promise.all([
    tryCommand('nvidia-smi', ['--query-gpu=name,memory.total', '--format=csv,noheader']),
    tryCommand('rocm-smi', ['--showproductname', '--csv']),
  ])
  const cards = [...lines(nvidia.ok ? nvidia.stdout : ''), ...lines(amd.ok ? amd.stdout : '').slice(1)]
  if (cards.length > 0) return { name, status: 'ok', found: cards.join('; ') }
  return {
    name,
    status: 'limited',
    found: 'none seen by nvidia-smi or rocm-smi',
    consequence: 'this machine can offer CPU work only',
    fix: 'if there is a GPU, install its driver so that nvidia-smi or rocm-smi lists it',
  }
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
