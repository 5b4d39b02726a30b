import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentLogger } from '@muster-network/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openStore } from '../store/openStore.ts'
import { PresenceBook } from './PresenceBook.ts'

it('goes on listening while its store cannot be written, and stops without an error', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-presence-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const store = openStore(path.join(dir, 'store.sqlite'))
  const warned: unknown[] = []
  const context = {
    store,
    peer: { handle: () => {} },
    logger: { ...silentLogger, warn: (line: object) => void warned.push(line) },
    nowMs: () => Date.now(),
  } as unknown as ConstructorParameters<typeof PresenceBook>[0]
  const book = new PresenceBook(context, { epochs: { startSeconds: 0, epochSeconds: 3_600 }, everyMs: 5 })
  book.start()
  await vi.waitFor(() => expect(book.listenedMs(book.epoch)).toBeGreaterThan(0))
  // as after an I/O error: every statement throws from now on
  store.close()
  await vi.waitFor(() => expect(warned.length).toBeGreaterThan(2))
  book.stop()
})
