import type { Finding } from './Finding.ts'

export function checkNode(version = process.versions.node): Finding {
  const major = Number.parseInt(version, 10)
  if (major >= 24) return { name: 'Node', status: 'ok', found: version }
  return {
    name: 'Node',
    status: 'broken',
    found: version,
    consequence: 'muster runs its TypeScript directly, which needs Node 24',
    fix: 'start muster with npm start or npx muster: they install Node 24',
  }
}
