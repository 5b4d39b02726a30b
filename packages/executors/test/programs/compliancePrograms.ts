import type { CompliancePrograms } from '../../src/compliance/ComplianceSetup.ts'
import type { WasmProgram } from '../../src/wasm/WasmProgram.ts'
import { command, compileWat } from './compileWat.ts'

const sayOn = '(call $write (i32.const 1) (i32.const 1036) (i32.const 3))'

/** The compliance suite's programs as modules. */
export function wasmCompliancePrograms(): CompliancePrograms<WasmProgram> {
  const program = (wat: string): WasmProgram => ({ modulePath: compileWat(wat) })
  return {
    copy: program(
      command(`(local $in i32) (local $size i32)
      (call $write (i32.const 1) (i32.const 1024) (i32.const 6))
      (local.set $in (call $open (i32.const 3) (i32.const 1100) (i32.const 5) (i32.const 0)))
      (local.set $size (call $read (local.get $in)))
      (call $write (call $open (i32.const 4) (i32.const 1100) (i32.const 5) (i32.const 1))
        (i32.const 8192) (local.get $size))`),
    ),
    fail: program(
      command(`(call $write (i32.const 1) (i32.const 1030) (i32.const 6)) (call $proc_exit (i32.const 3))`),
    ),
    spin: program(command(`${sayOn} (loop $for_ever (br $for_ever))`)),
    count: program(count),
    memoryBomb: program(
      command(
        `(loop $more
          (if (i32.eq (memory.grow (i32.const 16)) (i32.const -1)) (then (unreachable)))
          (br $more))`,
      ),
    ),
    fileBomb: program(
      command(`(local $fd i32)
      (local.set $fd (call $open (i32.const 4) (i32.const 1130) (i32.const 4) (i32.const 1)))
      (loop $more (call $write (local.get $fd) (i32.const 8192) (i32.const 65536)) (br $more))`),
    ),
    logBomb: program(
      command(`(loop $more (call $write (i32.const 1) (i32.const 1024) (i32.const 6)) (br $more))`),
    ),
    peek: program(peek),
  }
}

/** Uses a recursive function and a table, so that its state is more than that of a loop. */
const count = command(
  `(local $rest i32) (local $steps i64)
  ${sayOn}
  (local.set $rest (call $number (call $argument)))
  (loop $next
    (if (local.get $rest)
      (then
        (local.set $steps (i64.add (local.get $steps) (call_indirect (type $work) (i32.const 3) (i32.const 0))))
        (local.set $rest (i32.sub (local.get $rest) (i32.const 1)))
        (br $next))))
  (drop (call $random_get (i32.const 8200) (i32.const 8)))
  (i64.store (i32.const 8192) (local.get $steps))
  (call $write (call $open (i32.const 4) (i32.const 1110) (i32.const 5) (i32.const 1))
    (i32.const 8192) (i32.const 16))`,
  {
    extra: `(type $work (func (param i32) (result i64)))
    (table 1 funcref)
    (elem (i32.const 0) $million)
    (func $million (type $work)
      (local $i i64) (local $x i64)
      (if (local.get 0) (then (return (call $million (i32.sub (local.get 0) (i32.const 1))))))
      (loop $next
        (local.set $x (i64.add (i64.mul (local.get $x) (i64.const 6364136223846793005)) (i64.const 1442695040888963407)))
        (local.set $i (i64.add (local.get $i) (i64.const 1)))
        (br_if $next (i64.lt_u (local.get $i) (i64.const 1000000))))
      (i64.store (i32.const 8300) (local.get $x))
      (local.get $i))`,
  },
)

/** Tries the path below /in, unchanged, and below /out. */
const peek = command(
  `(local $at i32) (local $fd i32) (local $size i32)
  (local.set $at (call $argument))
  (local.set $fd (call $open (i32.const 3) (i32.add (local.get $at) (i32.const 4))
    (i32.sub (call $length (local.get $at)) (i32.const 4)) (i32.const 0)))
  (if (i32.eqz (local.get $fd))
    (then (local.set $fd (call $open (i32.const 3) (local.get $at) (call $length (local.get $at)) (i32.const 0)))))
  (if (i32.eqz (local.get $fd))
    (then (local.set $fd (call $open (i32.const 4) (local.get $at) (call $length (local.get $at)) (i32.const 0)))))
  (if (local.get $fd)
    (then
      (local.set $size (call $read (local.get $fd)))
      (call $write (call $open (i32.const 4) (i32.const 1120) (i32.const 4) (i32.const 1))
        (i32.const 8192) (local.get $size))))`,
)
