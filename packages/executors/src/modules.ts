/**
 * The examination of WebAssembly modules, which runs nothing. It is separate from the index, so that a command that only
 * reads a task file loads no code of sandboxes and containers.
 */

export { wasmProblems } from './wasm/prepare/wasmProblems.ts'
