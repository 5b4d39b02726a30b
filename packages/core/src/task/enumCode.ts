import { MusterError } from '../errors/MusterError.ts'

/** The number of a name in a Solidity enum. */
export function enumCode<Name extends string>(names: readonly Name[], name: Name): number {
  return names.indexOf(name)
}

/**
 * The name of a number that a contract returned.
 * @throws MusterError BUG_UNREACHABLE when the enum has no such member: the contracts are of another version
 */
export function enumName<Name extends string>(names: readonly Name[], code: number): Name {
  const name = names[code]
  if (name === undefined)
    throw new MusterError('BUG_UNREACHABLE', `No enum member ${code}: expected 0 to ${names.length - 1}.`, {
      details: { code, names: names.join(', ') },
    })
  return name
}
