import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Run, RunOutcome, RunStatus } from '../Run.ts'
import { OwnerGuard } from './OwnerGuard.ts'
import { OwnerRules } from './OwnerRules.ts'
import { type OwnerReadings, readOwnerFacts } from './readOwnerFacts.ts'

const rules = OwnerRules.parse({})
const readings: OwnerReadings = { onBattery: false, otherGpuMemoryBytes: 0, weekday: 3, minute: 600 }

/** A fake run with only the parts that the guard uses. */
function fakeRun(id: string): Run & { log: string[] } {
  let status: RunStatus = 'running'
  const log: string[] = []
  const usage = { units: 1n, cpuMs: 1, wallMs: 1, peakMemoryBytes: 1 }
  const stopped: RunOutcome = { kind: 'stopped', usage }
  const checkpoint = { path: `/${id}`, bytes: 1, units: 1n, digest: 'd' }
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
    let facts = readings
    const left: string[] = []
    const guard = new OwnerGuard({
      rules,
      nowMs,
      readFacts: async () => facts,
      runs: async () => runs,
      onYield: (run, { reason, checkpoint }) => left.push(`${run.id}: ${reason}, ${checkpoint?.path}`),
    })
    return {
      runs,
      guard,
      left,
      now: (change: Partial<OwnerReadings>) => (facts = { ...readings, ...change }),
    }
  }

  it('pauses every run on battery and resumes it afterwards', async () => {
    const { runs, guard, now } = setup()
    now({ onBattery: true })
    await guard.check()
    await guard.check()
    now({})
    await guard.check()
    expect(runs.map(({ log }) => log)).toEqual([
      ['pause', 'resume'],
      ['pause', 'resume'],
    ])
  })

  it('pauses work while the owner uses the CPUs, and resumes it only well below the limit', async () => {
    const { guard, now } = setup(OwnerRules.parse({ pauseAboveLoad: 0.5 }))
    const at = async (otherCpuLoad: number) => {
      now({ otherCpuLoad })
      return (await guard.check()).action
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

  it('pauses work while a sensor is too hot', async () => {
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
    expect((await guard.check()).action).toBe('run')
    await zone('thermal_zone0', '45000')
    await zone('thermal_zone1', '81500')
    // Not a thermal zone, and a broken sensor.
    await zone('cooling_device0', '99000')
    await zone('thermal_zone2', '-274000')
    expect(await guard.check()).toEqual({ action: 'pause', reason: 'the machine is too hot' })
    await zone('thermal_zone1', '77000')
    expect((await guard.check()).action).toBe('pause')
    await zone('thermal_zone1', '74000')
    expect((await guard.check()).action).toBe('run')
    expect(runs[0]!.log).toEqual(['pause', 'resume'])
  })

  it('ends work that a rule has paused for too long, but not work that the owner paused', async () => {
    let nowMs = 0
    const { guard, left, now } = setup(OwnerRules.parse({ longestPauseMs: 1_000 }), () => nowMs)
    now({ onBattery: true })
    expect((await guard.check()).action).toBe('pause')
    nowMs = 999
    expect((await guard.check()).action).toBe('pause')
    nowMs = 1_000
    expect(await guard.check()).toEqual({ action: 'yield', reason: 'the machine is on battery for too long' })
    expect(left).toHaveLength(2)
    now({})
    expect((await guard.check()).action).toBe('run')
    expect((await guard.request('pause')).action).toBe('pause')
    nowMs = 5_000
    expect((await guard.check()).action).toBe('pause')
  })

  it('checkpoints and ends every run when the owner requests the device', async () => {
    const { runs, guard, left } = setup()
    expect(await guard.request('yield')).toEqual({ action: 'yield', reason: 'the owner asked for it' })
    expect(runs[0]!.log).toEqual(['checkpoint', 'stop within 300'])
    expect(left).toEqual(['one: the owner asked for it, /one', 'two: the owner asked for it, /two'])
    expect(guard.decision.action).toBe('yield')
    expect(await guard.request(undefined)).toEqual({ action: 'run' })
  })

  it('ends a run that cannot be checkpointed', async () => {
    const { runs, guard, left } = setup()
    runs[0]!.checkpoint = async () => {
      throw new Error('not supported')
    }
    await guard.request('yield')
    expect(left).toEqual(['one: the owner asked for it, undefined', 'two: the owner asked for it, /two'])
  })

  it('checks periodically until it is stopped', async () => {
    const { runs, now } = setup()
    now({ onBattery: true })
    const paused = Promise.withResolvers<void>()
    runs[0]!.pause = async () => paused.resolve()
    const guard = new OwnerGuard({
      rules,
      readFacts: async () => ({ ...readings, onBattery: true }),
      runs: async () => [runs[0]!],
      onYield: () => {},
      everyMs: 5,
    })
    guard.start()
    await paused.promise
    await guard.stop()
  })
})
