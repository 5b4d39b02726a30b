import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { serviceCompliance } from '../src/compliance/serviceCompliance.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { compileWat } from './programs/compileWat.ts'
import { serviceProgram } from './programs/serviceProgram.ts'
import { sharedModules } from './programs/sharedModules.ts'

const modulesDir = sharedModules()
const programs = {
  program: await serviceProgram(),
  broken: {
    modulePath: compileWat(
      '(module (memory 1) (func (export "_initialize") unreachable) (func (export "answer")))',
    ),
  },
  deaf: {
    modulePath: compileWat(
      '(module (memory 1) (func (export "_initialize") (loop $on (br $on))) (func (export "answer")))',
    ),
  },
}

serviceCompliance('wasm in bubblewrap', {
  make: async (dir) => new WasmExecutor({ dir, modulesDir, tier: 'bubblewrap' }),
  needs: (context) => skipWithout(context, 'bubblewrap'),
  ...programs,
})

serviceCompliance('wasm in a plain process', {
  make: async (dir) => new WasmExecutor({ dir, modulesDir, tier: 'process' }),
  ...programs,
})
