/** A line of a text around the words that were searched for, parted there; from its beginning where it does not hold them as they are. */
export function excerptOf(text: string, searched: string): { before: string; match: string; after: string } {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = line.toLowerCase().indexOf(searched.toLowerCase())
  if (at === -1) return { before: firstOf(line, 60), match: '', after: '' }
  const characters = [...line.slice(0, at)]
  const before = characters.slice(-mostBefore).join('')
  return {
    before: characters.length > mostBefore ? `…${before}` : before,
    match: line.slice(at, at + searched.length),
    after: firstOf(line.slice(at + searched.length), 40),
  }
}

const mostBefore = 12

function firstOf(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}
