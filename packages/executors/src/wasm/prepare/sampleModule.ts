/** Has a little of what programs have: loops, branches, calls, memory, integers and floats. */
const text = `(module
  (memory (export "memory") 1)
  (global $sum (mut i32) (i32.const 0))
  (func $mix (param $a i32) (param $b f64) (result f64) (local $i i32) (local $x f64)
    (loop $again
      (local.set $x (f64.add (local.get $x) (f64.mul (local.get $b) (f64.convert_i32_s (local.get $i)))))
      (if (i32.and (local.get $i) (i32.const 1))
        (then (f64.store (i32.shl (local.get $i) (i32.const 3)) (local.get $x)))
        (else (global.set $sum (i32.add (global.get $sum) (i32.load (local.get $i))))))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $again (i32.lt_u (local.get $i) (local.get $a))))
    (local.get $x))
  (func $walk (param $n i32) (result i64) (local $k i64)
    (block $done (loop $next
      (br_if $done (i32.eqz (local.get $n)))
      (local.set $k (i64.add (local.get $k) (i64.trunc_f64_s (call $mix (local.get $n) (f64.const 0.5)))))
      (local.set $n (i32.sub (local.get $n) (i32.const 1)))
      (br $next)))
    (local.get $k))
  (func (export "_start") (i64.store (i32.const 0) (call $walk (i32.const 8)))))`

/** Returns a small program. Rewriting it loads and compiles all of the rewriter. */
export async function sampleModule(): Promise<Uint8Array> {
  const { default: binaryen } = await import('binaryen')
  const module = binaryen.parseText(text)
  try {
    return module.emitBinary()
  } finally {
    module.dispose()
  }
}
