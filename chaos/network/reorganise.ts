import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'

type Entry = ['tx', string] | ['block', number, number, string, number[]] | ['drop', number]

/**
 * Takes the newest blocks out of the journal of an embedded chain that is down, as if it had followed another branch: its
 * transactions are pending again, and some of them are lost. Returns how many blocks were taken, fewer than asked when a
 * snapshot holds the older ones.
 */
export async function reorganise(directory: string, depth: number, isLost: () => boolean): Promise<number> {
  const { base } = JSON.parse(await readFile(path.join(directory, 'chain.json'), 'utf8')) as { base: number }
  const file = path.join(directory, `journal-${base}`)
  const lines = (await readFile(file, 'utf8')).split('\n').filter(isWhole)
  const entries = lines.map((line) => JSON.parse(line.slice(9)) as Entry)
  const blocks = entries.flatMap((entry, i) => (entry[0] === 'block' ? [{ i, txs: entry[4] }] : []))
  const taken = blocks.slice(-depth)
  const without = new Set(taken.map(({ i }) => i))
  const lost = taken.flatMap(({ txs }) => txs).filter(isLost)
  const left = lines.filter((_, i) => !without.has(i))
  await writeFile(
    file,
    [...left, ...lost.map((tx) => formatEntry(['drop', tx]))].map((line) => `${line}\n`).join(''),
  )
  return taken.length
}

/** The last line may have been cut by the kill. */
function isWhole(line: string): boolean {
  return line[8] === ' ' && Number.parseInt(line.slice(0, 8), 16) === crc32(line.slice(9))
}

function formatEntry(entry: Entry): string {
  const json = JSON.stringify(entry)
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}`
}
