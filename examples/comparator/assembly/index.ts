// A custom equivalence function: two results are the same if the numbers in their value.txt differ by at most one per cent.
// It reads the results from /in/a and /in/b. Exit code 0 means the same, 1 means different; it may print the reason.

import { readText } from '../../assembly/files'
import { print } from '../../assembly/print'
import { proc_exit } from '../../assembly/wasi_snapshot_preview1'

const a = F64.parseFloat(readText('/in/a/value.txt'))
const b = F64.parseFloat(readText('/in/b/value.txt'))
const tolerance = 0.01 * Math.max(Math.abs(a), Math.abs(b))
if (!(Math.abs(a - b) <= tolerance)) {
  print(`${a} and ${b} differ by more than one per cent`)
  proc_exit(1)
}
