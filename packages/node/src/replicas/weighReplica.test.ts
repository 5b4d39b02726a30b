import { expect, it } from 'vitest'
import { type WeighedReplica, weighReplica } from './weighReplica.ts'

/** Replicas whose results are numbers; a difference of 1 is one tolerance. */
const replicas = (...values: number[]): WeighedReplica[] =>
  values.map((value, part) => ({ part, result: `${value}`, dir: `${value}` }))
const apart = async (a: { dir: string }, b: { dir: string }) => Math.abs(Number(a.dir) - Number(b.dir))
const yesOrNo = async (a: { dir: string }, b: { dir: string }) =>
  Math.abs(Number(a.dir) - Number(b.dir)) <= 1 ? 0 : Number.POSITIVE_INFINITY
const verdict = async (all: WeighedReplica[], part: number, distance = apart) =>
  (await weighReplica(all, part, distance)).verdict

it('finds a replica the same within one tolerance of the medoid, different beyond three, and grey between', async () => {
  const all = replicas(10, 10.5, 11.4, 13.4, 9.8, 10.1, 14)
  expect(await weighReplica(all, 0, apart)).toMatchObject({ verdict: 'same', medoid: 1, missing: [] })
  expect(await verdict(all, 2)).toBe('same')
  expect(await verdict(all, 3)).toBe('grey')
  expect(await verdict(all, 6)).toBe('different')
})

it('has no grey zone when e is boolean', async () => {
  const all = replicas(10, 10.5, 12)
  expect(await verdict(all, 0, yesOrNo)).toBe('same')
  expect(await verdict(all, 2, yesOrNo)).toBe('different')
})

it('finds no majority when two replicas differ, or two stand against two', async () => {
  expect(await verdict(replicas(10, 20), 0)).toBe('no majority')
  expect(await verdict(replicas(10, 10.5, 20, 20.5), 0)).toBe('no majority')
  expect(await verdict(replicas(10), 0)).toBe('no majority')
})

it('counts a replica that is not served as different, and lists it as missing', async () => {
  const [a, b, c] = replicas(10, 10.5, 20)
  const { dir: _, ...hidden } = c!
  expect(await weighReplica([a!, b!, hidden], 0, apart)).toMatchObject({ verdict: 'same', missing: [2] })
  expect(await weighReplica([a!, b!, hidden], 2, apart)).toMatchObject({
    verdict: 'not served',
    missing: [2],
  })
  const { dir: __, ...gone } = b!
  expect(await weighReplica([a!, gone, c!], 0, apart)).toMatchObject({ verdict: 'no majority', missing: [1] })
})

it('decides nothing about a replica that was not opened in time, although its bytes may be right', async () => {
  const [a, b] = replicas(10, 10.5)
  const late = { part: 2, dir: '10' }
  expect(await verdict([a!, b!, late], 2)).toBe('not opened')
  // it counts as different, as on the chain
  expect(await verdict([a!, b!, late, { part: 3 }], 0)).toBe('no majority')
})

it('needs no bytes when the majority is equal on the chain', async () => {
  const blind = async () => {
    throw new Error('nothing to compare')
  }
  const all = [
    { part: 0, result: '5' },
    { part: 1, result: '5' },
    { part: 2, result: '7' },
  ]
  expect(await verdict(all, 0, blind)).toBe('same')
  expect(await weighReplica(all, 2, blind)).toMatchObject({ verdict: 'not served', missing: [0, 1, 2] })
})

it('uses the bytes of one replica for all equal ones', async () => {
  const all = [
    { part: 0, result: '5' },
    { part: 1, result: '5', dir: '5' },
    { part: 2, result: '5.5', dir: '5.5' },
  ]
  expect(await weighReplica(all, 2, apart)).toMatchObject({ verdict: 'same', missing: [] })
})

it('does not find a near replica wrong when the two others collude', async () => {
  // the honest replica is within three tolerances of both others
  expect(await verdict(replicas(10, 12, 12.5), 0)).toBe('grey')
})
