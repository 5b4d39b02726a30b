type Props = {
  /** From 0 to 1; null while nothing was measured. */
  share: number | null
  label: string
  /** False before the work starts and after it ended: an unknown share is then an empty bar. */
  running?: boolean
  /** True when the work ended without a result. */
  failed?: boolean
}

/** A progress bar with the percentage as text; indeterminate while the share of running work is unknown. */
export function ProgressBar({ share, label, running = true, failed = false }: Props) {
  const percent = share === null ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100)
  const color = failed ? 'bg-bad' : 'bg-accent'
  return (
    <div className="flex items-center gap-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 min-w-16 flex-1 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        {percent !== undefined ? (
          <div
            className={`h-full rounded-full transition-[width] duration-500 ${color}`}
            style={{ width: `${percent}%` }}
          />
        ) : (
          running && <div className={`indeterminate h-full w-1/3 rounded-full ${color}`} />
        )}
      </div>
      <span className="figures w-10 text-right text-sm text-muted">
        {percent === undefined ? '–' : `${percent}%`}
      </span>
    </div>
  )
}
