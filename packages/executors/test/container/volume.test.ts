import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { has, skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { generousLimits } from '../../src/compliance/ComplianceSetup.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''
const mib = 2 ** 20

function needs(context: TestContext): void {
  needsRuntime(context, 'runc')
  skipWithout(context, 'loop devices')
}

/** What is mounted or attached below a folder. */
function remains(root: string): string[] {
  const mounts = execFileSync('cat', ['/proc/self/mountinfo']).toString()
  const loops = execFileSync('losetup', ['--list', '--noheadings', '--output', 'BACK-FILE']).toString()
  return `${mounts}\n${loops}`.split('\n').filter((line) => line.includes(root))
}

describe("a run's volume", () => {
  it('bounds files that are open and have no name', async (context) => {
    needs(context)
    const { open, spec } = await scratchRunc()
    const limits = { ...generousLimits, diskBytes: 8 * mib, outputBytes: 8 * mib }
    const executor = await open()
    const run = await executor.start(spec('hidden', probe(archive, 'hideFiles', `${200 * mib}`), { limits }))
    await run.wait()
    const written = Number(Buffer.from((await run.logs()).bytes).toString())
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(32 * mib)
  })

  it('has room for as many bytes and small files as the limit allows', async (context) => {
    needs(context)
    const { open, spec } = await scratchRunc()
    const limits = { ...generousLimits, diskBytes: 64 * mib, outputBytes: 64 * mib }
    const executor = await open()
    for (const [name, bomb] of [
      ['bytes', 'fileBomb'],
      ['files', 'fileSwarm'],
    ] as const)
      expect(await (await executor.start(spec(name, probe(archive, bomb), { limits }))).wait()).toMatchObject(
        {
          failure: { fault: 'limit', limit: 'diskBytes' },
        },
      )
  })

  it('is gone with its run', async (context) => {
    needs(context)
    const { root, open, spec } = await scratchRunc()
    const run = await (await open()).start(spec('one', probe(archive, 'copy')))
    await run.wait()
    expect(remains(root)).not.toEqual([])
    await run.remove()
    expect(remains(root)).toEqual([])
  })

  it('is found again by the next daemon, also after a restart of the machine', async (context) => {
    needs(context)
    const { root, open, spec, folder } = await scratchRunc()
    const before = await open()
    await (await before.start(spec('one', probe(archive, 'copy')))).wait()
    // The daemon is gone without a word, and so are its mounts.
    execFileSync('umount', [path.join(folder('one'), 'files')])
    const run = await (await open()).find('one')
    const outcome = await run!.wait()
    if (outcome.kind !== 'finished') throw new Error(outcome.kind)
    expect(await readFile(path.join(outcome.result.dir, 'a.txt'), 'utf8')).toBe('tea\n')
    await run!.remove()
    expect(remains(root)).toEqual([])
  })

  it('is unmounted when its executor closes after the end of the run', async (context) => {
    needs(context)
    const { root, open, spec } = await scratchRunc()
    const executor = await open()
    await (await executor.start(spec('one', probe(archive, 'copy')))).wait()
    await executor.close()
    expect(remains(root)).toEqual([])
  })
})
