import type { Doubt } from '#domain/proofing/find-doubts'

interface Piece {
  text: string
  start: number
  isDoubt: boolean
}

/** A text cut at what is doubtful in it; together the pieces are the text. */
export function piecesAround(text: string, doubts: readonly Pick<Doubt, 'start' | 'end'>[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of doubts) {
    pieces.push({ text: text.slice(at, start), start: at, isDoubt: false })
    pieces.push({ text: text.slice(start, end), start, isDoubt: true })
    at = end
  }
  pieces.push({ text: text.slice(at), start: at, isDoubt: false })
  return pieces.filter(piece => piece.text !== '')
}
