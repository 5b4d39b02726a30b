import { spawn } from 'node:child_process'

export type Attempt = {
  ok: boolean
  stdout: string /** Last line of stderr, or why it did not start. */
  why: string
}

/** Runs a short command without a shell, for at most `timeoutMs`. Never throws. */
export function tryCommand(command: string, args: readonly string[], timeoutMs = 5_000): Promise<Attempt> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    // the timeout option of spawn keeps its timer, and so this process, alive when the command does not exist
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, timeoutMs)
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    const end = (ok: boolean, why: string) => {
      clearTimeout(timer)
      resolve({ ok, stdout, why })
    }
    child.on('error', (error: NodeJS.ErrnoException) =>
      end(false, error.code === 'ENOENT' ? 'not installed' : error.message),
    )
    child.on('close', (code) =>
      end(
        code === 0,
        late ? `no answer within ${timeoutMs} ms` : stderr.trim().split('\n').at(-1) || `exit code ${code}`,
      ),
    )
  })
}
