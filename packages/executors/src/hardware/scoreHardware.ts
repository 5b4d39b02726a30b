import type { Gpu } from './Gpu.ts'
import type { CpuMeasurement } from './measureCpu.ts'
import { octaneBenchOf, type PublishedScore } from './octaneBenchScores.ts'

export type GpuScore = {
  id: string
  name: string
  published?: PublishedScore
  /** Speed measured now as a share of what the published value promises; absent where nothing could be measured. */
  measuredShare?: number
  /** What the market may count: the published value, lowered by the measured share, never raised. 0 without a source. */
  score: number
}

export type HardwareScore = {
  /** Sum over the GPUs, in OctaneBench points. */
  octaneBench: number
  gpus: GpuScore[]
  /** Of the CPU, in its own unit; it adds nothing to the OctaneBench points. */
  cpu?: CpuMeasurement
}

export type ScoreOptions = {
  /** Measured speed as a share of the published one, by GPU id. */
  measuredShares?: ReadonlyMap<string, number>
  cpu?: CpuMeasurement
  /** Further published values by card name, such as those that a network's definition lists with their pages. */
  published?: Readonly<Record<string, PublishedScore>>
}

/**
 * The score of a machine: published OctaneBench values, each scaled by a measurement where there is one. A card that
 * runs faster than the average does not count for more: the value is what others can check.
 */
export function scoreHardware(gpus: readonly Gpu[], options: ScoreOptions = {}): HardwareScore {
  const { measuredShares = new Map<string, number>(), cpu, published: further = {} } = options
  const scored = gpus.map(({ id, name }): GpuScore => {
    const published = octaneBenchOf(name) ?? (Object.hasOwn(further, name) ? further[name] : undefined)
    const measuredShare = measuredShares.get(id)
    const score = (published?.value ?? 0) * Math.max(0, Math.min(1, measuredShare ?? 1))
    return {
      id,
      name,
      score,
      ...(published && { published }),
      ...(measuredShare !== undefined && { measuredShare }),
    }
  })
  return {
    octaneBench: scored.reduce((sum, { score }) => sum + score, 0),
    gpus: scored,
    ...(cpu && { cpu }),
  }
}
