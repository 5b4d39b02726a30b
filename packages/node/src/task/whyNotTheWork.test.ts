import { classIdOf, type Hex, type Terms } from '@muster-network/chain'
import { describe, expect, it } from 'vitest'
import { how } from './checkHow.ts'
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

/** Terms that carry the hashes of a manifest: whoever posts them has made both. */
const termsFor = (work: TaskManifest, change: Partial<Terms> = {}) =>
  ({
    content: contentOf(work),
    starts: startsOf(work).root,
    classId: classIdOf('wasm/1'),
    parts: 2,
    copies: 1,
    how: how.replay,
    segmentUnits: 20n,
    maxUnits: 1_000n,
    runSeconds: 3_600,
    ...change,
  }) as Terms

it('is the work that was posted', () => {
  expect(whyNotTheWork(manifest, termsFor(manifest))).toBeUndefined()
  const checked = { ...manifest, checkerUnits: '20' }
  expect(whyNotTheWork(checked, termsFor(checked, { how: how.checker }))).toBeUndefined()
  const boxed = { ...manifest, className: 'container/1', container: { egress: [] } }
  expect(whyNotTheWork(boxed, termsFor(boxed, { classId: classIdOf('container/1') }))).toBeUndefined()
})

describe('is not the work, though the terms carry its hash,', () => {
  const whyOf = (change: Partial<TaskManifest>, terms: Partial<Terms> = {}) => {
    const work = { ...manifest, ...change }
    return whyNotTheWork(work, termsFor(work, terms))
  }

  it('when it may take more units, or more time, than was bid for', () => {
    expect(whyOf({ maxUnits: '1000000000000' })).toContain('units')
    expect(whyOf({ runSeconds: 86_400 })).toContain('time')
  })

  it('when it could never be delivered: other segments, or a part that begins nowhere', () => {
    expect(whyOf({ segmentUnits: '200' })).toContain('units')
    const starts: Hex = `0x${'99'.repeat(32)}`
    expect(whyOf({}, { starts })).toContain('parts')
    expect(whyOf({}, { parts: 3 })).toContain('parts')
  })

  it('when it is for another machine, or its checker is not the one that seats are paid for', () => {
    expect(whyOf({ className: 'wasm/2' })).toContain('class')
    expect(whyOf({ container: { egress: [] } })).toContain('class')
    expect(whyOf({ checkerUnits: '20' })).toContain('checker')
    expect(whyOf({ checkerUnits: '2000' }, { how: how.checker })).toContain('checker')
  })

  it('nor without its hash', () => {
    expect(whyNotTheWork({ ...manifest, args: ['x'] }, termsFor(manifest))).toContain('posted')
  })
})
