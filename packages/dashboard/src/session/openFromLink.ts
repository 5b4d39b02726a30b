import { api } from './client.ts'

/**
 * The daemon prints an address with a code that works once. It stands behind the #, so that no server or log sees it,
 * and is removed before anything else happens, so that it is not in the history or in a copied address either.
 */
export async function openFromLink(): Promise<{ ok: boolean } | undefined> {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (!code) return undefined
  history.replaceState(null, '', location.pathname + location.search)
  try {
    await api.openSession({ body: { code } })
    return { ok: true }
  } catch {
    return { ok: false }
  }
}
