// A separate process with an embedded chain, which the test kills at any time: node daemon.ts <directory>
import { EmbeddedChain } from '../../src/index.ts'

const chain = await EmbeddedChain.start({ directory: process.argv[2]!, snapshotEvery: 150 })
process.stdout.write(`${chain.url} ${await chain.anvilPid()}\n`)
