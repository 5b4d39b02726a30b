import type { Gpu } from './Gpu.ts'

export const rocmArguments = ['--showproductname', '--showmeminfo', 'vram', '--showuse', '--json']

/**
 * Parses `rocm-smi … --json`. Field names changed between versions ("Card series" became "Card Series"), so
 * they are compared case-insensitively; warnings before and after the JSON are skipped.
 */
export function parseRocmSmi(output: string): Gpu[] {
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  let cards: unknown
  try {
    cards = JSON.parse(json)
  } catch {
    return []
  }
  if (typeof cards !== 'object' || cards === null) return []
  const system = fieldsOf((cards as Record<string, unknown>).system)
  return Object.entries(cards).flatMap(([card, values]) => {
    const index = /^card(\d+)$/.exec(card)?.[1]
    if (index === undefined) return []
    const fields = fieldsOf(values)
    const total = number(fields.get('vram total memory (b)'))
    const used = number(fields.get('vram total used memory (b)'))
    const load = number(fields.get('gpu use (%)'))
    const driver = system.get('driver version')
    return [
      {
        vendor: 'amd',
        id: index,
        index: Number(index),
        name: marketingName(fields.get('card series') ?? fields.get('device name') ?? 'AMD GPU'),
        ...(total !== undefined && { memoryBytes: total }),
        ...(used !== undefined && { memoryUsedBytes: used }),
        ...(load !== undefined && { loadPercent: load }),
        ...(driver !== undefined && { driver }),
      },
    ]
  })
}

function fieldsOf(values: unknown): Map<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]))
}

/** `Arcturus GL-XL [AMD Instinct MI100]`: the name in brackets is the marketing name. */
function marketingName(series: string): string {
  return (/\[(.+)\]/.exec(series)?.[1] ?? series).replace(/^AMD /, '').trim()
}

function number(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}
