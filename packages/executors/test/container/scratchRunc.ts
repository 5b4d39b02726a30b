import path from 'node:path'
import { createScratch } from '../../src/compliance/createScratch.ts'
import { ContainerExecutor, type ContainerExecutorOptions } from '../../src/container/ContainerExecutor.ts'
import type { ContainerProgram } from '../../src/container/ContainerProgram.ts'
import type { RunSpec } from '../../src/RunSpec.ts'
import { sharedImages } from './probeImage.ts'

/**
 * A folder for the current test on which executors with podman and runc are opened; everything is stopped and
 * removed when the test ends.
 */
export async function scratchRunc(options: Pick<ContainerExecutorOptions, 'egress' | 'onProxyFailed'> = {}) {
  const { root, dir, open, spec } = await createScratch({
    make: (dir: string) =>
      ContainerExecutor.open({
        dir,
        imagesDir: sharedImages(),
        engine: { kind: 'podman', runtime: 'runc' },
        ...options,
      }),
  })
  return {
    root,
    open,
    spec: (runId: string, program: ContainerProgram, extra: Partial<RunSpec<ContainerProgram>> = {}) =>
      spec(program, { ...extra, runId }),
    folder: (runId: string) => path.join(dir, 'runs', runId),
  }
}
