import { vi } from 'vitest'
import { setUpScenarios } from './setUpScenarios.ts'

// other tests load the machine, so the browser may be slow
vi.setConfig({ testTimeout: 60_000 })

setUpScenarios().checkPagesWithContent('dark')
