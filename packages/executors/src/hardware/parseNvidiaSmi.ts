import type { Gpu } from './Gpu.ts'

/**
 * Fields that every driver of the last ten years supports; an unknown field makes an old driver reject the
 * whole query.
 */
export const nvidiaFields = [
  'index',
  'uuid',
  'name',
  'memory.total',
  'memory.used',
  'utilization.gpu',
  'temperature.gpu',
  'driver_version',
  'pci.bus_id',
]

const mebibyte = 2 ** 20

/**
 * Parses `nvidia-smi --query-gpu=… --format=csv` by the names in its header, so that the order and further
 * columns do not matter. Lines that are not a card, such as warnings, are skipped.
 */
export function parseNvidiaSmi(csv: string): Gpu[] {
  const lines = csv.split(/\r?\n/)
  const head = lines.findIndex((line) => /(^|, )uuid(,|$)/.test(line))
  if (head < 0) return []
  // `memory.total [MiB]`: the header includes the unit. A pattern for it would take the square of the line's length.
  const columns = lines[head]!.split(', ').map((column) => column.split(' [')[0]!)
  return lines.slice(head + 1).flatMap((line) => {
    const cells = line.split(', ')
    if (cells.length !== columns.length) return []
    const cell = (name: string) => {
      const value = cells[columns.indexOf(name)]?.trim()
      return value === undefined || value.startsWith('[') ? undefined : value
    }
    const [uuid, name, index] = [cell('uuid'), cell('name'), number(cell('index'))]
    if (uuid === undefined || name === undefined || index === undefined) return []
    const total = number(cell('memory.total'))
    const used = number(cell('memory.used'))
    const load = number(cell('utilization.gpu'))
    const temperature = number(cell('temperature.gpu'))
    const driver = cell('driver_version')
    return [
      {
        vendor: 'nvidia',
        id: uuid,
        index,
        name: name.replace(/^NVIDIA /, ''),
        ...(total !== undefined && { memoryBytes: total * mebibyte }),
        ...(used !== undefined && { memoryUsedBytes: used * mebibyte }),
        ...(load !== undefined && { loadPercent: load }),
        ...(temperature !== undefined && { temperatureC: temperature }),
        ...(driver !== undefined && { driver }),
      },
    ]
  })
}

/** `24564 MiB`, `97 %` or a bare number. */
function number(text: string | undefined): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(?: (?:MiB|%))?$/.exec(text ?? '')
  return match === null ? undefined : Number(match[1])
}
