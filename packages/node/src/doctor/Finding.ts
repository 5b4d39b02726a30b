/**
 * The state of one thing that muster uses. `ok`: it works; `limited`: muster works without it, with a consequence;
 * `broken`: muster cannot run.
 */
export type Finding = {
  name: string
  status: 'ok' | 'limited' | 'broken'
  found: string
  /** The effect on the owner; absent when the status is ok. */
  consequence?: string
  /** The command or step that repairs it. */
  fix?: string
}
