import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const file = path.join(import.meta.dirname, 'reportFailure.ts')

/** Returns the stderr of a failure in a separate process. */
function stderrOf(message: string, json: boolean): string {
  const script = `
    import { MusterError } from '@muster-network/core'
    import { reportFailure } from ${JSON.stringify(file)}
    process.exitCode = reportFailure(new MusterError('NET_REFUSED', ${JSON.stringify(message)}), { json: ${json} })`
  const options = { encoding: 'utf8', cwd: import.meta.dirname } as const
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], options).stderr
}

it('prints the text of a peer without terminal control characters', () => {
  const message = 'no\u001b[2J\u009b31m\u202e thanks'
  expect(stderrOf(message, false)).toMatch(/^muster: no\ufffd\[2J\ufffd31m\ufffd thanks\n {2}hint: /)
  const json = stderrOf(message, true)
  for (const control of ['\u001b', '\u009b']) expect(json).not.toContain(control)
  expect(JSON.parse(json)).toMatchObject({ error: { code: 'NET_REFUSED', message } })
})
