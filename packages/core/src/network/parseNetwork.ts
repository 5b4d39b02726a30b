import { MusterError } from '../errors/MusterError.ts'
import { NetworkDefinition } from './NetworkDefinition.ts'
import { networkProblems } from './networkProblems.ts'

/**
 * A network definition from the text of its file.
 *
 * @throws MusterError CONFIG_INVALID with every problem, each with the field it is about
 */
export function parseNetwork(text: string): NetworkDefinition {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new MusterError('CONFIG_INVALID', 'the network definition is not JSON', { cause })
  }
  const parsed = NetworkDefinition.safeParse(json)
  const problems = parsed.success
    ? networkProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && problems.length === 0) return parsed.data
  throw new MusterError('CONFIG_INVALID', `the network definition cannot be used:\n${problems.join('\n')}`, {
    hint: 'Correct the fields listed; networks/network.schema.json says what each may be.',
    details: { problems: problems.length },
  })
}
