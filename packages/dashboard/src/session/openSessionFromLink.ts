import { api } from './client.ts'
import { storeSession } from './storedSession.ts'

/**
 * Exchanges the one-time code of the printed link for a session. The code is in the fragment (after #), so that no
 * server or log sees it, and it is removed from the address first, so that it never reaches the history or a copied
 * link.
 */
export async function openSessionFromLink(): Promise<{ ok: boolean } | undefined> {
  const code = codeOfLink()
  if (!code) return undefined
  history.replaceState(null, '', location.pathname + location.search)
  try {
    storeSession((await api.openSession({ body: { code } })).session)
    return { ok: true }
  } catch {
    return { ok: false }
  }
}

/** Loads the page anew when a link is opened on the page itself: the browser would only change the fragment. */
export function reloadOnLink(): void {
  addEventListener('hashchange', () => {
    if (codeOfLink()) location.reload()
  })
}

function codeOfLink(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('code')
}
