import { MusterError } from '../errors/MusterError.ts'
import { parseUntrusted } from '../parse/parseUntrusted.ts'
import { NetworkDefinition } from './NetworkDefinition.ts'
import { networkProblems } from './networkProblems.ts'

/**
 * Parses a network definition.
 *
 * @throws MusterError CONFIG_INVALID with every problem and its field
 */
export function parseNetwork(text: string): NetworkDefinition {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new MusterError('CONFIG_INVALID', 'the network definition is not JSON', { cause })
  }
  const parsed = parseUntrusted(NetworkDefinition, json)
  const problems = parsed.success
    ? networkProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && problems.length === 0) return parsed.data
  throw new MusterError('CONFIG_INVALID', `invalid network definition:\n${problems.join('\n')}`, {
    hint: 'Correct the listed fields; networks/network.schema.json describes each.',
    details: { problems: problems.length },
  })
}
