import { silentLogger } from '@muster-network/core'
import { expect, it } from 'vitest'
import { type Service, startInOrder } from './startInOrder.ts'

function recorder() {
  const log: string[] = []
  const service = (name: string, faults: { start?: Error; stop?: Error } = {}): Service => ({
    name,
    async start() {
      if (faults.start) throw faults.start
      log.push(`+${name}`)
    },
    async stop() {
      log.push(`-${name}`)
      if (faults.stop) throw faults.stop
    },
  })
  return { log, service }
}

it('starts in order and stops in reverse, once', async () => {
  const { log, service } = recorder()
  const running = await startInOrder([service('a'), service('b')], { logger: silentLogger })
  await Promise.all([running.stop(), running.stop()])
  expect(log).toEqual(['+a', '+b', '-b', '-a'])
})

it('undoes what was started when a later one fails, and tells why it failed', async () => {
  const { log, service } = recorder()
  const services = [service('a'), service('b', { start: new Error('port taken') }), service('c')]
  await expect(startInOrder(services, { logger: silentLogger })).rejects.toThrow('port taken')
  expect(log).toEqual(['+a', '-a'])
})

it('stops the others when one does not stop cleanly', async () => {
  const { log, service } = recorder()
  const running = await startInOrder([service('a'), service('b', { stop: new Error('stuck') })], {
    logger: silentLogger,
  })
  await expect(running.stop()).rejects.toThrow('some services did not stop cleanly')
  expect(log).toEqual(['+a', '+b', '-b', '-a'])
})

it('starts nothing more once it is aborted', async () => {
  const { log, service } = recorder()
  const controller = new AbortController()
  const aborting: Service = {
    name: 'x',
    start: async () => controller.abort(new Error('Ctrl-C')),
    stop: async () => {},
  }
  await expect(
    startInOrder([service('a'), aborting, service('b')], { logger: silentLogger, signal: controller.signal }),
  ).rejects.toThrow('Ctrl-C')
  expect(log).toEqual(['+a', '-a'])
})
