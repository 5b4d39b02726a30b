import { createInterface } from 'node:readline/promises'
import { MusterError } from '@muster-network/core'
import { plainLine } from '../output/plainText.ts'

/**
 * Asks for confirmation before a command spends or deletes something.
 *
 * @throws CONFIG_NOT_CONFIRMED when the answer is not yes, or without a terminal and --yes
 */
export async function confirm(question: string, options: { yes?: boolean }): Promise<void> {
  if (options.yes) return
  if (!process.stdin.isTTY)
    throw new MusterError('CONFIG_NOT_CONFIRMED', `${question} Not a terminal; pass --yes to confirm.`)
  const answer = await ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer))
    throw new MusterError('CONFIG_NOT_CONFIRMED', 'Not confirmed; nothing was done.', {
      hint: 'Answer y, or pass --yes.',
    })
}

/** Reads one line from the terminal. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(plainLine(question))).trim()
  } finally {
    terminal.close()
  }
}
