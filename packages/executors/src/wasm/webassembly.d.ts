// The part of the WebAssembly API that is used here. The DOM's types include it too, but would allow browser
// names.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
    static imports(module: Module): { module: string; name: string; kind: string }[]
    static exports(module: Module): { name: string; kind: string }[]
  }
  class Instance {
    constructor(module: Module, imports?: Record<string, Record<string, unknown>>)
    readonly exports: Record<string, unknown>
  }
  class Memory {
    constructor(options: { initial: number; maximum?: number })
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
  class Global<T extends number | bigint = number | bigint> {
    value: T
  }
  class RuntimeError extends Error {}
  class CompileError extends Error {}
  class LinkError extends Error {}
  function validate(bytes: Uint8Array): boolean
}
