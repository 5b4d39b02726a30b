import { spawn } from 'node:child_process'
import type { Say } from './Step.ts'

export type CommandResult = { code: number; stdout: string }

export type CommandOptions = {
  cwd: string
  env?: Record<string, string>
  /** Returns stdout instead of showing it. */
  capture?: boolean
  /** Takes the output; without it the command writes to our terminal itself. */
  say?: Say
  /** Leaves the processor to others that want it. */
  yielding?: boolean
}

/**
 * Runs a command with its output on our stderr and stdout, or with stdout captured. Never throws: a command that
 * cannot be started counts as failed, with code 127.
 */
export async function runCommand(
  command: readonly [string, ...string[]],
  { cwd, env, capture, say, yielding }: CommandOptions,
): Promise<CommandResult> {
  const nice = yielding && process.platform !== 'win32' ? ['nice', '-n', '10'] : []
  const [file, ...args] = [...nice, ...command] as [string, ...string[]]
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', capture || say ? 'pipe' : 'inherit', say ? 'pipe' : 'inherit'],
  })
  const chunks: Buffer[] = []
  if (capture) child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  else child.stdout?.setEncoding('utf8').on('data', (text: string) => say?.(text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => say?.(text))
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${file}: ${error.message}\n`)
      resolve(127)
    })
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, stdout: Buffer.concat(chunks).toString('utf8') }
}
