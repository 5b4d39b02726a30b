/** A WebAssembly module that imports WASI preview 1 and exports `_start`, or `answer` for a service. */
export type WasmProgram = { modulePath: string }
