import { decisionsPage } from './decisionsPage.ts'
import { errorsPage } from './errorsPage.ts'
import type { GeneratedPage } from './GeneratedPage.ts'
import { taskSchema } from './taskSchema.ts'

/** Every generated page of the documentation. */
export const pages: readonly (() => Promise<GeneratedPage>)[] = [decisionsPage, errorsPage, taskSchema]
