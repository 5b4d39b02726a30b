import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * Lines from the terminal that do not appear on it, one for each question. Undefined when the person would rather not:
 * Ctrl-C or Ctrl-D.
 */
export async function askHidden(questions: readonly string[]): Promise<string[] | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // one for all of them: between two the terminal would show what is typed ahead
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: string[] = []
  try {
    for (const question of questions) {
      process.stderr.write(question)
      const line = await lines.next()
      process.stderr.write('\n')
      if (line.done) return undefined
      answers.push(line.value.trim())
    }
    return answers
  } finally {
    terminal.close()
  }
}
