import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, body: Uint8Array) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])), 0)
  return Buffer.concat([head, body, tail])
}

/** A PNG of five by three pixels, each row with another filter. */
export function png(colour: number, depth: number): Buffer {
  const [width, height] = [5, 3]
  const channels = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour]!
  const rowBytes = Math.ceil((width * channels * depth) / 8)
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([
      Buffer.of((y + depth) % 5),
      Buffer.from(Array.from({ length: rowBytes }, (_, x) => (x * 37 + y) & 255)),
    ]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(colour === 3 ? [chunk('PLTE', Buffer.alloc(30, 9)), chunk('tRNS', Buffer.of(1, 2, 3))] : []),
    ...(colour === 2 ? [chunk('tRNS', Buffer.alloc(6))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const pngs = (
  [
    [0, 1],
    [0, 16],
    [2, 8],
    [3, 4],
    [4, 8],
    [6, 16],
  ] as const
).map(([colour, depth]) => png(colour, depth))

export const pixmaps = [
  Buffer.concat([Buffer.from('P6\n# by hand\n2 2\n255\n'), Buffer.alloc(12, 7)]),
  Buffer.concat([Buffer.from('P5 3 1 65535\n'), Buffer.alloc(6, 200)]),
]
