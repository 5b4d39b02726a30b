import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { executorCompliance } from '../src/compliance/executorCompliance.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { wasmCompliancePrograms } from './programs/compliancePrograms.ts'
import { sharedModules } from './programs/sharedModules.ts'

const programs = wasmCompliancePrograms()
const modulesDir = sharedModules()

executorCompliance('wasm in bubblewrap', {
  make: async (dir) => new WasmExecutor({ dir, modulesDir, tier: 'bubblewrap' }),
  needs: (context) => skipWithout(context, 'bubblewrap'),
  programs,
})

executorCompliance('wasm in a plain process', {
  make: async (dir) => new WasmExecutor({ dir, modulesDir, tier: 'process' }),
  programs,
})
