/** A moment as a date-and-time field writes it, in the owner's own time, without seconds. */
export function localTime(atMs: number): string {
  const shifted = atMs - new Date(atMs).getTimezoneOffset() * 60_000
  return new Date(shifted).toISOString().slice(0, 16)
}
