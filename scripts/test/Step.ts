import type { StepResult } from './StepResult.ts'

/** Takes what a step has to tell: shown at once, or kept until the steps before it are over. */
export type Say = (text: string) => void

/** One part of a test run by its name. */
export type Step = [name: string, run: (say: Say) => Promise<StepResult>]
