import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Run, RunOutcome, RunStatus } from '../Run.ts'
import { decideOwner, type OwnerFacts } from './decideOwner.ts'
import { OthersLoad } from './OthersLoad.ts'
import { OwnerGuard } from './OwnerGuard.ts'
import { OwnerRules } from './OwnerRules.ts'
import { isOnBattery, otherGpuMemory, readOwnerFacts, type SeenFacts } from './readOwnerFacts.ts'
import { gpuTemperature } from './readTemperature.ts'

const rules = OwnerRules.parse({})
const seen: SeenFacts = { onBattery: false, otherGpuMemoryBytes: 0, weekday: 3, minute: 600 }
const quiet: OwnerFacts = { ...seen, isBusy: false, isHot: false }

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

describe('OthersLoad', () => {
  it('counts what others use, without our runs, and takes its time', () => {
    let times = { busyMs: 0, totalMs: 0 }
    const load = new OthersLoad({ readTimes: () => times, smoothMs: 1_000 })
    const after = (ms: number, busyShare: number, own: Record<string, number>) => {
      times = { busyMs: times.busyMs + 2 * ms * busyShare, totalMs: times.totalMs + 2 * ms }
      return load.look(new Map(Object.entries(own)), 2)
    }
    expect(after(1_000, 0.5, { run: 100 })).toBeUndefined()
    // one of two processors is ours
    expect(after(1_000, 0.5, { run: 1_100 })).toBe(0)
    // all of both is busy and half of it ours: the owner has come, but not for long yet
    const first = after(500, 1, { run: 1_600 })!
    expect(first).toBeCloseTo(0.5 * (1 - Math.exp(-0.5)))
    // a run that begins is ours from its first moment, one that is gone takes nothing with it
    const second = after(10_000, 1, { next: 10_000 })!
    expect(second).toBeCloseTo(0.5, 2)
    expect(after(20_000, 0, {})).toBeCloseTo(0, 2)
  })

  it('reads this machine', () => {
    const load = new OthersLoad()
    load.look(new Map())
    const seen = load.look(new Map())
    expect(seen === undefined || (seen >= 0 && seen <= 1)).toBe(true)
  })
})

it('reads the hottest card, and takes silence for none', () => {
  expect(gpuTemperature('45\n71\n[N/A]\n')).toBe(71)
  expect(gpuTemperature('')).toBeUndefined()
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
  function setup(rules = OwnerRules.parse({}), nowMs = () => 0) {
    const runs = [fakeRun('one'), fakeRun('two')]
    let facts = seen
    const left: string[] = []
    const guard = new OwnerGuard({
      rules,
      nowMs,
      readFacts: async () => facts,
      runs: async () => runs,
      onYield: (run, { reason, checkpoint }) => left.push(`${run.id}: ${reason}, ${checkpoint?.path}`),
    })
    return { runs, guard, left, now: (change: Partial<SeenFacts>) => (facts = { ...seen, ...change }) }
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

  it('holds work while the owner uses the processors, and lets it go on well below the limit only', async () => {
    const { guard, now } = setup(OwnerRules.parse({ pauseAboveLoad: 0.5 }))
    const at = async (othersLoad: number) => {
      now({ othersLoad })
      return (await guard.look()).action
    }
    expect([await at(0.5), await at(0.51), await at(0.45), await at(0.41), await at(0.39)]).toEqual([
      'run',
      'pause',
      'pause',
      'pause',
      'run',
    ])
    expect(await at(0.45)).toBe('run')
  })

  it('holds work while the machine is too hot, as its sensors say', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-heat-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const zone = async (name: string, milliDegrees: string) => {
      await mkdir(path.join(folder, name), { recursive: true })
      await writeFile(path.join(folder, name, 'temp'), `${milliDegrees}\n`)
    }
    const runs = [fakeRun('one')]
    const guard = new OwnerGuard({
      rules: OwnerRules.parse({ maxTemperatureC: 80 }),
      readFacts: () =>
        readOwnerFacts({
          isOurs: () => true,
          watchesHeat: true,
          thermalZones: folder,
          powerSupplies: folder,
        }),
      runs: async () => runs,
      onYield: () => {},
    })
    expect((await guard.look()).action).toBe('run')
    await zone('thermal_zone0', '45000')
    await zone('thermal_zone1', '81500')
    // neither a zone, nor a sensor that works
    await zone('cooling_device0', '99000')
    await zone('thermal_zone2', '-274000')
    expect(await guard.look()).toEqual({ action: 'pause', reason: 'the machine is too hot' })
    await zone('thermal_zone1', '77000')
    expect((await guard.look()).action).toBe('pause')
    await zone('thermal_zone1', '74000')
    expect((await guard.look()).action).toBe('run')
    expect(runs[0]!.log).toEqual(['pause', 'resume'])
  })

  it('lets work leave that a rule has held for too long, but not what the owner holds', async () => {
    let nowMs = 0
    const { guard, left, now } = setup(OwnerRules.parse({ longestPauseMs: 1_000 }), () => nowMs)
    now({ onBattery: true })
    expect((await guard.look()).action).toBe('pause')
    nowMs = 999
    expect((await guard.look()).action).toBe('pause')
    nowMs = 1_000
    expect(await guard.look()).toEqual({ action: 'yield', reason: 'the machine is on battery for too long' })
    expect(left).toHaveLength(2)
    now({})
    expect((await guard.look()).action).toBe('run')
    expect((await guard.ask('pause')).action).toBe('pause')
    nowMs = 5_000
    expect((await guard.look()).action).toBe('pause')
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
      readFacts: async () => ({ ...seen, onBattery: true }),
      runs: async () => [runs[0]!],
      onYield: () => {},
      everyMs: 5,
    })
    guard.start()
    await paused.promise
    await guard.stop()
  })
})
