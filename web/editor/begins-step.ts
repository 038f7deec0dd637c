/** A change of a text by a key, a paste, or what a keyboard of another script put together. */
export interface TextChange {
  before: string
  after: string
  /** When it came (ms). */
  at: number
}

/** Whether a change of a text is a step of undo of its own, after the last one in the same field: steps go by words and pauses. */
export function beginsStep(last: TextChange | undefined, next: TextChange): boolean {
  if (!last || next.at - last.at > pauseMs || last.after !== next.before) return true
  const [old, now] = [placeOfChange(last), placeOfChange(next)]
  const isInsertion = now.removed === ''
  // letters are put in or taken away, one after the other, at one place
  if (isInsertion !== (old.removed === '') || (!isInsertion && now.inserted !== '')) return true
  const isBeside = isInsertion
    ? now.start === old.start + old.inserted.length
    : now.start === old.start || now.start + now.removed.length === old.start
  if (!isBeside) return true
  // points and spaces belong to the word before them
  if (isInsertion) return isWord(now.inserted) && beginsWord(next.after, now, old.inserted)
  return isMany(now.removed) || (isWord(now.removed) && !isWord(old.removed))
}

/** Where two texts differ: what stood there, and what stands there now. */
export function placeOfChange({ before, after }: Pick<TextChange, 'before' | 'after'>) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return {
    start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  }
}

/** A pause of thinking, not of looking for a key. */
const pauseMs = 2000

const isWord = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text)

/** More than a key gives: a paste, or a word that was put together. */
const isMany = (text: string) => [...text].length > 1

function beginsWord(text: string, { start, inserted }: { start: number; inserted: string }, before: string) {
  if (isMany(inserted) || isMany(before)) return true
  // Chinese words have no spaces between them
  const from = Math.max(0, start - longestWord)
  const near = text.slice(from, start + inserted.length)
  return words.segment(near).containing(start - from)?.index === start - from
}

const longestWord = 32
const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
