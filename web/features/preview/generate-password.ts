/** A password that is easily read out and hard to guess: twelve letters and digits, none like another, about 59 bits. */
export function generatePassword(): string {
  const picked: string[] = []
  // what does not divide evenly is drawn again, so that no letter is likelier
  while (picked.length < 12) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    const letter = byte < letters.length * 8 ? letters[byte % letters.length] : undefined
    if (letter) picked.push(letter)
  }
  return (picked.join('').match(/.{4}/g) ?? []).join('-')
}

// without i, l, o, 0 and 1
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
