import { fail } from './fail'
import { args_get, args_sizes_get, environ_get, environ_sizes_get } from './wasi_snapshot_preview1'

let parsed: string[] | null = null

/** Returns the value after `--name`, or `fallback` if the argument is absent. */
export function argument(name: string, fallback: string): string {
  const all = readArguments()
  for (let i = 1; i < all.length; i++) {
    if (all[i] != name) continue
    if (i + 1 == all.length) fail(`Missing value after ${name}.`)
    return all[i + 1]
  }
  return fallback
}

/** Returns the integer after `--name`. Ends the program if it is not between `min` and `max`. */
export function integerArgument(name: string, fallback: i32, min: i32, max: i32): i32 {
  const text = argument(name, fallback.toString())
  const value = F64.parseInt(text)
  if (!(value >= <f64>min && value <= <f64>max))
    fail(`Invalid ${name} "${text}": use a number from ${min} to ${max}.`)
  return <i32>value
}

/** Returns the range [first, end) of `total` items for this run: part MUSTER_PART (from 0) of MUSTER_PARTS equal parts. */
export function partRange(total: i32): StaticArray<i32> {
  const parts = integerArgument('--parts', environmentInteger('MUSTER_PARTS', 1), 1, 65_536)
  const part = integerArgument('--part', environmentInteger('MUSTER_PART', 0), 0, parts - 1)
  const range = new StaticArray<i32>(2)
  range[0] = <i32>((<i64>total * part) / parts)
  range[1] = <i32>((<i64>total * (part + 1)) / parts)
  return range
}

function environmentInteger(name: string, fallback: i32): i32 {
  const sizes = memory.data(8)
  if (environ_sizes_get(sizes, sizes + 4) != 0) return fallback
  const count = load<i32>(sizes)
  const pointers = new ArrayBuffer(count * 4)
  const buffer = new ArrayBuffer(load<i32>(sizes, 4))
  environ_get(changetype<usize>(pointers), changetype<usize>(buffer))
  for (let i = 0; i < count; i++) {
    const entry = textAt(pointers, i, buffer)
    if (entry.startsWith(`${name}=`)) return <i32>F64.parseInt(entry.substring(name.length + 1))
  }
  return fallback
}

function readArguments(): string[] {
  if (parsed !== null) return parsed!
  const sizes = memory.data(8)
  if (args_sizes_get(sizes, sizes + 4) != 0) fail('Cannot read the arguments.')
  const count = load<i32>(sizes)
  const pointers = new ArrayBuffer(count * 4)
  const buffer = new ArrayBuffer(load<i32>(sizes, 4))
  args_get(changetype<usize>(pointers), changetype<usize>(buffer))
  const all: string[] = []
  for (let i = 0; i < count; i++) {
    all.push(textAt(pointers, i, buffer))
  }
  parsed = all
  return all
}

/** Returns the i-th of the zero-terminated strings that the host wrote into `buffer`. */
function textAt(pointers: ArrayBuffer, i: i32, buffer: ArrayBuffer): string {
  const start = load<u32>(changetype<usize>(pointers) + i * 4)
  return String.UTF8.decodeUnsafe(start, changetype<usize>(buffer) + buffer.byteLength - start, true)
}
