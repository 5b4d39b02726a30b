import { spawn } from 'node:child_process'
import type { Print } from './Step.ts'

export type CommandResult = { code: number; stdout: string }

export type CommandOptions = {
  cwd: string
  env?: Record<string, string>
  /** Returns stdout instead of showing it. */
  capture?: boolean
  /** Receives the output; without it the command writes to the terminal itself. */
  print?: Print
  /** Leaves the processor to commands that have deadlines. */
  lowPriority?: boolean
}

/**
 * Runs a command with its output on our stderr and stdout, or with stdout captured. Never throws: a command that
 * cannot be started counts as failed, with code 127.
 */
export async function runCommand(
  command: readonly [string, ...string[]],
  { cwd, env, capture, print, lowPriority }: CommandOptions,
): Promise<CommandResult> {
  const nice = lowPriority && process.platform !== 'win32' ? ['nice', '-n', '10'] : []
  const [file, ...args] = [...nice, ...command] as [string, ...string[]]
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', capture || print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
  })
  const chunks: Buffer[] = []
  if (capture) child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  else child.stdout?.setEncoding('utf8').on('data', (text: string) => print?.(text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => print?.(text))
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`)
      resolve(127)
    })
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, stdout: Buffer.concat(chunks).toString('utf8') }
}
