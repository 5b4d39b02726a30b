const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']

/** Formats a size in bytes: `1.2 MiB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 1024 ** step
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${units[step]}`
}
