import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Copies a text and confirms it visually and to screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={copied ? `Copied ${what}` : `Copy ${what}`}
      className="inline-grid size-6 place-items-center rounded text-muted hover:bg-sunken hover:text-ink"
    >
      {copied ? <Check aria-hidden size={14} /> : <Copy aria-hidden size={14} />}
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  )
}
