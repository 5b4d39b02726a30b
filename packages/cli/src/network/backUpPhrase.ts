import { randomInt } from 'node:crypto'
import { access, constants, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ApiClient } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { askHidden } from '../ask/askHidden.ts'
import { ask } from '../ask/confirm.ts'

export type PhraseOptions = { phraseFile?: string }

const asked = 3
const attempts = 3

/**
 * Checks before anything is changed that the phrase can be backed up.
 *
 * @throws CONFIG_NOT_CONFIRMED without a terminal and --phrase-file, CONFIG_INVALID if its folder cannot be written
 */
export async function requirePhraseBackup({ phraseFile }: PhraseOptions): Promise<void> {
  if (phraseFile !== undefined) {
    const folder = path.dirname(path.resolve(phraseFile))
    await access(folder, constants.W_OK).catch((cause: unknown) => {
      throw new MusterError('CONFIG_INVALID', `Cannot write to ${folder}, the folder of --phrase-file.`, {
        hint: 'Choose a new file in an existing folder.',
        cause,
      })
    })
  }
  if (phraseFile === undefined && !process.stdin.isTTY)
    throw new MusterError(
      'CONFIG_NOT_CONFIRMED',
      'Cannot show the recovery phrase: not a terminal. Pass --phrase-file.',
      { hint: 'Run the command in a terminal, or pass --phrase-file with a path that you back up.' },
    )
}

/**
 * Creates the account of this machine and backs its recovery phrase up: to a file that only its owner can read, or on
 * paper, in which case the user must type some of the words from it. The daemon switches networks after the confirmation.
 *
 * @throws CONFIG_NOT_CONFIRMED, CONFIG_CANCELLED
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
    `\nWrite this recovery phrase down. Anyone who has it controls the account; without it the account is lost.\n${lines.join('')}\n`,
  )
  await ask('Press Enter when you have written it down. ')
  // clear the screen, so that the user cannot copy the words from it
  process.stderr.write('\u001b[2J\u001b[3J\u001b[H')
  for (let attempt = 0; attempt < attempts; attempt++) {
    const indexes = drawIndexes(words.length)
    const answers = await askHidden(indexes.map((index) => `Word ${index + 1}: `))
    const typed = indexes.map((index, at) => ({ index, word: answers[at]! }))
    if ((await api.confirmPhrase({ body: { words: typed } })).ok) return
    process.stderr.write('The words do not match the recovery phrase.\n')
  }
  throw new MusterError(
    'CONFIG_NOT_CONFIRMED',
    'The recovery phrase was not confirmed; the network was not changed.',
    { hint: 'Run muster join again; it shows the same phrase.' },
  )
}

function drawIndexes(length: number): number[] {
  const drawn = new Set<number>()
  while (drawn.size < asked) drawn.add(randomInt(length))
  return [...drawn].sort((a, b) => a - b)
}

/** Never overwrites a file; accepts an existing file with the same phrase from an earlier attempt. */
async function writePhrase(file: string, words: readonly string[]): Promise<void> {
  const text = `${words.join(' ')}\n`
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) return
    throw new MusterError(
      'CONFIG_INVALID',
      `Cannot write the recovery phrase to ${file}: the file exists or cannot be created.`,
      { hint: 'Choose a new file in an existing folder.', cause },
    )
  }
}
