import { describe, expect, it } from 'vitest'
import { fileLimits } from '../wasi/fileLimits.ts'
import { statePieces } from './MachineState.ts'
import { decodeHeader, encodeHeader, maxHeaderBytes, readHeader, type StateHeader } from './StateHeader.ts'
import { sourceOf } from './StateSource.ts'

const limits = { memoryBytes: 2 ** 20, diskBytes: 2 ** 20, outputBytes: 2 ** 19, globals: 3 }

function header(change: Partial<StateHeader> = {}): StateHeader {
  return {
    module: 'ab'.repeat(32),
    task: 'cd'.repeat(32),
    units: '123456789',
    markedUnits: '0',
    ended: null,
    memoryBytes: 65_536,
    frameBytes: 40,
    globals: ['0', '-9223372036854775808', '9223372036854775807'],
    memoryRefused: false,
    randomPosition: '77',
    descriptors: [
      { fd: 0, path: null, offset: 0, append: true, preopen: false },
      { fd: 3, path: '/in', offset: 0, append: false, preopen: true },
      { fd: 4, path: '/out', offset: 0, append: false, preopen: true },
      { fd: 1023, path: '/out/ü"\\\u0001 😀', offset: 2 ** 48, append: true, preopen: false },
    ],
    files: [
      { path: '/out/folder', size: null },
      { path: '/out/folder/a', size: 0 },
      { path: '/out/ü"\\\u0001 😀', size: 2 ** 19 },
    ],
    ...change,
  }
}

const encoded = (change: Partial<StateHeader> = {}) => Buffer.from(encodeHeader(header(change)))

function refusal(bytes: Uint8Array): unknown {
  try {
    decodeHeader(bytes, limits)
  } catch (error) {
    return (error as { kind?: string }).kind ?? error
  }
  return undefined
}

describe('the header of a state', () => {
  it('is decoded to what was encoded', () => {
    for (const change of [
      {},
      { ended: 0 },
      { ended: 2 ** 32 - 1 },
      { files: [], descriptors: [], globals: [] },
    ])
      expect(decodeHeader(encoded(change), limits)).toEqual(header(change))
  })

  it('is refused when it is cut anywhere, has any byte removed, or is not canonical', () => {
    const good = encoded()
    for (let at = 0; at < good.length; at++) {
      expect(refusal(good.subarray(0, at)), `cut at ${at}`).toBe('invalid')
    }
    const text = good.toString()
    for (const bad of [
      '',
      'null',
      '[]',
      '{}',
      ` ${text}`,
      `${text} `,
      `${text}{}`,
      text.replace('"units":"123456789"', '"units":"0123456789"'),
      text.replace('"units":"123456789"', '"units":123456789'),
      text.replace('"units":"123456789"', '"units":"-1"'),
      text.replace('"units":"123456789"', '"units":"1e9"'),
      text.replace('"memoryBytes":65536', '"memoryBytes":65536.0'),
      text.replace('"memoryBytes":65536', '"memoryBytes":1'),
      text.replace('"memoryRefused":false', '"memoryRefused":0'),
      text.replace('"ended":null', '"ended":-1'),
      text.replace('"0",', '"-0",'),
      text.replace('-9223372036854775808', '-9223372036854775809'),
      text.replace('/out/folder"', '/out/\\u0066older"'),
      text.replace('/out/folder"', '/out/\\ud800"'),
      text.replace('/out/folder"', '/out/\\u0000"'),
      text.replace('/out/folder"', '/out/fol\nder"'),
      text.replace('"task"', '"module":"","task"'),
    ]) {
      expect(bad).not.toBe(text)
      expect(refusal(Buffer.from(bad)), bad.slice(0, 200)).toBe('invalid')
    }
    expect(refusal(Buffer.from([0xff, 0xfe]))).toBe('invalid')
  })

  it('is refused with values that no machine can have', () => {
    const open = (path: string | null, change = {}) => ({
      descriptors: [{ fd: 5, path, offset: 0, append: false, preopen: false, ...change }],
    })
    const impossible: Partial<StateHeader>[] = [
      { markedUnits: '123456790' },
      { randomPosition: '123456790' },
      { memoryBytes: 65_537 },
      open(null),
      open('/in', { fd: 1 }),
      open('/in/../etc/passwd'),
      open('/etc/passwd'),
      open('/inside'),
      open('/in//a'),
      open('/in/.'),
      open('/in', { preopen: true }),
      { descriptors: [...header().descriptors, { ...header().descriptors[0]! }] },
      { files: [{ path: '/out', size: null }] },
      { files: [{ path: '/in/a', size: null }] },
      { files: [{ path: '/out/../a', size: 1 }] },
      { files: [{ path: '/out/a/', size: 1 }] },
    ]
    for (const change of impossible) expect(refusal(encoded(change)), JSON.stringify(change)).toBe('invalid')
  })

  it('is too large beyond the limits of the task or of the format', () => {
    const file = (n: number) => ({ path: `/out/${n}`, size: null })
    const large: Partial<StateHeader>[] = [
      { memoryBytes: 2 ** 20 + 65_536 },
      { frameBytes: 2 ** 24 + 1 },
      { units: `${2n ** 63n}` },
      { units: '9'.repeat(30) },
      { randomPosition: '9'.repeat(30) },
      { globals: ['1', '2', '3', '4'] },
      { ended: 2 ** 32 },
      { files: [{ path: '/out/a', size: 2 ** 19 + 1 }] },
      { files: [{ path: `/out/${'a'.repeat(1025)}`, size: 0 }] },
      { files: Array.from({ length: fileLimits.outputEntries + 1 }, (_, n) => file(n)) },
      {
        descriptors: Array.from({ length: 1025 }, (_, fd) => ({
          ...header().descriptors[0]!,
          fd: Math.min(fd, 1023),
        })),
      },
      { descriptors: [{ fd: 1024, path: '/in', offset: 0, append: false, preopen: false }] },
      { descriptors: [{ fd: 9, path: '/in', offset: 2 ** 48 + 1, append: false, preopen: false }] },
      { descriptors: [{ fd: 9, path: `/in/${'a'.repeat(4096)}`, offset: 0, append: false, preopen: false }] },
    ]
    for (const change of large)
      expect(refusal(encoded(change)), JSON.stringify(change).slice(0, 200)).toBe('tooLarge')
  })

  it('fits its size limit at every limit of the format at once', () => {
    // The names of a folder with the longest escapes that the table of /out can have.
    const perEntry = Math.floor(fileLimits.outputTableBytes / fileLimits.outputEntries) - 48 - '/'.length
    const largest = header({
      units: `${2n ** 63n - 1n}`,
      markedUnits: `${2n ** 63n - 1n}`,
      randomPosition: `${2n ** 63n - 1n}`,
      memoryBytes: 2 ** 20,
      frameBytes: 2 ** 24,
      globals: Array.from({ length: 3 }, () => `${-(2n ** 63n)}`),
      descriptors: Array.from({ length: 1024 }, (_, fd) => ({
        fd,
        path: `/in/${'x'.repeat(fileLimits.inputPathBytes - 4)}`,
        offset: 2 ** 48,
        append: false,
        preopen: false,
      })),
      files: Array.from({ length: fileLimits.outputEntries }, (_, n) => ({
        path: `/out/${`${n}`.padStart(perEntry, 'a')}`,
        size: Number.MAX_SAFE_INTEGER,
      })),
    })
    const bytes = encodeHeader(largest).length
    expect(bytes).toBeLessThanOrEqual(maxHeaderBytes(limits))
    expect(bytes).toBeGreaterThan(maxHeaderBytes(limits) * 0.9)
  })
})

describe('a state', () => {
  const memory = new Uint8Array(65_536)
  const files = [new Uint8Array(0), new Uint8Array(2 ** 19)]
  const pieces = () => statePieces({ header: header(), memory, frames: new Uint8Array(40), files })
  const kindOf = (parts: Uint8Array[]) => {
    try {
      readHeader(sourceOf(parts), limits)
    } catch (error) {
      return (error as { kind?: string }).kind ?? error
    }
    return undefined
  }

  it('has exactly the bytes that its header declares', () => {
    expect(kindOf(pieces())).toBeUndefined()
    expect(kindOf([...pieces(), Buffer.of(0)])).toBe('invalid')
    expect(kindOf(pieces().slice(0, -1))).toBe('invalid')
    expect(kindOf([])).toBe('invalid')
    expect(kindOf([Buffer.alloc(100)])).toBe('invalid')
  })

  it('is refused before its header is allocated when the declared length lies', () => {
    const lying = (length: bigint) => {
      const parts = pieces()
      const declared = Buffer.alloc(8)
      declared.writeBigUInt64LE(length)
      parts[1] = declared
      return kindOf(parts)
    }
    expect(lying(2n ** 64n - 1n)).toBe('tooLarge')
    expect(lying(2n ** 40n)).toBe('tooLarge')
    expect(lying(BigInt(maxHeaderBytes(limits)) + 1n)).toBe('tooLarge')
    expect(lying(BigInt(maxHeaderBytes(limits)))).toBe('invalid')
    expect(lying(0n)).toBe('invalid')
  })
})
