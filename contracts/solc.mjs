#!/usr/bin/env -S node --single-threaded
// The Solidity compiler with the command line that forge expects: it prints its version for `--version`, and otherwise
// reads standard JSON from stdin and writes standard JSON to stdout. It is the WebAssembly build of solc from npm, so that
// forge downloads nothing at build time.
//
// --single-threaded: a process that exits while V8 still optimises WebAssembly on other threads can hang forever (seen with
// Node 24.21). Without those threads, a compilation also takes a fifth less CPU time.
import { readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

if (process.argv.includes('--version')) {
  // From package.json, because loading the compiler takes seconds and forge asks for the version several times.
  const { version } = JSON.parse(readFileSync(require.resolve('solc/package.json'), 'utf8'))
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`)
} else {
  const compile = require('solc').compile
  const output = Buffer.from(compile(readFileSync(0, 'utf8')))
  // A pipe accepts 64 KiB at a time, and process.exit() after an asynchronous write would truncate the output.
  for (let at = 0; at < output.length; ) {
    try {
      at += writeSync(1, output, at)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
  // The compiler registers listeners that would keep the process alive or hide its exit code.
  process.exit(0)
}
