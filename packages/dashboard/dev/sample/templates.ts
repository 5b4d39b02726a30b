import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Template } from '@muster-network/api'

const examples = path.join(import.meta.dirname, '../../../../examples')
const yaml = (name: string) => readFileSync(path.join(examples, name, 'task.yaml'), 'utf8')

export const templates: Template[] = [
  {
    templateId: 'tracer',
    title: 'A rendered picture',
    about: 'A tea room of glass and mirrors, path-traced in four bands.',
    yaml: yaml('tracer'),
    files: [
      { path: 'build/tracer.wasm', bytes: 38_211 },
      { path: 'in/scene.txt', bytes: 1542 },
    ],
  },
  {
    templateId: 'aligner',
    title: 'A search for genes',
    about: 'Two genes sought in a database, in two shares.',
    yaml: yaml('aligner'),
    files: [
      { path: 'build/aligner.wasm', bytes: 21_907 },
      { path: 'in/database.fasta', bytes: 512_000 },
    ],
  },
  {
    templateId: 'trainer',
    title: 'A trained network',
    about: 'A small network learns to read noisy digits.',
    yaml: yaml('trainer'),
    files: [
      { path: 'build/trainer.wasm', bytes: 19_004 },
      { path: 'in/digits.bin', bytes: 300_000 },
    ],
  },
  {
    templateId: 'film',
    title: 'A film, cleaned',
    about: 'Frames denoised and enlarged in a container, by two operators who must agree.',
    yaml: yaml('film'),
    files: [
      { path: 'build/ffmpeg.tar', bytes: 61_000_000 },
      { path: 'in/frame-001.ppm', bytes: 57_600 },
    ],
  },
]
