import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Run, RunOutcome, RunStatus } from '../Run.ts'
import { decideOwner, type OwnerFacts } from './decideOwner.ts'
import { OwnerGuard } from './OwnerGuard.ts'
import { OwnerRules } from './OwnerRules.ts'
import { isOnBattery, otherGpuMemory, readOwnerFacts } from './readOwnerFacts.ts'

const rules = OwnerRules.parse({})
const quiet: OwnerFacts = { onBattery: false, otherGpuMemoryBytes: 0, weekday: 3, minute: 600 }

describe('decideOwner', () => {
  it('lets work run while nothing asks for the machine', () => {
    expect(decideOwner(rules, quiet)).toEqual({ action: 'run' })
  })

  it('takes the strongest wish and says why', () => {
    expect(decideOwner(rules, { ...quiet, onBattery: true })).toEqual({
      action: 'pause',
      reason: 'the machine is on battery',
    })
    const both = { ...quiet, onBattery: true, otherGpuMemoryBytes: 2 ** 30 }
    expect(decideOwner(rules, both)).toEqual({ action: 'yield', reason: 'another program uses a GPU' })
    expect(decideOwner(rules, { ...quiet, onBattery: true, asked: 'yield' }).reason).toBe(
      'the owner asked for it',
    )
    // Wishing it to run does not overrule a condition.
    expect(decideOwner(rules, { ...quiet, onBattery: true, asked: 'run' }).action).toBe('pause')
  })

  it('knows its hours, also past midnight', () => {
    const nights = OwnerRules.parse({ schedule: [{ days: ['fri'], from: '18:00', until: '08:00' }] })
    const at = (weekday: number, minute: number) => decideOwner(nights, { ...quiet, weekday, minute }).action
    expect([at(5, 17 * 60 + 59), at(5, 18 * 60), at(6, 7 * 60 + 59), at(6, 8 * 60), at(6, 18 * 60)]).toEqual([
      'yield',
      'run',
      'run',
      'yield',
      'yield',
    ])
    const days = OwnerRules.parse({
      schedule: [{ days: ['mon', 'tue'], from: '09:00', until: '17:00' }],
      outsideSchedule: 'pause',
    })
    expect(decideOwner(days, { ...quiet, weekday: 1, minute: 540 }).action).toBe('run')
    expect(decideOwner(days, { ...quiet, weekday: 3, minute: 540 })).toEqual({
      action: 'pause',
      reason: 'outside the hours lent',
    })
  })

  it('refuses rules that make no sense', () => {
    expect(
      OwnerRules.safeParse({ schedule: [{ days: ['fri'], from: '25:00', until: '08:00' }] }).success,
    ).toBe(false)
    expect(OwnerRules.safeParse({ onBatery: 'pause' }).success).toBe(false)
  })
})

describe('readOwnerFacts', () => {
  it('is on battery when no plug is in, and not without a battery at all', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-power-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const supply = async (name: string, type: string, online: string) => {
      await mkdir(path.join(folder, name), { recursive: true })
      await writeFile(path.join(folder, name, 'type'), `${type}\n`)
      await writeFile(path.join(folder, name, 'online'), `${online}\n`)
    }
    expect(await isOnBattery(path.join(folder, 'none'))).toBe(false)
    await supply('BAT0', 'Battery', '')
    await supply('AC', 'Mains', '0')
    expect(await isOnBattery(folder)).toBe(true)
    await supply('AC', 'Mains', '1')
    expect(await isOnBattery(folder)).toBe(false)
  })

  it('counts the GPU memory of programs that are not ours', () => {
    const csv = 'pid, used_gpu_memory [MiB]\n1234, 4096 MiB\n77, 512 MiB\n99, [N/A]\n'
    expect(otherGpuMemory(csv, (pid) => pid === 77)).toBe(4096 * 2 ** 20)
    expect(otherGpuMemory('', () => false)).toBe(0)
  })

  it('takes what cannot be read for quiet', async () => {
    const facts = await readOwnerFacts({
      isOurs: () => true,
      powerSupplies: '/nowhere',
      now: new Date(2026, 0, 4, 13, 5),
    })
    expect(facts).toEqual({ onBattery: false, otherGpuMemoryBytes: 0, weekday: 0, minute: 785 })
  })
})

/** A run as far as the guard sees one. */
function fakeRun(id: string): Run & { log: string[] } {
  let status: RunStatus = 'running'
  const log: string[] = []
  const usage = { units: 1n, cpuMs: 1, wallMs: 1, peakMemoryBytes: 1 }
  const stopped: RunOutcome = { kind: 'stopped', usage }
  const checkpoint = { path: `/${id}`, bytes: 1, units: 1n, digest: 'd', proof: 'p' }
  const set = (to: RunStatus, word: string) => {
    status = to
    log.push(word)
  }
  return {
    id,
    log,
    status: async () => status,
    wait: async () => stopped,
    pause: async () => set('paused', 'pause'),
    resume: async () => set('running', 'resume'),
    checkpoint: async () => {
      log.push('checkpoint')
      return checkpoint
    },
    stop: async ({ graceMs } = {}) => {
      set('ended', `stop within ${graceMs}`)
      return stopped
    },
    usage: async () => usage,
    logs: async () => ({ bytes: new Uint8Array(), nextOffset: 0, droppedBytes: 0 }),
    leaves: async () => [],
    remove: async () => {},
  }
}

describe('OwnerGuard', () => {
  function setup() {
    const runs = [fakeRun('one'), fakeRun('two')]
    let facts = quiet
    const left: string[] = []
    const guard = new OwnerGuard({
      rules,
      readFacts: async () => facts,
      runs: async () => runs,
      onYield: (run, { reason, checkpoint }) => left.push(`${run.id}: ${reason}, ${checkpoint?.path}`),
    })
    return { runs, guard, left, now: (change: Partial<OwnerFacts>) => (facts = { ...quiet, ...change }) }
  }

  it('holds every run while the machine is on battery, and lets them go on', async () => {
    const { runs, guard, now } = setup()
    now({ onBattery: true })
    await guard.look()
    await guard.look()
    now({})
    await guard.look()
    expect(runs.map(({ log }) => log)).toEqual([
      ['pause', 'resume'],
      ['pause', 'resume'],
    ])
  })

  it('saves and ends every run when the owner wants the device, and says so', async () => {
    const { runs, guard, left } = setup()
    expect(await guard.ask('yield')).toEqual({ action: 'yield', reason: 'the owner asked for it' })
    expect(runs[0]!.log).toEqual(['checkpoint', 'stop within 300'])
    expect(left).toEqual(['one: the owner asked for it, /one', 'two: the owner asked for it, /two'])
    expect(guard.decision.action).toBe('yield')
    expect(await guard.ask(undefined)).toEqual({ action: 'run' })
  })

  it('ends a run that cannot be checkpointed all the same', async () => {
    const { runs, guard, left } = setup()
    runs[0]!.checkpoint = async () => {
      throw new Error('not supported')
    }
    await guard.ask('yield')
    expect(left).toEqual(['one: the owner asked for it, undefined', 'two: the owner asked for it, /two'])
  })

  it('looks by itself, and stops when told to', async () => {
    const { runs, now } = setup()
    now({ onBattery: true })
    const paused = Promise.withResolvers<void>()
    runs[0]!.pause = async () => paused.resolve()
    const guard = new OwnerGuard({
      rules,
      readFacts: async () => ({ ...quiet, onBattery: true }),
      runs: async () => [runs[0]!],
      onYield: () => {},
      everyMs: 5,
    })
    guard.start()
    await paused.promise
    await guard.stop()
  })
})
