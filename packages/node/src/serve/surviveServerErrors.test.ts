import { once } from 'node:events'
import { createServer } from 'node:http'
import { silentLogger } from '@muster-network/core'
import { expect, it } from 'vitest'
import { serveApi } from './serveApi.ts'
import { surviveServerErrors } from './surviveServerErrors.ts'

it('logs the errors of a listening server, and leaves earlier ones to the caller', async () => {
  const warned: unknown[] = []
  const server = createServer()
  surviveServerErrors(server, { ...silentLogger, warn: (line) => void warned.push(line) })
  expect(() => server.emit('error', new Error('the port is in use'))).toThrow('the port is in use')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  expect(server.emit('error', new Error('accept EMFILE'))).toBe(true)
  expect(warned).toHaveLength(1)
  server.close()
})

it('closes the connection of a call whose error cannot be reported, and answers the next', async () => {
  const error = () => {
    throw new Error('the log cannot be written')
  }
  const server = await serveApi({
    handlers: {
      getStatus: async () => {
        throw new Error('unexpected')
      },
    },
    token: 't',
    port: 0,
    logger: { ...silentLogger, error },
  })
  const call = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  await expect(call('/v1/status')).rejects.toThrow()
  expect((await call('/v1/nothing')).status).toBe(404)
  await server.stop()
})
