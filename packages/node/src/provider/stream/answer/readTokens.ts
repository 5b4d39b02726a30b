import { MusterError } from '@muster-network/core'
import { z } from 'zod'

/** The most bytes of a line: some thousand ids. A service that sends more is broken or hostile. */
const mostLineBytes = 65_536

const Line = z.union([
  z.strictObject({
    ids: z
      .array(
        z
          .int()
          .min(0)
          .max(2 ** 32 - 1),
      )
      .min(1)
      .max(4_096),
  }),
  z.strictObject({ end: z.enum(['stop', 'length']) }),
])
/** One line of the answer of a token service. */
export type TokenLine = z.infer<typeof Line>

/**
 * Reads the answer of a token service: lines with ids, and one last line with the end. The program is a stranger's, so every line is
 * limited before it is parsed.
 *
 * @throws EXEC_SERVICE_DOWN for anything else
 */
export async function* readTokens(body: AsyncIterable<Uint8Array>): AsyncGenerator<TokenLine> {
  let pending: Buffer = Buffer.alloc(0)
  for await (const chunk of body) {
    pending = Buffer.concat([pending, chunk])
    for (let end = pending.indexOf(10); end !== -1; end = pending.indexOf(10)) {
      if (end > mostLineBytes) throw wrong('a line is too long')
      const line = parseLine(pending.subarray(0, end))
      pending = pending.subarray(end + 1)
      yield line
      // whatever follows the end is not read
      if ('end' in line) return
    }
    if (pending.length > mostLineBytes) throw wrong('a line is too long')
  }
  throw wrong('the answer has no end')
}

function parseLine(bytes: Uint8Array): TokenLine {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw wrong('a line is not JSON')
  }
  const parsed = Line.safeParse(json)
  if (!parsed.success) throw wrong('a line is neither ids nor an end')
  return parsed.data
}

function wrong(why: string): MusterError {
  return new MusterError('EXEC_SERVICE_DOWN', `the service does not follow the protocol: ${why}`)
}
