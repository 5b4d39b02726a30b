import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The hottest zone of the machine that Linux tells of, in °C; undefined on machines that tell of none, such as virtual ones. */
export async function readTemperature(zones = '/sys/class/thermal'): Promise<number | undefined> {
  const names = (await readdir(zones).catch(() => [])).filter((name) => name.startsWith('thermal_zone'))
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(zones, name, 'temp'), 'utf8').catch(() => '')),
  )
  return hottest(texts.map((text) => Number.parseInt(text, 10) / 1000))
}

/** The hottest of the NVIDIA cards; undefined without one. */
export async function readGpuTemperature(): Promise<number | undefined> {
  const words = ['--query-gpu=temperature.gpu', '--format=csv,noheader,nounits']
  const answer = promisify(execFile)('nvidia-smi', words, { timeout: 1000, killSignal: 'SIGKILL' })
  return gpuTemperature(
    await answer.then(
      ({ stdout }) => stdout,
      () => '',
    ),
  )
}

/** The hottest card in `nvidia-smi --query-gpu=temperature.gpu --format=csv,noheader,nounits`. */
export function gpuTemperature(csv: string): number | undefined {
  return hottest(csv.split('\n').map((line) => Number.parseInt(line, 10)))
}

/** A broken sensor says 0, or something far from any machine that still runs. */
export function hottest(degrees: readonly (number | undefined)[]): number | undefined {
  const likely = degrees.filter((each): each is number => each !== undefined && each > 0 && each < 150)
  return likely.length === 0 ? undefined : Math.max(...likely)
}
