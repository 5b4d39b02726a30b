/**
 * Registers the service worker, which keeps the files of this build for a time when the daemon is stopped. A browser
 * without service workers, or with storage disabled, does without it.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/worker.js').catch(() => undefined)
}
