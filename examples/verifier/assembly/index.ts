// A custom checker for the aligner: it recomputes the score of every hit. Finding the best alignment takes time proportional
// to the product of two lengths, scoring a known alignment only to their sum. It reads the data from /in/data and the result
// from /in/result. Exit code 0 accepts the result; exit code 1 rejects it and prints the reason.

import { parseFasta, Sequence } from '../../aligner/assembly/fasta'
import { partRange } from '../../assembly/args'
import { fail } from '../../assembly/fail'
import { readFile, readText } from '../../assembly/files'
import { print } from '../../assembly/print'

// the aligner's defaults
const match = 2
const mismatch = -3
const open = 5
const extend = 2

const queries = parseFasta(readFile('/in/data/query.fasta'), 'query.fasta')
const database = parseFasta(readFile('/in/data/database.fasta'), 'database.fasta')
const range = partRange(database.length)
const lines = readText(`/in/result/hits-${range[0].toString().padStart(6, '0')}.tsv`).split('\n')
if (lines[0] != 'query\ttarget\tscore\tqstart\tqend\ttstart\ttend\tcigar')
  fail('The first line is not the header.')
let hits = 0
for (let i = 1; i < lines.length; i++) {
  if (lines[i].length == 0) continue
  checkHit(lines[i].split('\t'))
  hits++
}
print(`${hits} hits are correct`)

function checkHit(row: string[]): void {
  if (row.length != 8) fail(`Line of ${row.length} columns: a hit has 8.`)
  const query = find(queries, 0, queries.length, row[0])
  const target = find(database, range[0], range[1], row[1])
  let q = number(row[3]) - 1
  let t = number(row[5]) - 1
  let score = 0
  let length = 0
  for (let i = 0; i < row[7].length; i++) {
    const code = row[7].charCodeAt(i)
    if (code >= 48 && code <= 57) {
      length = length * 10 + code - 48
      continue
    }
    if (length == 0 || length > query.length + target.length) fail(`Invalid CIGAR "${row[7]}".`)
    if (code == 77) {
      for (; length > 0; length--, q++, t++) {
        if (q < 0 || t < 0 || q >= query.length || t >= target.length)
          fail(`The hit of ${row[1]} exceeds its sequence.`)
        score += query[q] == target[t] ? match : mismatch
      }
    } else {
      score -= open + extend * length
      if (code == 73) q += length
      else if (code == 68) t += length
      else fail(`Invalid CIGAR "${row[7]}".`)
    }
    length = 0
  }
  if (q != number(row[4]) || t != number(row[6]))
    fail(`The hit of ${row[1]} does not end at the position in its row.`)
  if (score < 1 || score != number(row[2])) fail(`The hit of ${row[1]} scores ${score}, not ${row[2]}.`)
}

function find(sequences: Sequence[], from: i32, end: i32, name: string): Uint8Array {
  for (let i = from; i < end; i++) if (sequences[i].name == name) return sequences[i].letters
  fail(`Sequence ${name} is not in the data.`)
  return new Uint8Array(0)
}

function number(text: string): i32 {
  return <i32>F64.parseInt(text)
}
