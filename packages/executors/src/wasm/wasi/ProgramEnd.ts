import type { Failure } from '../../Run.ts'

/** Thrown through the program's stack to end a run from a host call; the program cannot catch it. */
export class ProgramEnd extends Error {
  readonly end: { kind: 'exit'; code: number } | { kind: 'failed'; failure: Failure }

  constructor(end: ProgramEnd['end']) {
    super('the program has ended')
    this.end = end
  }
}

export function limitReached(
  limit: Extract<Failure, { fault: 'limit' }>['limit'],
  message: string,
): ProgramEnd {
  return new ProgramEnd({ kind: 'failed', failure: { fault: 'limit', limit, message } })
}

export function hostFailed(message: string): ProgramEnd {
  return new ProgramEnd({ kind: 'failed', failure: { fault: 'host', message } })
}

export function programFailed(message: string): ProgramEnd {
  return new ProgramEnd({ kind: 'failed', failure: { fault: 'program', message } })
}
