import { classIdOf, type Hex, type Terms } from '@muster-network/chain'
import { checkModes, enumCode } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import type { TaskManifest } from './TaskManifest.ts'
import { contentOf, startsOf } from './taskCommitments.ts'
import { whyNotTheWork } from './whyNotTheWork.ts'

const manifest: TaskManifest = {
  version: 1,
  className: 'wasm/1',
  parts: [{ blob: 'ab'.repeat(32) }, { blob: 'cd'.repeat(32) }],
  args: [],
  env: {},
  seed: '00'.repeat(32),
  segmentUnits: '20',
  maxUnits: '1000',
  runSeconds: 3_600,
  memoryBytes: 2 ** 30,
  diskBytes: 2 ** 30,
  checkpointSeconds: 60,
  milestoneSegments: 0,
}

/** Terms with the hashes of a manifest: the client makes both. */
const termsFor = (work: TaskManifest, change: Partial<Terms> = {}) =>
  ({
    content: contentOf(work),
    starts: startsOf(work).root,
    classId: classIdOf('wasm/1'),
    parts: 2,
    replicas: 1,
    how: enumCode(checkModes, 'replay'),
    segmentUnits: 20n,
    maxUnits: 1_000n,
    runSeconds: 3_600,
    memoryBytes: 2n ** 30n,
    diskBytes: 2n ** 30n,
    ...change,
  }) as Terms

it('accepts the manifest that was posted', () => {
  expect(whyNotTheWork(manifest, termsFor(manifest))).toBeUndefined()
  const checked = { ...manifest, checkerUnits: '20' }
  expect(whyNotTheWork(checked, termsFor(checked, { how: enumCode(checkModes, 'checker') }))).toBeUndefined()
  const boxed = { ...manifest, className: 'container/1', container: { egress: [] } }
  expect(whyNotTheWork(boxed, termsFor(boxed, { classId: classIdOf('container/1') }))).toBeUndefined()
})

describe('rejects a manifest, although the terms have its hash,', () => {
  const whyOf = (change: Partial<TaskManifest>, terms: Partial<Terms> = {}) => {
    const work = { ...manifest, ...change }
    return whyNotTheWork(work, termsFor(work, terms))
  }

  it('that may use more units or time than the terms', () => {
    expect(whyOf({ maxUnits: '1000000000000' })).toContain('units')
    expect(whyOf({ runSeconds: 86_400 })).toContain('time')
  })

  it('that needs more memory or disk than bidders and seats read in the terms, or less', () => {
    expect(whyOf({ memoryBytes: 2 ** 40 })).toContain('memory')
    expect(whyOf({ diskBytes: 2 ** 40 })).toContain('disk')
    expect(whyOf({ memoryBytes: 2 ** 20 })).toContain('memory')
  })

  it('whose honest replicas may differ, while the terms take the lock of one that does', () => {
    const exact = { how: enumCode(checkModes, 'redundant'), replicas: 3, exact: true }
    expect(whyOf({}, exact)).toBeUndefined()
    expect(whyOf({ equivalence: { how: 'pixels', tolerance: 2, share: 0 } }, exact)).toContain('may differ')
    const boxed = { className: 'container/1', container: { egress: [] } }
    expect(whyOf(boxed, { ...exact, classId: classIdOf('container/1') })).toContain('may differ')
  })

  it('that could never be delivered: other segments, or a wrong start leaf', () => {
    expect(whyOf({ segmentUnits: '200' })).toContain('units')
    const starts: Hex = `0x${'99'.repeat(32)}`
    expect(whyOf({}, { starts })).toContain('parts')
    expect(whyOf({}, { parts: 3 })).toContain('parts')
  })

  it('for another hardware class, or with another checker than seats are paid for', () => {
    expect(whyOf({ className: 'wasm/2' })).toContain('class')
    expect(whyOf({ container: { egress: [] } })).toContain('class')
    expect(whyOf({ checkerUnits: '20' })).toContain('checker')
    expect(whyOf({ checkerUnits: '2000' }, { how: enumCode(checkModes, 'checker') })).toContain('checker')
  })

  it('or whose hash differs', () => {
    expect(whyNotTheWork({ ...manifest, args: ['x'] }, termsFor(manifest))).toContain('posted')
  })
})
