import { comparable } from './clean-text.ts'
import type { ParsedRecord } from './parsed-record.ts'

/** Adds a paragraph, unless it is there already. */
export function addText(parsed: ParsedRecord, text: string): void {
  if (text === '') return
  const added = comparable(text)
  const present = paragraphsOf(parsed)
  if (present.beginning.includes(added) || present.whole.has(added)) return
  parsed.text = parsed.text === '' ? text : `${parsed.text}\n\n${text}`
  add(present, added)
  present.text = parsed.text
}

/** Up to here a paragraph is found in the middle of another, too. */
const SEARCHED_CHARACTERS = 20_000

interface Paragraphs {
  /** The text that they are of. */
  text: string
  beginning: string
  whole: Set<string>
}

const known = new WeakMap<ParsedRecord, Paragraphs>()

/** Kept from one paragraph to the next, so that a record of many costs no more than their length. */
function paragraphsOf(parsed: ParsedRecord): Paragraphs {
  const before = known.get(parsed)
  if (before?.text === parsed.text) return before
  const paragraphs: Paragraphs = { text: parsed.text, beginning: '', whole: new Set() }
  if (parsed.text !== '') add(paragraphs, comparable(parsed.text))
  known.set(parsed, paragraphs)
  return paragraphs
}

function add(paragraphs: Paragraphs, added: string): void {
  paragraphs.whole.add(added)
  const { beginning } = paragraphs
  if (beginning.length < SEARCHED_CHARACTERS)
    paragraphs.beginning = `${beginning === '' ? '' : `${beginning} `}${added}`.slice(0, SEARCHED_CHARACTERS)
}
