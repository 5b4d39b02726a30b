import { MusterError, parseUntrusted } from '@muster-network/core'
import type { z } from 'zod'
import { ChildLeaf } from './childMessages.ts'
import { parseJson } from './settleRun.ts'

/**
 * Reads one line of the leaves that the process of a run wrote. The process ran an untrusted program.
 *
 * @throws EXEC_HOST
 */
export function parseLeaf(line: string): z.output<typeof ChildLeaf> {
  const parsed = parseUntrusted(ChildLeaf, parseJson(Buffer.from(line)))
  if (parsed.success) return parsed.data
  throw new MusterError('EXEC_HOST', 'the process of the run reported an invalid leaf', {
    cause: parsed.error,
  })
}
