import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryMachine, deliveryStages } from './deliveryMachine.ts'
import type { Machine } from './Machine.ts'
import { eventsOf, nextState } from './nextState.ts'
import { cutReasons, eventClosingCut, partMachine } from './partMachine.ts'
import { taskMachine } from './taskMachine.ts'

const machines: Machine<string, string>[] = [taskMachine, partMachine, deliveryMachine]

describe.each(machines)('the machine of a $name', (machine) => {
  const { states, events, transitions, terminal, deadlines, initial } = machine
  const live = states.filter((state) => !terminal.includes(state))

  it('reaches every state from the first', () => {
    const reached = new Set([initial])
    for (let before = 0; before !== reached.size; ) {
      before = reached.size
      for (const { from, to } of transitions) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...states].sort())
  })

  it('uses every event, names only its own states, and has one outcome for each event in a state', () => {
    expect(new Set(transitions.map(({ event }) => event))).toEqual(new Set(events))
    for (const { from, to } of transitions) expect(states).toEqual(expect.arrayContaining([from, to]))
    expect(new Set(transitions.map(({ from, event }) => `${from} ${event}`)).size).toBe(transitions.length)
  })

  it('never leaves a terminal state', () => {
    for (const state of terminal) {
      expect(eventsOf(machine, state)).toEqual([])
      for (const event of events)
        expect(nextState(machine, state, event)).toMatchObject({ ok: false, reason: 'terminal' })
    }
  })

  it('gives every live state a deadline and a way out that anyone can take', () => {
    // Before it is posted, a thing holds no money and may stay unborn.
    for (const state of live.filter((name) => name !== 'none')) {
      const deadline = deadlines[state]
      expect(deadline, state).toBeDefined()
      expect(deadline?.parameters.length).toBeGreaterThan(0)
      const exit = transitions.find(({ from, event }) => from === state && event === deadline?.exit)
      expect(exit, state).toMatchObject({ by: 'anyone' })
      expect(exit?.to).not.toBe(state)
    }
  })

  it('ends by deadlines and calls of anyone alone, from every state', () => {
    for (const start of live.filter((name) => name !== 'none')) {
      let state = start
      for (let steps = 0; !terminal.includes(state); steps++) {
        expect(steps, `${start} circles`).toBeLessThan(states.length)
        const next = nextState(machine, state, deadlines[state]?.exit ?? '')
        if (!next.ok) throw new Error(next.what)
        state = next.state
      }
    }
  })

  it('stays inside its states whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (happenings) => {
        let state = initial
        for (const event of happenings) {
          const next = nextState(machine, state, event)
          if (next.ok) state = next.state
          expect(states).toContain(state)
        }
      }),
      { seed: 5 },
    )
  })
})

describe('the machines together', () => {
  it('walk through the life of a simple task', () => {
    const walk = <S extends string, E extends string>(machine: Machine<S, E>, happenings: E[]): S =>
      happenings.reduce<S>((state, event) => {
        const next = nextState(machine, state, event)
        if (!next.ok) throw new Error(next.what)
        return next.state
      }, machine.initial)
    expect(walk(taskMachine, ['post', 'award', 'lastPartEnded'])).toBe('ended')
    expect(walk(partMachine, ['award', 'start', 'deliver', 'deliverLast', 'lastAccepted'])).toBe('ended')
    expect(walk(partMachine, ['award', 'challenge', 'replace', 'closeCutToReopen', 'award'])).toBe('running')
    expect(walk(partMachine, ['award', 'cancel', 'closeCutToEnd', 'settled'])).toBe('ended')
    expect(walk(deliveryMachine, ['deliver', 'draw', 'check', 'drawMore', 'settleAccepted', 'close'])).toBe(
      'closed',
    )
    expect(walk(deliveryMachine, ['deliver', 'settleRejected', 'contest', 'resolve'])).toBe('closed')
  })

  it('say why an event cannot happen', () => {
    expect(nextState(taskMachine, 'awarded', 'extend')).toEqual({
      ok: false,
      reason: 'not-allowed',
      what: 'task is awarded: extend is not one of awardAgain, lastPartEnded',
    })
  })

  it('close a cut by its reason', () => {
    const closing = cutReasons.flatMap((reason) =>
      reason === 'none' ? [] : [[reason, eventClosingCut(reason)]],
    )
    expect(Object.fromEntries(closing)).toEqual({
      silence: 'closeCutToReopen',
      leave: 'closeCutToReopen',
      broken: 'closeCutToReopen',
      cancel: 'closeCutToEnd',
      expire: 'closeCutToEnd',
    })
  })

  it('keep the stages of the contracts first and in order', () => {
    expect(deliveryMachine.states.slice(0, deliveryStages.length)).toEqual(deliveryStages)
  })
})
