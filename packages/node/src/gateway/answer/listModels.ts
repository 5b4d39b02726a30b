import type { StreamSummary } from '../../client/stream/Answerer.ts'
import type { Gateway } from '../Gateway.ts'
import type { Call } from '../http/Call.ts'
import { findStream, streamsFor } from './findStream.ts'

/** Answers `GET /v1/models`: the streams that the key may call. */
export async function listModels(gateway: Gateway, { key, reply }: Call): Promise<void> {
  await reply.json(200, { object: 'list', data: streamsFor(gateway, key).map(modelOf) })
}

/** Answers `GET /v1/models/<model>`. */
export async function showModel(gateway: Gateway, { key, reply }: Call, name: string): Promise<void> {
  await reply.json(200, modelOf(findStream(gateway, key, name)))
}

const modelOf = ({ name, createdMs, phase }: StreamSummary) => ({
  id: name,
  object: 'model',
  created: Math.floor(createdMs / 1000),
  owned_by: 'muster',
  // not OpenAI's: whether it answers now
  status: phase,
})
