import { MusterError } from '@muster-network/core'
import type { ServiceResponse } from '../../Service.ts'
import { unlessAborted } from '../../unlessAborted.ts'
import type { AnswerProcess } from './AnswerProcess.ts'
import { maxHeadBytes, parseAnswerHead } from './answerHead.ts'
import type { ProcessEnd } from './processMessages.ts'

const newline = 10

type ReadAnswerOptions = {
  signal: AbortSignal
  /** Called once, when the process has nothing more to say or nobody listens any more. */
  onEnd: () => void
  /** Receives the reason of a failure; the answer has none, because the words of the engine differ between versions. */
  onFailure: (reason: string) => void
}

/**
 * Reads the answer to the request that was just sent to a process. A program that fails before the first line of its answer
 * has answered with status 500, with the same bytes on every machine; later the body fails.
 *
 * @throws EXEC_SERVICE_DOWN when the machine is at fault; the reason of the signal
 */
export async function readAnswer(
  process: AnswerProcess,
  { signal, onEnd, onFailure }: ReadAnswerOptions,
): Promise<ServiceResponse> {
  let units = 0n
  const endOnce = callOnce(onEnd)
  signal.addEventListener('abort', endOnce, { once: true })

  const next = async (): Promise<Buffer | ProcessEnd> => {
    const part = await unlessAborted(process.read(), signal)
    if ('output' in part) return part.output
    units = part.end.units
    if (part.end.failure !== undefined) onFailure(part.end.failure.message)
    return part.end
  }

  const readHead = async (): Promise<Buffer | ProcessEnd> => {
    let head: Buffer = Buffer.alloc(0)
    while (head.indexOf(newline) < 0 && head.length <= maxHeadBytes) {
      const part = await next()
      if (!Buffer.isBuffer(part)) return part
      head = Buffer.concat([head, part])
    }
    return head
  }

  /** Reads the answer to its end, so that its gas is known. */
  const readEnd = async (): Promise<ProcessEnd> => {
    for (;;) {
      const part = await next()
      if (!Buffer.isBuffer(part)) return part
    }
  }

  async function* body(first: Buffer): AsyncGenerator<Uint8Array, void> {
    try {
      if (first.length > 0) yield first
      for (;;) {
        const part = await next()
        if (Buffer.isBuffer(part)) yield part
        else if (part.failure === undefined) return
        else throw failed(part.failure)
      }
    } finally {
      endOnce()
    }
  }

  try {
    const head = await readHead()
    const at = Buffer.isBuffer(head) ? head.indexOf(newline) : -1
    const parsed = Buffer.isBuffer(head)
      ? parseAnswerHead(head.toString('latin1', 0, Math.max(at, 0)))
      : undefined
    if (Buffer.isBuffer(head) && parsed !== undefined)
      return { ...parsed, body: body(head.subarray(at + 1)), units: () => units }
    const { failure } = Buffer.isBuffer(head) ? await readEnd() : head
    if (failure?.fault === 'host') throw failed(failure)
    if (failure === undefined) onFailure('the answer has no first line with a status and a content type')
    endOnce()
    return failedAnswer(() => units)
  } catch (error) {
    endOnce()
    throw error
  }
}

/** The answer of a program that failed before it answered. */
function failedAnswer(units: () => bigint): ServiceResponse {
  async function* body() {
    yield Buffer.from('the program failed\n')
  }
  return { status: 500, contentType: 'text/plain', body: body(), units }
}

function failed({ fault, message }: NonNullable<ProcessEnd['failure']>): MusterError {
  return new MusterError(
    fault === 'host' ? 'EXEC_SERVICE_DOWN' : 'EXEC_SERVICE_ANSWER_INVALID',
    `the program failed in the middle of its answer: ${message}`,
  )
}

function callOnce(call: () => void): () => void {
  let called = false
  return () => {
    if (called) return
    called = true
    call()
  }
}
