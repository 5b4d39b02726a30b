// Runs in a worker thread: the only writer of a book that exists. Waiting for the disk here leaves the other threads free.
// It imports as little as possible, because a thread loads its modules anew.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { type BookBatch, durably } from './bookTables.ts'
import { prepareStatements, writeBatch } from './writeBatch.ts'

const port = parentPort!
const database = new DatabaseSync((workerData as { file: string }).file, { timeout: 5_000 })
database.exec(durably)
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
