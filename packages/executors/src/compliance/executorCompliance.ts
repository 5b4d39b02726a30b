import { describe } from 'vitest'
import type { ComplianceSetup } from './ComplianceSetup.ts'
import { checkpointCompliance } from './checkpointCompliance.ts'
import { containmentCompliance } from './containmentCompliance.ts'
import { lifeCompliance } from './lifeCompliance.ts'
import { limitCompliance } from './limitCompliance.ts'

/**
 * The suite that every executor passes.
 *
 * @example
 * executorCompliance('wasm in bubblewrap', { make: (dir) => WasmExecutor.open({ dir, tier: 'bubblewrap' }), programs })
 */
export function executorCompliance<Program>(name: string, setup: ComplianceSetup<Program>): void {
  describe(`executor compliance: ${name}`, () => {
    lifeCompliance(setup)
    limitCompliance(setup)
    containmentCompliance(setup)
    checkpointCompliance(setup)
  })
}
