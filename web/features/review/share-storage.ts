/** The key that opens a shared book: with the password that was given in this window before, else the link's own. */
export function readShare(bid: string, link: string | undefined): string | undefined {
  if (link === undefined) return undefined
  const token = read(nameOf(bid))
  // another link to the same book is another key
  return token?.startsWith(`${link}.`) ? token : link
}

export function storeShare(bid: string, share: string): void {
  try {
    sessionStorage.setItem(nameOf(bid), share)
  } catch {
    // a closed storage asks for the password again after a reload
  }
}

function read(name: string): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function nameOf(bid: string): string {
  return `share ${bid}`
}
