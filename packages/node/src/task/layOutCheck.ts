import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Builds the folder that a checker sees as /in. Atomic: the folder is complete or does not exist. */
export async function layOutCheck(
  { dataDir, resultDir }: { dataDir: string; resultDir: string },
  inputDir: string,
): Promise<void> {
  const staging = `${inputDir}.new`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await cp(dataDir, path.join(staging, 'data'), { recursive: true, verbatimSymlinks: true })
  await cp(resultDir, path.join(staging, 'result'), { recursive: true, verbatimSymlinks: true })
  await rename(staging, inputDir)
}
