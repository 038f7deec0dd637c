import type { Line } from '../drawn-page.ts'

/** The letters of a page in the order of drawing. */
export interface Letters {
  /** Without points and spaces. */
  text: string
  /** Offsets in it at which lines begin, and its length. */
  lines: ReadonlySet<number>
}

export function lettersOn(lines: readonly Pick<Line, 'text'>[]): Letters {
  let text = ''
  const starts = new Set([0])
  for (const line of lines) {
    text += lettersOf(line.text).join('')
    starts.add(text.length)
  }
  return { text, lines: starts }
}

/** Runs of letters, marks and digits. */
export const lettersOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a word stands in two parts: the head ends a line, the tail begins one further down on the same of these pages, or on the next. */
export function isParted(word: string, pages: readonly Letters[]): boolean {
  const characters = [...word]
  return characters.slice(1).some((_, n) => {
    const head = characters.slice(0, n + 1).join('')
    const tail = characters.slice(n + 1).join('')
    return pages.some((page, i) => {
      const next = pages[i + 1]
      const end = endsLine(head, page)
      return (
        end !== undefined && (beginsLine(tail, page, end) || (next !== undefined && beginsLine(tail, next)))
      )
    })
  })
}

// Where the first one ends.
function endsLine(head: string, { text, lines }: Letters): number | undefined {
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, at + 1))
    if (lines.has(at + head.length)) return at + head.length
  return undefined
}

function beginsLine(tail: string, { text, lines }: Letters, from = 0): boolean {
  for (let at = text.indexOf(tail, from); at >= 0; at = text.indexOf(tail, at + 1))
    if (lines.has(at)) return true
  return false
}
