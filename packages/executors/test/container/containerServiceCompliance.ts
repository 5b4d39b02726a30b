import { has } from '../../../../scripts/test/skipWithout.ts'
import { serviceCompliance } from '../../src/compliance/serviceCompliance.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { needsRuntime } from './containerCompliance.ts'
import { serveImage, service, sharedImages } from './probeImage.ts'

/** Runs the service compliance suite on podman with one runtime. */
export async function containerServiceCompliance(runtime: 'runc' | 'runsc'): Promise<void> {
  const archive = has('podman') && has('C compiler') ? await serveImage() : ''
  serviceCompliance(`podman with ${runtime}`, {
    make: (dir) =>
      ContainerExecutor.open({ dir, imagesDir: sharedImages(), engine: { kind: 'podman', runtime } }),
    needs: (context) => needsRuntime(context, runtime),
    program: service(archive),
    broken: service(archive, 'exit'),
    deaf: service(archive, 'deaf'),
  })
}
