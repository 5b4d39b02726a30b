import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Hex } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countTransactions } from './bursts.ts'
import { rpc, waitForNonce } from './rpc.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'
import { signTransfers, testAccount } from './transfers.ts'

// A file system of 400 kB in a separate mount namespace of the daemon.
const mounted = [
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=400k tmpfs "$1" && exec "$2" "$3" "$1"',
]
const works = spawnSync('unshare', ['-r', '-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

describe('a full disk', () => {
  it('rejects transactions, still serves reads, loses nothing and recovers when there is space', async (context) => {
    if (!works) context.skip('no mount namespaces on this machine')
    const script = path.join(import.meta.dirname, 'smallDisk.ts')
    const child = spawn('unshare', [...mounted, 'sh', await temporaryDirectory(), process.execPath, script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const url = String((await once(child.stdout, 'data'))[0]).trim()
    const account = testAccount(0)
    const raws = await signTransfers(account, 0, 1_500)
    let acknowledged = 0
    let refusal = ''
    for (const raw of raws) {
      refusal = await rpc<Hex>(url, 'eth_sendRawTransaction', [raw]).then(
        () => '',
        (error: Error) => error.message,
      )
      if (refusal) break
      acknowledged++
    }
    expect(refusal).toContain('no space left')
    expect(acknowledged).toBeGreaterThan(10)
    expect(Number(await rpc<Hex>(url, 'eth_blockNumber'))).toBeGreaterThan(0)

    const freed = once(child.stdout, 'data')
    child.kill('SIGUSR2')
    await freed
    await waitForNonce(url, account.address, acknowledged)
    await rpc(url, 'eth_sendRawTransaction', [raws[acknowledged]])
    await waitForNonce(url, account.address, acknowledged + 1)
    expect(await countTransactions(url)).toBe(acknowledged + 1)
  })
})
