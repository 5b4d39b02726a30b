/** Converts whole tokens, as text that the schema has validated, to wei. */
export function tokensToWei(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0'))
}
