// Generates the film: `node examples/film/generate.ts [folder] [frames] [seed]` writes frame-001.ppm and so on.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '../Random.ts'

const [width, height] = [160, 90]

/** Generates grainy PPM frames of balls that cross a striped wall. The same seed produces the same bytes. */
export function generateFilm(frames: number, seed: number): Buffer[] {
  const random = new Random(seed)
  const balls = Array.from({ length: 4 }, () => ({
    x: random.next() * width,
    y: random.next() * height,
    dx: random.next() * 8 - 4,
    dy: random.next() * 4 - 2,
    radius: 6 + random.next() * 12,
    colour: [0, 1, 2].map(() => 60 + (random.nextU32() % 190)),
  }))
  return Array.from({ length: frames }, (_, frame) => {
    const pixels = Buffer.alloc(width * height * 3)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const hit = balls.find((ball) => {
          const [cx, cy] = [ball.x + ball.dx * frame, ball.y + ball.dy * frame]
          return (x - cx) ** 2 + (y - cy) ** 2 < ball.radius ** 2
        })
        const wall = ((x + y) >> 3) % 2 === 0 ? 110 : 140
        for (let c = 0; c < 3; c++) {
          const grain = (random.nextU32() % 17) - 8
          pixels[(y * width + x) * 3 + c] = Math.max(0, Math.min(255, (hit?.colour[c] ?? wall) + grain))
        }
      }
    }
    return Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), pixels])
  })
}

/** Writes the frames with the file names that the FFmpeg command expects. */
export async function writeFilm(folder: string, frames: readonly Buffer[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [i, frame] of frames.entries())
    await writeFile(path.join(folder, `frame-${`${i + 1}`.padStart(3, '0')}.ppm`), frame)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = path.join(import.meta.dirname, 'in'), frames = '24', seed = '1'] = process.argv.slice(2)
  await writeFilm(folder, generateFilm(Number(frames), Number(seed)))
}
