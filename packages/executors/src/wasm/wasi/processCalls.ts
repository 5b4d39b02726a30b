import { errno } from './errno.ts'
import { ProgramEnd } from './ProgramEnd.ts'
import { fixedTimeNs, type HostCalls, type WasiContext } from './WasiContext.ts'

/** Gas per random byte: most of it is hashing. */
const gasPerRandomByte = 200

/** Gas per argument or variable, in addition to its bytes. */
const gasPerText = 256

const bytesOf = (list: Buffer[]) => list.reduce((sum, item) => sum + item.length, 0)

/** WASI calls for arguments, environment, clocks, random numbers and exit. */
export function processCalls({ guest, options }: WasiContext): HostCalls {
  const args = ['program', ...options.args].map((text) => Buffer.from(`${text}\0`))
  const env = Object.entries(options.env)
    .map(([name, value]) => Buffer.from(`${name}=${value}\0`))
    .sort(Buffer.compare)
  const sizes = (list: Buffer[]) => (count: number, size: number) => {
    guest.setU32(count, list.length)
    guest.setU32(size, bytesOf(list))
    return errno.success
  }
  const strings = (list: Buffer[]) => (pointers: number, texts: number) => {
    options.charge(list.length * gasPerText + bytesOf(list))
    let at = texts >>> 0
    for (const [i, item] of list.entries()) {
      guest.setU32((pointers >>> 0) + 4 * i, at)
      guest.bytes(at, item.length).set(item)
      at += item.length
    }
    return errno.success
  }
  return {
    args_get: strings(args),
    args_sizes_get: sizes(args),
    environ_get: strings(env),
    environ_sizes_get: sizes(env),
    clock_res_get: (_clock: number, result: number) => {
      guest.setU64(result, 1n)
      return errno.success
    },
    clock_time_get: (_clock: number, _precision: bigint, result: number) => {
      guest.setU64(result, fixedTimeNs)
      return errno.success
    },
    sched_yield: () => errno.success,
    random_get: (pointer: number, length: number) => {
      const into = guest.bytes(pointer, length)
      options.charge(into.length * gasPerRandomByte)
      options.random.fill(into)
      return errno.success
    },
    proc_exit: (code: number): never => {
      throw new ProgramEnd({ kind: 'exit', code: code >>> 0 })
    },
  }
}
