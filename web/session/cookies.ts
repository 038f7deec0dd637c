export interface CookieLife {
  /** From now on; a cookie without it ends with the browser. */
  seconds?: number
  secure: boolean
}

/** Value of one cookie in the text of `document.cookie`, decoded. */
export function cookieIn(text: string, name: string): string | undefined {
  const cookie = text.split('; ').find(pair => pair.startsWith(`${encodeURIComponent(name)}=`))
  if (cookie === undefined) return undefined
  try {
    return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
  } catch {
    // another site of the domain may write what is not encoded
    return undefined
  }
}

/** What to assign to `document.cookie`. Zero seconds end the cookie. */
export function cookieText(name: string, value: string, { seconds, secure }: CookieLife): string {
  const age = seconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(seconds))}`
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function readCookie(name: string): string | undefined {
  return cookieIn(document.cookie, name)
}

export function writeCookie(name: string, value: string, seconds?: number): void {
  const life = { secure: location.protocol === 'https:', ...(seconds === undefined ? {} : { seconds }) }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and in Firefox
  document.cookie = cookieText(name, value, life)
}

export function endCookie(name: string): void {
  writeCookie(name, '', 0)
}

export const day = 24 * 60 * 60
