import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadConfig } from './loadConfig.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-config-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const load = (env: Record<string, string> = {}, flags: Record<string, string> = {}) =>
  loadConfig({ env: { MUSTER_DATA_DIR: dataDir, ...env }, flags })

it('has a default for every setting', async () => {
  expect(await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })).toEqual({
    dataDir,
    log: { level: 'info' },
    ports: { api: 18600, peer: 18700 },
    roles: ['client', 'provider'],
    client: { trialSeconds: 2 },
  })
})

it('overrides defaults with the file, the file with the environment, and all of them with flags', async () => {
  await writeFile(
    path.join(dataDir, 'config.yaml'),
    'log: { level: warn }\nports: { api: 1001, peer: 1002 }\nroles: [relay]\n',
  )
  const config = await load({ MUSTER_PORT_API: '2001', MUSTER_PORT_PEER: '2002' }, { 'ports.peer': '3002' })
  expect(config).toMatchObject({ ports: { api: 2001, peer: 3002 }, log: { level: 'warn' }, roles: ['relay'] })
})

it('turns trial runs off by the environment', async () => {
  expect(await load({ MUSTER_TRIAL_SECONDS: '0' })).toMatchObject({ client: { trialSeconds: 0 } })
})

it('reads roles as a list in the file and as words in the environment', async () => {
  expect((await load()).roles).toEqual(['client', 'provider'])
  expect(await load({ MUSTER_ROLES: 'relay, coordinator', MUSTER_PORT_PUBLIC: '8080' })).toMatchObject({
    roles: ['relay', 'coordinator'],
    publicApi: { host: '0.0.0.0', port: 8080 },
  })
  await writeFile(path.join(dataDir, 'config.yaml'), 'roles: [veto]\n')
  expect((await load()).roles).toEqual(['veto'])
  await expect(load({ MUSTER_ROLES: 'king' })).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
})

it('freezes the settings deeply', async () => {
  const config = await load()
  expect(Object.isFrozen(config) && Object.isFrozen(config.ports)).toBe(true)
})

it('reports every problem at once, with its source', async () => {
  const file = path.join(dataDir, 'config.yaml')
  await writeFile(file, 'colour: red\nlog: { level: loud }\n')
  await expect(load({ MUSTER_PORT_API: '99999', MUSTER_SPEED: 'fast' })).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: expect.stringMatching(
      /MUSTER_SPEED is not a setting[\s\S]*log\.level: .*from .*config\.yaml[\s\S]*ports\.api: .*from the environment[\s\S]*"colour"/,
    ),
  })
})

it('names a requested settings file that does not exist', async () => {
  await expect(
    loadConfig({ file: path.join(dataDir, 'none.yaml'), env: {}, flags: {} }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('none.yaml: cannot be read (ENOENT)'),
  })
})

it('names a settings file that is not YAML', async () => {
  await writeFile(path.join(dataDir, 'config.yaml'), 'ports: [1, 2\n')
  await expect(load()).rejects.toMatchObject({ message: expect.stringContaining('config.yaml: ') })
})

it('refuses a settings file whose aliases expand, by its name', async () => {
  const lines = Array.from(
    { length: 12 },
    (_, i) => `a${i}: &a${i} [${i ? `*a${i - 1}, *a${i - 1}` : 'x'}]\n`,
  )
  await writeFile(path.join(dataDir, 'config.yaml'), lines.join(''))
  await expect(load()).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: expect.stringContaining('config.yaml: cannot be read as settings'),
  })
})
