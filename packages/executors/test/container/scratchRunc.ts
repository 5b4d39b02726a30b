import path from 'node:path'
import { scratch } from '../../src/compliance/scratch.ts'
import { ContainerExecutor, type ContainerExecutorOptions } from '../../src/container/ContainerExecutor.ts'
import type { ContainerProgram } from '../../src/container/ContainerProgram.ts'
import type { RunSpec } from '../../src/RunSpec.ts'
import { sharedImages } from './probeImage.ts'

/** A folder of the running test, on which executors with podman and runc are opened; all is stopped and removed at its end. */
export async function scratchRunc(options: Pick<ContainerExecutorOptions, 'egress'> = {}) {
  const { root, dir, open, spec } = await scratch({
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
