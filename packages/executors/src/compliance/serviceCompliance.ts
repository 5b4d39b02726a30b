import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Service, ServiceStatus } from '../Service.ts'
import { ask, begin, createServices } from './createServices.ts'
import type { ServiceComplianceSetup } from './ServiceComplianceSetup.ts'

/**
 * The test suite that every executor passes that serves.
 *
 * @example
 * serviceCompliance('wasm in bubblewrap', { make, program, broken, deaf })
 */
export function serviceCompliance<Program>(name: string, setup: ServiceComplianceSetup<Program>): void {
  const open = (context: Parameters<NonNullable<typeof setup.needs>>[0]) => {
    setup.needs?.(context)
    return createServices(setup)
  }

  describe(`service compliance: ${name}`, () => {
    describe('answers', () => {
      it('answers with status, content type and body, and logs what the program prints', async (context) => {
        const { serve } = await open(context)
        const service = await serve()
        expect(service.status()).toBe('ready')
        expect(await ask(service, '/echo', '{"a":1}', { contentType: 'application/json' })).toMatchObject({
          status: 200,
          contentType: 'application/json',
          text: '{"a":1}',
        })
        expect(await ask(service, '/refuse')).toMatchObject({ status: 404, text: 'no\n' })
        const large = 'x'.repeat(3_000_000)
        expect((await ask(service, '/echo', large)).text === large).toBe(true)
        expect((await service.logs()).bytes.length).toBeGreaterThan(0)
        expect((await service.usage()).cpuMs).toBeGreaterThan(0)
        expect(service.active).toBe(0)
      })

      it('passes an answer on while the program still gives it', async (context) => {
        const { serve } = await open(context)
        const service = await serve()
        const { pieces, first } = await begin(service, '/stall')
        expect(first).toBe('one\n')
        expect(service.active).toBe(1)
        await pieces.return?.()
        expect(service.active).toBe(0)
        const counted = await ask(service, '/count', '500')
        expect(counted.text.split('\n').slice(0, -1)).toEqual(Array.from({ length: 500 }, (_, i) => `${i}`))
      })

      it('answers as many requests at a time as it may, and the others in order', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ concurrency: 2 })
        const stalled = await Promise.all([begin(service, '/stall'), begin(service, '/stall')])
        const order: string[] = []
        const waiting = ['a', 'b', 'c'].map(async (text) =>
          order.push((await ask(service, '/echo', text)).text),
        )
        await Promise.resolve()
        expect(order).toEqual([])
        expect(service.active).toBe(2)
        await stalled[0]!.pieces.return?.()
        await Promise.all(waiting)
        expect(order).toEqual(['a', 'b', 'c'])
        expect(service.active).toBe(1)
      })

      it('refuses a request when too many wait', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ concurrency: 1 })
        const { pieces } = await begin(service, '/stall')
        const waiting = Array.from({ length: 16 }, () => ask(service, '/echo', 'x'))
        await expect(ask(service, '/echo')).rejects.toMatchObject({ code: 'EXEC_SERVICE_BUSY' })
        await pieces.return?.()
        expect((await Promise.all(waiting)).map(({ text }) => text).join('')).toBe('x'.repeat(16))
      })

      it('cancels a request that waits or is being answered', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ concurrency: 1 })
        const first = new AbortController()
        const { pieces } = await begin(service, '/stall', { signal: first.signal })
        const second = new AbortController()
        const waiting = ask(service, '/echo', 'x', { signal: second.signal })
        second.abort(new Error('not needed'))
        await expect(waiting).rejects.toThrow('not needed')
        const third = ask(service, '/echo', 'third')
        const rest = pieces.next()
        first.abort(new Error('enough'))
        await expect(rest).rejects.toThrow('enough')
        expect((await third).text).toBe('third')
        const silent = new AbortController()
        const unanswered = ask(service, '/silent', '', { signal: silent.signal })
        silent.abort(new Error('too slow'))
        await expect(unanswered).rejects.toThrow('too slow')
        expect((await ask(service, '/echo', 'still')).text).toBe('still')
      })

      it('refuses a request that could be read as two', async (context) => {
        const { serve } = await open(context)
        const service = await serve()
        const bad = [
          { path: 'echo' },
          { path: '/echo HTTP/1.1\r\nX: y' },
          { path: `/${'x'.repeat(3000)}` },
          { path: '/echo', contentType: 'text/plain\r\nContent-Length: 0' },
        ]
        for (const request of bad)
          await expect(service.request({ method: 'POST', ...request })).rejects.toMatchObject({
            code: 'EXEC_RUN_INVALID',
          })
      })
    })

    describe('limits of an answer', () => {
      const cases = [
        { name: 'bytes', path: '/flood', answers: { answerBytes: 2 ** 20 } },
        { name: 'silence', path: '/silent', answers: { silentMs: 300 } },
        { name: 'silence in the middle', path: '/stall', answers: { silentMs: 300 } },
        { name: 'time', path: '/stall', answers: { wallMs: 300 } },
      ]
      for (const { name, path, answers } of cases)
        it(`ends an answer at its limit of ${name}, and answers the next request`, async (context) => {
          const { serve } = await open(context)
          const service = await serve({ answers, concurrency: 1 })
          await expect(ask(service, path)).rejects.toMatchObject({ code: 'EXEC_SERVICE_ANSWER_INVALID' })
          expect((await ask(service, '/echo', 'next')).text).toBe('next')
        })

      it('refuses a request with too large a body', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ answers: { requestBytes: 10 } })
        await expect(ask(service, '/echo', 'x'.repeat(11))).rejects.toMatchObject({
          code: 'EXEC_RUN_INVALID',
        })
      })

      it('gives the place of an answer that nobody reads to others', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ answers: { wallMs: 500 }, concurrency: 1 })
        await service.request({ method: 'POST', path: '/stall' })
        expect((await ask(service, '/echo', 'next')).text).toBe('next')
      })
    })

    describe('life', () => {
      it('fails the request that crashed the program, and answers others again', async (context) => {
        const { serve } = await open(context)
        const service = await serve()
        for (const path of ['/crash', '/crashInside']) {
          const failed = await ask(service, path).then(
            ({ status }) => status === 500,
            ({ code }) => String(code).startsWith('EXEC_SERVICE_'),
          )
          expect(failed, path).toBe(true)
          expect((await answerAfterRestart(service)).text).toBe('again')
        }
      })

      it('fails when its program ends before it is ready, or is not ready in time', async (context) => {
        const { executor, spec } = await open(context)
        for (const extra of [{ program: setup.broken }, { program: setup.deaf, readyMs: 1500 }]) {
          const service = await executor.serve!(spec(extra))
          expect(service.status()).toBe('starting')
          await expect(ask(service, '/echo')).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
          await expect(service.whenReady()).rejects.toMatchObject({ code: 'EXEC_SERVICE_FAILED' })
          expect(service.status()).toBe('failed')
          await service.stop()
          expect(service.status()).toBe('failed')
        }
      })

      it('drains: ends running answers and takes no others', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ concurrency: 1 })
        const { pieces } = await begin(service, '/stall')
        await service.drain({ forMs: 50 })
        expect(service.active).toBe(1)
        await expect(ask(service, '/echo')).rejects.toMatchObject({ code: 'EXEC_SERVICE_DRAINING' })
        const drained = service.drain({ forMs: 60_000 })
        await pieces.return?.()
        await drained
        expect(service.active).toBe(0)
      })

      it('pauses: running answers wait, and their clocks too', async (context) => {
        const { serve } = await open(context)
        const service = await serve({ answers: { silentMs: 2_000 } })
        const counting = ask(service, '/count', '20000')
        await service.pause()
        expect(service.status()).toBe('paused')
        await expect(ask(service, '/echo')).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
        await new Promise((resolve) => setTimeout(resolve, 2_500))
        await service.resume()
        expect((await counting).text.endsWith('19999\n')).toBe(true)
        expect(service.status()).toBe('ready')
      })

      it('stops while it starts, while it answers and while it is paused, and leaves no files', async (context) => {
        const { executor, dir, serve, spec } = await open(context)
        const early = await executor.serve!(spec())
        await early.stop()
        const late = await serve()
        const { pieces } = await begin(late, '/stall')
        const rest = pieces.next()
        await Promise.all([
          expect(rest).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' }),
          late.stop({ graceMs: 0 }),
        ])
        const frozen = await serve()
        await frozen.pause()
        await frozen.stop()
        const services: [Service, ServiceStatus][] = [early, late, frozen].map((one) => [one, 'stopped'])
        for (const [service, status] of services) {
          expect(service.status()).toBe(status)
          await expect(ask(service, '/echo')).rejects.toMatchObject({ code: /EXEC_SERVICE_D/ })
        }
        expect(await readdir(join(dir, 'services'))).toEqual([])
      })

      it('rejects a second service of the same id, and an invalid one', async (context) => {
        const { executor, serve, spec } = await open(context)
        const first = await serve({ serviceId: 'one' })
        const wrong = [
          { serviceId: 'one' },
          { serviceId: '../x' },
          { concurrency: 0 },
          { readyMs: 0 },
          { answers: { wallMs: 0 } },
        ]
        for (const extra of wrong)
          await expect(executor.serve!(spec(extra)), JSON.stringify(extra)).rejects.toMatchObject({
            code: 'EXEC_RUN_INVALID',
          })
        await first.stop()
        await serve({ serviceId: 'one' })
      })

      it('ends its services when it is closed', async (context) => {
        const { executor, serve } = await open(context)
        const service = await serve()
        await executor.close()
        expect(service.status()).toBe('stopped')
      })
    })
  })
}

/** A crash may be noticed a moment after its request has failed. */
async function answerAfterRestart(service: Service) {
  for (;;) {
    await service.whenReady()
    const answer = await ask(service, '/echo', 'again').catch((error: { code: string }) => {
      if (error.code !== 'EXEC_SERVICE_DOWN') throw error
    })
    if (answer !== undefined) return answer
  }
}
