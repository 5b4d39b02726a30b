import { createInterface } from 'node:readline/promises'
import { hasCode, MusterError } from '@muster-network/core'
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

/** Reads one line from the terminal. @throws CONFIG_CANCELLED */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D close the interface, and the question then waits for ever or is aborted
  const closed = new Promise<never>((_, reject) => terminal.once('close', () => reject(cancelled())))
  try {
    const answer = await Promise.race([terminal.question(plainLine(question)), closed])
    return answer.trim()
  } catch (error) {
    process.stderr.write('\n')
    throw hasCode(error) ? error : cancelled()
  } finally {
    closed.catch(() => {})
    terminal.close()
  }
}

/** The error of a question that the user did not answer. */
export function cancelled(): MusterError {
  return new MusterError('CONFIG_CANCELLED', 'Cancelled; nothing was done.')
}
