/** Why an executor returns a part before it delivers, as it tells its client. Nobody pays or is charged by it. */
export const returnReasons = [
  /** It could not fetch the key or the data of the part. */
  'no-data',
  /** The client served other work than it posted. */
  'wrong-work',
  /** The part is above a limit of its owner. */
  'limits',
  /** No slot became free in time. */
  'busy',
  /** The registry of the image did not answer. */
  'image',
  /** The program cannot run, or failed. */
  'program',
  /** A fault of the machine. */
  'machine',
  /** It left for its owner, or because the client signed no receipts. */
  'left',
] as const
export type ReturnReason = (typeof returnReasons)[number]
