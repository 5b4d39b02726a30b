// The service in the image: loads the model and answers on the Unix socket MUSTER_SOCKET.

import { rm } from 'node:fs/promises'
import { createKeccak } from 'hash-wasm'
import * as z from 'zod'
import { LanguageModel } from './LanguageModel.ts'
import { type Served, serveModel } from './serveModel.ts'
import { TokenService } from './TokenService.ts'

const settings = z
  .object({
    MUSTER_SOCKET: z.string().min(1),
    ENGINE: z.string().default('/app/engine'),
    MODEL: z.string().default('/app/model.gguf'),
    /** Cores for one batch. */
    THREADS: z.coerce.number().int().min(1).max(64).default(1),
    /** Requests that are answered at the same time. */
    CONCURRENCY: z.coerce.number().int().min(1).max(16).default(4),
    /** The most tokens of prompt and answer together; 23 KB of memory each, for every request at the same time. */
    CONTEXT: z.coerce.number().int().min(256).max(8_192).default(2_048),
  })
  .parse(process.env)

let served: Served | undefined
const server = serveModel(() => served)
await rm(settings.MUSTER_SOCKET, { force: true })
server.listen(settings.MUSTER_SOCKET)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))

const hasher = await createKeccak(256)
const model = await LanguageModel.open({
  engine: settings.ENGINE,
  model: settings.MODEL,
  threads: settings.THREADS,
  sequences: settings.CONCURRENCY,
  contextTokens: settings.CONTEXT,
})
served = { model, service: new TokenService(model, (data) => hasher.init().update(data).digest('binary')) }
