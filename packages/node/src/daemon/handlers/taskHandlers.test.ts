import { expect, it, onTestFinished } from 'vitest'
import type { ClientRole } from '../../client/ClientRole.ts'
import { Journal } from '../../store/Journal.ts'
import { openStore } from '../../store/openStore.ts'
import type { Serving } from './Serving.ts'
import { taskHandlers } from './taskHandlers.ts'

const taskId = `0x${'07'.repeat(32)}`

/** The stream of a task's journal; `end` has the task be over, as the deletion of its data does. */
function openTask() {
  const store = openStore(':memory:')
  onTestFinished(() => store.close())
  const journal = new Journal(store)
  const task: { taskId: string; status: string; deletedMs?: number } = { taskId, status: 'ended' }
  const serving = { daemon: { context: { journal } } } as Serving
  const { watchTask } = taskHandlers(serving, { task: () => task } as unknown as ClientRole)
  const { signal } = new AbortController()
  return {
    journal,
    end() {
      task.deletedMs = 1
      journal.add(taskId, { step: 'keysDestroyed' })
    },
    async read(after: number) {
      const seen: string[] = []
      const call = { signal, isOwner: true, bearer: undefined }
      for await (const { step } of watchTask!({ params: { taskId }, query: { after } }, call)) seen.push(step)
      return seen
    },
  }
}

it('streams the journal of a task until the task is over', async () => {
  const { journal, end, read } = openTask()
  journal.add(taskId, { step: 'cancelling' })
  const reading = read(0)
  journal.add(taskId, { step: 'ended' })
  end()
  expect(await reading).toEqual(['cancelling', 'ended', 'keysDestroyed'])
})

it('ends the stream of a task that is over, also for a caller that has seen all of it', async () => {
  const { journal, end, read } = openTask()
  const { number } = journal.add(taskId, { step: 'ended' })
  end()
  expect(await read(0)).toEqual(['ended', 'keysDestroyed'])
  expect(await read(number)).toEqual(['keysDestroyed'])
  expect(await read(number + 1)).toEqual([])
  expect(await read(Number.MAX_SAFE_INTEGER)).toEqual([])
})
