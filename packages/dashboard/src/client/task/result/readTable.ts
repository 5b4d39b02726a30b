/** Parses the first rows of comma- or tab-separated text. Quoted cells may contain separators and doubled quotes. */
export function readTable(text: string, comma: string, maxRows: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length && rows.length < maxRows; at++) {
    const letter = text[at]!
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === comma) {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += letter
  }
  if (rows.length < maxRows && (cell !== '' || row.length > 0)) rows.push([...row, cell])
  return rows
}
