import type { WasmProgram } from '../../src/wasm/WasmProgram.ts'
import { compileAssembly } from './compileAssembly.ts'

/** The service of the wasm tests, in AssemblyScript: the path of a request is what it does. */
const source = `
// @ts-ignore: decorator
@external("wasi_snapshot_preview1", "fd_read")
declare function fd_read(fd: i32, vectors: usize, count: i32, read: usize): i32
// @ts-ignore: decorator
@external("wasi_snapshot_preview1", "fd_write")
declare function fd_write(fd: i32, vectors: usize, count: i32, written: usize): i32
// @ts-ignore: decorator
@external("wasi_snapshot_preview1", "random_get")
declare function random_get(at: usize, length: i32): i32
// @ts-ignore: decorator
@external("wasi_snapshot_preview1", "proc_exit")
declare function proc_exit(code: i32): void

const vector = memory.data(8)
const count = memory.data(4)

function write(fd: i32, text: string): void {
  const bytes = String.UTF8.encode(text)
  store<u32>(vector, <u32>changetype<usize>(bytes))
  store<u32>(vector, <u32>bytes.byteLength, 4)
  fd_write(fd, vector, 1, count)
}

function readRequest(): Uint8Array {
  let bytes = new Uint8Array(1024)
  let length = 0
  while (true) {
    if (length == bytes.length) {
      const larger = new Uint8Array(bytes.length * 2)
      larger.set(bytes)
      bytes = larger
    }
    store<u32>(vector, <u32>(bytes.dataStart + length))
    store<u32>(vector, <u32>(bytes.length - length), 4)
    if (fd_read(0, vector, 1, count) != 0) proc_exit(9)
    if (load<u32>(count) == 0) break
    length += <i32>load<u32>(count)
  }
  return bytes.slice(0, length)
}

// The initialisation: a table that takes a while, and state that an answer changes.
const table = new StaticArray<u32>(65536)
let x: u32 = 1
for (let i = 0; i < 65536; i++) {
  x = x * 1664525 + 1013904223
  table[i] = x
}
let answers = 0
write(2, "initialised\\n")

export function answer(): void {
  const request = readRequest()
  const end = request.indexOf(10)
  const head = String.UTF8.decodeUnsafe(request.dataStart, end).split(" ")
  const path = head[1]
  const type = head.length > 2 ? head.slice(2).join(" ") : "text/plain"
  const body = String.UTF8.decodeUnsafe(request.dataStart + end + 1, request.length - end - 1)
  if (path == "/echo") return write(1, "200 " + type + "\\n" + body)
  if (path == "/refuse") return write(1, "404 text/plain\\nno\\n")
  if (path == "/crash") unreachable()
  if (path == "/exit") proc_exit(3)
  if (path == "/silent") while (true) {}
  if (path == "/nothing") return
  if (path == "/badHead") return write(1, "hello\\nworld\\n")
  if (path == "/longHead") while (true) write(1, "2000000000000000000000000000000000000000000000000000")
  if (path == "/log") return write(2, body), write(1, "200 text/plain\\n")
  if (path == "/stall") {
    write(1, "200 text/plain\\none\\n")
    while (true) {}
  }
  if (path == "/crashInside") {
    write(1, "200 text/plain\\none\\n")
    unreachable()
  }
  if (path == "/count") {
    write(1, "200 text/plain\\n")
    const most = I32.parseInt(body)
    for (let i = 0; i < most; i++) write(1, i.toString() + "\\n")
    return
  }
  if (path == "/flood") {
    write(1, "200 text/plain\\n")
    const line = "x".repeat(65536)
    while (true) write(1, line)
  }
  if (path == "/logFlood") {
    const line = "x".repeat(65536)
    for (let i = 0; i < 200; i++) write(2, line)
    return write(1, "200 text/plain\\n")
  }
  if (path == "/memory") {
    while (memory.grow(16) != -1) {}
    unreachable()
  }
  if (path == "/grow") {
    memory.grow(I32.parseInt(body))
    return write(1, "200 text/plain\\n" + memory.size().toString())
  }
  // Depends on all that an earlier answer could have changed: globals, memory, random numbers.
  if (path == "/mix") {
    answers++
    let hash: u32 = answers
    for (let i = 0; i < request.length; i++) {
      const at = (hash ^ request[i]) & 0xffff
      hash = hash * 31 + table[at] + request[i]
      table[at] = hash
    }
    const random = memory.data(8)
    random_get(random, 8)
    return write(1, "200 text/plain\\n" + hash.toString() + " " + answers.toString() + " " + memory.size().toString() + " " + load<u64>(random).toString() + "\\n")
  }
  write(1, "404 text/plain\\n")
}
`

export async function serviceProgram(): Promise<WasmProgram> {
  return { modulePath: await compileAssembly(source) }
}
