// Generates the sequences: `node examples/aligner/generate.ts [folder] [targets] [length] [seed]` writes query.fasta and
// database.fasta.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '../Random.ts'

const bases = 'ACGT'

/**
 * Generates two query sequences and a database of random sequences. Every fourth target contains a mutated fragment of a
 * query, so that there are hits to find. The same arguments produce the same text.
 */
export function generateSequences(
  targets: number,
  length: number,
  seed: number,
): { query: string; database: string } {
  const random = new Random(seed)
  const letters = (count: number) => Array.from({ length: count }, () => bases[random.nextU32() % 4]).join('')
  const queries = [letters(length), letters(length)]
  const database: string[] = []
  for (let i = 0; i < targets; i++) {
    let target = letters(length)
    if (i % 4 === 0) {
      const from = random.nextU32() % (length >> 1)
      const fragment = mutate(queries[i % 8 === 0 ? 0 : 1]!.slice(from, from + (length >> 1)), random)
      const at = random.nextU32() % (length >> 1)
      target = target.slice(0, at) + fragment + target.slice(at + fragment.length)
    }
    database.push(fasta(`target-${i}`, target))
  }
  return {
    query: queries.map((query, i) => fasta(`query-${i}`, query)).join(''),
    database: database.join(''),
  }
}

/** Replaces one letter in ten, deletes one in thirty and doubles one in thirty. */
function mutate(fragment: string, random: Random): string {
  let mutated = ''
  for (const letter of fragment) {
    const dice = random.nextU32() % 30
    if (dice < 3) mutated += bases[random.nextU32() % 4]
    else if (dice === 4) mutated += letter + letter
    else if (dice !== 3) mutated += letter
  }
  return mutated
}

function fasta(name: string, letters: string): string {
  return `>${name} generated\n${letters.replace(/.{1,70}/g, '$&\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? path.join(import.meta.dirname, 'in')
  const [targets = 64, length = 400, seed = 1] = process.argv.slice(3).map(Number)
  const { query, database } = generateSequences(targets, length, seed)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'query.fasta'), query)
  await writeFile(path.join(folder, 'database.fasta'), database)
}
