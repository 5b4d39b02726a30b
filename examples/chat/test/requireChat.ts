import type { TestContext } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'

const isSupported = process.platform === 'linux' && process.arch === 'x64'

/** Whether this machine can run the engine and fetch the model. */
export function canBuildChat(): boolean {
  return isSupported && has('Python 3')
}

/** Skips the running test, with its reason, on a machine that cannot run the engine or fetch the model. */
export function requireChat(context: TestContext): void {
  if (!isSupported) context.skip('no Linux on x64 on this machine')
  skipWithout(context, 'Python 3')
}
