import { isIP } from 'node:net'

/** Whether browsers make passkeys for a site: by https under a name, or as `localhost` (WebAuthn 5.1.3: a secure context, and no address of numbers). */
export function canHavePasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  if (hostname === 'localhost') return true
  return protocol === 'https:' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}
