import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Address,
  Bid,
  Checkpoint,
  Offer,
  rootFrom,
  stateLeaf,
  stillRunning,
  structHash,
  verifyMessage,
} from '@muster-network/chain'
import { formatPrescription, parseNetwork, parsePrescription, readAmount } from '@muster-network/core'
import { DirectoryEntry } from '@muster-network/p2p'
import fc from 'fast-check'
import { readNetworkFile } from '../../packages/cli/src/network/readNetworkFile.ts'
import { parseSettings } from '../../packages/node/src/config/parseSettings.ts'
import { rateIn } from '../../packages/node/src/daemon/currency/readRateSource.ts'
import { endpointOf, hintOf, readEndpoint, readHint } from '../../packages/node/src/ledger/endpointOnChain.ts'
import { fromText, toText } from '../../packages/node/src/store/bigintJson.ts'
import { manifestText, TaskManifest } from '../../packages/node/src/task/TaskManifest.ts'
import { offerCheckpoint, offerReservation, placeBid, takePart } from '../../packages/node/src/wire/calls.ts'
import { createIdentity } from '../../packages/p2p/src/identity/Identity.ts'
import { decodeJson } from '../../packages/p2p/src/wire/json.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { scratchFolder } from '../inputs/scratchFolder.ts'
import { networkTexts, taskFiles } from '../inputs/texts.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

const options = { fileName: 'task.yaml' }
const yamlWords = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ': ',
    '- ',
    '&a ',
    '*a',
    '!!map ',
    '"',
    "'",
    '|\n',
    '\t',
    '#',
    '---\n',
    '\u0000',
    '\ufeff',
  ],
  ...[
    '<<: ',
    '0x10',
    '1e999',
    '-1',
    '90s',
    '2GiB',
    '../x',
    '__proto__: 1\n',
    'version: 1\n',
    'kind: stream\n',
  ],
]

const taskFile: Decoder = {
  name: 'task-files',
  weight: 0.05,
  inputs: () =>
    mutatedBytes(
      taskFiles.map((text) => Buffer.from(text)),
      { words: yamlWords, maxEdits: 4 },
    ),
  decode(input) {
    const parsed = parsePrescription(input.toString('utf8'), options)
    if (parsed.ok) {
      assert.deepEqual(parsePrescription(formatPrescription(parsed.prescription), options), parsed)
      return 'accepted'
    }
    assert.ok(parsed.problems.length > 0 && parsed.problems.length <= 100)
    for (const { line, column, what, hint } of parsed.problems)
      assert.ok(line >= 1 && column >= 1 && what.length < 1_500 && hint.length < 1_500)
    return 'refused'
  },
}

const settings: Decoder = {
  name: 'settings-files',
  weight: 0.1,
  inputs: () => {
    const text =
      'dataDir: /tmp/x\nlog:\n  level: info\nports: { api: 1, peer: 2 }\nroles: [client, provider]\n'
    const bomb = `a: &a [x, x]\n${Array.from({ length: 8 }, (_, i) => `b${i}: &b${i} [*${i ? `b${i - 1}` : 'a'}, *${i ? `b${i - 1}` : 'a'}]\n`).join('')}`
    return mutatedBytes([Buffer.from(text), Buffer.from(bomb)], {
      words: [...yamlWords, 'b7: *b6\n'],
      maxEdits: 4,
    })
  },
  decode(input) {
    const parsed = parseSettings(input.toString('utf8'))
    if (!parsed.ok) assert.ok(parsed.problems.length > 0)
    return parsed.ok ? 'accepted' : 'refused'
  },
}

const networkDefinition: Decoder = {
  name: 'network-definitions',
  weight: 0.5,
  inputs: () => mutatedJson(fc.constantFrom<unknown>(...networkTexts.map((text) => JSON.parse(text)))),
  decode(input) {
    const network = parseNetwork(input.toString('utf8'))
    assert.deepEqual(parseNetwork(JSON.stringify(network)), network)
    return 'accepted'
  },
}

const folder = scratchFolder()
const networkFile = path.join(folder, 'network.json')
const deployment = { chainId: 5, assembler: `0x${'ab'.repeat(20)}` }

/** A network to join, in one file, as a stranger publishes it. */
const networkFiles: Decoder = {
  name: 'network-files',
  weight: 0.1,
  inputs: () =>
    mutatedJson(
      fc.constantFrom<unknown>(
        ...networkTexts.map((text) => ({ definition: JSON.parse(text), deployment, rpcUrl: 'http://x' })),
      ),
    ),
  async decode(input): Promise<Verdict> {
    writeFileSync(networkFile, input)
    const { about, definition } = await readNetworkFile(networkFile, {})
    assert.ok(Number.isSafeInteger(about.chainId) && typeof definition === 'object')
    return 'accepted'
  },
}

const amounts: Decoder = {
  name: 'amounts',
  inputs: () =>
    mutatedBytes(
      ['12.5', '0.000000000000000001', '1e3', '1,000', '-1'].map((text) => Buffer.from(text)),
      { words: ['0', '.', 'e', '9'.repeat(80)] },
    ),
  decode(input) {
    const reading = readAmount(input.toString('utf8'), 18)
    if (reading.ok) assert.ok(reading.amount >= 0n)
    return reading.ok ? 'accepted' : 'refused'
  },
}

const manifests: Decoder = {
  name: 'task-manifests',
  inputs: () => mutatedJson(valuesOf(TaskManifest)),
  decode(input) {
    const manifest = decodeJson(TaskManifest, input, 'a manifest')
    // the terms have the hash of this text, so equal manifests have equal texts, also after a restart
    const text = manifestText(manifest)
    assert.equal(manifestText(TaskManifest.parse(JSON.parse(text))), text)
    assert.equal(manifestText(fromText<TaskManifest>(toText(manifest))), text)
    return 'accepted'
  },
}

const { peerId } = createIdentity()

/** The endpoint that a stranger writes on the chain. */
const hints: Decoder = {
  name: 'endpoint-hints',
  inputs: () =>
    mutatedJson(
      fc.oneof(valuesOf(DirectoryEntry, [peerId, '127.0.0.1', '::1']), fc.constant([{ host: 'a', port: 1 }])),
    ),
  decode(input) {
    const entry = readHint(`0x${input.toString('hex')}`)
    assert.deepEqual(readHint(hintOf(entry)), entry)
    const addresses = readEndpoint(input.toString('utf8'))
    assert.deepEqual(readEndpoint(endpointOf({ addresses, relays: [] }) || '[]'), addresses)
    return entry.addresses.length + entry.relays.length + addresses.length > 0 ? 'accepted' : 'refused'
  },
}

const operator: Address = `0x${'ab'.repeat(20)}`
const domain = { chainId: 1, verifyingContract: operator }

const amountsOnChain = ['0', '1', '1000000000000000000']

/** A bid, up to the check of its signature. */
const bids: Decoder = {
  name: 'bids',
  inputs: () => mutatedJson(valuesOf(placeBid.request, amountsOnChain)),
  decode(input) {
    const { bid, signature } = decodeJson(placeBid.request, input, 'a bid')
    assert.match(structHash(Bid, bid), /^0x[0-9a-f]{64}$/)
    verifyMessage({ domain, type: Bid, message: bid, signature, signer: bid.operator })
    return 'accepted'
  },
}

/** A checkpoint, a start state and an offer of time, up to their hashes. */
const commitments: Decoder = {
  name: 'commitments',
  inputs: () =>
    fc.oneof(
      ...[offerCheckpoint.request, takePart.response, offerReservation.response].map((schema) =>
        mutatedJson(valuesOf(schema, [peerId, ...amountsOnChain])),
      ),
    ),
  decode(input) {
    let accepted = false
    const orRefused = (check: () => void) => {
      try {
        check()
        accepted = true
      } catch (error) {
        if ((error as { code?: string }).code !== 'NET_MESSAGE_INVALID') throw error
      }
    }
    orRefused(() => {
      const { checkpoint, state, proof } = decodeJson(offerCheckpoint.request, input, 'a checkpoint')
      structHash(Checkpoint, checkpoint)
      stateLeaf({ ...state, end: stillRunning })
      rootFrom(checkpoint.leaf, Number(checkpoint.segments), proof)
    })
    orRefused(() => {
      const { from, saves } = decodeJson(takePart.response, input, 'a part')
      for (const state of [from?.state, saves?.newest?.state])
        if (state) stateLeaf({ ...state, end: stillRunning })
    })
    orRefused(() => {
      structHash(Offer, decodeJson(offerReservation.response, input, 'an offer').offer)
    })
    return accepted ? 'accepted' : 'refused'
  },
}

/** An exchange rate from a file or address that the owner chose: alone, or at a place in a document. */
const rates: Decoder = {
  name: 'exchange-rates',
  inputs: () =>
    fc.oneof(
      mutatedBytes([Buffer.from('0.35\n'), Buffer.from('1234.5')], {
        words: ['.', '0', '9'.repeat(20), '-', 'e5', ' '].map((word) => Buffer.from(word)),
      }),
      mutatedJson(
        fc.constantFrom({ must: { eur: 0.35 } }, { must: { eur: '12.5' } }, { must: { eur: 2e-7 } }),
      ),
    ),
  decode(input) {
    const text = input.toString('utf8')
    let rate: string
    try {
      rate = text.includes('{') ? rateIn(text, '/must/eur') : rateIn(text)
    } catch (error) {
      assert.match((error as Error).message, /^(it is not|\/must\/eur has no rate)/)
      return 'refused'
    }
    assert.match(rate, /^\d{1,12}(\.\d{1,18})?$/)
    assert.ok(Number(rate) > 0)
    return 'accepted'
  },
}

/** Documents of the node's own database, which hold what strangers sent. */
const records: Decoder = {
  name: 'records',
  inputs: () => mutatedJson(fc.jsonValue({ maxDepth: 3 })),
  decode(input) {
    let value: unknown
    try {
      // twice: JSON can write 1e999, but not the infinity that it is read as
      value = JSON.parse(JSON.stringify(JSON.parse(input.toString('utf8'))))
    } catch {
      return 'refused'
    }
    assert.deepEqual(fromText(toText({ value, amount: 5n })), { value, amount: 5n })
    return 'accepted'
  },
}

export const decoders = [
  taskFile,
  networkFiles,
  settings,
  networkDefinition,
  amounts,
  manifests,
  hints,
  bids,
  commitments,
  rates,
  records,
]
