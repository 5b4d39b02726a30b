import type { Readable } from 'node:stream'
import type { ServiceLog } from './ServiceLog.ts'

/** A program that writes faster than this waits: reading a flood would take the daemon's time from everyone else. */
const bytesPerSecond = 2 ** 20
const tickMs = 100

/** Copies a program's output to its log, at a limited speed. */
export function throttleLog(output: Readable, log: ServiceLog): void {
  let credit = bytesPerSecond
  let timer: NodeJS.Timeout | undefined
  const refill = () => {
    credit = Math.min(credit + (bytesPerSecond * tickMs) / 1000, bytesPerSecond)
    if (credit > 0) output.resume()
    if (credit < bytesPerSecond) return
    clearInterval(timer)
    timer = undefined
  }
  output.on('data', (bytes: Buffer) => {
    log.write(bytes)
    credit -= bytes.length
    timer ??= setInterval(refill, tickMs).unref()
    if (credit <= 0) output.pause()
  })
  output.on('error', () => {})
  output.once('close', () => clearInterval(timer))
}
