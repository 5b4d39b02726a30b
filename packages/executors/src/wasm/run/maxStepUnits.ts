/** Units for the code between two marks. */
const codeUnits = 2n ** 27n
/** Units for a folder with the most entries, which one call lists. */
const listUnits = 2n ** 28n
/**
 * Cost of a byte that one call or instruction may read, write or draw: `random_get` is by far the most
 * expensive.
 */
const unitsPerByte = 1n
const unitsPerRandomByte = 200n

export type StepLimits = {
  /** The program may draw random numbers, and list folders. */
  draws: boolean
  lists: boolean
  memoryBytes: number
  diskBytes: number
  segmentUnits: bigint
}

/**
 * How far past the end of a segment a program may be before it is suspended: as far as filling all of its
 * memory and files takes, or a segment. A run that goes further fails, on every machine at the same point, so a state
 * that claims to be further on cannot be a state of the program.
 */
export function maxStepUnits({ draws, lists, memoryBytes, diskBytes, segmentUnits }: StepLimits): bigint {
  const memoryUnits = BigInt(memoryBytes) * (draws ? unitsPerRandomByte : unitsPerByte)
  const step = codeUnits + (lists ? listUnits : 0n) + BigInt(diskBytes) + memoryUnits
  return segmentUnits > step ? segmentUnits : step
}
