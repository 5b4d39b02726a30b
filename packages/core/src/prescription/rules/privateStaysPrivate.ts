import type { Rule } from './Rule.ts'

/** Requires that a private stream asks no stranger to confirm. */
export const privateStaysPrivate: Rule = (task) => {
  if (task.kind !== 'stream' || task.flag('private') !== true) return []
  if (task.text('response', 'confirmer') !== 'council') return []
  return [
    {
      path: ['response', 'confirmer'],
      what: 'confirmers of the council would read the requests of a private stream',
      hint: 'write confirmer: own, or remove private',
    },
  ]
}
