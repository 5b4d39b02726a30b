import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { StreamEquivalence } from '@muster-network/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Confirmations } from '../../src/confirm/Confirmations.ts'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { OwnConfirmer } from '../../src/confirm/OwnConfirmer.ts'
import { type Lie, lies, serveLiar } from './serveLiar.ts'
import { startToyService } from './startToyService.ts'
import { exact, generate } from './ToyModel.ts'
import { ToyStream, type ToyStreamOptions } from './ToyStream.ts'
import { bytes32, toyCase, toyWork } from './toyCase.ts'

let stream: ToyStream

afterEach(() => stream?.stop())

const noisy = (name: number) => ({ name, noise: 0.1 })
const machines = (count: number) => Array.from({ length: count }, (_, i) => noisy(i))

async function start(options: Partial<ToyStreamOptions> = {}): Promise<ToyStream> {
  stream = await ToyStream.start({ machines: machines(4), ...options })
  return stream
}

const honest = (name: string) => toyCase({ name }, noisy(0))
/** The executor answers with another seed than its own, at length. */
const cheated = (name: string) => {
  const work = { ...toyWork({ name }), endTokens: [] }
  const { ids, end } = generate({ ...work, from: 0, maxUnits: 40 }, exact)
  const seed = bytes32(`another seed than ${name}`)
  return { work: { ...work, seed }, from: 0, maxUnits: 40, end, answer: { kind: 'tokens' as const, ids } }
}

/** Draws an answer, as a real case or as a planted one. `pick` in [0, 1) chooses the first confirmer. */
async function draw(
  confirmations: Confirmations,
  given: AnswerCase = honest('one'),
  { planted = false, pick = 0 } = {},
): Promise<void> {
  // a planted answer takes random numbers of its own; a real one looks for a confirmer, then draws it
  stream.script = planted ? [0, 0] : [0, 0.99, pick, pick]
  confirmations.onAnswered(await stream.answered(0, given))
}

const untilIdle = (confirmations: Confirmations) =>
  vi.waitFor(() => expect(confirmations.open.queued).toBe(0), { timeout: 60_000, interval: 20 })

describe('an honest executor', () => {
  it('is confirmed by one confirmer, and its exposure ends', async () => {
    await start()
    const confirmations = stream.confirmations()
    await draw(confirmations)
    expect(confirmations.signedBeforeOldestWei(stream.streamId, stream.at(0))).toBe(7n)
    await untilIdle(confirmations)
    expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 0 })
    expect(confirmations.signedBeforeOldestWei(stream.streamId, stream.at(0))).toBeUndefined()
    expect(confirmations.standing.classes.calibration(stream.manifest)).toEqual({
      honestAnswers: 1,
      hardMisses: 0,
    })
    expect(stream.members[0]!.service.asked).toEqual([])
    expect(stream.members.flatMap(({ service }) => service.asked)).toEqual(['/muster/choices'])
  })

  it.each(['tokens', 'bytes'] as const)('is confirmed under %s', async (equivalence) => {
    await start({ machines: Array(3).fill(exact), equivalence })
    const confirmations = stream.confirmations()
    await draw(confirmations, toyCase({ name: 'exact' }))
    await untilIdle(confirmations)
    expect(confirmations.counts).toMatchObject({ confirmed: 1 })
  })

  it('keeps its place when one confirmer always says wrong, which loses its own', async () => {
    await start()
    serveLiar(stream, stream.members[1]!, lies.alwaysWrong)
    const confirmations = stream.confirmations()
    for (let i = 0; i < 4; i++) {
      await draw(confirmations, honest(`answer ${i}`))
      await untilIdle(confirmations)
    }
    expect(stream.wrong).toEqual([])
    expect(confirmations.counts.confirmed).toBe(4)
    expect(confirmations.standing.confirmers.isRouted(stream.at(1))).toBe(false)
    // one liar cannot end the slashing of a whole class
    expect(confirmations.standing.classes.maySlash(stream.manifest, 2)).toBe(true)
    for (const other of [2, 3]) expect(confirmations.standing.confirmers.lostOf(stream.at(other))).toBe(0)
  })

  it('keeps its place when a confirmer that computes nothing calls it wrong', async () => {
    await start({ machines: machines(5) })
    serveLiar(stream, stream.members[1]!, lies.guessesWrong)
    const confirmations = stream.confirmations()
    for (let i = 0; i < 2; i++) {
      await draw(confirmations, honest(`answer ${i}`))
      await untilIdle(confirmations)
    }
    expect(confirmations.counts).toMatchObject({ confirmed: 2, wrong: 0 })
    expect(confirmations.standing.confirmers.isRouted(stream.at(1))).toBe(false)
    // a struck verdict says nothing about the class
    expect(confirmations.standing.classes.calibration(stream.manifest)).toEqual({
      honestAnswers: 2,
      hardMisses: 0,
    })
  })

  it('is drawn by its share only, and when it is cut four times as often', async () => {
    await start()
    stream.facts = { confirmedShare: 0.05 }
    const confirmations = stream.confirmations({ limits: { running: 0 } })
    const given = honest('share')
    const cut = { ...given, end: 'cut' as const }
    const drawnAt = async (random: number, each: typeof given | typeof cut) => {
      const before = confirmations.open.queued
      stream.script.push(random, 0.99)
      confirmations.onAnswered(await stream.answered(0, each))
      stream.script = []
      return confirmations.open.queued - before
    }
    expect(await drawnAt(0.049, given)).toBe(1)
    expect(await drawnAt(0.06, given)).toBe(0)
    expect(await drawnAt(0.19, cut)).toBe(1)
    expect(await drawnAt(0.25, cut)).toBe(0)
  })
})

describe('a cheating executor', () => {
  it('loses its place at the first hard miss, after two more confirmers agreed', async () => {
    await start()
    const confirmations = stream.confirmations()
    await draw(confirmations, cheated('cheat'))
    await untilIdle(confirmations)
    await vi.waitFor(() => expect(stream.wrong).toHaveLength(1))
    expect(stream.wrong[0]).toMatchObject({ provider: stream.at(0), reason: 'hard-miss', isAccused: false })
    expect(stream.accused).toEqual([])
    // each of the three may accuse too, with a receipt that it verified
    expect(stream.members.map(({ found }) => found.length)).toEqual([0, 1, 1, 1])
  })

  it('is accused in a calibrated class', async () => {
    await start()
    const confirmations = stream.confirmations()
    for (const name of ['a', 'b']) await draw(confirmations, honest(name))
    await untilIdle(confirmations)
    await draw(confirmations, cheated('cheat'))
    await untilIdle(confirmations)
    await vi.waitFor(() => expect(stream.wrong).toHaveLength(1))
    expect(stream.accused).toEqual([expect.objectContaining({ reason: 'hard-miss', isAccused: true })])
  })

  it('passes when its friend is drawn, and is found by anybody else', async () => {
    await start()
    serveLiar(stream, stream.members[1]!, lies.alwaysRight)
    const confirmations = stream.confirmations()
    await draw(confirmations, cheated('first'), { pick: 0 })
    await untilIdle(confirmations)
    expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 0 })
    await draw(confirmations, cheated('second'), { pick: 0.99 })
    await untilIdle(confirmations)
    expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 1 })
    // the friend is the odd one of three
    expect(confirmations.standing.confirmers.lostOf(stream.at(1))).toBe(1)
  })

  it('loses its place, and is not accused, when its receipt names more than it sent', async () => {
    await start()
    const confirmations = stream.confirmations()
    for (const name of ['a', 'b']) await draw(confirmations, honest(name))
    await untilIdle(confirmations)
    const cut = { ...cheated('cheat'), end: 'cut' as const }
    stream.script = [0, 0.99]
    confirmations.onAnswered(await stream.answered(0, cut, { to: 50, outUnits: 50n, answer: otherSeal }))
    await untilIdle(confirmations)
    await vi.waitFor(() => expect(stream.wrong).toHaveLength(1))
    expect(stream.wrong[0]).toMatchObject({ reason: 'hard-miss', isAccused: false })
    // nobody is named as a confirmer of an answer that cannot be shown
    expect(stream.members.flatMap(({ found }) => found)).toEqual([])
  })

  it('turns out to be honest: the confirmers that accused it lose score', async () => {
    await start()
    for (const liar of [1, 2]) serveLiar(stream, stream.members[liar]!, lies.alwaysWrong)
    const confirmations = stream.confirmations()
    for (const name of ['a', 'b']) await draw(confirmations, honest(name), { pick: 0.99 })
    await untilIdle(confirmations)
    await draw(confirmations, honest('framed'))
    await untilIdle(confirmations)
    await vi.waitFor(() => expect(stream.accused).toHaveLength(1))
    expect(confirmations.standing.confirmers.lostOf(stream.at(1))).toBe(0)
    confirmations.onCleared(stream.at(0), stream.accused[0]!.signed.receipt.request)
    confirmations.onCleared(stream.at(0), stream.accused[0]!.signed.receipt.request)
    for (const liar of [1, 2]) expect(confirmations.standing.confirmers.lostOf(stream.at(liar))).toBe(1)
    // hard misses of two confirmers in an honest answer: nobody is accused in this class any more
    expect(confirmations.standing.classes.maySlash(stream.manifest, 2)).toBe(false)
  })

  it('is accused once, however many of its answers are wrong', async () => {
    await start()
    const confirmations = stream.confirmations()
    for (const name of ['a', 'b']) await draw(confirmations, honest(name))
    await untilIdle(confirmations)
    for (const name of ['one', 'two', 'three']) await draw(confirmations, cheated(name))
    await untilIdle(confirmations)
    await vi.waitFor(() => expect(stream.wrong).toHaveLength(3))
    expect(stream.accused).toHaveLength(1)
  })

  it('cannot disturb answers with a receipt that it did not sign', async () => {
    await start()
    const confirmations = stream.confirmations()
    const given = await stream.answered(0, honest('one'))
    const [range] = given.ranges
    stream.script = [0, 0.99]
    confirmations.onAnswered({ ...given, ranges: [{ ...range!, provider: stream.at(1) }] })
    expect(confirmations.open.queued).toBe(0)
    expect(confirmations.counts.unchecked).toBe(1)
  })

  it('is accused again after an accusation that failed, and told until it is done', async () => {
    await start()
    let attempts = 0
    const options = {
      accuse: async () => {
        attempts++
        throw new Error('the chain is away')
      },
    }
    const first = stream.confirmations(options)
    for (const name of ['a', 'b']) await draw(first, honest(name))
    await untilIdle(first)
    await draw(first, cheated('cheat'))
    await untilIdle(first)
    await vi.waitFor(() => expect(attempts).toBe(1))
    await first.stop()
    expect(stream.accused).toEqual([])
    const second = stream.confirmations()
    await vi.waitFor(() => expect(stream.accused).toHaveLength(1))
    // the place was taken before: it is not taken twice
    expect(stream.wrong).toHaveLength(1)
    expect(second.standing.findings.all()).toHaveLength(1)
  })
})

describe('planted answers', () => {
  const cases: [string, Lie, boolean][] = [
    ['says right without looking', lies.alwaysRight, false],
    ['guesses second choices', lies.guesses, false],
    ['guesses them and says wrong', lies.guessesWrong, false],
    ['is silent when it must open', lies.silent, false],
    ['shows a seal that is not its own', { seal: (own) => ({ ...own, seal: otherSeal }) }, false],
    ['is honest', {}, true],
    ['says wrong about everything', lies.alwaysWrong, true],
  ]
  it.each(cases)('after two of them a confirmer that %s is judged', async (_, lie, isRouted) => {
    await start()
    serveLiar(stream, stream.members[1]!, lie)
    const confirmations = stream.confirmations()
    for (let i = 0; i < 2; i++) {
      await draw(confirmations, honest(`planted ${i}`), { planted: true })
      await untilIdle(confirmations)
    }
    expect(confirmations.counts.planted).toBe(2)
    expect(confirmations.standing.confirmers.isRouted(stream.at(1))).toBe(isRouted)
    for (const other of [2, 3]) expect(confirmations.standing.confirmers.lostOf(stream.at(other))).toBe(0)
    // the executor has nothing to do with them
    expect(stream.wrong).toEqual([])
    expect(stream.members.flatMap(({ found }) => found)).toEqual([])
    expect(confirmations.standing.executors.lostOf(stream.at(0))).toBe(0)
  })

  it('do not examine who was not reached', async () => {
    await start()
    await stream.members[1]!.peer.stop()
    const confirmations = stream.confirmations()
    for (let i = 0; i < 2; i++) await draw(confirmations, honest(`planted ${i}`), { planted: true })
    await untilIdle(confirmations)
    expect(confirmations.standing.confirmers.isRouted(stream.at(1))).toBe(true)
  })
})

describe('the queue', () => {
  it('is bounded in all, and for one executor', async () => {
    await start()
    const confirmations = stream.confirmations({ limits: { running: 0, cases: 5, ofProvider: 3 } })
    for (let i = 0; i < 6; i++) await draw(confirmations, honest(`answer ${i}`))
    expect(confirmations.open.queued).toBe(3)
    expect(confirmations.counts.unchecked).toBe(3)
  })

  it('runs a few cases at the same time, and a confirmer one prefill', async () => {
    await start({ machines: machines(2) })
    const confirmations = stream.confirmations({ limits: { running: 4 } })
    for (let i = 0; i < 12; i++) await draw(confirmations, honest(`answer ${i}`))
    expect(confirmations.open.running).toBe(4)
    await untilIdle(confirmations)
    expect(confirmations.counts.confirmed).toBe(12)
    expect(stream.members[1]!.service.most).toBe(1)
  })

  it('continues after a kill, with the verdicts that it has', async () => {
    await start()
    const first = stream.confirmations()
    // only one confirmer is there: its dissent waits for two more
    stream.candidates = () => stream.allCandidates().slice(1, 2)
    await draw(first, cheated('cheat'))
    await vi.waitFor(() => expect(stream.members[1]!.found).toHaveLength(1), { timeout: 60_000 })
    await vi.waitFor(() => expect(first.open).toEqual({ queued: 1, running: 0 }), { timeout: 60_000 })
    // the files as a power cut leaves them
    const copy = await mkdtemp(path.join(tmpdir(), 'killed-'))
    await cp(stream.dir, copy, { recursive: true })
    await first.stop()
    await rm(stream.dir, { recursive: true, force: true })
    expect(stream.wrong).toEqual([])
    stream.dir = copy
    stream.candidates = undefined
    const second = stream.confirmations()
    await untilIdle(second)
    expect(second.counts).toMatchObject({ wrong: 1 })
    expect(stream.members.map(({ service }) => service.asked.length)).toEqual([0, 1, 1, 1])
    await vi.waitFor(() => expect(stream.wrong).toHaveLength(1))
  })

  it('has no request on disk that is not encrypted', async () => {
    await start()
    const confirmations = stream.confirmations({ limits: { running: 0 } })
    const given = honest('secret')
    await draw(confirmations, given)
    const database = await import('node:sqlite').then(
      ({ DatabaseSync }) =>
        new DatabaseSync(path.join(stream.dir, 'confirmations.sqlite'), { readOnly: true }),
    )
    const rows = [
      ...database.prepare('SELECT document AS text FROM record').all(),
      ...database.prepare('SELECT CAST(body AS TEXT) AS text FROM secret').all(),
    ]
    database.close()
    expect(rows.length).toBeGreaterThan(1)
    const seed = given.work.kind === 'tokens' ? given.work.seed.slice(2) : ''
    for (const { text } of rows) expect(text).not.toContain(seed)
  })

  it('gives a case up when it can no longer be accused', async () => {
    await start({ machines: machines(2) })
    await stream.members[1]!.peer.stop()
    const confirmations = stream.confirmations()
    await draw(confirmations, honest('late'))
    await vi.waitFor(() => expect(confirmations.open.running).toBe(0), { timeout: 60_000 })
    expect(confirmations.open.queued).toBe(1)
    stream.nowMs = 3 * 3_600_000
    confirmations.retryNow()
    await untilIdle(confirmations)
    expect(confirmations.counts).toMatchObject({ unchecked: 1, confirmed: 0 })
    expect(stream.wrong).toEqual([])
  })

  it('leaves an answer unchecked when nobody else can check it, and never shows a private one', async () => {
    await start({ machines: machines(1) })
    const alone = stream.confirmations()
    await draw(alone)
    expect(alone.open.queued).toBe(0)
    expect(alone.counts.unchecked).toBe(1)
    await stream.stop()
    await start()
    stream.manifest.isPrivate = true
    const hidden = stream.confirmations()
    await draw(hidden)
    expect(hidden.counts.unchecked).toBe(1)
    expect(stream.members.flatMap(({ service }) => service.asked)).toEqual([])
  })
})

describe('the client itself', () => {
  async function ownStream(equivalence?: StreamEquivalence) {
    await start({ machines: machines(1), ...(equivalence && { equivalence }) })
    stream.facts = { confirmer: 'own' }
    const service = await startToyService(noisy(9))
    let stops = 0
    const own = new OwnConfirmer({
      open: async () => ({
        checked: { manifest: stream.manifest, service },
        stop: async () => {
          stops++
          await service.stop()
        },
      }),
    })
    return { own, confirmations: stream.confirmations({ own }), stops: () => stops }
  }

  it('confirms without strangers and believes itself', async () => {
    const { own, confirmations, stops } = await ownStream()
    await draw(confirmations)
    await draw(confirmations, cheated('cheat'))
    await untilIdle(confirmations)
    expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 1 })
    await vi.waitFor(() => expect(stream.wrong).toHaveLength(1))
    expect(stream.members[0]!.service.asked).toEqual([])
    await own.stop()
    expect(stops()).toBe(1)
  })
})

const otherSeal: Hex = `0x${'5e'.repeat(32)}`
