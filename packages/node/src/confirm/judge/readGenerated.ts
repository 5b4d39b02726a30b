import { MusterError } from '@muster-network/core'
import type { ServiceResponse } from '@muster-network/executors'
import { z } from 'zod'

/** Bytes of one line: thousands of tokens. */
const mostLineBytes = 65_536

const Line = z.union([
  z.strictObject({ ids: z.array(z.int().min(0).max(0xffff_ffff)).min(1) }),
  z.strictObject({ end: z.enum(['stop', 'length']) }),
])
export type GeneratedLine = z.infer<typeof Line>

/**
 * Reads the lines of `/muster/generate` as they come. The last one is the end.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID for a line that is too long or no line of the protocol, or when there is no end
 */
export async function* readGenerated({ body }: Pick<ServiceResponse, 'body'>): AsyncGenerator<GeneratedLine> {
  let rest = Buffer.alloc(0)
  for await (const chunk of body) {
    rest = Buffer.concat([rest, chunk])
    for (let newline = rest.indexOf(10); newline >= 0; newline = rest.indexOf(10)) {
      const line = lineOf(rest.subarray(0, newline))
      rest = rest.subarray(newline + 1)
      yield line
      if ('end' in line) return
    }
    if (rest.length > mostLineBytes) throw invalid('has a line that is too long')
  }
  throw invalid('has no end')
}

function lineOf(bytes: Buffer): GeneratedLine {
  if (bytes.length > mostLineBytes) throw invalid('has a line that is too long')
  try {
    return Line.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw invalid('has a line that is not of the protocol')
  }
}

function invalid(what: string): MusterError {
  return new MusterError(
    'EXEC_SERVICE_ANSWER_INVALID',
    `the answer of the service to /muster/generate ${what}`,
  )
}
