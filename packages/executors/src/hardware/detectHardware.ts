import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { promisify } from 'node:util'
import type { Gpu } from './Gpu.ts'
import { nvidiaFields, parseNvidiaSmi } from './parseNvidiaSmi.ts'
import { parseRocmSmi, rocmArguments } from './parseRocmSmi.ts'

export type Hardware = {
  gpus: Gpu[]
  cpu: { model: string; threads: number; arch: string }
  memoryBytes: number
  /** The disk that contains the given folder. */
  disk: { totalBytes: number; freeBytes: number }
}

/**
 * Detects the hardware of this machine. A vendor tool that is missing, fails or takes over 5 s means no such
 * cards.
 */
export async function detectHardware(folder: string): Promise<Hardware> {
  const disk = await statfs(folder)
  return {
    gpus: await detectGpus(),
    cpu: {
      model: cpus()[0]?.model.trim() || 'unknown',
      threads: availableParallelism(),
      arch: process.arch,
    },
    memoryBytes: totalmem(),
    disk: { totalBytes: disk.blocks * disk.bsize, freeBytes: disk.bavail * disk.bsize },
  }
}

export async function detectGpus(): Promise<Gpu[]> {
  const [nvidia, rocm] = await Promise.all([
    runTool('nvidia-smi', [`--query-gpu=${nvidiaFields.join(',')}`, '--format=csv']),
    runTool('rocm-smi', rocmArguments),
  ])
  return [...parseNvidiaSmi(nvidia), ...parseRocmSmi(rocm)]
}

async function runTool(command: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, { timeout: 5000, killSignal: 'SIGKILL' })
    return stdout
  } catch {
    return ''
  }
}
