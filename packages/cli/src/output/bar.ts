/** Returns a bar for a share from 0 to 1. With null, nothing is measured yet: a block moves with each `tick`. */
export function bar(progress: number | null, width: number, tick = 0): string {
  if (progress === null) {
    const block = Math.min(3, width)
    const at = tick % (width - block + 1)
    return `${'·'.repeat(at)}${'▒'.repeat(block)}${'·'.repeat(width - block - at)}`
  }
  const filled = Math.floor(Math.min(1, Math.max(0, progress)) * width)
  return `${'█'.repeat(filled)}${'·'.repeat(width - filled)}`
}
