/** A title as the name of a file on any system. */
export function fileName(title: string): string {
  const plain = title.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').trim()
  // by characters: half of one cannot stand in an address
  return plain === '' ? 'book' : [...plain].slice(0, 80).join('')
}
