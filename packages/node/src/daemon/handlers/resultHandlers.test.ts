import { expect, it } from 'vitest'
import type { ClientRole } from '../../client/ClientRole.ts'
import { resultHandlers } from './resultHandlers.ts'

it('rejects an offset in the logs of all parts', async () => {
  const taskId = `0x${'07'.repeat(32)}`
  const task = { taskId, status: 'ended', parts: [], terms: { parts: 2, replicas: 1 } }
  const { watchLogs } = resultHandlers({ task: () => task } as unknown as ClientRole)
  const call = { signal: new AbortController().signal, isOwner: true, bearer: undefined }
  const logs = watchLogs!({ params: { taskId }, query: { from: 1, follow: false } } as never, call)
  const read = async () => {
    for await (const _ of logs);
  }
  await expect(read()).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
})
