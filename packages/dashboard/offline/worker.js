// The service worker of the pages. It keeps the files of one build, so that the pages open and say how to start the daemon
// while it is stopped. It asks the daemon first, always: another program on the same port is never hidden. It never sees
// a call of the API, and stores nothing but the files of the build.
const { version, files, entry } = __BUILD__

const prefix = 'muster-pages-'
const cacheName = prefix + version

addEventListener('install', (event) => event.waitUntil(storeBuild()))
addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/v1/')) return
  if (request.mode === 'navigate') event.respondWith(fetchOrStored(request, '/index.html'))
  else if (files.includes(pathname)) event.respondWith(fetchOrStored(request, pathname))
})

async function storeBuild() {
  const cache = await caches.open(cacheName)
  try {
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))
    const page = await cache.match('/index.html').then((stored) => stored.text())
    // the daemon was replaced meanwhile: its page needs files of another build
    if (!page.includes(entry)) throw new Error('the page is of another build')
  } catch (error) {
    await caches.delete(cacheName)
    throw error
  }
}

async function removeOtherBuilds() {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name)
}

async function fetchOrStored(request, file) {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.open(cacheName)
    const stored = await cache.match(file)
    if (stored) return stored
    throw error
  }
}
