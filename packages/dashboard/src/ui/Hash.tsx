import { CopyButton } from './CopyButton.tsx'

/** An id or hash: shortened on screen, copied in full. */
export function Hash({ value, what }: { value: string; what: string }) {
  const short = value.length > 16 ? `${value.slice(0, 8)}…${value.slice(-4)}` : value
  return (
    <span className="inline-flex items-center gap-0.5 font-mono text-sm whitespace-nowrap">
      <span title={value}>{short}</span>
      <CopyButton text={value} what={what} />
    </span>
  )
}
