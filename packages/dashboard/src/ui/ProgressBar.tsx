/** A progress bar for a share of 0 to 1, with the percentage as text; indeterminate while the share is null. */
export function ProgressBar({ share, label }: { share: number | null; label: string }) {
  const percent = share === null ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100)
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
        <div
          className={`h-full rounded-full bg-accent transition-[width] duration-500 ${percent === undefined ? 'animate-pulse opacity-40' : ''}`}
          style={{ width: `${percent ?? 100}%` }}
        />
      </div>
      <span className="figures w-10 text-right text-sm text-muted">
        {percent === undefined ? '–' : `${percent}%`}
      </span>
    </div>
  )
}
