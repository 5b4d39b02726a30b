import { describe, expect, it } from 'vitest'
import { command } from '../../../test/programs/compileWat.ts'
import { runMachine } from '../../../test/programs/runMachine.ts'

/**
 * Recursion, a table, dropped data, grown memory, random numbers and float globals: everything that a state
 * must contain.
 */
const everything = command(
  `(local $i i32)
  (memory.init $text (i32.const 9000) (i32.const 0) (i32.const 4))
  (data.drop $text)
  (loop $next
    (global.set $sum (f64.add (global.get $sum) (f64.div (f64.const 1) (f64.convert_i32_u (i32.add (local.get $i) (i32.const 1))))))
    (drop (call $random_get (i32.add (i32.const 8192) (i32.and (local.get $i) (i32.const 255))) (i32.const 3)))
    (i64.store (i32.const 8800) (i64.add (i64.load (i32.const 8800)) (call_indirect (type $work) (i32.and (local.get $i) (i32.const 15)) (i32.const 0))))
    (if (i32.eq (local.get $i) (i32.const 100)) (then (drop (memory.grow (i32.const 3)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $next (i32.lt_u (local.get $i) (i32.const 400))))
  (f64.store (i32.const 8900) (global.get $sum))
  (call $write (i32.const 1) (i32.const 1024) (i32.const 6))`,
  {
    data: '(data $text "data")',
    extra: `(global $sum (mut f64) (f64.const 0.5))
    (type $work (func (param i32) (result i64)))
    (table 1 funcref)
    (elem (i32.const 0) $fib)
    (func $fib (type $work)
      (if (result i64) (i32.lt_u (local.get 0) (i32.const 2))
        (then (i64.extend_i32_u (local.get 0)))
        (else (i64.add (call $fib (i32.sub (local.get 0) (i32.const 1))) (call $fib (i32.sub (local.get 0) (i32.const 2)))))))`,
  },
)

/** Grows, truncates, lists, renames and removes files: every host call whose gas depends on the files. */
const files = command(
  `(local $i i32) (local $fd i32)
  (loop $next
    (i32.store8 (i32.const 8192) (i32.add (i32.const 97) (i32.rem_u (local.get $i) (i32.const 23))))
    (local.set $fd (call $open (i32.const 4) (i32.const 8192) (i32.const 1) (i32.const 1)))
    (drop (call $resize (local.get $fd) (i64.extend_i32_u (i32.rem_u (i32.mul (local.get $i) (i32.const 7919)) (i32.const 200000)))))
    (drop (call $pwrite (local.get $fd) (i32.const 8200) (i32.const 1) (i64.extend_i32_u (i32.mul (local.get $i) (i32.const 300))) (i32.const 8)))
    (drop (call $close (local.get $fd)))
    (drop (call $list (i32.const 4) (i32.const 9000) (i32.const 500) (i64.extend_i32_u (i32.rem_u (local.get $i) (i32.const 20))) (i32.const 8)))
    (i32.store (i32.const 8800) (i32.add (i32.load (i32.const 8800)) (i32.load (i32.const 8))))
    (if (i32.eqz (i32.rem_u (local.get $i) (i32.const 3)))
      (then (drop (call $rename (i32.const 4) (i32.const 8192) (i32.const 1) (i32.const 4) (i32.const 8193) (i32.const 1)))))
    (if (i32.eqz (i32.rem_u (local.get $i) (i32.const 5)))
      (then (drop (call $unlink (i32.const 4) (i32.const 8193) (i32.const 1)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $next (i32.lt_u (local.get $i) (i32.const 200))))`,
  { data: '(data (i32.const 8193) "zz") (data (i32.const 8200) "\\00\\04\\00\\00\\40\\00\\00\\00")' },
).replace(
  '(memory (export',
  `(import "wasi_snapshot_preview1" "fd_filestat_set_size" (func $resize (param i32 i64) (result i32)))
  (import "wasi_snapshot_preview1" "fd_pwrite" (func $pwrite (param i32 i32 i32 i64 i32) (result i32)))
  (import "wasi_snapshot_preview1" "fd_close" (func $close (param i32) (result i32)))
  (import "wasi_snapshot_preview1" "fd_readdir" (func $list (param i32 i32 i32 i64 i32) (result i32)))
  (import "wasi_snapshot_preview1" "path_rename" (func $rename (param i32 i32 i32 i32 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "path_unlink_file" (func $unlink (param i32 i32 i32) (result i32)))
  (memory (export`,
)

describe('Machine', () => {
  it('charges the same gas for files wherever it is cut', async () => {
    const whole = await runMachine(files)
    expect(whole.end).toEqual({ kind: 'exit', code: 0 })
    for (const parts of [2, 7, 40]) {
      const cuts = Array.from({ length: parts - 1 }, (_, i) => (whole.units * BigInt(i + 1)) / BigInt(parts))
      const cut = await runMachine(files, { cuts })
      expect({ ...cut, memory: 0 }).toEqual({ ...whole, memory: 0 })
    }
  })

  it('reaches the same state and gas wherever it is cut', async () => {
    const whole = await runMachine(everything)
    expect(whole.end).toEqual({ kind: 'exit', code: 0 })
    expect(whole.log).toBe('hello\n')
    for (const share of [[0.001], [0.33, 0.66], [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], [0.9999]]) {
      const cuts = share.map((part) => BigInt(Math.floor(Number(whole.units) * part)))
      const cut = await runMachine(everything, { cuts })
      expect({ ...cut, memory: 0 }).toEqual({ ...whole, memory: 0 })
    }
  })

  it('stops at the same point of a budget, whole or cut', async () => {
    const { units } = await runMachine(everything)
    const budgetUnits = units / 2n
    const first = await runMachine(everything, { budgetUnits })
    expect(first.end).toMatchObject({ kind: 'failed', failure: { fault: 'limit', limit: 'units' } })
    expect(first.units).toBeGreaterThan(budgetUnits)
    const cut = await runMachine(everything, { budgetUnits, cuts: [units / 5n, units / 3n] })
    expect([cut.units, cut.digest]).toEqual([first.units, first.digest])
    // A budget of exactly the needed units is enough.
    expect((await runMachine(everything, { budgetUnits: units })).end.kind).toBe('exit')
  })

  it('counts the same gas for a trap, whole or cut', async () => {
    const trap = command(`(local $i i64)
      (loop $next
        (local.set $i (i64.add (local.get $i) (i64.const 1)))
        (br_if $next (i64.lt_u (local.get $i) (i64.const 50000000))))
      (unreachable)`)
    const whole = await runMachine(trap)
    expect(whole.end).toEqual({ kind: 'failed', failure: { fault: 'program', message: 'unreachable' } })
    expect(whole.units).toBeGreaterThan(100_000_000n)
    for (const cuts of [[1_000_000n], [70_000_000n, 140_000_000n], [whole.units + 1000n]])
      expect((await runMachine(trap, { cuts })).units).toBe(whole.units)
  })

  it('charges both arms of a branch what they cost', async () => {
    const arm = (flag: number) =>
      runMachine(
        command(`(local $i i32)
        (loop $next
          (if (i32.const ${flag})
            (then ${'(i32.store (i32.const 9000) (i32.const 1))'.repeat(40)})
            (else (nop)))
          (local.set $i (i32.add (local.get $i) (i32.const 1)))
          (br_if $next (i32.lt_u (local.get $i) (i32.const 1000))))`),
      )
    const [short, long] = [await arm(0), await arm(1)]
    expect(long.units - short.units).toBe(80_000n)
  })

  it('charges bulk operations by their length', async () => {
    const fill = (length: number) =>
      runMachine(command(`(memory.fill (i32.const 8192) (i32.const 1) (i32.const ${length}))`))
    const [small, large] = [await fill(16), await fill(65_536)]
    expect(large.units - small.units).toBe(65_536n / 16n - 1n)
  })
})

describe('floats', () => {
  const bits = async (body: string, extra = '') => {
    const { memory } = await runMachine(command(body, { extra }))
    return Buffer.from(memory.subarray(8192, 8208)).toString('hex')
  }
  const opaque = '(func $zero (result f64) (f64.load (i32.const 9000)))'
  const nan = '(f64.div (call $zero) (call $zero))'
  const canonical = '000000000000f87f'

  it('are canonical where the bits of a NaN are visible', async () => {
    expect(await bits(`(f64.store (i32.const 8192) ${nan})`, opaque)).toMatch(canonical)
    expect(
      await bits(`(i64.store (i32.const 8192) (i64.reinterpret_f64 (f64.sqrt (f64.const -1))))`),
    ).toMatch(canonical)
    // The sign of a computed NaN would become visible in another number.
    expect(await bits(`(f64.store (i32.const 8192) (f64.copysign (f64.const 2) ${nan}))`, opaque)).toMatch(
      '0000000000000040',
    )
    expect(await bits(`(v128.store (i32.const 8192) (f64x2.splat ${nan}))`, opaque)).toBe(
      canonical + canonical,
    )
    expect(await bits(`(v128.store (i32.const 8192) (f32x4.sqrt (f32x4.splat (f32.const -4))))`)).toBe(
      '0000c07f'.repeat(4),
    )
  })

  it('are canonical after a sum in a local', async () => {
    const body = `(local $sum f64) (local $i i32)
      (loop $next
        (local.set $sum (f64.add (local.get $sum) ${nan}))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br_if $next (i32.lt_u (local.get $i) (i32.const 10))))
      (f64.store (i32.const 8192) (local.get $sum))`
    expect(await bits(body, opaque)).toMatch(canonical)
  })

  it('keep every bit when they are only moved', async () => {
    const body = `(local $x f64)
      (i64.store (i32.const 8300) (i64.const 0x7ff4dead0000beef))
      (local.set $x (f64.load (i32.const 8300)))
      (f64.store (i32.const 8192) (local.get $x))
      (f64.store (i32.const 8200) (f64.neg (local.get $x)))`
    expect(await bits(body)).toBe('efbe0000addef47fefbe0000addef4ff')
  })
})
