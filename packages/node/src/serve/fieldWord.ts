/** Fields whose name in the API differs from the name that people know from the command line and the pages. */
const words: Readonly<Record<string, string>> = {
  maxRunMs: 'maxHours',
  floorPerBillionUnitsWei: 'price of 10⁹ units',
  hourPriceWei: 'price per hour',
  raiseBps: 'raise',
  worstClientBreachBps: 'worstClientBreach',
  usualMaxSpendWei: 'maxSpend',
}
/** Units at the end of a field's name. People write `2GiB` or `12.5`, and the client converts. */
const unitSuffix = /(?<=[a-z])(Wei|Ms|Bytes)$/

/** Returns the name of a field as its owner knows it: `limits.memory`, `hours[0].from`; `request` for the whole. */
export function fieldWord(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'request'
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${wordOf(String(key))}`))
    .join('')
    .replace(/^\./, '')
}

const wordOf = (key: string): string =>
  Object.hasOwn(words, key) ? words[key]! : key.replace(unitSuffix, '')
