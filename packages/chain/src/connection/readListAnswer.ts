import { setImmediate } from 'node:timers/promises'
import { exceededShape } from '@muster-network/core'
import { ListSplitter } from './ListSplitter.ts'
import { parseAnswer, type ReadAnswer } from './parseAnswer.ts'

/** All events of a full block, which a follower reads when other contracts have logged in it too. */
const listBytes = 64 << 20
const listItems = 250_000
/** The fields and topics of one event. */
const itemShape = { depth: 4, containers: 8, commas: 64 }
const envelopeShape = { depth: 16, containers: 256, commas: 4_096 }
/** Bytes that are parsed before other work of the daemon has its turn. */
const turnBytes = 32 << 10

/**
 * Reads an answer whose `result` is a long list, item by item, so that neither its text nor its parsing is ever needed as a
 * whole. Other answers, such as errors, are short. Throws for an answer that exceeds the limits.
 */
export async function readListAnswer(body: AsyncIterable<Uint8Array>): Promise<ReadAnswer> {
  const items: unknown[] = []
  const splitter = new ListSplitter((bytes) => {
    if (items.length >= listItems) throw new Error(`the answer has more than ${listItems} items`)
    const exceeded = exceededShape(bytes, itemShape)
    if (exceeded !== undefined) throw new Error(`an item of the answer has too many ${exceeded}`)
    items.push(JSON.parse(bytes.toString()))
  })
  let [length, sinceTurn] = [0, 0]
  for await (const chunk of body) {
    length += chunk.length
    if (length > listBytes) throw new Error(`the answer has more than ${listBytes} bytes`)
    for (let at = 0; at < chunk.length; at += turnBytes) {
      const slice = chunk.subarray(at, at + turnBytes)
      splitter.push(slice)
      sinceTurn += slice.length
      if (sinceTurn < turnBytes) continue
      sinceTurn = 0
      await setImmediate()
    }
  }
  const envelope = splitter.end()
  const exceeded = exceededShape(envelope, envelopeShape)
  if (exceeded !== undefined) throw new Error(`the answer has too many ${exceeded}`)
  const answer = parseAnswer(envelope)
  if (splitter.foundList && isObject(answer.value)) return { value: { ...answer.value, result: items } }
  return answer
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
