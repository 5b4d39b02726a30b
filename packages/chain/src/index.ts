// The only code that talks to a chain: the embedded one, or any EVM chain by URL.

export * from './deploy/index.ts'
export { EmbeddedChain, type EmbeddedChainOptions } from './embedded/EmbeddedChain.ts'
export { type UptimeEntry, type UptimeTree, uptimeTree } from './rewards/uptimeTree.ts'
