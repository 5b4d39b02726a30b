import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { nothingScanned, parseUntrusted, scanProgress } from '@muster-network/core'
import fc from 'fast-check'
import { readImageArchive } from '../../packages/executors/src/container/readImageArchive.ts'
import { readTar } from '../../packages/executors/src/container/readTar.ts'
import { parseNvidiaSmi } from '../../packages/executors/src/hardware/parseNvidiaSmi.ts'
import { parseRocmSmi } from '../../packages/executors/src/hardware/parseRocmSmi.ts'
import { ChildAnswer, ChildLeaf, ChildOutcome } from '../../packages/executors/src/wasm/childMessages.ts'
import { parseLeaf } from '../../packages/executors/src/wasm/parseLeaf.ts'
import { rewriteModule } from '../../packages/executors/src/wasm/prepare/rewriteModule.ts'
import { CheckpointReader, writeCheckpoint } from '../../packages/executors/src/wasm/run/checkpointFile.ts'
import { Machine } from '../../packages/executors/src/wasm/run/Machine.ts'
import { statePieces } from '../../packages/executors/src/wasm/run/MachineState.ts'
import { decodeHeader, encodeHeader, stateMagic } from '../../packages/executors/src/wasm/run/StateHeader.ts'
import { StateRefused } from '../../packages/executors/src/wasm/run/StateRefused.ts'
import { sourceOf } from '../../packages/executors/src/wasm/run/StateSource.ts'
import { parseJson } from '../../packages/executors/src/wasm/settleRun.ts'
import { FileTree } from '../../packages/executors/src/wasm/wasi/FileTree.ts'
import { SeededRandom } from '../../packages/executors/src/wasm/wasi/SeededRandom.ts'
import { Wasi } from '../../packages/executors/src/wasm/wasi/Wasi.ts'
import { assemble, command } from '../../packages/executors/test/programs/compileWat.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { scratchFolder } from '../inputs/scratchFolder.ts'
import { tar } from '../inputs/tar.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

/** A state is refused by an error of its own kind, which a seat tells from a fault of its machine. */
function orRefused(decode: () => void): Verdict {
  try {
    decode()
    return 'accepted'
  } catch (error) {
    if (error instanceof StateRefused) return 'refused'
    throw error
  }
}

const limits = { memoryBytes: 2 ** 20, diskBytes: 2 ** 20, outputBytes: 2 ** 20, globals: 4 }
const headerWords = [
  ...[
    '{"module":',
    ',"descriptors":[',
    '{"fd":3,"path":"/in","offset":0,"append":false,"preopen":true}',
    '"/out/../x"',
  ],
  ...[
    '{"path":"/out/a","size":5}',
    'null',
    'true',
    '"-1"',
    '"9223372036854775807"',
    ',',
    '9007199254740992',
    '\\u0000',
  ],
]

/** A program that is suspended while it has files open, and its state. */
async function suspended() {
  const source = command(
    `(local $i i32)
    (drop (call $open (i32.const 4) (i32.const 1100) (i32.const 5) (i32.const 1)))
    (call $write (i32.const 5) (i32.const 1024) (i32.const 6))
    (loop $next
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $i) (i32.const 100000))))`,
    { pages: '1 4' },
  )
  const rewritten = await rewriteModule(assemble(source))
  if (!rewritten.ok) throw new Error(rewritten.reasons.join())
  const module = new WebAssembly.Module(rewritten.bytes)
  const create = () => {
    let machine: Machine
    const wasi = new Wasi({
      args: [],
      env: {},
      tree: new FileTree(undefined, limits),
      random: new SeededRandom('00'.repeat(32)),
      log() {},
      charge: (units) => machine.charge(units),
    })
    machine = new Machine({
      module,
      moduleDigest: rewritten.digest,
      taskDigest: '',
      globals: rewritten.globals,
      wasi,
      memoryBytes: limits.memoryBytes,
      budgetUnits: undefined,
      hasFullStack: false,
      nextStop: (units) => (units <= 50_000n ? 50_000n : undefined),
      onMark: () => false,
      onSuspend: () => false,
    })
    return machine
  }
  const first = create()
  assert.equal(first.run().kind, 'cut')
  const state = first.capture()
  return {
    create,
    header: encodeHeader(state.header),
    rest: statePieces(state)
      .slice(3)
      .map((each) => Buffer.from(each)),
  }
}
const program = await suspended()

const stateHeader: Decoder = {
  name: 'state-header',
  inputs: () => mutatedBytes([Buffer.from(program.header)], { words: headerWords, maxEdits: 3 }),
  decode: (input) =>
    orRefused(() => {
      const header = decodeHeader(input, { ...limits, globals: 100 })
      assert.equal(encodeHeader(header), input.toString('utf8'))
    }),
}

/** A whole state with a changed header, restored into a machine. */
const machineState: Decoder = {
  name: 'machine-state',
  weight: 0.02,
  inputs: () => mutatedBytes([Buffer.from(program.header)], { words: headerWords, maxEdits: 2 }),
  decode: (input) =>
    orRefused(() => {
      const length = Buffer.alloc(8)
      length.writeBigUInt64LE(BigInt(input.length))
      program.create().restore(sourceOf([stateMagic, length, input, ...program.rest]))
    }),
}

const folder = scratchFolder()
const file = path.join(folder, 'input')
const key = Buffer.alloc(32, 5)

const checkpointFile: Decoder = {
  name: 'checkpoint-file',
  weight: 0.3,
  inputs: async () => {
    const sample = path.join(folder, 'sample')
    writeCheckpoint(sample, key, [Buffer.from('muster/state/1\n'), Buffer.alloc(50)])
    const handle = await open(sample)
    const bytes = await handle.readFile()
    await handle.close()
    return mutatedBytes([bytes], { words: ['muster/checkpoint/1\n'], maxEdits: 2 })
  },
  decode(input) {
    writeFileSync(file, input)
    return orRefused(() => {
      const reader = new CheckpointReader(file, key)
      try {
        reader.read(new Uint8Array(65))
        reader.finish()
      } finally {
        reader.close()
      }
    })
  },
}

/** The program of a client: parsed, metered and made resumable. */
const wasmModule: Decoder = {
  name: 'wasm-module',
  weight: 0.02,
  memoryBytes: 2 ** 30,
  inputs: () => {
    const small =
      '(module (memory (export "memory") 1) (table 2 funcref) (elem (i32.const 0) $f) (func $f) (func (export "_start") (call $f)))'
    return mutatedBytes(
      [assemble(small), assemble(command('(call $write (i32.const 1) (i32.const 1024) (i32.const 6))'))],
      {
        words: ['_start', 'wasi_snapshot_preview1', '\x03\x0b', '\x0e\x00\x00', '\xfc\x08'],
        maxEdits: 2,
      },
    )
  },
  async decode(input) {
    const rewritten = await rewriteModule(input)
    if (rewritten.ok) assert.ok(WebAssembly.validate(rewritten.bytes))
    return rewritten.ok ? 'accepted' : 'refused'
  },
}

const archives = [
  tar({
    'manifest.json': '[{"Config":"c.json","RepoTags":["a:1"],"Layers":["l.tar"]}]',
    'c.json': '{}',
    'l.tar': 'x'.repeat(600),
  }),
  tar({
    'index.json': '{"manifests":[{"annotations":{"org.opencontainers.image.ref.name":"a:1"}}]}',
    oci: '',
  }),
]

/** An image of a container, before the engine loads it. */
const imageArchive: Decoder = {
  name: 'image-archive',
  weight: 0.05,
  inputs: () =>
    mutatedBytes(archives, {
      words: ['ustar\x00', '\x80\x00\x00\x00\x00\x00\x00\x00', '77777777777', '\x1f\x8b\x08', '(\xb5/\xfd'],
    }),
  async decode(input) {
    writeFileSync(file, input)
    const handle = await open(file)
    try {
      const members = await readTar(handle, 100)
      if (typeof members !== 'string')
        for (const { start, size } of members) assert.ok(size >= 0 && start + size <= input.length)
    } finally {
      await handle.close()
    }
    const facts = await readImageArchive(file, 2 ** 20)
    if (facts.ok) for (const name of facts.names) assert.match(name, /^[A-Za-z0-9]/)
    return facts.ok ? 'accepted' : 'refused'
  },
}

/** Reports of the process that ran a stranger's program. */
const childReports: Decoder = {
  name: 'child-reports',
  inputs: () =>
    mutatedJson(fc.oneof(...[ChildOutcome, ChildAnswer, ChildLeaf].map((schema) => valuesOf(schema)))),
  decode(input) {
    const value = parseJson(input)
    if ([ChildOutcome, ChildAnswer].some((schema) => parseUntrusted(schema, value).success)) return 'accepted'
    assert.ok(parseLeaf(input.toString('utf8')).index >= 0)
    return 'accepted'
  },
}

const gpuTools: Decoder = {
  name: 'gpu-tools',
  inputs: () => {
    const csv =
      'index, uuid, name, memory.total [MiB], utilization.gpu [%]\n0, GPU-1, NVIDIA RTX 4090, 24564 MiB, 97 %\n'
    const json =
      'WARNING: x\n{"card0": {"Card series": "[AMD Instinct MI100]", "GPU use (%)": "3"}, "system": {"Driver version": "6"}}\n'
    return mutatedBytes([Buffer.from(csv), Buffer.from(json)], {
      words: [', ', '[N/A]', '"card1": null,', '{', '}', 'uuid'],
    })
  },
  decode(input) {
    const text = input.toString('utf8')
    const cards = [...parseNvidiaSmi(text), ...parseRocmSmi(text)]
    for (const { index, memoryBytes = 0 } of cards) assert.ok(index >= 0 && memoryBytes >= 0)
    return cards.length > 0 ? 'accepted' : 'refused'
  },
}

/** A piece of the output ends anywhere, so the share must not depend on where it was cut. */
const progressLines: Decoder = {
  name: 'progress-lines',
  inputs: () =>
    mutatedBytes(
      [
        Buffer.from('muster:progress 3/20\n'),
        Buffer.from('epoch 1\nmuster:progress 15%\nmuster:progress 0.16\r\n'),
      ],
      {
        words: ['muster:progress ', '/', '%', '.', '\n', '0', '9'.repeat(20)].map((word) =>
          Buffer.from(word),
        ),
      },
    ),
  decode(input): Verdict {
    const whole = scanProgress(nothingScanned, input)
    const cut = Math.floor(input.length / 2)
    const pieces = scanProgress(scanProgress(nothingScanned, input.subarray(0, cut)), input.subarray(cut))
    assert.deepEqual(pieces, whole)
    assert.ok(whole.rest.length <= 81)
    if (whole.share === undefined) return 'refused'
    assert.ok(whole.share >= 0 && whole.share <= 1)
    return 'accepted'
  },
}

export const decoders = [
  stateHeader,
  machineState,
  checkpointFile,
  wasmModule,
  imageArchive,
  childReports,
  gpuTools,
  progressLines,
]
