/** Cookies of a request by name, decoded; those that are not well encoded are left out. */
export function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    try {
      const name = decodeURIComponent(pair.slice(0, at).trim())
      // the first one is of the most particular path
      if (!cookies.has(name)) cookies.set(name, decodeURIComponent(pair.slice(at + 1).trim()))
    } catch {
      // somebody else's cookie
    }
  }
  return cookies
}
