import * as z from 'zod'

export type PathReading = { ok: true; path: string } | { ok: false; what: string; hint: string }

const hint = "write a path inside the task file's folder, with /, such as in/scene.json"

/** Parses a path relative to the task file's folder. Rejects a path that leaves the folder, before anything opens it. */
export function readTaskPath(text: string): PathReading {
  const refuse = (what: string): PathReading => ({ ok: false, what, hint })
  if (text === '') return refuse('the path is empty')
  if (text.length > 1024) return refuse('the path is longer than 1024 characters')
  if (hasControlCharacter(text)) return refuse('the path contains control characters')
  if (text.includes('\\')) return refuse(`the path ${text} contains a backslash`)
  if (text.startsWith('/') || /^[A-Za-z]:/.test(text)) return refuse(`the path ${text} is absolute`)
  if (text.startsWith('~')) return refuse(`the path ${text} starts with ~`)
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return refuse(`${text} is a URL, not a path`)
  const steps = text.split('/').filter((step) => step !== '' && step !== '.')
  if (steps.includes('..')) return refuse(`the path ${text} leaves the task's folder`)
  return { ok: true, path: steps.length === 0 ? '.' : steps.join('/') }
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) if (character < ' ' || character === '\u007f') return true
  return false
}

/** A field that names a file or folder beside the task file, normalised (`in/` becomes `in`). */
export function taskPath() {
  return z.codec(z.string(), z.string(), {
    decode: (text, ctx) => {
      const reading = readTaskPath(text)
      if (reading.ok) return reading.path
      ctx.issues.push({ code: 'custom', input: text, message: reading.what, params: { hint: reading.hint } })
      return z.NEVER
    },
    encode: (path) => path,
  })
}
