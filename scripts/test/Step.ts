import type { StepResult } from './StepResult.ts'

/** Prints the output of a step. */
export type Print = (text: string) => void

/** One part of a test run with its name. */
export type Step = [name: string, run: (print: Print) => Promise<StepResult>]
