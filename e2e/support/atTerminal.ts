import { spawn } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A person at a terminal that runs one command of muster. */
export type AtTerminal = {
  /** Everything that was on the screen so far, what was cleared included. */
  screen(): string
  /** Resolves when the screen shows this, after what was waited for before. */
  sees(text: string | RegExp): Promise<string>
  type(keys: string): void
  /** The exit code. */
  ended: Promise<number>
}

const main = path.resolve(import.meta.dirname, '../../packages/cli/src/main.ts')

/** Python has terminals in its standard library, and passes on what goes in and out of one. */
const bridge = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))'

export type TerminalOptions = {
  /** The words that start muster, such as `npx muster`; without them Node runs its main file. */
  command?: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  columns?: number
  rows?: number
}

/** Runs `muster` in a process of its own, on a terminal as the system makes them. */
export function atTerminal(
  args: readonly string[],
  dataDir: string,
  options: TerminalOptions = {},
): AtTerminal {
  const { command = [process.execPath, main], cwd, env = process.env, columns = 80, rows = 24 } = options
  const sized = ['sh', '-c', `stty cols ${columns} rows ${rows}; exec "$0" "$@"`]
  const child = spawn('python3', ['-c', bridge, ...sized, ...command, ...args], {
    cwd,
    env: { ...env, MUSTER_DATA_DIR: dataDir, TERM: 'xterm-256color' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  let screen = ''
  let seen = 0
  let isOver = false
  const changed = new Set<() => void>()
  const change = () => {
    for (const each of changed) each()
  }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text
    change()
  })
  const ended = new Promise<number>((resolve) =>
    child.on('close', (code) => {
      isOver = true
      change()
      resolve(code ?? -1)
    }),
  )
  return {
    screen: () => screen,
    sees: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = find(screen, text, seen)
          if (!found && !isOver) return
          changed.delete(look)
          if (!found) return reject(new Error(`ended without ${text}:\n${screen}`))
          seen = found.end
          resolve(found.text)
        }
        changed.add(look)
        look()
      }),
    type: (keys) => void child.stdin.write(keys),
    ended,
  }
}

function find(screen: string, wanted: string | RegExp, from: number) {
  const rest = screen.slice(from)
  const text =
    typeof wanted === 'string' ? (rest.includes(wanted) ? wanted : undefined) : wanted.exec(rest)?.[0]
  return text === undefined ? undefined : { text, end: from + rest.indexOf(text) + text.length }
}
