import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { ClientStore } from '../ClientStore.ts'
import { PartLogs } from './PartLogs.ts'

let dir: string
let store: ReturnType<typeof openStore>
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muster-logs-'))
  store = openStore(path.join(dir, 'state.sqlite'))
})
afterEach(() => {
  store.close()
  rmSync(dir, { recursive: true, force: true })
})

const open = () => new PartLogs(path.join(dir, 'logs'), new ClientStore(store))
const say = (logs: PartLogs, assignment: number, offset: number, text: string) =>
  logs.append('0x1', 0, { assignment, offset, bytes: Buffer.from(text), times: [], nowMs: 1_000 })
const read = (logs: PartLogs, offset?: number) => logs.read('0x1', 0, offset).bytes.toString()

it('stores repeated output once', () => {
  const logs = open()
  say(logs, 1, 0, 'one ')
  say(logs, 1, 0, 'one two ')
  say(logs, 1, 4, 'two ')
  expect(read(logs)).toBe('one two ')
  expect(logs.read('0x1', 0, 4)).toMatchObject({ nextOffset: 8 })
})

it('appends the output of the next executor, also after a restart', () => {
  say(open(), 1, 0, 'first ')
  say(open(), 2, 0, 'second ')
  const logs = open()
  say(logs, 2, 7, 'more')
  expect(read(logs)).toBe('first second more')
})

it('closes gaps in the output', () => {
  const logs = open()
  say(logs, 1, 0, 'a')
  say(logs, 1, 100, 'b')
  say(logs, 1, 101, 'c')
  expect(read(logs)).toBe('abc')
})

it('stops at the size limit', () => {
  const logs = open()
  for (let i = 0; i < 6; i++)
    logs.append('0x1', 0, {
      assignment: 1,
      offset: i << 20,
      bytes: Buffer.alloc(1 << 20, 65 + i),
      times: [],
      nowMs: 1_000,
    })
  expect(logs.read('0x1', 0, 0, 1 << 30).bytes.length).toBe(4 << 20)
})

it('keeps the times of writing through gaps and the next executor', () => {
  const logs = open()
  const add = (assignment: number, offset: number, text: string, atMs: number) =>
    logs.append('0x1', 0, {
      assignment,
      offset,
      bytes: Buffer.from(text),
      times: [{ offset: offset + text.length, atMs }],
      nowMs: 900_000,
    })
  add(1, 0, 'one ', 10_000)
  add(1, 100, 'two ', 20_000)
  add(2, 0, 'three', 30_000)
  expect([0, 4, 8].map((offset) => open().writtenAt('0x1', 0, offset))).toEqual([
    { atMs: 10_000, until: 4 },
    { atMs: 20_000, until: 8 },
    { atMs: 30_000, until: 13 },
  ])
})
