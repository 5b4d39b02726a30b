/**
 * Thrown for bytes that are not a state of this task. `tooLarge`: beyond the task's limits, or the constants of
 * the format; `invalid`: anything else. Every other error while a state is read is a fault of this machine,
 * which proves nothing about the state: a check must never reject by accident what it could not read.
 */
export class StateRefused extends Error {
  readonly kind: 'invalid' | 'tooLarge'

  constructor(kind: StateRefused['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export function invalidState(message: string): StateRefused {
  return new StateRefused('invalid', message)
}

export function tooLargeState(message: string): StateRefused {
  return new StateRefused('tooLarge', message)
}
