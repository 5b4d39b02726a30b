import { parentPort } from 'node:worker_threads'
import { InvalidText, LoadedTokenizer } from './LoadedTokenizer.ts'
import type { JobMessage, JobReply, TokenizerJob } from './TokenizerJob.ts'

/** A tokenizer takes up to some hundred megabytes; the least recent one is dropped. */
const mostLoaded = 4

const loaded = new Map<string, LoadedTokenizer>()

function load(folder: string): LoadedTokenizer {
  const tokenizer = loaded.get(folder) ?? new LoadedTokenizer(folder)
  // inserted again, so that the map is in order of the last use
  loaded.delete(folder)
  loaded.set(folder, tokenizer)
  if (loaded.size > mostLoaded) loaded.delete(loaded.keys().next().value!)
  return tokenizer
}

function run(tokenizer: LoadedTokenizer, job: TokenizerJob) {
  switch (job.kind) {
    case 'facts':
      return tokenizer.facts
    case 'chat':
      return tokenizer.encodeChat(job.conversation)
    case 'encode':
      return tokenizer.encode(job.text)
    case 'decode':
      return job.lists.map((ids) => tokenizer.decode(ids))
    case 'reencode':
      return tokenizer.reencode(job.ids)
  }
}

parentPort!.on('message', ({ number, folder, job }: JobMessage) => {
  const reply = (answer: JobReply) => parentPort!.postMessage(answer)
  let tokenizer: LoadedTokenizer
  try {
    tokenizer = load(folder)
  } catch (error) {
    return reply({ number, ok: false, reason: 'broken', message: String(error) })
  }
  try {
    reply({ number, ok: true, result: run(tokenizer, job) })
  } catch (error) {
    const isOurs = error instanceof InvalidText
    reply({ number, ok: false, reason: 'invalid', message: isOurs ? error.message : String(error) })
  }
})
