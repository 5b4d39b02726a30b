/**
 * What doctor found about one thing that muster uses.
 * `ok`: it is there and works; `limited`: muster works without it, with a consequence; `broken`: muster cannot work.
 */
export type Finding = {
  name: string
  status: 'ok' | 'limited' | 'broken'
  found: string
  /** What this means for the owner; absent when all is well. */
  consequence?: string
  /** The command or step that mends it. */
  fix?: string
}
