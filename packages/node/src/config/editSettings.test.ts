import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { editSettings } from './editSettings.ts'
import { settingKeys } from './settingKeys.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-settings-'))
  file = path.join(folder, 'data', 'config.yaml')
})
afterEach(() => rm(folder, { recursive: true }))

const edit = (key: string, value?: string) => editSettings(file, { key, value })
const text = () => readFile(file, 'utf8')
async function write(content: string): Promise<void> {
  await edit('log.level', 'info') // creates the folder
  await writeFile(file, content)
}

it('knows every setting by its path', () => {
  expect(settingKeys).toEqual([
    'dataDir',
    'log.level',
    'ports.api',
    'ports.peer',
    'roles',
    'publicApi.port',
    'publicApi.host',
    'client.trialSeconds',
    'currency.code',
    'currency.perToken',
    'currency.source',
    'currency.field',
    'currency.everyMinutes',
    'publicHost',
  ])
})

it('sets a currency and its rate one after the other, and never two rates', async () => {
  await edit('currency.code', 'eur')
  await edit('currency.perToken', '0.35')
  const before = await text()
  expect(before).toMatch(/^currency:\n {2}code: eur\n {2}perToken: "?0\.35"?\n$/)
  await expect(edit('currency.source', '/srv/rate')).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: expect.stringContaining('contradict each other'),
  })
  await expect(edit('currency.perToken', 'much')).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
  expect(await text()).toBe(before)
})

it('creates the file and its folder, and writes numbers and lists as such', async () => {
  expect(await edit('ports.api', '4321')).toBe(true)
  await edit('roles', 'client, relay')
  expect(await text()).toBe('ports:\n  api: 4321\nroles:\n  - client\n  - relay\n')
  expect(await edit('ports.api', '4321')).toBe(false)
})

it('keeps the comments of the file', async () => {
  await write('# my machine\nports:\n  # both are forwarded\n  api: 1001 # below 2000\n  peer: 1002\n')
  await edit('ports.api', '1003')
  expect(await text()).toBe(
    '# my machine\nports:\n  # both are forwarded\n  api: 1003 # below 2000\n  peer: 1002\n',
  )
})

it('unsets a setting and the group that it leaves empty', async () => {
  await write('log: { level: warn }\nports: { api: 1001 }\n')
  await edit('ports.api')
  expect(await text()).toBe('log: { level: warn }\n')
  expect(await edit('ports.api')).toBe(false)
  await edit('log.level')
  expect(await text()).toBe('')
})

it.each([
  ['colour', 'red', /Unknown setting "colour"/, /ports\.api/],
  ['ports', '1', /Unknown setting "ports"/, /ports\.api/],
  ['ports.api', '99999', /Invalid value "99999": ports\.api: /, /Nothing was changed/],
  ['ports.api', 'x', /Invalid value "x": ports\.api: /, /Nothing was changed/],
  ['roles', 'client,king', /Invalid value "client,king": roles\.1: /, /Nothing was changed/],
  ['publicApi.host', '0.0.0.0', /publicApi\.port: /, /Nothing was changed/],
])('rejects %s = %s and changes nothing', async (key, value, message, hint) => {
  await write('# mine\nlog: { level: warn }\n')
  await expect(edit(key, value)).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: expect.stringMatching(message),
    hint: expect.stringMatching(hint),
  })
  expect(await text()).toBe('# mine\nlog: { level: warn }\n')
  expect(await readdir(path.dirname(file))).toEqual(['config.yaml'])
})

it('corrects one problem of a file that has two', async () => {
  await write('ports: { api: 99999, peer: 88888 }\n')
  await edit('ports.api', '1001')
  await edit('ports.peer')
  expect(await text()).toBe('ports: { api: 1001 }\n')
})

it('changes no file that is not YAML', async () => {
  await write('ports: [1, 2\n')
  await expect(edit('ports.api', '1')).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
  expect(await text()).toBe('ports: [1, 2\n')
})
