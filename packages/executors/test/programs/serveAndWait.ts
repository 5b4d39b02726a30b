// node serveAndWait.ts <wasm | container> <folder> <module or archive>: a daemon that starts a service, prints `started` and waits
// to be killed.
import { serviceLimits } from '../../src/compliance/ServiceComplianceSetup.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { WasmExecutor } from '../../src/wasm/WasmExecutor.ts'
import { service, sharedImages } from '../container/probeImage.ts'
import { sharedModules } from './sharedModules.ts'

const [kind, dir, file] = process.argv.slice(2) as [string, string, string]
const common = { serviceId: 'orphan', limits: serviceLimits, concurrency: 1, readyMs: 60_000 }
const started =
  kind === 'wasm'
    ? await new WasmExecutor({ dir, modulesDir: sharedModules() }).serve({
        ...common,
        program: { modulePath: file },
      })
    : await (
        await ContainerExecutor.open({
          dir,
          imagesDir: sharedImages(),
          engine: { kind: 'podman', runtime: 'runc' },
        })
      ).serve({ ...common, program: service(file) })
await started.whenReady()
// Busy when its daemon is killed.
await started.request({ method: 'POST', path: '/stall' })
process.stdout.write('started\n')
setInterval(() => {}, 1000)
