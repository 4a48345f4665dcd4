// The page as an app: it starts without a network, and says when it is one's turn.
const FILES = '/assets/'

/** Keep what the page is made of on this device; never anything of a game. After everything else: nobody waits for it. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const register = async (): Promise<void> => {
    if (!navigator.onLine) return
    await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage({ files: loaded.filter((path) => path.startsWith(FILES)) })
  }
  const later = (): unknown => setTimeout(() => void register().catch(() => undefined), 1000)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** May notices be shown? Asked for only when somebody wants them. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** A notice that leads back here; one at a time. */
export async function notify(body: string, silent: boolean): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = {
    body,
    silent,
    tag: 'turn',
    icon: '/icon-192.png',
    data: { path: location.pathname + location.search },
  }
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (worker) await worker.showNotification('Branchline', options)
  else new Notification('Branchline', options)
}
