/** Formats a timestamp for a datetime-local input: local time, no seconds. */
export function toDateTimeLocal(atMs: number): string {
  const shifted = atMs - new Date(atMs).getTimezoneOffset() * 60_000
  return new Date(shifted).toISOString().slice(0, 16)
}
