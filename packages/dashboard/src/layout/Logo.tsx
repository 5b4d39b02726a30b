const dots = [
  [5, 5, 1.5],
  [12, 5, 1.9],
  [19, 5, 1.5],
  [5, 12, 1.9],
  [12, 12, 3.4],
  [19, 12, 1.9],
  [5, 19, 1.5],
  [12, 19, 1.9],
  [19, 19, 1.5],
] as const

/** The logo: many small dots gathered around a task. */
export function Logo() {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" className="fill-accent">
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={r === 3.4 ? 1 : r === 1.9 ? 0.75 : 0.5} />
      ))}
    </svg>
  )
}
