const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** A timestamp: the time only for today, with the date otherwise; complete on hover. */
export function Time({ atMs, className = '' }: { atMs: number; className?: string }) {
  const date = new Date(atMs)
  const today = new Date().toDateString() === date.toDateString()
  return (
    <time
      dateTime={date.toISOString()}
      title={whole.format(date)}
      className={`figures whitespace-nowrap ${className}`}
    >
      {today ? clock.format(date) : day.format(date)}
    </time>
  )
}
