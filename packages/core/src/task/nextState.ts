import type { Machine } from './Machine.ts'

export type NextState<State extends string> =
  | { ok: true; state: State }
  | { ok: false; reason: 'terminal' | 'not-allowed'; what: string }

/** The state after an event, or why the event cannot happen; the contracts would revert. */
export function nextState<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): NextState<State> {
  if (machine.terminal.includes(state))
    return { ok: false, reason: 'terminal', what: `${machine.name} is ${state}, which is final` }
  const found = machine.transitions.find(
    (transition) => transition.from === state && transition.event === event,
  )
  if (found) return { ok: true, state: found.to }
  const allowed = eventsOf(machine, state).join(', ')
  return {
    ok: false,
    reason: 'not-allowed',
    what: `${machine.name} is ${state}: ${event} is not one of ${allowed}`,
  }
}

/** The events that can happen in a state. */
export function eventsOf<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
): Event[] {
  return machine.transitions.filter(({ from }) => from === state).map(({ event }) => event)
}
