interface Words {
  title: string
  content: string
}

/** What of an item is typed: its title, or the lines of its text but so many before and after them. */
export type Shown = { field: 'title' } | { field: 'content'; before: number; after: number }

/** What a paragraph of the page shows. Undefined where none of its words are so printed, or more than one could be. */
export function findShown({ title, content }: Words, printed: string): Shown | undefined {
  const wanted = visible(printed)
  if (wanted === '') return undefined
  const lines = content.split('\n')
  const found: Shown[] = lines.flatMap((text, line) =>
    visible(text) === wanted ? [{ field: 'content', before: line, after: lines.length - line - 1 }] : [],
  )
  if (visible(title) === wanted) found.push({ field: 'title' })
  return found.length === 1 ? found[0] : undefined
}

/** Offset in the text at which a part of one of its lines begins that stands on a page; undefined where none does. */
export function partAt({ content }: Words, printed: string): number | undefined {
  const wanted = visible(printed)
  let offset = 0
  for (const line of content.split('\n')) {
    const whole = visible(line)
    const isPart = wanted !== '' && whole.length > wanted.length
    if (isPart && whole.startsWith(wanted)) return offset
    if (isPart && whole.endsWith(wanted)) return offset + line.length - lengthOfLast(line, wanted.length)
    offset += line.length + 1
  }
  return undefined
}

// As many characters at the end of a line as hold so many that print something.
function lengthOfLast(line: string, seen: number): number {
  let length = 0
  for (let rest = seen; rest > 0; length += 1) if (visible(line.at(-1 - length) ?? '') !== '') rest -= 1
  return length
}

/** The words of it now; undefined where the text has fewer lines by now. */
export function shownWords(shown: Shown, { title, content }: Words): string | undefined {
  if (shown.field === 'title') return title
  const lines = content.split('\n')
  const own = lines.slice(shown.before, lines.length - shown.after)
  return lines.length > shown.before + shown.after ? own.join('\n') : undefined
}

/** The field of the item with other words in it. */
export function withWords(shown: Shown, { content }: Words, words: string): Partial<Words> {
  // a title is one line, and no longer than its form takes
  if (shown.field === 'title') return { title: words.replace(/\s*\n\s*/g, ' ').slice(0, 300) }
  const lines = content.split('\n')
  const { before, after } = shown
  return { content: lines.toSpliced(before, lines.length - before - after, words).join('\n') }
}

/** Offset in its field at which it begins. */
export function shownAt(shown: Shown, { content }: Words): number {
  if (shown.field === 'title') return 0
  const before = content.split('\n').slice(0, shown.before)
  return before.reduce((sum, line) => sum + line.length + 1, 0)
}

/** Of what is typed the one line with the caret, and the caret in it. */
export function lineOf(
  shown: Shown,
  words: string,
  caret: number,
): { shown: Shown; words: string; caret: number } {
  if (shown.field === 'title') return { shown, words, caret }
  const above = words.slice(0, caret).split('\n')
  const lines = words.split('\n')
  const line = above.length - 1
  return {
    shown: { ...shown, before: shown.before + line, after: shown.after + lines.length - line - 1 },
    words: lines[line] ?? '',
    caret: above[line]?.length ?? 0,
  }
}

/** The characters of a text that print something: the press joins, parts and indents by others. */
export function visible(text: string): string {
  return text.replace(unseen, '')
}

/** Whether a character prints nothing. */
export function isUnseen(character: string): boolean {
  return visible(character) === ''
}

const unseen = /[\s\u00ad\u200b\u2060]/g
