import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createClient, routeTable, routeUrl } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ApiServer, serveApi } from './serveApi.ts'

// What a browser does with the server: opens a link, has a session, loads pages, sends and saves files.

const token = 'the-token-of-the-owner'
const taskId = `0x${'ab'.repeat(32)}`
let folder: string
let server: ApiServer
let baseUrl: string
let received: Buffer

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-serve-'))
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true })
  await writeFile(path.join(folder, 'dist/index.html'), '<!doctype html><title>muster</title>')
  await writeFile(path.join(folder, 'dist/assets/main-a1b2c3d4.js'), 'export {}')
  await writeFile(path.join(folder, 'secret.json'), '{}')
  server = await start()
  baseUrl = `http://127.0.0.1:${server.port}`
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const start = (port = 0) =>
  serveApi({
    token,
    port,
    logger: silentLogger,
    staticDir: path.join(folder, 'dist'),
    metrics: () => [
      {
        name: 'muster_tasks',
        help: 'Tasks.',
        type: 'gauge',
        samples: [{ labels: { state: 'a"b' }, value: 2 }],
      },
    ],
    handlers: {
      listTasks: async () => ({ tasks: [], next: null }),
      getHealth: async () => ({ ready: false, checks: [{ name: 'chain', ok: false, found: 'no answer' }] }),
      putDraftFile: async ({ query, file }) => {
        received = await buffer(file)
        return { path: query.path, bytes: received.length }
      },
      downloadResult: async ({ query }) => ({
        name: query.path,
        contentType: query.path.endsWith('.png') ? 'image/png' : 'text/html',
        inline: query.inline,
        content: (async function* () {
          yield Buffer.from('first ')
          yield Buffer.from('second')
        })(),
      }),
    },
  })

const codeOf = (link: string) => new URL(link).hash.slice('#code='.length)

/** What a browser keeps of a session: the cookie it was given. */
async function openSession(code: string): Promise<string> {
  let cookie = ''
  const client = createClient({
    baseUrl,
    fetch: async (...args) => {
      const response = await fetch(...args)
      cookie = response.headers.get('set-cookie') ?? ''
      return response
    },
  })
  await client.openSession({ body: { code } })
  return cookie
}

const withCookie = (cookie: string) =>
  createClient({
    baseUrl,
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init?.headers, cookie: cookie.split(';')[0]! } }),
  })

it('trades the code of a link for a session, once', async () => {
  const link = server.createLink()
  const cookie = await openSession(codeOf(link))
  expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  expect(await withCookie(cookie).listTasks()).toEqual({ tasks: [], next: null })
  expect(await withCookie(cookie).getSession()).toEqual({ owner: true })
  await expect(openSession(codeOf(link))).rejects.toMatchObject({ code: 'API_UNAUTHORISED' })
})

it('refuses a cookie that was made up or changed', async () => {
  const cookie = await openSession(codeOf(server.createLink()))
  const changed = cookie.replace(/=(\d+)\./, (_, time: string) => `=${BigInt(time) + 1n}.`)
  expect(changed).not.toBe(cookie)
  for (const bad of [changed, `muster-session-${server.port}=x`, `muster-session-${server.port}=`]) {
    await expect(withCookie(bad).listTasks()).rejects.toMatchObject({ code: 'API_UNAUTHORISED' })
    expect(await withCookie(bad).getSession()).toEqual({ owner: false })
  }
})

it('knows a session again after a restart', async () => {
  const cookie = await openSession(codeOf(server.createLink()))
  await server.stop()
  server = await start(server.port)
  expect(await withCookie(cookie).getSession()).toEqual({ owner: true })
})

it('refuses what a browser says comes from another site, but follows a link from it', async () => {
  const cookie = (await openSession(codeOf(server.createLink()))).split(';')[0]!
  const from = (headers: Record<string, string>) =>
    fetch(`${baseUrl}/v1/tasks`, { headers: { cookie, ...headers } })
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

it('serves the pages of the dashboard under a strict policy, and nothing outside its folder', async () => {
  for (const place of ['/', '/tasks/0xab', '/network']) {
    const page = await fetch(`${baseUrl}${place}`)
    expect(await page.text()).toContain('<title>muster</title>')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('cache-control')).toBe('no-cache')
  }
  const script = await fetch(`${baseUrl}/assets/main-a1b2c3d4.js`)
  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  for (const place of ['/..%2fsecret.json', '/assets/..%2f..%2fsecret.json', '/assets/none.js', '/%00.js'])
    expect((await fetch(`${baseUrl}${place}`)).status).toBe(404)
})

it('takes a file as it is, and gives one as it is', async () => {
  const owner = createClient({ baseUrl, token })
  const bytes = new Uint8Array(300_000).map((_, i) => i % 251)
  const sent = await owner.putDraftFile({
    params: { draftId: 'a' },
    query: { path: 'in/data.bin' },
    file: new Blob([bytes]),
  })
  expect(sent).toEqual({ path: 'in/data.bin', bytes: 300_000 })
  expect(received.equals(bytes)).toBe(true)
  const given = await owner.downloadResult({ params: { taskId }, query: { path: 'a.png' } })
  expect(await given.text()).toBe('first second')
})

it('refuses a path that leads out of a draft', async () => {
  for (const bad of ['../x', '/etc/passwd', 'a/../b', 'a\\b', '.', 'a/..'])
    await expect(
      createClient({ baseUrl, token }).putDraftFile({
        params: { draftId: 'a' },
        query: { path: bad },
        file: 'x',
      }),
    ).rejects.toMatchObject({ code: 'API_BAD_REQUEST' })
})

it('lets a browser show pictures in a page, but only save what could run', async () => {
  const get = (file: string) =>
    fetch(
      `${baseUrl}${routeUrl(routeTable.downloadResult, { params: { taskId }, query: { path: file, inline: true } })}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    )
  const picture = await get('a.png')
  expect(picture.headers.get('content-disposition')).toMatch(/^inline/)
  const page = await get('a.html')
  expect(page.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(page.headers.get('content-security-policy')).toContain('sandbox')
})

it('tells machines how it is', async () => {
  expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200)
  const ready = await fetch(`${baseUrl}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready\nchain: no answer\n'])
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  expect(metrics).toContain('# TYPE muster_tasks gauge\nmuster_tasks{state="a\\"b"} 2\n')
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
})

it('says that it does not serve a route of a role it does not play', async () => {
  await expect(createClient({ baseUrl, token }).getProvider()).rejects.toMatchObject({
    code: 'API_NOT_SERVED',
  })
})

it('takes another port when its own is taken', async () => {
  const second = await start(server.port)
  expect(second.port).not.toBe(server.port)
  await second.stop()
})
