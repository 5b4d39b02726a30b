import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rateIn, readRateSource } from './readRateSource.ts'

let folder: string
let server: Server
let origin: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-rate-'))
  server = createServer((request, response) => {
    if (request.url === '/rate') response.end('{"must":{"eur":0.35}}')
    else if (request.url === '/moved') response.writeHead(302, { location: '/rate' }).end()
    else if (request.url === '/endless') {
      const pump = () => {
        while (response.write('1'.repeat(10_000)));
        response.once('drain', pump)
      }
      pump()
    } else response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

it('reads a number, or a field of a JSON document', () => {
  expect(rateIn('0.35\n')).toBe('0.35')
  expect(rateIn('{"must":{"eur":0.35}}', '/must/eur')).toBe('0.35')
  expect(rateIn('{"must":{"eur":"0.350"}}', '/must/eur')).toBe('0.350')
  expect(rateIn('[{"a/b":2e-7}]', '/0/a~1b')).toBe('0.0000002')
})

it.each([
  ['', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['<html>', '/must'],
  ['{"must":null}', '/must/eur'],
  ['{"must":1e30}', '/must'],
  ['{}', '/constructor'],
  ['{}', '/__proto__/x'],
])('rejects %j at %j', (text, field) => {
  expect(() => rateIn(text, field)).toThrow()
})

it('reads a file, which is as old as its last change', async () => {
  const source = path.join(folder, 'rate')
  await writeFile(source, '0.5')
  await utimes(source, 1_000, 1_000)
  expect(await readRateSource({ source }, 5)).toEqual({ perToken: '0.5', atMs: 1_000_000 })
  await writeFile(source, '1'.repeat(70_000))
  await expect(readRateSource({ source }, 5)).rejects.toThrow('more than 65536 bytes')
})

it('reads an address, and no more of its answer than the limit', async () => {
  const field = '/must/eur'
  expect(await readRateSource({ source: `${origin}/rate`, field }, 7)).toEqual({ perToken: '0.35', atMs: 7 })
  await expect(readRateSource({ source: `${origin}/endless`, field }, 7)).rejects.toThrow('more than 65536')
  await expect(readRateSource({ source: `${origin}/moved`, field }, 7)).rejects.toThrow()
  await expect(readRateSource({ source: `${origin}/broken`, field }, 7)).rejects.toThrow('status 500')
})
