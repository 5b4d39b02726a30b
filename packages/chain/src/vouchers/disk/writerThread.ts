// Runs in a worker thread: the only writer of a book. Waiting for the disk here leaves the other threads free.
import { parentPort, workerData } from 'node:worker_threads'
import type { BookBatch } from './bookTables.ts'
import { openBook } from './openBook.ts'
import { prepareStatements, writeBatch } from './writeBatch.ts'

const port = parentPort!
const database = openBook((workerData as { file: string }).file)
const statements = prepareStatements(database)

port.on('message', (message: BookBatch | 'stop') => {
  if (message === 'stop') {
    database.close()
    port.close()
    return
  }
  try {
    writeBatch(database, statements, message)
    port.postMessage({ ok: true })
  } catch (error) {
    port.postMessage({ ok: false, message: error instanceof Error ? error.message : String(error) })
  }
})
port.postMessage({ ok: true })
