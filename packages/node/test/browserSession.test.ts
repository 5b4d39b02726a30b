import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createClient, routeTable, routeUrl } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ApiServer, serveApi } from '../src/serve/serveApi.ts'

// The server from the view of a browser: opens a link, has a session, loads pages, uploads and downloads files.

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
    sessionFile: path.join(folder, 'sessions.json'),
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

/** Opens a session as a browser does, and returns its secret. */
async function openSession(code: string): Promise<string> {
  return (await createClient({ baseUrl }).openSession({ body: { code } })).session
}

const withSession = (session: string) => createClient({ baseUrl, token: session })

it('exchanges the code of a link for a session, once', async () => {
  const link = server.createLink()
  const session = await openSession(codeOf(link))
  expect(await withSession(session).listTasks()).toEqual({ tasks: [], next: null })
  expect(await withSession(session).getSession()).toEqual({ owner: true })
  await expect(openSession(codeOf(link))).rejects.toMatchObject({ code: 'API_UNAUTHORISED' })
})

it('sets no cookie and accepts none, since other servers of the machine would receive it', async () => {
  const body = JSON.stringify({ code: codeOf(server.createLink()) })
  const headers = { 'content-type': 'application/json' }
  const opened = await fetch(`${baseUrl}/v1/session`, { method: 'POST', headers, body })
  expect([opened.status, opened.headers.get('set-cookie')]).toEqual([200, null])
  const { session } = (await opened.json()) as { session: string }
  for (const cookie of [`muster-session-${server.port}=${session}`, `muster-session=${session}`])
    expect((await fetch(`${baseUrl}/v1/tasks`, { headers: { cookie } })).status).toBe(401)
})

it('rejects a forged or changed secret', async () => {
  const session = await openSession(codeOf(server.createLink()))
  for (const bad of [`${session}x`, session.slice(1), 'x']) {
    await expect(withSession(bad).listTasks()).rejects.toMatchObject({ code: 'API_UNAUTHORISED' })
    expect(await withSession(bad).getSession()).toEqual({ owner: false })
  }
})

it('revokes a session that is closed, and no other, also after a restart', async () => {
  const [session, other] = [
    await openSession(codeOf(server.createLink())),
    await openSession(codeOf(server.createLink())),
  ]
  await withSession(session).closeSession()
  const expectRevoked = async () => {
    await expect(withSession(session).listTasks()).rejects.toMatchObject({ code: 'API_UNAUTHORISED' })
    expect(await withSession(other).getSession()).toEqual({ owner: true })
  }
  await expectRevoked()
  await server.stop()
  server = await start()
  baseUrl = `http://127.0.0.1:${server.port}`
  await expectRevoked()
  expect(await readFile(path.join(folder, 'sessions.json'), 'utf8')).not.toContain(other)
})

it('lets a browser save a file by a URL that works once, for that file alone', async () => {
  const owner = withSession(await openSession(codeOf(server.createLink())))
  const urlOf = async (file: string) => {
    const target = routeUrl(routeTable.downloadResult, { params: { taskId }, query: { path: file } })
    return (await owner.createDownload({ body: { path: target } })).url
  }
  const url = await urlOf('a.txt')
  expect(await (await fetch(baseUrl + url)).text()).toBe('first second')
  expect((await fetch(baseUrl + url)).status).toBe(401)
  expect((await fetch(baseUrl + (await urlOf('a.txt')).replace('a.txt', 'b.txt'))).status).toBe(401)
  expect((await fetch(`${baseUrl}/v1/tasks?${(await urlOf('a.txt')).split('&').at(-1)}`)).status).toBe(401)
})

it('rejects requests from another site, but allows following a link from it', async () => {
  const authorization = `Bearer ${await openSession(codeOf(server.createLink()))}`
  const from = (headers: Record<string, string>) =>
    fetch(`${baseUrl}/v1/tasks`, { headers: { authorization, ...headers } })
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

it('serves the dashboard under a strict content policy, and nothing outside its folder', async () => {
  for (const pathname of ['/', '/tasks/0xab', '/network']) {
    const page = await fetch(`${baseUrl}${pathname}`)
    expect(await page.text()).toContain('<title>muster</title>')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('cache-control')).toBe('no-cache')
  }
  const script = await fetch(`${baseUrl}/assets/main-a1b2c3d4.js`)
  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  for (const pathname of ['/..%2fsecret.json', '/assets/..%2f..%2fsecret.json', '/assets/none.js', '/%00.js'])
    expect((await fetch(`${baseUrl}${pathname}`)).status).toBe(404)
})

it('uploads and downloads a file unchanged', async () => {
  const owner = createClient({ baseUrl, token })
  const bytes = new Uint8Array(300_000).map((_, i) => i % 251)
  const sent = await owner.putDraftFile({
    params: { draftId: 'a' },
    query: { path: 'in/data.bin' },
    file: new Blob([bytes]),
  })
  expect(sent).toEqual({ path: 'in/data.bin', bytes: 300_000 })
  expect(received.equals(bytes)).toBe(true)
  const download = await owner.downloadResult({ params: { taskId }, query: { path: 'a.png' } })
  expect(await download.text()).toBe('first second')
})

it('rejects a path that leads out of a draft', async () => {
  for (const bad of ['../x', '/etc/passwd', 'a/../b', 'a\\b', '.', 'a/..'])
    await expect(
      createClient({ baseUrl, token }).putDraftFile({
        params: { draftId: 'a' },
        query: { path: bad },
        file: 'x',
      }),
    ).rejects.toMatchObject({ code: 'API_BAD_REQUEST' })
})

it('lets a browser show images inline, but only save files that could run', async () => {
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

it('serves health and metrics to monitoring', async () => {
  expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200)
  const ready = await fetch(`${baseUrl}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'not ready\nchain: no answer\n'])
  const metrics = await (await fetch(`${baseUrl}/metrics`)).text()
  expect(metrics).toContain('# TYPE muster_tasks gauge\nmuster_tasks{state="a\\"b"} 2\n')
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
})

it('rejects a route of a role that it does not play', async () => {
  await expect(createClient({ baseUrl, token }).getProvider()).rejects.toMatchObject({
    code: 'API_NOT_SERVED',
  })
})

it('falls back to another port when its own is in use', async () => {
  const second = await start(server.port)
  expect(second.port).not.toBe(server.port)
  await second.stop()
})
