export interface ItemWords {
  title: string
  content: string
}

/**
 * What of an item is typed: its title, or the lines of its text but so many before and after them, and of a line over two
 * pages but so many characters at its start and its end.
 */
export type Shown = { field: 'title' } | ShownLines

interface ShownLines {
  field: 'content'
  before: number
  after: number
  start: number
  end: number
}

/** The words of it now; undefined where the text has fewer lines, or a shorter one, by now. */
export function shownWords(shown: Shown, { title, content }: ItemWords): string | undefined {
  if (shown.field === 'title') return title
  const lines = content.split('\n')
  const { before, after, start, end } = shown
  const own = lines.slice(before, lines.length - after).join('\n')
  const isThere = lines.length > before + after && own.length >= start + end
  return isThere ? own.slice(start, own.length - end) : undefined
}

/** The field of the item with other words in it. */
export function withWords(shown: Shown, { content }: ItemWords, words: string): Partial<ItemWords> {
  // a title is one line, and no longer than its form takes
  if (shown.field === 'title') return { title: words.replace(/\s*\n\s*/g, ' ').slice(0, 300) }
  const [from, to] = spanOf(shown, content)
  return { content: content.slice(0, from) + words + content.slice(to) }
}

/** Offset in its field at which it begins. */
export function shownAt(shown: Shown, { content }: ItemWords): number {
  return shown.field === 'title' ? 0 : spanOf(shown, content)[0]
}

function spanOf({ before, after, start, end }: ShownLines, content: string): [number, number] {
  const lines = content.split('\n')
  const lengthOf = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length + 1, 0)
  const from = lengthOf(lines.slice(0, before)) + start
  return [from, content.length - lengthOf(lines.slice(lines.length - after)) - end]
}
