// Generates the scene: `node examples/tracer/generate.ts [folder] [seed]` writes scene.txt into the folder (in/ by default).

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '../Random.ts'

/** Generates a tea room of coloured, mirror and glass balls on a floor, under two lamps. The same seed produces the same scene. */
export function generateScene(seed: number): string {
  const random = new Random(seed)
  const lines = [
    '# sphere: centre, radius, colour, kind',
    'sky 0.25 0.3 0.4',
    'camera 0 1.8 -7.5 0 0.7 0 1.9',
    'sphere 0 -1000 0 1000 0.72 0.7 0.66 matte',
    'sphere -4 6 -3 1.4 7 6 4.6 light',
    'sphere 5 5 1 0.9 5 5.6 7 light',
    'sphere 0 1 1.2 1 0.95 0.95 0.97 mirror',
    'sphere -2.1 0.8 -0.4 0.8 0.98 0.98 0.98 glass',
  ]
  const kinds = ['matte', 'matte', 'matte', 'mirror', 'glass']
  const round = (value: number) => Math.round(value * 100) / 100
  for (let i = 0; i < 22; i++) {
    const radius = round(0.16 + random.next() * 0.26)
    const x = round(random.next() * 8 - 4)
    const z = round(random.next() * 7 - 4)
    const colour = [0, 0, 0].map(() => round(0.25 + random.next() * 0.7)).join(' ')
    lines.push(`sphere ${x} ${radius} ${z} ${radius} ${colour} ${kinds[random.nextU32() % kinds.length]}`)
  }
  return `${lines.join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? path.join(import.meta.dirname, 'in')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'scene.txt'), generateScene(Number(process.argv[3] ?? 1)))
}
