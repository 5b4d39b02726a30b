// A client's own checker, for the aligner: every hit must be what its letters say. Finding the best alignment takes the
// product of two lengths, counting the score of one that is given only their sum. It sees the data as /in/data and the
// result as /in/result, ends with 0 for a good one and with 1, saying why, for any other.

import { parseFasta, Sequence } from '../../aligner/assembly/fasta'
import { share } from '../../assembly/args'
import { fail } from '../../assembly/fail'
import { readFile, readText } from '../../assembly/files'
import { print } from '../../assembly/print'

// what the aligner takes unless it is told otherwise
const match = 2
const mismatch = -3
const open = 5
const extend = 2

const queries = parseFasta(readFile('/in/data/query.fasta'), 'query.fasta')
const database = parseFasta(readFile('/in/data/database.fasta'), 'database.fasta')
const range = share(database.length)
const lines = readText(`/in/result/hits-${range[0].toString().padStart(6, '0')}.tsv`).split('\n')
if (lines[0] != 'query\ttarget\tscore\tqstart\tqend\ttstart\ttend\tcigar')
  fail('the first line is not the head')
let hits = 0
for (let i = 1; i < lines.length; i++) {
  if (lines[i].length == 0) continue
  checkHit(lines[i].split('\t'))
  hits++
}
print(`${hits} hits are what they say`)

function checkHit(row: string[]): void {
  if (row.length != 8) fail('a hit has 8 columns')
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
    if (length == 0 || length > query.length + target.length) fail('the way of a hit is none')
    if (code == 77) {
      for (; length > 0; length--, q++, t++) {
        if (q < 0 || t < 0 || q >= query.length || t >= target.length) fail('a hit leaves its sequence')
        score += query[q] == target[t] ? match : mismatch
      }
    } else {
      score -= open + extend * length
      if (code == 73) q += length
      else if (code == 68) t += length
      else fail('the way of a hit is none')
    }
    length = 0
  }
  if (q != number(row[4]) || t != number(row[6])) fail(`the hit of ${row[1]} ends elsewhere`)
  if (score < 1 || score != number(row[2])) fail(`the hit of ${row[1]} scores ${score}, not ${row[2]}`)
}

function find(sequences: Sequence[], from: i32, end: i32, name: string): Uint8Array {
  for (let i = from; i < end; i++) if (sequences[i].name == name) return sequences[i].letters
  fail(`${name} is not in the data`)
  return new Uint8Array(0)
}

function number(text: string): i32 {
  return <i32>F64.parseInt(text)
}
