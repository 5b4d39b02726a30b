/** Councils that a class can have open for each of its operators before further draws wait. */
const councilsPerOperator = 2
/** The beacon can be read for 256 blocks; after this many a draw no longer waits. */
const patientBlocks = 128n
const pauseMs = 500

export type DrawFacts = {
  /** Councils of the class that are drawn and have not decided. */
  undecided: number
  /** Operators with a listed node of the class. */
  operators: number
  /** Blocks since the beacon. */
  age: bigint
}

/**
 * Returns how long the first draw of a delivery waits because the seats of its class are busy; 0 to draw now. A seat that is drawn
 * while it replays for many others would have to abstain, and a council without free seats takes minutes to decide. The time of an
 * answer begins with the draw, so waiting takes nothing from it.
 */
export function drawPauseMs({ undecided, operators, age }: DrawFacts): number {
  const isBusy = undecided >= councilsPerOperator * operators
  return isBusy && age < patientBlocks ? pauseMs : 0
}
