import { spawn } from 'node:child_process'

export type CommandResult = { code: number; stdout: string }

/**
 * Runs a command with its output on our stderr and stdout, or with stdout captured. Never throws: a command that
 * cannot be started counts as failed, with code 127.
 */
export async function runCommand(
  command: readonly [string, ...string[]],
  options: { cwd: string; env?: Record<string, string>; capture?: boolean },
): Promise<CommandResult> {
  const child = spawn(command[0], command.slice(1), {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.capture ? 'pipe' : 'inherit', 'inherit'],
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command[0]}: ${error.message}\n`)
      resolve(127)
    })
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, stdout: Buffer.concat(chunks).toString('utf8') }
}
