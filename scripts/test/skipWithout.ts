import { spawnSync } from 'node:child_process'
import type { TestContext } from 'vitest'

/** System parts that some tests need and a machine may lack, each with the quickest proof that it works. */
const parts = {
  bubblewrap: ['bwrap', '--ro-bind', '/', '/', '--unshare-all', 'true'],
  chromium: ['chromium', '--version'],
  'network namespaces': ['unshare', '--net', 'true'],
  'loop devices': ['losetup', '--find'],
  iptables: ['iptables', '--version'],
  podman: ['podman', '--version'],
  runsc: ['runsc', '--version'],
  'C compiler': ['cc', '--version'],
  'Python 3': ['python3', '-c', 'import pty'],
} as const

export type SystemPart = keyof typeof parts

const found = new Map<SystemPart, boolean>()

/** Whether this machine has the part and it works; asked once a process. */
export function has(part: SystemPart): boolean {
  let answer = found.get(part)
  if (answer === undefined) {
    const [command, ...args] = parts[part]
    answer = spawnSync(command, args, { timeout: 10_000, stdio: 'ignore' }).status === 0
    found.set(part, answer)
  }
  return answer
}

/**
 * Skips the running test, with its reason, on a machine that lacks a part. The summary of `npm test` lists every skip;
 * in CI a skip counts as failed unless `.ci/allowed-skips.json` names its reason.
 */
export function skipWithout(context: TestContext, ...needed: SystemPart[]): void {
  for (const part of needed) if (!has(part)) context.skip(`no ${part} on this machine`)
}
