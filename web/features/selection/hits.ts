export interface Piece {
  text: string
  isHit: boolean
}

/** A text cut at the words that were searched for, whatever their case. */
export function piecesOf(text: string, q: string): Piece[] {
  const words = wordsOf(q)
  if (words.length === 0) return [{ text, isHit: false }]
  // the group keeps the hits between what stands around them
  const pattern = new RegExp(
    `(${words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gi',
  )
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, isHit: i % 2 === 1 }))
    .filter(piece => piece.text !== '')
}

/** A text from shortly before its first hit, where that would be out of sight. */
export function aroundHit(text: string, q: string): string {
  const [before] = piecesOf(text, q)
  if (!before || before.isHit || before.text.length === text.length || before.text.length < farIn) return text
  return `…${[...text].slice([...before.text].length - shortly).join('')}`
}

/** The longest first: a word may begin as another does. */
function wordsOf(q: string): string[] {
  return [...new Set(q.split(/\s+/).filter(Boolean))].sort((a, b) => b.length - a.length)
}

const farIn = 40
const shortly = 12
