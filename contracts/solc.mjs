#!/usr/bin/env -S node --single-threaded
// The compiler as forge wants it: a program that answers `--version` and turns standard JSON on stdin into
// standard JSON on stdout. It is the WebAssembly build of solc from npm, so nothing is downloaded at build time.
//
// --single-threaded: a process that ends while V8 still optimises WebAssembly on its other threads can hang for ever
// (seen with Node 24.21), and without those threads a compilation also takes a fifth less processor time.
import { readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

if (process.argv.includes('--version')) {
  // From package.json, because loading the compiler takes seconds and forge asks several times.
  const { version } = JSON.parse(readFileSync(require.resolve('solc/package.json'), 'utf8'))
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`)
} else {
  const compile = require('solc').compile
  const output = Buffer.from(compile(readFileSync(0, 'utf8')))
  // A pipe takes 64 KiB at a time; process.exit() after an asynchronous write would cut the output off.
  for (let at = 0; at < output.length; ) {
    try {
      at += writeSync(1, output, at)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
    }
  }
  // The compiler leaves listeners behind that would keep the process alive or hide its exit code.
  process.exit(0)
}
