import { root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Step } from './Step.ts'

/** Ten million inputs in all: about ten minutes on two idle cores. A slower machine stops after forty, and says so. */
const [inputs, minutes] = ['10000000', '40']

/** Mutated inputs for every decoder of bytes from outside; docs/security.md has the last result. */
export const fuzzStep: Step = [
  'decoders, fuzzed',
  async (print) => {
    const command = [process.execPath, 'fuzz/run.ts', '--inputs', inputs, '--minutes', minutes] as const
    const { code } = await runCommand([...command], { cwd: root, print })
    return code === 0
      ? { passed: 1, failures: [], skips: [] }
      : { passed: 0, failures: [`fuzz: exit code ${code}`], skips: [] }
  },
]
