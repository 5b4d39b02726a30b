import { findTier } from '@muster-network/executors'
import type { Finding } from './Finding.ts'
import { packageCommand } from './packageCommand.ts'
import { tryCommand } from './tryCommand.ts'

/**
 * Checks how WebAssembly work is isolated here: by bubblewrap on top of WebAssembly's own sandbox, or by that sandbox
 * alone.
 */
export async function checkSandbox(): Promise<Finding> {
  const name = 'Sandbox'
  const version = await tryCommand('bwrap', ['--version'])
  if (findTier() === 'bubblewrap') return { name, status: 'ok', found: version.stdout.trim() }
  const consequence =
    'WebAssembly work runs in a child process without a namespace sandbox as the second barrier'
  if (process.platform !== 'linux')
    return { name, status: 'limited', found: `none on ${process.platform}`, consequence }
  if (version.ok)
    return {
      name,
      status: 'limited',
      found: `${version.stdout.trim()} is installed but cannot make a namespace`,
      consequence,
      fix: 'allow user namespaces: sudo sysctl -w kernel.unprivileged_userns_clone=1',
    }
  const fix = packageCommand('bubblewrap')
  return { name, status: 'limited', found: 'bubblewrap is not installed', consequence, ...(fix && { fix }) }
}
