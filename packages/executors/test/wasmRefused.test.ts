import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestModuleBytes, rewriteModule } from '../src/wasm/prepare/rewriteModule.ts'
import { Refusal } from '../src/wasm/rewrite/decode.ts'
import { meterModule } from '../src/wasm/rewrite/meterModule.ts'
import { moduleProblems } from '../src/wasm/rewrite/moduleProblems.ts'
import { parseModule } from '../src/wasm/rewrite/parseModule.ts'
import { assemble, command } from './programs/compileWat.ts'

const reasons = async (wat: string) => {
  const made = await rewriteModule(assemble(wat))
  return made.ok ? [] : made.reasons
}

const module = (rest: string) => `(module (memory (export "memory") 1) (func (export "_start")) ${rest})`

describe('a module is refused', () => {
  it('with a list of every import that does not exist', async () => {
    expect(
      await reasons(`(module
        (import "wasi_snapshot_preview1" "sock_send" (func (param i32 i32 i32 i32 i32) (result i32)))
        (import "wasi_snapshot_preview1" "fd_write" (func (param i64) (result i32)))
        (import "host" "secret" (func))
        (import "host" "memory" (memory 1))
        (func (export "_start")))`),
    ).toEqual([
      'imports a memory, host.memory',
      'imports wasi_snapshot_preview1.sock_send, which does not exist here',
      'imports wasi_snapshot_preview1.fd_write as (l)->(i); it is (iiii)->(i)',
      'imports host.secret, which does not exist here',
      'has 0 memories; one is needed',
    ])
  })

  it('with a start section', async () => {
    expect(await reasons(module('(func $begin) (start $begin)'))).toEqual([
      'has a start section, which would run before it is metered',
    ])
  })

  it('without an entry', async () => {
    expect(await reasons('(module (memory 1))')).toEqual(['exports no function _start'])
    expect(await reasons('(module (memory 1) (func (export "_start") (param i32)))')).toEqual([
      'has a _start that takes or returns something',
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

  it('that keeps what cannot be captured', async () => {
    expect(await reasons(module('(global (mut v128) (v128.const i64x2 0 0))'))).toEqual([
      'has a mutable global (0) of a type that cannot be captured',
    ])
    expect(
      await reasons(
        module(
          '(table $t 1 funcref) (func (export "f") (drop (table.grow $t (ref.null func) (i32.const 1))))',
        ),
      ),
    ).toEqual([expect.stringMatching(/^uses (changing tables at run time|references as values)$/)])
    expect(await reasons(module('(func (export "f") (param externref))'))).toEqual([
      'passes references, which cannot be captured',
    ])
  })

  it('that is larger than any module may be', async () => {
    expect(await rewriteModule(new Uint8Array(largestModuleBytes + 1))).toMatchObject({ ok: false })
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
  // A valid module, broken in one to four places: it is refused, or what comes out is valid.
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

  it('never break the rewriting', () => {
    const places = fc.array(fc.tuple(fc.nat(seed.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    let accepted = 0
    fc.assert(
      fc.property(places, fc.nat(40), (changes, cutBytes) => {
        const broken = seed.slice(0, seed.length - (cutBytes > 30 ? cutBytes : 0))
        for (const [place, value] of changes) if (place < broken.length) broken[place] = value
        let metered: Uint8Array
        try {
          const valid = WebAssembly.validate(broken)
          const parsed = parseModule(broken)
          if (moduleProblems(parsed).length > 0 || !valid) return
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
