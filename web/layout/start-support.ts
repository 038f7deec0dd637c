import { settings } from '../settings/settings.ts'

/** Fetches the customer chat, where the site has one, when the browser has nothing better to do. */
export function startSupport(): void {
  const { supportScript } = settings()
  if (!supportScript) return
  setTimeout(() => {
    const script = document.createElement('script')
    script.src = supportScript
    script.async = true
    document.head.append(script)
  }, 3_000)
}
