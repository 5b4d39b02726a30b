const encoder = new TextEncoder()
const maxNameBytes = 255

/**
 * Returns why a path from outside must not name a file below a folder, or undefined when it may: every segment is a
 * plain name. Applies the rules of Windows too, because providers run it. A path that is used on a disk where links
 * may be also needs `pathInside`.
 */
export function unsafePathReason(path: string): string | undefined {
  if (path === '') return 'an empty path'
  if (path.includes('\\') || path.includes(':')) return 'a backslash or colon'
  if (/\p{Cc}/u.test(path)) return 'a control character'
  for (const segment of path.split('/')) {
    if (segment === '') return 'an absolute path or an empty segment'
    if (segment === '.' || segment === '..') return 'a relative segment'
    if (encoder.encode(segment).length > maxNameBytes) return 'a name that is too long'
  }
  return undefined
}
