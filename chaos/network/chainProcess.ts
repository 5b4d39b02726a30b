import { existsSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedChain } from '@muster-network/chain'
import { createLogger } from '@muster-network/node'
import { answerParent } from './answerParent.ts'
import { blockMs } from './pace.ts'
import { readOrder } from './readOrder.ts'

// The chain of a chaos network in its own process, so that it can be killed like every other part.

export type ChainOrder = { directory: string; port: number; behindSeconds: number }

const { directory, port, behindSeconds } = await readOrder<ChainOrder>()
const isNew = !existsSync(path.join(directory, 'chain.json'))
const chain = await EmbeddedChain.start({
  directory,
  port,
  // only a new chain starts in the past; see startLocalNetwork
  behindSeconds: isNew ? behindSeconds : 0,
  clock: { settleMs: blockMs, wantedMs: blockMs / 2, idleMs: blockMs },
  log: createLogger({ level: 'info' }),
})
answerParent({
  catchUp: async () => chain.catchUp(),
  anvilPid: () => chain.anvilPid(),
})
