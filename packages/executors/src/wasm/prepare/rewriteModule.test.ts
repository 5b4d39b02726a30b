import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assemble, command } from '../../../test/programs/compileWat.ts'
import { Refusal } from '../rewrite/decodeInstructions.ts'
import { meterModule } from '../rewrite/meterModule.ts'
import { moduleProblems } from '../rewrite/moduleProblems.ts'
import { parseModule } from '../rewrite/parseModule.ts'
import { maxModuleBytes, rewriteModule } from './rewriteModule.ts'

const reasons = async (wat: string) => {
  const result = await rewriteModule(assemble(wat))
  return result.ok ? [] : result.reasons
}

const module = (rest: string) => `(module (memory (export "memory") 1) (func (export "_start")) ${rest})`

describe('a module is rejected', () => {
  it('with a list of all unavailable imports', async () => {
    expect(
      await reasons(`(module
        (import "wasi_snapshot_preview1" "sock_send" (func (param i32 i32 i32 i32 i32) (result i32)))
        (import "wasi_snapshot_preview1" "fd_write" (func (param i64) (result i32)))
        (import "host" "secret" (func))
        (import "host" "memory" (memory 1))
        (func (export "_start")))`),
    ).toEqual([
      'imports a memory, host.memory',
      'imports wasi_snapshot_preview1.sock_send, which is not available',
      'imports wasi_snapshot_preview1.fd_write as (l)->(i) instead of (iiii)->(i)',
      'imports host.secret, which is not available',
      'has 0 memories; exactly one is needed',
    ])
  })

  it('with a start section', async () => {
    expect(await reasons(module('(func $begin) (start $begin)'))).toEqual([
      'has a start section, which would run before it is metered',
    ])
  })

  it('without an entry point', async () => {
    expect(await reasons('(module (memory 1))')).toEqual(['exports no function _start'])
    expect(await reasons('(module (memory 1) (func (export "_start") (param i32)))')).toEqual([
      'has a _start with parameters or results',
    ])
  })

  it('that uses threads', async () => {
    expect(await reasons('(module (memory 1 2 shared) (func (export "_start")))')).toEqual([
      'uses threads (a shared memory)',
    ])
    expect(
      await reasons('(module (memory 1) (func (export "_start") (drop (i32.atomic.load (i32.const 0)))))'),
    ).toEqual(['uses threads and atomics'])
  })

  it('that uses relaxed SIMD', async () => {
    expect(
      await reasons(
        module(`(func (export "f") (param v128) (result v128)
          (f32x4.relaxed_madd (local.get 0) (local.get 0) (local.get 0)))`),
      ),
    ).toEqual(['uses relaxed SIMD'])
  })

  it('that uses exceptions or tail calls', async () => {
    expect(await reasons(module('(tag $t) (func (export "f") (throw $t))'))).toEqual(['uses exceptions'])
    expect(await reasons(module('(func $f (export "f") (return_call $f))'))).toEqual(['uses tail calls'])
  })

  it('that has state that cannot be checkpointed', async () => {
    expect(await reasons(module('(global (mut v128) (v128.const i64x2 0 0))'))).toEqual([
      'has a mutable global (0) of a type that cannot be checkpointed',
    ])
    expect(
      await reasons(
        module(
          '(table $t 1 funcref) (func (export "f") (drop (table.grow $t (ref.null func) (i32.const 1))))',
        ),
      ),
    ).toEqual([expect.stringMatching(/^uses (changing tables at run time|references as values)$/)])
    expect(await reasons(module('(func (export "f") (param externref))'))).toEqual([
      'passes references, which cannot be checkpointed',
    ])
  })

  it('that is over the size limit', async () => {
    expect(await rewriteModule(new Uint8Array(maxModuleBytes + 1))).toMatchObject({ ok: false })
  })

  it('whose calls nest too deeply without recursion', async () => {
    const chain = Array.from(
      { length: 3000 },
      (_, i) => `(func $f${i} (local ${'i64 '.repeat(100)}) (call $f${i + 1}))`,
    )
    expect(await reasons(module(`${chain.join('')} (func $f3000)`))).toEqual(['has calls nested too deeply'])
  })
})

describe('malformed modules', () => {
  // A valid module, changed at one to four positions: it must be rejected, or the rewritten module must be
  // valid.
  const seed = assemble(
    command(
      '(call $write (i32.const 1) (i32.const 1024) (i32.const 6)) (loop $l (br_if $l (call $f (i32.const 9))))',
      {
        extra: `(table 1 funcref) (elem (i32.const 0) $f)
      (func $f (param i32) (result i32) (local f64 v128)
        (block $b (br_table $b 0 $b (local.get 0)))
        (local.set 2 (f32x4.add (local.get 2) (v128.load (i32.const 8192))))
        (if (result i32) (local.get 0) (then (call $f (i32.sub (local.get 0) (i32.const 1)))) (else (i32.const 0))))`,
      },
    ),
  )

  it('never crash the rewriter', () => {
    const positions = fc.array(fc.tuple(fc.nat(seed.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    let accepted = 0
    fc.assert(
      fc.property(positions, fc.nat(40), (changes, cutBytes) => {
        const broken = seed.slice(0, seed.length - (cutBytes > 30 ? cutBytes : 0))
        for (const [position, value] of changes) if (position < broken.length) broken[position] = value
        let metered: Uint8Array
        try {
          const valid = WebAssembly.validate(broken)
          const parsed = parseModule(broken)
          if (moduleProblems(parsed, 'run').length > 0 || !valid) return
          metered = meterModule(parsed).bytes
        } catch (error) {
          expect(
            error instanceof Refusal || error instanceof RangeError || error instanceof TypeError,
            String(error),
          ).toBe(true)
          return
        }
        accepted++
        expect(WebAssembly.validate(metered)).toBe(true)
      }),
      { numRuns: 5000, seed: 7 },
    )
    expect(accepted).toBeGreaterThan(100)
  })
})
