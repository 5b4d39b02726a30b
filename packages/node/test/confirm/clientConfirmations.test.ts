import type { Hex } from '@muster-network/chain'
import { checkModes, enumCode, silentLogger } from '@muster-network/core'
import { createIdentity } from '@muster-network/p2p'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ClientConfirmations } from '../../src/client/stream/confirm/ClientConfirmations.ts'
import { RequestStore } from '../../src/client/stream/keep/RequestStore.ts'
import type { SubscriberLink } from '../../src/client/stream/subscribers/SubscriberLink.ts'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { chainId, streamsAddress, ToyStream } from './ToyStream.ts'
import { bytes32, toyCase, toyWork } from './toyCase.ts'

// The confirmations of a client over real peers and services; the chain and the client's records are small objects.

let toy: ToyStream
let requests: RequestStore
let links: SubscriberLink[]
let blocked: [provider: Hex, reason: string][]
let isPrivate: boolean
const opened: ClientConfirmations[] = []

beforeEach(async () => {
  toy = await ToyStream.start({ machines: [0, 1, 2, 3].map((name) => ({ name, noise: 0.1 })) })
  requests = new RequestStore({ dir: toy.dir, identity: toy.identity })
  links = linksOf()
  blocked = []
  isPrivate = false
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop().catch(() => {})
  requests.close()
  await toy.stop()
})

/** The links of all members, which confirm for nothing. */
function linksOf(): SubscriberLink[] {
  return toy.members.map(({ signer, operator, peer }) => ({
    ...{ provider: signer.address, peerId: peer.peerId, facts: { operator, stakeWei: 10n } },
    ...{ served: { revision: 0, slots: 1 }, begin: () => {}, drop: () => {} },
    ...{ pay: async () => undefined, take: async () => {} },
  })) as unknown as SubscriberLink[]
}

function recordOf() {
  const manifest = { ...toy.manifest, isPrivate }
  const response = { method: 'optimistic', council: 1, confirm: 1 }
  return {
    streamId: toy.streamId,
    terms: {
      ...{ epochSeconds: 3_600, accuseSeconds: 3_600, holdSeconds: 7_200 },
      how: enumCode(checkModes, isPrivate ? 'none' : 'margin'),
    },
    revisions: [
      {
        prescription: { response, private: isPrivate },
        manifest: JSON.stringify(manifest),
        content: bytes32(String(isPrivate)),
      },
    ],
  } as never
}

function open(): ClientConfirmations {
  const subscription = (toy.ledger as { subscription(id: Hex, provider: Hex): object | undefined })
    .subscription
  const operatorOf = (provider: Hex) =>
    toy.members.find(({ signer }) => signer.address === provider)!.operator
  const context = {
    ...{ peer: toy.gateway, identity: toy.identity, dir: toy.dir, chainId, logger: silentLogger },
    ...{ nowMs: () => toy.nowMs, options: {}, rules: {}, sender: {} },
    definition: { streams: { calibratedAnswers: 1 } },
    network: {
      ...{ addresses: { streams: streamsAddress }, streams: { address: streamsAddress } },
      streamAudits: { read: { isAudited: async () => true } },
    },
    ledger: {
      subscription: (id: Hex, provider: Hex) => ({ ...subscription(id, provider), node: provider }),
      node: (provider: Hex) => ({ operator: operatorOf(provider) }),
    },
    records: { streams: { get: (id: Hex) => (id === toy.streamId ? recordOf() : undefined) } },
  }
  const confirmations = new ClientConfirmations({
    ...{ context: context as never, requests, links: () => links },
    signerOf: async () => toy.signer,
    block: (_, provider, reason) => void blocked.push([provider, reason]),
  })
  opened.push(confirmations)
  confirmations.start()
  return confirmations
}

/** An answer that was cut: such a one is never planted. */
const cut = (name: string): AnswerCase => ({ ...toyCase({ name }, { name: 0, noise: 0.1 }), end: 'cut' })
const cheated = (name: string): AnswerCase => ({
  ...cut(name),
  work: { ...toyWork({ name }), seed: bytes32(`another seed than ${name}`) },
})

/** Gives an answer of the first member, and then its receipt. */
async function give(confirmations: ClientConfirmations, given: AnswerCase) {
  const answered = await toy.answered(0, given)
  const [{ receipt, ...range }] = answered.ranges as [(typeof answered.ranges)[number]]
  confirmations.answered({ ...answered, ranges: [range] })
  confirmations.receipt(range.provider, receipt)
  return receipt.receipt
}

const until = (confirmations: ClientConfirmations, counts: object) =>
  vi.waitFor(() => expect(confirmations.view(recordOf())).toMatchObject(counts), {
    ...{ timeout: 60_000, interval: 20 },
  })

it('confirms an answer after its receipt, and counts it also after a restart', async () => {
  const confirmations = open()
  await give(confirmations, cut('one'))
  await until(confirmations, { confirmed: 1, wrong: 0, by: 'council', share: 1, problem: undefined })
  await confirmations.stop()
  expect(open().view(recordOf())).toMatchObject({ confirmed: 1 })
  expect(blocked).toEqual([])
})

it('continues after a restart, also while no subscriber was met', async () => {
  const nobody = await toy.startPeer(createIdentity())
  await nobody.stop()
  links = linksOf().map((link) => ({ ...link, peerId: nobody.peerId }) as SubscriberLink)
  const first = open()
  await give(first, cut('one'))
  expect(first.signedBeforeOldestWei(toy.streamId, toy.at(0))).toBe(7n)
  await first.stop()
  links = []
  const second = open()
  expect(second.signedBeforeOldestWei(toy.streamId, toy.at(0))).toBe(7n)
  // a step without candidates ends at once
  await new Promise((resolve) => setImmediate(resolve))
  expect(second.view(recordOf())).toMatchObject({ unchecked: 0, undecided: 0 })
  links = linksOf()
  second.retryNow()
  await until(second, { confirmed: 1, unchecked: 0 })
  expect(second.signedBeforeOldestWei(toy.streamId, toy.at(0))).toBeUndefined()
})

it('blocks a liar, and keeps the request of the accused answer until its audit is over', async () => {
  const confirmations = open()
  // one honest answer calibrates the class
  await give(confirmations, cut('honest'))
  await until(confirmations, { confirmed: 1 })
  const given = cheated('wrong')
  const keep = { streamId: toy.streamId, provider: toy.at(0), requestId: bytes32('id'), rules: 0, inUnits: 1 }
  const { request } = await give(confirmations, given)
  requests.put(
    { ...keep, request, salt: bytes32('salt'), work: given.work, from: 0, maxUnits: 64, epoch: 0 },
    toy.nowMs + 1,
  )
  await vi.waitFor(() => expect(blocked).toEqual([[toy.at(0), 'confirmers found a wrong answer']]), {
    timeout: 60_000,
    interval: 20,
  })
  expect(confirmations.view(recordOf())).toMatchObject({ wrong: 1 })
  requests.prune(toy.nowMs + 10_800_000 - 1)
  expect(requests.get(toy.at(0), request)).toBeDefined()
})

it('shows no private answer to strangers, and says that nobody confirms it', async () => {
  isPrivate = true
  const confirmations = open()
  expect(confirmations.view(recordOf())).toMatchObject({
    ...{ by: 'own', problem: 'this machine runs no services' },
  })
  await give(confirmations, cut('one'))
  await until(confirmations, { unchecked: 1, confirmed: 0 })
})

it('never fails an answer because of an error of its own', async () => {
  const confirmations = open()
  await confirmations.stop()
  await give(confirmations, cut('late'))
  confirmations.drop(toy.streamId, toy.at(0), bytes32('unknown'))
})
