import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { cancelled } from './confirm.ts'

/** Asks questions whose answers are not echoed on the terminal. @throws CONFIG_CANCELLED at Ctrl-C or Ctrl-D */
export async function askHidden(questions: readonly string[]): Promise<string[]> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // one interface for all questions: between two interfaces the terminal would echo typed-ahead text
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: string[] = []
  try {
    for (const question of questions) {
      process.stderr.write(question)
      const line = await lines.next()
      process.stderr.write('\n')
      if (line.done) throw cancelled()
      answers.push(line.value.trim())
    }
    return answers
  } finally {
    terminal.close()
  }
}
