import { apiPage } from './apiPage.ts'
import { cliPage } from './cliPage.ts'
import { decisionsPage } from './decisionsPage.ts'
import { errorsPage } from './errorsPage.ts'
import { factorPlot } from './factorPlot.ts'
import type { GeneratedPage } from './GeneratedPage.ts'
import { networkSchema } from './networkSchema.ts'
import { supplyPlot } from './supplyPlot.ts'
import { taskSchema } from './taskSchema.ts'
import { trustTable } from './trustTable.ts'

/** Every generated page of the documentation. */
export const pages: readonly (() => Promise<GeneratedPage>)[] = [
  apiPage,
  cliPage,
  decisionsPage,
  errorsPage,
  factorPlot,
  networkSchema,
  supplyPlot,
  taskSchema,
  trustTable,
]
