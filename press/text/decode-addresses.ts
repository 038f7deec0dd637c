/** Addresses as people read them: escapes that stand for letters beyond ASCII become the letters, all others stay. */
export function decodeAddresses(words: string): string {
  return words.replace(escapes, run => {
    const letters = decoded(run)
    return letters !== undefined && /^[\p{L}\p{M}\p{N}]+$/u.test(letters) ? letters : run
  })
}

// Every byte of such a letter is above 0x7f; ASCII stays escaped, since an address would mean something else.
const escapes = /(?:%[89a-f][\da-f])+/gi

function decoded(run: string): string | undefined {
  try {
    return decodeURIComponent(run)
  } catch {
    return undefined
  }
}
