/** The reason why an endpoint rejects a signed transaction. */
export type Refusal = 'known' | 'nonceUsed' | 'underpriced' | 'busy' | 'invalid'

/** Classifies a rejection by its message, because endpoints have no codes for it; covers geth, Nethermind, Erigon, XDC's geth and anvil. */
export function classifyRefusal(message: string): Refusal {
  const text = message.toLowerCase()
  if (/already known|already imported|known transaction|alreadyknown|already exists/.test(text))
    return 'known'
  if (/nonce too low|nonce is too low|oldnonce|invalid nonce|nonce has already been used/.test(text))
    return 'nonceUsed'
  if (
    /underpriced|fee too low|feetoolow|max fee per gas less than|gas price too low|below minimum/.test(text)
  )
    return 'underpriced'
  // the endpoint's own trouble, which passes: the transaction is as valid as before
  if (/pool is full|pool limit|no space left|queue .* is full|is stopping|too many requests/.test(text))
    return 'busy'
  return 'invalid'
}
