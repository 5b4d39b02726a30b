import type { ApiClient, StreamView } from '@muster-network/api'
import { findByRef } from '../output/findByRef.ts'
import { ownCommand } from '../output/ownCommand.ts'

/** Finds the stream that a user names by id, start of the id, or name. @throws API_NOT_FOUND, SPEC_BAD_ID */
export async function findStream(api: ApiClient, ref: string): Promise<StreamView> {
  const { streams } = await api.listStreams()
  const kind = { noun: 'stream', list: `${ownCommand('stream list')} lists the streams.` }
  // a name can be used again after its stream is closed
  const open = streams.filter(({ phase }) => phase !== 'closed')
  const named = open.some(({ name }) => name === ref) ? open : streams
  return findByRef(named, ref, kind, (each) => ({ id: each.streamId, name: each.name }))
}
