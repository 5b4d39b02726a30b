import { fail } from './fail'
import { args_get, args_sizes_get } from './wasi_snapshot_preview1'

let parsed: string[] | null = null

/** The value after `--name`, or `fallback` when the argument is not given. */
export function argument(name: string, fallback: string): string {
  const all = readArguments()
  for (let i = 1; i < all.length; i++) {
    if (all[i] != name) continue
    if (i + 1 == all.length) fail(`${name} needs a value`)
    return all[i + 1]
  }
  return fallback
}

/** A whole number after `--name`, kept between `least` and `most`: outside them the program ends. */
export function integerArgument(name: string, fallback: i32, least: i32, most: i32): i32 {
  const text = argument(name, fallback.toString())
  const value = F64.parseInt(text)
  if (!(value >= <f64>least && value <= <f64>most))
    fail(`${name} must be from ${least} to ${most}, not ${text}`)
  return <i32>value
}

/** Which of `--parts` equal shares of `total` items this run has (`--part`, counted from 0): [first, end). */
export function share(total: i32): StaticArray<i32> {
  const parts = integerArgument('--parts', 1, 1, 65_536)
  const part = integerArgument('--part', 0, 0, parts - 1)
  const range = new StaticArray<i32>(2)
  range[0] = <i32>((<i64>total * part) / parts)
  range[1] = <i32>((<i64>total * (part + 1)) / parts)
  return range
}

function readArguments(): string[] {
  if (parsed !== null) return parsed!
  const sizes = memory.data(8)
  if (args_sizes_get(sizes, sizes + 4) != 0) fail('no arguments')
  const count = load<i32>(sizes)
  const pointers = new ArrayBuffer(count * 4)
  const buffer = new ArrayBuffer(load<i32>(sizes, 4))
  args_get(changetype<usize>(pointers), changetype<usize>(buffer))
  const all: string[] = []
  for (let i = 0; i < count; i++) {
    const start = load<u32>(changetype<usize>(pointers) + i * 4)
    const left = changetype<usize>(buffer) + buffer.byteLength - start
    all.push(String.UTF8.decodeUnsafe(start, left, true))
  }
  parsed = all
  return all
}
