// node startRunAndWait.ts <folder> <archive>: a daemon that starts a run, prints `started` and waits to be
// killed.
import { generousLimits } from '../../src/compliance/ComplianceSetup.ts'
import { untilFirstOutput } from '../../src/compliance/createScratch.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { probe } from './probeImage.ts'

const [dir, archive] = process.argv.slice(2) as [string, string]
const executor = await ContainerExecutor.open({ dir, engine: { kind: 'podman', runtime: 'runc' } })
const run = await executor.start({
  runId: 'orphan',
  program: probe(archive, 'saveOnTerm'),
  inputDir: `${dir}-in`,
  limits: generousLimits,
})
await untilFirstOutput(run)
process.stdout.write('started\n')
setInterval(() => {}, 1000)
