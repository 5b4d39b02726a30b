// A client's own equivalence: two results are the same when the numbers in their value.txt lie within one per cent.
// It sees the results as /in/a and /in/b, exits with 0 for "the same" and with 1 for "not", and may say why.

import { readText } from '../../assembly/files'
import { print } from '../../assembly/print'
import { proc_exit } from '../../assembly/wasi_snapshot_preview1'

const a = F64.parseFloat(readText('/in/a/value.txt'))
const b = F64.parseFloat(readText('/in/b/value.txt'))
const allowed = 0.01 * Math.max(Math.abs(a), Math.abs(b))
if (!(Math.abs(a - b) <= allowed)) {
  print(`${a} and ${b} are more than one per cent apart`)
  proc_exit(1)
}
