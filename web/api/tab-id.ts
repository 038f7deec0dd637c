/** A new id of letters and digits; unlike `randomUUID` also where the site is not reached over HTTPS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), byte =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}

/** A name of this window, for as long as it is open: by it one knows one's own changes among the events of a book. */
export const tabId = newId()
