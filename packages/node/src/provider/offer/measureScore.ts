import { detectHardware, scoreHardware } from '@muster-network/executors'

/** OctaneBench points of this machine's cards by published values; none without cards that are known. */
export async function measureScore(folder: string): Promise<number> {
  const { gpus } = await detectHardware(folder)
  return scoreHardware(gpus).octaneBench
}
