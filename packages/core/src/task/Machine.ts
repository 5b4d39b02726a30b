/** Who may make a call. `anyone` past a deadline is what keeps money from being stranded. */
export type Caller = 'client' | 'executor' | 'operator' | 'seat' | 'panel' | 'anyone'

export type Transition<State extends string, Event extends string> = {
  from: State
  event: Event
  to: State
  by: Caller
}

/** Until when a state may last, and what ends it then. */
export type Deadline<Event extends string> = {
  /** The moment from which it counts. */
  since: string
  /** The fields of the task's terms or the network's rules that add up to the time allowed. */
  parameters: readonly string[]
  /** The call that anyone may make past the deadline. */
  exit: Event
}

/** States, events, transitions and deadlines as data: the same table drives the daemons, the docs and the tests. */
export type Machine<State extends string, Event extends string> = {
  name: string
  states: readonly State[]
  events: readonly Event[]
  initial: State
  terminal: readonly State[]
  transitions: readonly Transition<State, Event>[]
  /** Of every state that is neither initial nor terminal. */
  deadlines: Readonly<Partial<Record<State, Deadline<Event>>>>
}
