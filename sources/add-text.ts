import { comparable } from './clean-text.ts'
import type { ParsedRecord } from './parsed-record.ts'

/** Adds a paragraph, unless it is there already. */
export function addText(parsed: ParsedRecord, text: string): void {
  if (text === '') return
  const added = comparable(text)
  const present = paragraphsOf(parsed)
  if (present.whole.has(added) || isInBeginning(present, added)) return
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
  /** Its pieces by how many letters they have, of those that begin before `searched`. */
  pieces: Map<number, { texts: Set<string>; searched: number }>
}

const paragraphsOfRecords = new WeakMap<ParsedRecord, Paragraphs>()

/** Kept from one paragraph to the next, so that a record of many costs no more than their length. */
function paragraphsOf(parsed: ParsedRecord): Paragraphs {
  const before = paragraphsOfRecords.get(parsed)
  if (before?.text === parsed.text) return before
  const paragraphs: Paragraphs = {
    text: parsed.text,
    beginning: '',
    whole: new Set(),
    pieces: new Map(),
  }
  if (parsed.text !== '') add(paragraphs, comparable(parsed.text))
  paragraphsOfRecords.set(parsed, paragraphs)
  return paragraphs
}

function add(paragraphs: Paragraphs, added: string): void {
  paragraphs.whole.add(added)
  const { beginning } = paragraphs
  if (beginning.length < SEARCHED_CHARACTERS)
    paragraphs.beginning = `${beginning === '' ? '' : `${beginning} `}${added}`.slice(0, SEARCHED_CHARACTERS)
}

/** Letters of the longest pieces of a beginning that are kept. */
const LONGEST_PIECE = 8
/** Where less has to be searched, it is searched. */
const SHORT_CHARACTERS = 500

/** Nearly all paragraphs have a first or last piece that is nowhere in a long beginning, and are not searched for. */
function isInBeginning(paragraphs: Paragraphs, added: string): boolean {
  const { beginning } = paragraphs
  if (beginning.length <= SHORT_CHARACTERS || added === '') return beginning.includes(added)
  const pieces = piecesOf(paragraphs, Math.min(LONGEST_PIECE, added.length))
  if (!pieces.has(added.slice(0, LONGEST_PIECE)) || !pieces.has(added.slice(-LONGEST_PIECE))) return false
  return added.length <= LONGEST_PIECE || beginning.includes(added)
}

/** All pieces of the beginning of so many letters. */
function piecesOf({ beginning, pieces }: Paragraphs, letters: number): Set<string> {
  const own = pieces.get(letters) ?? { texts: new Set<string>(), searched: 0 }
  for (let at = own.searched; at + letters <= beginning.length; at++)
    own.texts.add(beginning.slice(at, at + letters))
  own.searched = Math.max(own.searched, beginning.length - letters + 1)
  pieces.set(letters, own)
  return own.texts
}
