import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

// In a process of its own: a test runner has handlers of its own for exceptions.

const program = `
import { createServer, connect } from 'node:net'
import { createLogger } from './createLogger.ts'
import { surviveExceptions } from './uncaughtExceptions.ts'
import { formatMetrics, processMetrics } from '../serve/formatMetrics.ts'

surviveExceptions(createLogger({ level: 'info' }))
let heard = 0
const server = createServer((socket) => {
  socket.on('data', (bytes) => {
    if (++heard === 3) {
      console.log(formatMetrics(processMetrics()))
      process.exit(0)
    }
    if (heard === 2) void Promise.reject(new Error('a promise that nobody awaits'))
    else throw new Error('a stranger sent ' + bytes)
  })
})
server.listen(0, '127.0.0.1', () => {
  const socket = connect(server.address().port, '127.0.0.1')
  const send = () => socket.write('x')
  setInterval(send, 50)
})
`

it('logs and counts what nothing caught, and the daemon continues', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: path.join(import.meta.dirname),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, log] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  expect(child.exitCode).toBe(0)
  expect(out).toMatch(/^muster_uncaught_exceptions_total\{where="daemon"\} 2$/m)
  expect(log).toContain('a stranger sent x')
  expect(log).toContain('a promise that nobody awaits')
})
