import type { Gpu } from './Gpu.ts'
import type { CpuMeasurement } from './measureCpu.ts'
import { octaneBenchOf, type PublishedScore } from './octaneBenchScores.ts'

export type GpuScore = {
  id: string
  name: string
  published?: PublishedScore
  /** Measured speed as a share of the published score; absent where nothing could be measured. */
  measuredShare?: number
  /**
   * The score that counts in the market: the published score, reduced by the measured share, never raised. 0
   * without a source.
   */
  score: number
}

export type HardwareScore = {
  /** Sum over the GPUs, in OctaneBench points. */
  octaneBench: number
  gpus: GpuScore[]
  /** The CPU in its own unit; it adds nothing to the OctaneBench points. */
  cpu?: CpuMeasurement
}

export type ScoreOptions = {
  /** Measured speed as a share of the published score, by GPU id. */
  measuredShares?: ReadonlyMap<string, number>
  cpu?: CpuMeasurement
  /**
   * Further published scores by card name, such as those that a network's definition lists with their
   * sources.
   */
  published?: Readonly<Record<string, PublishedScore>>
}

/**
 * Scores a machine by published OctaneBench scores, each scaled by a measurement if there is one. A card that
 * runs faster than average does not count more, because others can only check the published score.
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
