// Aligns every sequence of /in/query.fasta with this part's share of /in/database.fasta. Writes the hits to
// /out/hits-<first>.tsv, in the order of the database.

import { integerArgument, partRange } from '../../assembly/args'
import { readFile, writeText } from '../../assembly/files'
import { print } from '../../assembly/print'
import { align, cigar, queryEnd, queryStart, score, targetEnd, targetStart } from './align'
import { parseFasta } from './fasta'

const match = integerArgument('--match', 2, 1, 1000)
const mismatch = integerArgument('--mismatch', -3, -1000, 0)
const open = integerArgument('--gap-open', 5, 0, 1000)
const extend = integerArgument('--gap-extend', 2, 0, 1000)
const minScore = integerArgument('--min-score', 1, 1, i32.MAX_VALUE)

const queries = parseFasta(readFile('/in/query.fasta'), 'query.fasta')
const database = parseFasta(readFile('/in/database.fasta'), 'database.fasta')
const range = partRange(database.length)
const lines: string[] = ['query\ttarget\tscore\tqstart\tqend\ttstart\ttend\tcigar']
for (let t = range[0]; t < range[1]; t++) {
  const target = database[t]
  for (let q = 0; q < queries.length; q++) {
    align(queries[q].letters, target.letters, match, mismatch, open, extend)
    if (score < minScore) continue
    const positions = `${queryStart}\t${queryEnd}\t${targetStart}\t${targetEnd}`
    lines.push(`${queries[q].name}\t${target.name}\t${score}\t${positions}\t${cigar}`)
  }
  print(`muster:progress ${t - range[0] + 1}/${range[1] - range[0]}`)
}
print(`${lines.length - 1} hits`)
writeText(`/out/hits-${range[0].toString().padStart(6, '0')}.tsv`, `${lines.join('\n')}\n`)
