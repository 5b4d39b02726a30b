import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take minutes, or a whole network or a browser for themselves, the longest first. */
const long = [
  /dashboard\/test\/states/,
  /e2e\/(?:providerLife|allOrNothing|faults|cheats|checker)/,
  /embedded\/(?:kill|bursts)\.full/,
  /e2e\//,
  /dashboard\/test\//,
]

/** Begins with what takes longest: begun last, it would run on alone after everything else. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((pattern) => pattern.test(moduleId))
      return found < 0 ? long.length : found
    }
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
