// Generates the data set: `node examples/trainer/generate.ts [folder] [count] [seed]` writes images.idx and labels.idx.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '../Random.ts'

const side = 12

/** The ten digits as 5 × 7 dots. */
const glyphs = [
  '.###. #...# #..## #.#.# ##..# #...# .###.',
  '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  '.###. #...# ....# ...#. ..#.. .#... #####',
  '.###. #...# ....# ..##. ....# #...# .###.',
  '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  '##### #.... ####. ....# ....# #...# .###.',
  '..##. .#... #.... ####. #...# #...# .###.',
  '##### ....# ...#. ..#.. .#... .#... .#...',
  '.###. #...# #...# .###. #...# #...# .###.',
  '.###. #...# #...# .#### ....# ...#. .##..',
].map((glyph) => glyph.split(' '))

/**
 * Generates noisy digits at random positions in 12 × 12 pictures, in the IDX format of MNIST. The same seed produces the same
 * bytes.
 *
 * @returns images (count × 12 × 12 bytes) and labels (count bytes), each with its header.
 */
export function generateDigits(count: number, seed: number): { images: Buffer; labels: Buffer } {
  const random = new Random(seed)
  const images = Buffer.alloc(16 + count * side * side)
  images.set([0, 0, 8, 3])
  images.writeUInt32BE(count, 4)
  images.writeUInt32BE(side, 8)
  images.writeUInt32BE(side, 12)
  const labels = Buffer.alloc(8 + count)
  labels.set([0, 0, 8, 1])
  labels.writeUInt32BE(count, 4)
  for (let i = 0; i < count; i++) {
    const digit = random.nextU32() % 10
    const left = 2 + (random.nextU32() % 3)
    const top = 2 + (random.nextU32() % 3)
    const ink = 140 + (random.nextU32() % 90)
    labels[8 + i] = digit
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const inked = glyphs[digit]![y - top]?.[x - left] === '#'
        // One dot in twenty is flipped.
        const flipped = random.next() < 0.05
        const noise = random.nextU32() % 26
        images[16 + (i * side + y) * side + x] = (inked !== flipped ? ink : 0) + noise
      }
    }
  }
  return { images, labels }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? path.join(import.meta.dirname, 'in')
  const { images, labels } = generateDigits(Number(process.argv[3] ?? 2000), Number(process.argv[4] ?? 1))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'images.idx'), images)
  await writeFile(path.join(folder, 'labels.idx'), labels)
}
