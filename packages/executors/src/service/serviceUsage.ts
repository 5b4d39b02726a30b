import type { Usage } from '../Run.ts'

export const noUsage: Usage = { units: 0n, cpuMs: 0, wallMs: 0, peakMemoryBytes: 0 }

/** Usage of two processes of one service, one after the other. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    units: a.units + b.units,
    cpuMs: a.cpuMs + b.cpuMs,
    wallMs: a.wallMs + b.wallMs,
    peakMemoryBytes: Math.max(a.peakMemoryBytes, b.peakMemoryBytes),
  }
}
