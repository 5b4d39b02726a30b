import { type PythonTools, pythonTools } from './pythonTools.ts'
import type { Print } from './Step.ts'

/** slither and halmos. */
export function analysisTools(print: Print): Promise<PythonTools> {
  return pythonTools('contracts/analysis/requirements.txt', print)
}
