import { randomInt } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { ApiClient } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { askHidden } from '../ask/askHidden.ts'
import { ask } from '../ask/confirm.ts'

export type PhraseOptions = { phraseFile?: string }

const asked = 3
const attempts = 3

/** @throws CONFIG_NOT_CONFIRMED when a phrase would be shown to nobody */
export function requirePhraseKeeper({ phraseFile }: PhraseOptions): void {
  if (phraseFile === undefined && !process.stdin.isTTY)
    throw new MusterError('CONFIG_NOT_CONFIRMED', 'nobody is here to write the phrase of the account down', {
      hint: 'Run it in a terminal, or give --phrase-file with a place that you back up.',
    })
}

/**
 * Makes the account of this machine and has its phrase written down: to a file that only its owner can read, or by the
 * person at the terminal, who is asked for some of its words and does not see them again. The daemon moves when that is confirmed.
 *
 * @throws CONFIG_NOT_CONFIRMED
 */
export async function backUpPhrase(api: ApiClient, options: PhraseOptions): Promise<void> {
  const { words } = await api.makeKey()
  if (options.phraseFile !== undefined) {
    await writePhrase(options.phraseFile, words)
    await api.confirmPhrase({ body: { words: words.map((word, index) => ({ index, word })) } })
    return
  }
  const lines = words.map((word, index) => `  ${String(index + 1).padStart(2)} ${word}\n`)
  process.stderr.write(
    `\nWrite these words down: whoever has them has the account, and without them it is lost.\n${lines.join('')}\n`,
  )
  await ask('Press Enter when they are on paper. ')
  // what is asked for next must not be read off the screen
  process.stderr.write('\u001b[2J\u001b[3J\u001b[H')
  for (let attempt = 0; attempt < attempts; attempt++) {
    const wanted = someOf(words.length)
    const answers = await askHidden(wanted.map((index) => `Word ${index + 1}: `))
    if (!answers) break
    const typed = wanted.map((index, at) => ({ index, word: answers[at]! }))
    if ((await api.confirmPhrase({ body: { words: typed } })).ok) return
    process.stderr.write('That is not what the phrase says.\n')
  }
  throw new MusterError(
    'CONFIG_NOT_CONFIRMED',
    'the phrase was not confirmed, so the machine stays where it is',
    {
      hint: 'Run muster join again: the same phrase is shown.',
    },
  )
}

function someOf(length: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < asked) drawn.add(randomInt(length))
  return [...drawn].sort((a, b) => a - b)
}

/** A file that is there is left alone, unless it is this very phrase from an attempt before. */
async function writePhrase(file: string, words: readonly string[]): Promise<void> {
  const text = `${words.join(' ')}\n`
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) return
    throw new MusterError(
      'CONFIG_INVALID',
      `the phrase cannot be written to ${file}: it exists, or cannot be made`,
      {
        hint: 'Name a file that is not there yet, in a folder that is.',
        cause,
      },
    )
  }
}
