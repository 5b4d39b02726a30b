import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseRocmSmi } from './parseRocmSmi.ts'

const fixture = (name: string) => readFile(path.join(import.meta.dirname, 'fixtures', name), 'utf8')

describe('parseRocmSmi', () => {
  it('reads the field names of new and old versions', async () => {
    expect(parseRocmSmi(await fixture('rocm-7900xt.json'))).toEqual([
      {
        vendor: 'amd',
        id: '0',
        index: 0,
        name: 'Radeon RX 7900 XT',
        memoryBytes: 21_458_059_264,
        memoryUsedBytes: 27_856_896,
        loadPercent: 0,
      },
    ])
    const old = parseRocmSmi(await fixture('rocm-mi100-old-names.json'))
    expect(old.map(({ id, name, driver }) => [id, name, driver])).toEqual([
      ['0', 'Instinct MI100', '5.18.13'],
      ['1', 'Instinct MI100', '5.18.13'],
    ])
    const mixed = parseRocmSmi(await fixture('rocm-6800-and-igpu.json'))
    expect(mixed.map(({ name }) => name)).toEqual(['Radeon RX 6800/6800 XT / 6900 XT', 'Raphael'])
  })

  it('skips warnings around the JSON and does not throw on other output', async () => {
    const json = await fixture('rocm-7900xt.json')
    expect(parseRocmSmi(`WARNING: AMD GPU device(s) is/are in a low-power state.\n${json}\n`)).toHaveLength(1)
    for (const noise of ['', 'ERROR: no cards', '{', 'null', '{"card0": null}', '[1]'])
      expect(() => parseRocmSmi(noise)).not.toThrow()
  })
})
