/** Which of our packages each package may import. ARCHITECTURE.md draws the same table; a test keeps them equal. */
export const importTable: Readonly<Record<string, readonly string[]>> = {
  core: [],
  chain: ['core'],
  p2p: ['core'],
  executors: ['core'],
  api: ['core'],
  node: ['core', 'chain', 'p2p', 'executors', 'api'],
  cli: ['core', 'api', 'node'],
  dashboard: ['core', 'api'],
}

/** Packages that hold rules only: their sources may not reach the machine. */
export const purePackages: readonly string[] = ['core']
