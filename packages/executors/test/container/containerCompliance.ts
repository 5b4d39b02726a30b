import type { TestContext } from 'vitest'
import { has, skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { executorCompliance } from '../../src/compliance/executorCompliance.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { probe, probeImage, sharedImages } from './probeImage.ts'

/** Runs the executor compliance suite on podman with one runtime. */
export async function containerCompliance(runtime: 'runc' | 'runsc'): Promise<void> {
  const archive = has('podman') && has('C compiler') ? await probeImage() : ''
  executorCompliance(`podman with ${runtime}`, {
    make: (dir) =>
      ContainerExecutor.open({ dir, imagesDir: sharedImages(), engine: { kind: 'podman', runtime } }),
    needs: (context) => needsRuntime(context, runtime),
    programs: {
      copy: probe(archive, 'copy'),
      fail: probe(archive, 'fail'),
      spin: probe(archive, 'spin'),
      count: probe(archive, 'count'),
      memoryBomb: probe(archive, 'memoryBomb'),
      fileBomb: probe(archive, 'fileBomb'),
      logBomb: probe(archive, 'logBomb'),
      forkBomb: probe(archive, 'forkBomb'),
      peek: probe(archive, 'peek'),
      dial: probe(archive, 'dial'),
    },
  })
}

export function needsRuntime(context: TestContext, runtime: 'runc' | 'runsc'): void {
  skipWithout(context, 'podman', 'C compiler')
  if (runtime === 'runsc') skipWithout(context, 'runsc')
}
