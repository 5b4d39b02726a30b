import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import binaryen from 'binaryen'
import { testCache } from './sharedModules.ts'

const dir = path.join(testCache, 'wat')

const { Features } = binaryen
/** More than a run may use, so that tests can build modules that must be rejected. */
const features =
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.SignExt |
  Features.SIMD128 |
  Features.RelaxedSIMD |
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.Multivalue |
  Features.ReferenceTypes |
  Features.ExceptionHandling |
  Features.TailCall |
  Features.Atomics

/** Assembles WebAssembly text. */
export function assemble(wat: string): Uint8Array {
  const module = binaryen.parseText(wat)
  module.setFeatures(features)
  const bytes = module.emitBinary()
  module.dispose()
  return bytes
}

/** Writes bytes to a file named by their hash, and returns its path. */
export function moduleFile(bytes: Uint8Array): string {
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.wasm`)
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

export function compileWat(wat: string): string {
  return moduleFile(assemble(wat))
}

/**
 * A command module: imports and helper functions that most test programs need, then `body` as `_start`.
 * Memory below 1024 is scratch, text starts at 1024, arguments are at 4096, and 8192 and up is free for the
 * program.
 */
export function command(body: string, { extra = '', data = '', pages = '2' } = {}): string {
  return `(module
  (import "wasi_snapshot_preview1" "fd_write" (func $fd_write (param i32 i32 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "fd_read" (func $fd_read (param i32 i32 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "path_open"
    (func $path_open (param i32 i32 i32 i32 i32 i64 i64 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "args_get" (func $args_get (param i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "proc_exit" (func $proc_exit (param i32)))
  (import "wasi_snapshot_preview1" "random_get" (func $random_get (param i32 i32) (result i32)))
  (memory (export "memory") ${pages})
  (data (i32.const 1024) "hello\\0asorry\\0aon\\0a")
  (data (i32.const 1100) "a.txt")
  (data (i32.const 1110) "count")
  (data (i32.const 1120) "loot")
  (data (i32.const 1130) "bomb")
  ${data}
  ;; Writes bytes to a descriptor.
  (func $write (param $fd i32) (param $at i32) (param $length i32)
    (i32.store (i32.const 0) (local.get $at))
    (i32.store (i32.const 4) (local.get $length))
    (drop (call $fd_write (local.get $fd) (i32.const 0) (i32.const 1) (i32.const 8))))
  ;; Opens a path below a folder; 0 when it fails.
  (func $open (param $folder i32) (param $at i32) (param $length i32) (param $flags i32) (result i32)
    (if (result i32)
      (i32.eqz (call $path_open (local.get $folder) (i32.const 0) (local.get $at) (local.get $length)
        (local.get $flags) (i64.const -1) (i64.const -1) (i32.const 0) (i32.const 16)))
      (then (i32.load (i32.const 16)))
      (else (i32.const 0))))
  ;; Reads up to 1024 bytes to 8192 and returns their number.
  (func $read (param $fd i32) (result i32)
    (i32.store (i32.const 0) (i32.const 8192))
    (i32.store (i32.const 4) (i32.const 1024))
    (drop (call $fd_read (local.get $fd) (i32.const 0) (i32.const 1) (i32.const 8)))
    (i32.load (i32.const 8)))
  ;; Address of the first argument, and its length.
  (func $argument (result i32)
    (drop (call $args_get (i32.const 512) (i32.const 4096)))
    (i32.load (i32.const 516)))
  (func $length (param $at i32) (result i32)
    (local $end i32)
    (local.set $end (local.get $at))
    (loop $next
      (if (i32.load8_u (local.get $end))
        (then (local.set $end (i32.add (local.get $end) (i32.const 1))) (br $next))))
    (i32.sub (local.get $end) (local.get $at)))
  (func $number (param $at i32) (result i32)
    (local $value i32)
    (loop $next
      (if (i32.load8_u (local.get $at))
        (then
          (local.set $value (i32.add (i32.mul (local.get $value) (i32.const 10))
            (i32.sub (i32.load8_u (local.get $at)) (i32.const 48))))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (br $next))))
    (local.get $value))
  ${extra}
  (func (export "_start") ${body}))`
}
