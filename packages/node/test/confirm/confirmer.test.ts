import { Confirmation, type Hex, messageDigest, Receipt, requestHash } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { askConfirmer, type ConfirmerAsk } from '../../src/confirm/ask/askConfirmer.ts'
import { positionsOf } from '../../src/confirm/ask/positionsOf.ts'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { confirmAnswer } from '../../src/wire/confirmCalls.ts'
import { startToyService } from './startToyService.ts'
import { exact } from './ToyModel.ts'
import { domain, signerOf, ToyStream } from './ToyStream.ts'
import { bytes32, toyCase, toyWork } from './toyCase.ts'

let stream: ToyStream
const signal = new AbortController().signal

beforeEach(async () => {
  stream = await ToyStream.start({
    machines: [exact, exact],
    confirmer: { limits: { messageMs: 2_000, open: 3 } },
  })
})
afterEach(() => stream.stop())

const wrong = (): AnswerCase => ({
  ...toyCase({ name: 'a' }),
  work: { ...toyWork({ name: 'a' }), seed: bytes32('b') },
})

const askOf = (judged: AnswerCase, change: Partial<ConfirmerAsk> = {}): ConfirmerAsk => ({
  ...{ streamId: stream.streamId, revision: 0, manifest: stream.manifest, judged, deadlineMs: 20_000 },
  positions: positionsOf(stream.manifest.equivalence, judged),
  ...change,
})

const ask = (judged: AnswerCase, change: Partial<ConfirmerAsk> = {}, from = stream.gateway) =>
  askConfirmer(from, stream.allCandidates()[1]!, askOf(judged, change), signal)

async function codeOf(work: Promise<unknown>): Promise<string> {
  const failed = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  return hasCode(failed) ? failed.code : String(failed)
}

describe('a confirmer', () => {
  it('checks only for the gateway of a stream that it knows and serves', async () => {
    const stranger = await stream.startPeer()
    expect(await codeOf(ask(wrong(), {}, stranger))).toBe('STREAM_UNKNOWN')
    await stranger.stop()
    expect(await codeOf(ask(wrong(), { streamId: bytes32('other') }))).toBe('STREAM_UNKNOWN')
    expect(await codeOf(ask(wrong(), { revision: 1 }))).toBe('STREAM_OTHER_RULES')
    expect(stream.members[1]!.service.asked).toEqual([])
  })

  it('refuses requests that the stream does not allow, before it works', async () => {
    const given = wrong()
    const work = toyWork({ name: 'a' })
    const changes: Partial<AnswerCase>[] = [
      { maxUnits: 1_001 },
      { from: 65 },
      { from: 40, work: { ...work, tokens: work.tokens.slice(0, 30) } },
      { work: { ...work, tokens: Array(1_001).fill(1) } },
      { answer: { kind: 'tokens', ids: Array(1_001).fill(1) } },
      { work: { kind: 'http', method: 'GET', path: '/', body: new Uint8Array() } },
    ]
    for (const change of changes)
      expect(await codeOf(ask({ ...given, ...change }))).toBe('STREAM_REQUEST_INVALID')
    expect(stream.members[1]!.service.asked).toEqual([])
  })

  it('opens only as many different positions as it sealed', async () => {
    for (const positions of [[], [0, 0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6, 99], [0, 1, 2]]) {
      const sealed = await ask(wrong())
      expect(await codeOf(sealed.open(positions))).toBe('STREAM_REQUEST_INVALID')
      sealed.close()
    }
    const sealed = await ask(wrong())
    const { verdict, values } = await sealed.open([7, 6, 5, 4, 3, 2, 1, 0])
    expect({ ...verdict, values: values.length }).toMatchObject({ wrong: true, hard: true, values: 8 })
  })

  it('takes a bounded number of confirmations at the same time', async () => {
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => ask(wrong())))
    const codes = all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(codes).toEqual(Array(6).fill('STREAM_BUSY'))
    for (const each of all) if (each.status === 'fulfilled') each.value.close()
  })

  it('leaves a gateway that announces an answer and does not send it, or sends another', async () => {
    const { work, from, maxUnits, end, answer } = wrong()
    const ids = answer.kind === 'tokens' ? [...answer.ids] : []
    const params = {
      ...{
        streamId: stream.streamId,
        requestId: bytes32('r'),
        rules: 0,
        salt: bytes32('s'),
        work,
        from,
        maxUnits,
      },
      ...{ end, inUnits: 32 + ids.length, deadlineMs: 10_000, answer: { kind: 'tokens', ids: ids.length } },
    } as z.output<typeof confirmAnswer.params>
    const open = (change = {}) =>
      stream.gateway.openStream(stream.members[1]!.peer.peerId, confirmAnswer, { ...params, ...change })
    const silent = await open()
    expect(await codeOf(silent.next())).toBe('NET_TIMEOUT')
    const long = await open()
    await long.send({ type: 'ids', ids: [...ids, 1] })
    expect(await codeOf(long.next())).toBe('STREAM_REQUEST_INVALID')
    const other = await open()
    await other.send({ type: 'body', bytes: new Uint8Array(4) })
    expect(await codeOf(other.next())).toBe('STREAM_REQUEST_INVALID')
    const unpaid = await open({ inUnits: 1 })
    await unpaid.send({ type: 'ids', ids })
    expect(await codeOf(unpaid.next())).toBe('STREAM_REQUEST_INVALID')
    // all have ended: three more fit
    const more = await Promise.all(Array.from({ length: 3 }, () => ask(wrong())))
    for (const each of more) each.close()
  })

  it('ends its work when the gateway is gone', async () => {
    const gone = new AbortController()
    const started = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const slow = await startToyService(exact, (_path, _body, response) => {
      started.resolve()
      response.on('close', () => ended.resolve())
      return true
    })
    const member = stream.members[1]!
    Object.assign(member.service, { request: slow.request })
    const asked = askConfirmer(stream.gateway, stream.allCandidates()[1]!, askOf(wrong()), gone.signal)
    await started.promise
    gone.abort(new Error('gone'))
    await expect(asked).rejects.toThrow()
    await ended.promise
    await slow.stop()
  })
})

describe('the receipt that a gateway shows', () => {
  type Shown = { provider: Hex; receipt: { receipt: Receipt; signature: Hex }; salt: Hex; confirmation: Hex }

  async function genuine(judged: AnswerCase): Promise<Shown> {
    const { salt, ranges } = await stream.answered(0, judged)
    const { receipt } = ranges[0]!.receipt
    const { signature } = ranges[0]!.receipt
    const digest = messageDigest(domain, Receipt, receipt)
    const confirmation = await stream.signConfirmation({ receipt: digest, confirmer: stream.at(1) })
    return { provider: stream.at(0), receipt: { receipt, signature }, salt, confirmation }
  }

  async function show(judged: AnswerCase, shown: Shown): Promise<string> {
    const sealed = await ask(judged)
    await sealed.open([0, 1, 2, 3, 4, 5, 6, 7])
    const code = await codeOf(sealed.reveal(shown))
    sealed.close()
    return code
  }

  it('lets the confirmer accuse when it is genuine', async () => {
    const judged = wrong()
    const shown = await genuine(judged)
    expect(await show(judged, shown)).toBe('undefined')
    expect(stream.members[1]!.found).toMatchObject([{ reveal: shown }])
  })

  it('is refused when it is forged, of another answer, or the confirmer is not named', async () => {
    const judged = wrong()
    const shown = await genuine(judged)
    const forger = signerOf('forger')
    const resigned = async (change: Partial<Receipt>, by = stream.members[0]!.signer): Promise<Shown> => {
      const receipt = { ...shown.receipt.receipt, ...change }
      const signature = await by.signMessage(domain, Receipt, receipt)
      const digest = messageDigest(domain, Receipt, receipt)
      const confirmation = await stream.signConfirmation({ receipt: digest, confirmer: stream.at(1) })
      return { ...shown, receipt: { receipt, signature }, confirmation }
    }
    const digest = messageDigest(domain, Receipt, shown.receipt.receipt)
    const named = (confirmer: Hex) => stream.signConfirmation({ receipt: digest, confirmer })
    const forgeries: Shown[] = [
      await resigned({}, forger),
      await resigned({ answer: bytes32('other') }),
      await resigned({ request: requestHash(bytes32('other'), judged.work, 0) }),
      await resigned({ streamId: bytes32('other') }),
      await resigned({ rules: 1 }),
      await resigned({ from: 1 }),
      await resigned({ to: 9, outUnits: 9n }),
      { ...shown, salt: bytes32('other') },
      { ...shown, provider: forger.address },
      { ...shown, provider: stream.at(1) },
      { ...shown, confirmation: await named(stream.at(0)) },
      {
        ...shown,
        confirmation: await forger.signMessage(domain, Confirmation, {
          receipt: digest,
          confirmer: stream.at(1),
        }),
      },
    ]
    // one after the other: a confirmer takes a few at the same time
    for (const forgery of forgeries) expect(await show(judged, forgery)).toBe('STREAM_REQUEST_INVALID')
    expect(stream.members[1]!.found).toEqual([])
  })
})
