const key = 'muster-session'

/**
 * The secret of this browser's session. It is in local storage, which belongs to one port: a cookie would also reach
 * the other web servers of this machine.
 */
export function storedSession(): string | undefined {
  return localStorage.getItem(key) ?? undefined
}

export function storeSession(session: string | undefined): void {
  if (session === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, session)
}
