import { errorsPage } from './errorsPage.ts'
import type { GeneratedPage } from './GeneratedPage.ts'

/** Every generated page of the documentation. */
export const pages: readonly (() => Promise<GeneratedPage>)[] = [errorsPage]
