import { MusterError, silentLogger } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { ServiceResponse } from '../Service.ts'
import { defaultAnswerLimits } from './AnswerLimits.ts'
import { RestartPolicy } from './RestartPolicy.ts'
import type { ServiceInstance } from './ServiceInstance.ts'
import { ServiceLog } from './ServiceLog.ts'
import { SupervisedService } from './SupervisedService.ts'
import { noUsage } from './serviceUsage.ts'

/** A program in this process, which ends when the test says so. */
function fakeInstance(send?: () => Promise<ServiceResponse>) {
  const end = Promise.withResolvers<string>()
  let ready = true
  const instance: ServiceInstance = {
    ended: end.promise,
    isReady: async () => ready,
    send: send ?? (async () => ({ status: 200, contentType: 'x', body: endless() })),
    pause: async () => {},
    resume: async () => {},
    usage: async () => ({ ...noUsage, units: 1n, cpuMs: 10 }),
    stop: async () => end.resolve('stopped'),
    pids: async () => [],
  }
  return {
    instance,
    crash: () => end.resolve('the program exited with code 3'),
    setReady: (value: boolean) => {
      ready = value
    },
  }
}

async function* endless(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('one')
  await new Promise(() => {})
}

function serve(start: () => Promise<ServiceInstance>, rules: { maxInARow?: number; readyMs?: number } = {}) {
  let removed = 0
  const service = new SupervisedService({
    serviceId: 'fake',
    start,
    removeFiles: async () => void removed++,
    log: new ServiceLog(1000),
    limits: defaultAnswerLimits,
    concurrency: 1,
    readyMs: rules.readyMs ?? 60_000,
    logger: silentLogger,
    restarts: new RestartPolicy({
      firstPauseMs: 1,
      longestPauseMs: 2,
      maxInARow: rules.maxInARow ?? 3,
      maxUnready: 3,
      steadyMs: 60_000,
    }),
  })
  return { service, removed: () => removed }
}

it('restarts a program that ends, keeps count of its usage, and gives up on one that ends too often', async () => {
  const starts: ReturnType<typeof fakeInstance>[] = []
  const { service, removed } = serve(async () => {
    starts.push(fakeInstance())
    return starts.at(-1)!.instance
  })
  for (let i = 0; i < 3; i++) {
    await service.whenReady()
    expect(starts).toHaveLength(i + 1)
    const { body } = await service.request({ method: 'GET', path: '/' })
    const pieces = body[Symbol.asyncIterator]()
    await pieces.next()
    const rest = pieces.next()
    starts[i]!.crash()
    await expect(rest).rejects.toMatchObject({
      code: 'EXEC_SERVICE_DOWN',
      message: 'service fake cannot answer: the program exited with code 3',
    })
    expect(service.active).toBe(0)
  }
  await expect(service.whenReady()).rejects.toMatchObject({
    code: 'EXEC_SERVICE_FAILED',
    message: 'the program exited with code 3; it ended 3 times in a row',
  })
  expect(removed()).toBe(1)
  expect(await service.usage()).toMatchObject({ units: 3n, cpuMs: 30 })
  expect(Buffer.from((await service.logs()).bytes).toString()).toContain('exited with code 3')
})

it('fails when its program cannot be started', async () => {
  const { service, removed } = serve(async () => {
    throw new MusterError('EXEC_HOST', 'no engine')
  })
  await expect(service.whenReady()).rejects.toMatchObject({
    code: 'EXEC_SERVICE_FAILED',
    message: expect.stringContaining('no engine'),
  })
  expect(removed()).toBe(1)
})

it('does not start a program while it is paused, and does not fail one for it', async () => {
  const starts: ReturnType<typeof fakeInstance>[] = []
  const { service } = serve(
    async () => {
      const started = fakeInstance()
      started.setReady(false)
      starts.push(started)
      return started.instance
    },
    { readyMs: 300 },
  )
  while (starts.length === 0) await new Promise(setImmediate)
  await service.pause()
  expect(service.status()).toBe('paused')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(service.status()).toBe('paused')
  starts[0]!.crash()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(starts).toHaveLength(1)
  await service.resume()
  while (starts.length < 2) await new Promise(setImmediate)
  starts[1]!.setReady(true)
  await service.whenReady()
  await service.stop()
  expect(service.status()).toBe('stopped')
  await expect(service.whenReady()).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
})

it('gives the error of a program that refuses, and frees the place', async () => {
  const { service } = serve(
    async () =>
      fakeInstance(async () => {
        throw new MusterError('EXEC_SERVICE_ANSWER_INVALID', 'no HTTP')
      }).instance,
  )
  await service.whenReady()
  for (let i = 0; i < 3; i++)
    await expect(service.request({ method: 'GET', path: '/' })).rejects.toThrow('no HTTP')
  expect(service.active).toBe(0)
  await service.stop()
})
