import { createInterface } from 'node:readline/promises'
import { MusterError } from '@muster-network/core'
import { plainLine } from '../output/plainText.ts'

/**
 * Asks before something is spent or removed.
 *
 * @throws CONFIG_NOT_CONFIRMED when the answer is no, or when there is nobody to ask and --yes was not given
 */
export async function confirm(question: string, options: { yes?: boolean }): Promise<void> {
  if (options.yes) return
  if (!process.stdin.isTTY)
    throw new MusterError('CONFIG_NOT_CONFIRMED', `${question} Nobody is here to say yes.`)
  const answer = await ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer))
    throw new MusterError('CONFIG_NOT_CONFIRMED', 'Nothing was done: the answer was not yes.', {
      hint: 'Answer y, or give --yes.',
    })
}

/** One line from the terminal; Ctrl-C and Ctrl-D count as nothing. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(plainLine(question))).trim()
  } finally {
    terminal.close()
  }
}
