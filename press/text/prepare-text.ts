import type { Run } from '../page/display-list.ts'
import { cutLongParagraph } from './cut-long-paragraphs.ts'
import { cutLongWords, partMarks } from './cut-long-words.ts'
import { decodeAddresses } from './decode-addresses.ts'
import { detectLanguage } from './detect-language.ts'
import { covered } from './font-coverage.ts'
import { loosenLongWords } from './loosen-long-words.ts'
import { polishPunctuation } from './polish-punctuation.ts'

export interface Paragraph {
  runs: Run[]
  /** Key of press/engine/languages. */
  lang: string
}

export interface PreparedText {
  paragraphs: Paragraph[]
  /** Characters that no bundled font has; printed as the geta mark that typesetters use for missing type. */
  missing: string[]
}

/** A person's words as the engine wants them: paragraphs, emoji apart, lines breakable, glyphs known. */
export function prepareText(text: string, bookLang: string): PreparedText {
  const missing = new Set<string>()
  const paragraphs: Paragraph[] = []
  for (const words of dropSpacers(linesOf(text))) {
    const lang = detectLanguage(words, bookLang)
    for (const piece of cutLongParagraph(words)) {
      const runs = splitEmoji(piece).map(run => (typeof run === 'string' ? setWords(run, missing) : run))
      paragraphs.push({ runs: keepSigns(runs.filter(run => run !== '')), lang })
    }
  }
  return { paragraphs, missing: [...missing] }
}

// Without those that hold nothing to be seen.
function linesOf(text: string): string[] {
  const lines = composed(decodeAddresses(text.toWellFormed())).split(/\r\n|[\n\r\u2028\u2029\v\f]/)
  return lines
    .map(line =>
      line
        .replace(/[\t\u00a0 ]+/g, ' ')
        .replace(invisible, '')
        .trim(),
    )
    .filter(line => line !== '')
}

// Instagram takes no empty lines: people keep paragraphs apart by a point on a line of its own.
function dropSpacers(lines: string[]): string[] {
  const words = lines.filter(line => !/^[.·・‧•⠀]$/u.test(line))
  return words.length > 0 ? words : lines
}

// The sign of a hashtag stays with its emoji, and what lengthens an emoji with it.
function keepSigns(runs: readonly Run[]): Run[] {
  return runs.map((run, i) => {
    if (typeof run !== 'string') return run
    const sign = /[#＃@＠]$/u.test(run) && i < runs.length - 1 ? '\u2060' : ''
    return (i > 0 && run.startsWith('～') ? '\u2060' : '') + run + sign
  })
}

function setWords(words: string, missing: Set<string>): string {
  return markMissing(cutLongWords(partMarks(loosenLongWords(polishPunctuation(words)))), missing)
}

/** One line of words, for titles, names and captions; paragraphs are joined by a space. */
export function prepareLine(text: string, bookLang: string): Paragraph & { missing: string[] } {
  const { paragraphs, missing } = prepareLongLine(text, bookLang)
  const [first] = paragraphs
  return { runs: first?.runs ?? [], lang: first?.lang ?? bookLang, missing }
}

/** The same for what people may have written at any length: one paragraph, or, of more than a paragraph holds, several. */
export function prepareLongLine(text: string, bookLang: string): PreparedText {
  const lines = text.split(/[\n\r]+/)
  return prepareText(lines.length === 1 ? text : lines.map(line => line.trim()).join(' '), bookLang)
}

// Letters and their marks as one glyph where there is one; Chinese characters stay the ones that were written.
const composed = (text: string) => text.replace(/\P{M}\p{M}{1,30}/gu, letter => letter.normalize('NFC'))

// Controls, bidi overrides, byte order marks, selectors of a variant: they print nothing or can turn a page around.
const invisible =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{1d173}-\u{1d17a}\u{e0001}]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0d]|[\u{e0100}-\u{e01ef}]/gu

// An emoji sequence as Unicode recommends it, or a single pictograph that a phone shows in colour.
const emoji =
  /\p{RGI_Emoji}|\p{Emoji_Presentation}\p{Emoji_Modifier}?|[[\u2600-\u27bf\u{1f000}-\u{1faff}]&&\p{Extended_Pictographic}]\ufe0f?(?!\ufe0e)/gv

// Asked first: the pattern of all sequences is slow, and most words have none.
const mayHoldEmoji = /[\p{Emoji}--[0-9#*©®™]]|\u20e3|[©®™]\ufe0f/v

function splitEmoji(words: string): Run[] {
  if (!mayHoldEmoji.test(words)) return [plain(words)]
  const runs: Run[] = []
  let from = 0
  for (const match of words.matchAll(emoji)) {
    if (match.index > from) runs.push(plain(words.slice(from, match.index)))
    const before = runs.at(-1)
    if (typeof before === 'object') before.emoji += match[0]
    else runs.push({ emoji: match[0] })
    from = match.index + match[0].length
  }
  if (from < words.length) runs.push(plain(words.slice(from)))
  return runs
}

// Selectors and joiners that are left over outside an emoji; joiners stay between Indic and Arabic letters.
const plain = (words: string) =>
  words.replace(/[\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]|(?<![\u0600-\u06ff\u0900-\u0dff])\u200d/gu, '')

// Space, breaks and joiners that we or the scripts put in; they need no glyph.
const unseen = new Set([0x20, 0x200b, 0x200c, 0x200d, 0x2060])

function markMissing(words: string, missing: Set<string>): string {
  let marked = ''
  for (const character of words) {
    const code = character.codePointAt(0) ?? 0
    if (unseen.has(code) || covered(code)) {
      marked += character
    } else {
      missing.add(character)
      marked += '〓'
    }
  }
  return marked
}
