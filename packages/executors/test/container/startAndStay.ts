// node startAndStay.ts <folder> <archive>: a daemon that starts a run, says so and then waits to be killed.
import { roomyLimits } from '../../src/compliance/ComplianceSetup.ts'
import { hasSpoken } from '../../src/compliance/scratch.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { probe } from './probeImage.ts'

const [dir, archive] = process.argv.slice(2) as [string, string]
const executor = await ContainerExecutor.open({ dir, engine: { kind: 'podman', runtime: 'runc' } })
const run = await executor.start({
  runId: 'orphan',
  program: probe(archive, 'saveOnTerm'),
  inputDir: `${dir}-in`,
  limits: roomyLimits,
})
await hasSpoken(run)
process.stdout.write('started\n')
setInterval(() => {}, 1000)
