/** Units that the code between two marks may take, and the names in a folder that one call reads. */
const codeUnits = 2n ** 27n
/** What a byte costs that one call, or one instruction, may read, write or draw: `random_get` is by far the dearest. */
const unitsOfByte = 1n
const unitsOfRandomByte = 200n

export type StepRoom = { draws: boolean; memoryBytes: number; diskBytes: number; segmentUnits: bigint }

/**
 * How far past the end of a segment a program may come before it stands still: as far as filling all of its memory takes, or
 * a segment. A run that goes further fails, on every machine at the same place, so that a state which claims to lie further
 * on never was one of the program's.
 */
export function longestStep({ draws, memoryBytes, diskBytes, segmentUnits }: StepRoom): bigint {
  const ofMemory = BigInt(memoryBytes) * (draws ? unitsOfRandomByte : unitsOfByte)
  const step = codeUnits + BigInt(diskBytes) / 4n + ofMemory
  return segmentUnits > step ? segmentUnits : step
}
