/** Whole tokens as text, already checked by the schema, in wei. */
export function tokensToWei(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0'))
}
