import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runExample } from '../test/runExample.ts'
import { generateSequences } from './generate.ts'
import { alignInJavaScript } from './reference.ts'

const linearGap = ['--match', '3', '--mismatch', '-3', '--gap-open', '0', '--gap-extend', '2']

function rows(tsv: Buffer): string[][] {
  return tsv
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

function sequences(fasta: string): Map<string, string> {
  return new Map(
    fasta
      .split('>')
      .slice(1)
      .map((record) => {
        const [head, ...lines] = record.split('\n')
        return [head!.split(' ')[0]!, lines.join('')]
      }),
  )
}

describe('the aligner', () => {
  it('finds the textbook alignment of GTT-AC with GTTGAC, with a score of 13', async () => {
    const { out } = await runExample('aligner', linearGap, {
      'query.fasta': '>a\nTGTTACGG\n',
      'database.fasta': '>b the other\r\nGGTT\r\nGACTA\r\n',
    })
    expect(rows(out['hits-000000.tsv']!)).toEqual([['a', 'b', '13', '2', '6', '2', '7', '3M1D2M']])
  })

  it('prefers one long gap to several short gaps when opening a gap is expensive', async () => {
    const { out } = await runExample('aligner', ['--gap-open', '5', '--gap-extend', '1', '--match', '2'], {
      'query.fasta': '>a\nACGTACGTACGTACGT\n',
      'database.fasta': '>b\nACGTACGTGGGGACGTACGT\n',
    })
    const [, , score, , , , , cigar] = rows(out['hits-000000.tsv']!)[0]!
    expect({ score, cigar }).toEqual({ score: String(16 * 2 - 5 - 4), cigar: '8M4D8M' })
  })

  it('finds the known hits, with the same scores and ends as the JavaScript reference', async () => {
    const { query, database } = generateSequences(12, 200, 1)
    const { out } = await runExample('aligner', [], { 'query.fasta': query, 'database.fasta': database })
    const tsv = out['hits-000000.tsv']!
    const [queries, targets] = [sequences(query), sequences(database)]
    expect(rows(tsv)).toHaveLength(24)
    for (const [q, t, score, , queryEnd, , targetEnd] of rows(tsv)) {
      const options = { match: 2, mismatch: -3, open: 5, extend: 2 }
      const expected = alignInJavaScript(queries.get(q!)!, targets.get(t!)!, options)
      expect({ score: Number(score), queryEnd: Number(queryEnd), targetEnd: Number(targetEnd) }).toEqual(
        expected,
      )
    }
    expect(createHash('sha256').update(tsv).digest('hex')).toMatchInlineSnapshot(
      `"b7857f91da4f358efc49e36c479780858e1ee23b661446f6ae070c7c49230585"`,
    )
  })

  it('finds the same hits in two parts as in one', async () => {
    const { query, database } = generateSequences(9, 120, 2)
    const input = { 'query.fasta': query, 'database.fasta': database }
    const whole = await runExample('aligner', [], input)
    const partRows: string[][] = []
    for (const part of ['0', '1']) {
      const { out } = await runExample('aligner', ['--part', part, '--parts', '2'], input)
      partRows.push(...rows(Object.values(out)[0]!))
    }
    expect(partRows).toEqual(rows(whole.out['hits-000000.tsv']!))
  })

  it('reports a missing file and an invalid argument', async () => {
    expect(await runExample('aligner', [], { 'query.fasta': '>a\nA\n' })).toMatchObject({
      code: 1,
      stderr: 'Missing file: /in/database.fasta.\n',
    })
    expect(await runExample('aligner', ['--match', 'x'], {})).toMatchObject({
      code: 1,
      stderr: 'Invalid --match "x": use a number from 1 to 1000.\n',
    })
  })
})
