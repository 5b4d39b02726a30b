import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * The hottest thermal zone that Linux reports, in °C; undefined on machines without any, such as virtual
 * ones.
 */
export async function readTemperature(zones = '/sys/class/thermal'): Promise<number | undefined> {
  const names = (await readdir(zones).catch(() => [])).filter((name) => name.startsWith('thermal_zone'))
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(zones, name, 'temp'), 'utf8').catch(() => '')),
  )
  return hottest(texts.map((text) => Number.parseInt(text, 10) / 1000))
}

/** The hottest NVIDIA card; undefined without one. */
export async function readGpuTemperature(): Promise<number | undefined> {
  const args = ['--query-gpu=temperature.gpu', '--format=csv,noheader,nounits']
  const output = promisify(execFile)('nvidia-smi', args, { timeout: 1000, killSignal: 'SIGKILL' })
  return gpuTemperature(
    await output.then(
      ({ stdout }) => stdout,
      () => '',
    ),
  )
}

/** The hottest card in `nvidia-smi --query-gpu=temperature.gpu --format=csv,noheader,nounits`. */
export function gpuTemperature(csv: string): number | undefined {
  return hottest(csv.split('\n').map((line) => Number.parseInt(line, 10)))
}

/** Ignores implausible values: a broken sensor reports 0 or a value far from any running machine. */
export function hottest(degrees: readonly (number | undefined)[]): number | undefined {
  const plausible = degrees.filter((each): each is number => each !== undefined && each > 0 && each < 150)
  return plausible.length === 0 ? undefined : Math.max(...plausible)
}
