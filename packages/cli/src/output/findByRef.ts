import { MusterError } from '@muster-network/core'
import { plainLine } from './plainText.ts'

export type Named = { id: string; name?: string }
export type Kind = { noun: string; list: string }

/** The most matches that an error lists. */
const shownMatches = 8

/**
 * Finds the thing that a reference means: its id, the unique start of its id with or without 0x, or its unique name.
 * An exact name precedes the start of an id.
 *
 * @throws API_NOT_FOUND when nothing matches; SPEC_BAD_ID with the matches when several do
 */
export function findByRef<T>(all: readonly T[], ref: string, kind: Kind, named: (each: T) => Named): T {
  const text = ref.trim().toLowerCase()
  const digits = text.replace(/^0x/, '')
  const byName = all.filter((each) => named(each).name === ref)
  const byId = /^[0-9a-f]+$/.test(digits)
    ? all.filter((each) => named(each).id.toLowerCase().startsWith(`0x${digits}`))
    : []
  const matching = byName.length > 0 ? byName : byId
  if (matching.length === 1) return matching[0]!
  const capital = kind.noun.slice(0, 1).toUpperCase() + kind.noun.slice(1)
  if (matching.length === 0)
    throw new MusterError('API_NOT_FOUND', `${capital} "${plainLine(ref)}" not found.`, { hint: kind.list })
  const ids = all.map((each) => named(each).id)
  const lines = matching.slice(0, shownMatches).map((each) => {
    const { id, name } = named(each)
    return `\n  ${uniqueStart(id, ids)}${name === undefined ? '' : `  ${plainLine(name)}`}`
  })
  const left = matching.length - lines.length
  throw new MusterError(
    'SPEC_BAD_ID',
    `Ambiguous ${kind.noun} "${plainLine(ref)}": ${matching.length} match.${lines.join('')}${left > 0 ? `\n  … and ${left} more` : ''}`,
    { hint: `Pass one of these ids. ${kind.list}` },
  )
}

/** Returns the shortest start of an id that no other id has, at least ten digits, as the tables show it. */
function uniqueStart(id: string, all: readonly string[]): string {
  for (let length = 12; length < id.length; length += 2) {
    const start = id.slice(0, length)
    if (all.filter((each) => each.startsWith(start)).length <= 1) return start
  }
  return id
}
