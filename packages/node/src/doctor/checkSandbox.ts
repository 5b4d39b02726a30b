import type { Finding } from './Finding.ts'
import { packageCommand } from './packageCommand.ts'
import { tryCommand } from './tryCommand.ts'

/** Whether WebAssembly work can be wrapped in bubblewrap, on top of WebAssembly's own walls. */
export async function checkSandbox(): Promise<Finding> {
  const name = 'Sandbox'
  const consequence =
    'WebAssembly work runs in a child process without the second wall of a namespace sandbox'
  if (process.platform !== 'linux')
    return { name, status: 'limited', found: `none on ${process.platform}`, consequence }
  const version = await tryCommand('bwrap', ['--version'])
  if (!version.ok) {
    const fix = packageCommand('bubblewrap')
    return { name, status: 'limited', found: 'bubblewrap is not installed', consequence, ...(fix && { fix }) }
  }
  const attempt = await tryCommand('bwrap', [
    '--ro-bind',
    '/',
    '/',
    '--unshare-all',
    '--die-with-parent',
    'true',
  ])
  const found = version.stdout.trim()
  if (attempt.ok) return { name, status: 'ok', found }
  return {
    name,
    status: 'limited',
    found: `${found} is installed but cannot make a namespace (${attempt.why})`,
    consequence,
    fix: 'allow user namespaces: sudo sysctl -w kernel.unprivileged_userns_clone=1',
  }
}
