// Lets the page start without a network, as an app does. Nothing of a game is ever kept: whatever the server tells of tables
// comes from the server or not at all, and the page itself comes from the network whenever there is one.
const KEPT = 'page'
const START = '/'
const MOST = 60 // files; the oldest go

const isFile = (path) => path.startsWith('/assets/') // their names change with their contents

async function keep(path, answer) {
  if (!answer.ok) return
  const cache = await caches.open(KEPT)
  await cache.put(path, answer)
  const files = (await cache.keys()).filter((request) => isFile(new URL(request.url).pathname))
  for (const old of files.slice(0, Math.max(0, files.length - MOST))) await cache.delete(old)
}

async function fileAt(path) {
  const kept = await caches.match(path)
  if (kept) return kept
  const answer = await fetch(path)
  await keep(path, answer.clone())
  return answer
}

async function page(request) {
  try {
    const answer = await fetch(request)
    await keep(START, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(START)
    if (kept) return kept
    throw error
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetch(START, { cache: 'no-cache' }).then((answer) => keep(START, answer)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (isFile(pathname)) event.respondWith(fileAt(pathname))
  else if (mode === 'navigate' && pathname === START) event.respondWith(page(event.request))
})

// The files the page has loaded before this worker was there.
self.addEventListener('message', (event) => {
  const files = (event.data?.files ?? []).filter((path) => typeof path === 'string' && isFile(path))
  event.waitUntil(Promise.allSettled(files.map(fileAt)))
})

// A turn notice goes to the table it is about.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const wanted = new URL(event.notification.data?.path ?? START, self.location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find(({ url }) => url === wanted)
      return open ? open.focus() : self.clients.openWindow(wanted)
    }),
  )
})
