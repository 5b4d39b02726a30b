// `node packages/dashboard/dev/serve.ts [port]`: the built pages over samples, for looking at them without a daemon.
import { sampleAnswers } from './answers.ts'
import { DevServer } from './DevServer.ts'

const server = await DevServer.start(sampleAnswers(), Number(process.argv[2] ?? 0))
process.stdout.write(`${server.url}\n`)
