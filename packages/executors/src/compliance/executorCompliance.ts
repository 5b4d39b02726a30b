import { describe } from 'vitest'
import type { ComplianceSetup } from './ComplianceSetup.ts'
import { checkpointCompliance } from './checkpointCompliance.ts'
import { containmentCompliance } from './containmentCompliance.ts'
import { lifecycleCompliance } from './lifecycleCompliance.ts'
import { limitCompliance } from './limitCompliance.ts'

/**
 * The test suite that every executor passes.
 *
 * @example
 * executorCompliance('wasm in bubblewrap', { make: (dir) => WasmExecutor.open({ dir, tier: 'bubblewrap' }),
 * programs })
 */
export function executorCompliance<Program>(name: string, setup: ComplianceSetup<Program>): void {
  describe(`executor compliance: ${name}`, () => {
    lifecycleCompliance(setup)
    limitCompliance(setup)
    containmentCompliance(setup)
    checkpointCompliance(setup)
  })
}
