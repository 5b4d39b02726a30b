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

/**
 * A folder whose subfolders point one way. A file imports its own subfolder, subfolders of later rows and files that lie
 * directly in the folder; subfolders of one row do not import each other. A subfolder without a row may import everything,
 * and no subfolder with a row may import it.
 */
export type Layers = { folder: string; rows: readonly (readonly string[])[] }

/** The roles on top, below them the folders that they share. ARCHITECTURE.md draws the same rows; a test keeps them equal. */
export const daemonLayers: Layers = {
  folder: 'packages/node/src',
  rows: [
    ['client', 'provider', 'coordinator', 'veto', 'relay'],
    ['confirm'],
    ['replay'],
    ['reserve'],
    ['replicas'],
    ['settle'],
    ['presence'],
    ['wire'],
    ['task'],
    ['role'],
    ['ledger'],
    ['store'],
  ],
}

/** Streams, then the phases of a part in their order, then the folders that several phases use. */
export const providerLayers: Layers = {
  folder: 'packages/node/src/provider',
  rows: [
    ['stream'],
    ['bid', 'council', 'earn'],
    ['assignment'],
    ['stage'],
    ['run'],
    ['deliver'],
    ['defend'],
    ['serve'],
    ['offer'],
    ['states'],
    ['settings'],
  ],
}
