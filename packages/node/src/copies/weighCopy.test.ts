import { expect, it } from 'vitest'
import { type WeighedCopy, weighCopy } from './weighCopy.ts'

/** Copies whose results are numbers, one tolerance apart when they differ by one. */
const copies = (...values: number[]): WeighedCopy[] =>
  values.map((value, part) => ({ part, result: `${value}`, dir: `${value}` }))
const apart = async (a: { dir: string }, b: { dir: string }) => Math.abs(Number(a.dir) - Number(b.dir))
const yesOrNo = async (a: { dir: string }, b: { dir: string }) =>
  Math.abs(Number(a.dir) - Number(b.dir)) <= 1 ? 0 : Number.POSITIVE_INFINITY
const verdict = async (all: WeighedCopy[], part: number, distance = apart) =>
  (await weighCopy(all, part, distance)).verdict

it('calls the same what is within one tolerance of the middle, wrong what is beyond three, and is silent between', async () => {
  const all = copies(10, 10.5, 11.4, 13.4, 9.8, 10.1, 14)
  expect(await weighCopy(all, 0, apart)).toMatchObject({ verdict: 'same', medoid: 1, missing: [] })
  expect(await verdict(all, 2)).toBe('same')
  expect(await verdict(all, 3)).toBe('grey')
  expect(await verdict(all, 6)).toBe('different')
})

it('knows no grey where e says yes or no', async () => {
  const all = copies(10, 10.5, 12)
  expect(await verdict(all, 0, yesOrNo)).toBe('same')
  expect(await verdict(all, 2, yesOrNo)).toBe('different')
})

it('says nothing where no more than half are the same: two that differ, or two against two', async () => {
  expect(await verdict(copies(10, 20), 0)).toBe('no majority')
  expect(await verdict(copies(10, 10.5, 20, 20.5), 0)).toBe('no majority')
  expect(await verdict(copies(10), 0)).toBe('no majority')
})

it('counts who is not shown as different, and names it', async () => {
  const [a, b, c] = copies(10, 10.5, 20)
  const { dir: _, ...hidden } = c!
  expect(await weighCopy([a!, b!, hidden], 0, apart)).toMatchObject({ verdict: 'same', missing: [2] })
  expect(await weighCopy([a!, b!, hidden], 2, apart)).toMatchObject({ verdict: 'not shown', missing: [2] })
  const { dir: __, ...gone } = b!
  expect(await weighCopy([a!, gone, c!], 0, apart)).toMatchObject({ verdict: 'no majority', missing: [1] })
})

it('has no word for a copy that was not opened in time, although its bytes may be right', async () => {
  const [a, b] = copies(10, 10.5)
  const late = { part: 2, dir: '10' }
  expect(await verdict([a!, b!, late], 2)).toBe('not opened')
  // and it counts against the others, as on the chain
  expect(await verdict([a!, b!, late, { part: 3 }], 0)).toBe('no majority')
})

it('needs no bytes to believe what most are equal to on the chain', async () => {
  const blind = async () => {
    throw new Error('nothing to compare')
  }
  const all = [
    { part: 0, result: '5' },
    { part: 1, result: '5' },
    { part: 2, result: '7' },
  ]
  expect(await verdict(all, 0, blind)).toBe('same')
  expect(await weighCopy(all, 2, blind)).toMatchObject({ verdict: 'not shown', missing: [0, 1, 2] })
})

it('takes the bytes of one copy for all that are equal to it', async () => {
  const all = [
    { part: 0, result: '5' },
    { part: 1, result: '5', dir: '5' },
    { part: 2, result: '5.5', dir: '5.5' },
  ]
  expect(await weighCopy(all, 2, apart)).toMatchObject({ verdict: 'same', missing: [] })
})

it('is not moved by two in league into calling wrong what stands near them', async () => {
  // both stand where the honest one is still within three tolerances of them
  expect(await verdict(copies(10, 12, 12.5), 0)).toBe('grey')
})
