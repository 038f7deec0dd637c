import type { Run } from '../page/display-list.ts'
import { cutLongParagraph } from './cut-long-paragraphs.ts'
import { cutLongWords, partMarks } from './cut-long-words.ts'
import { detectLanguage } from './detect-language.ts'
import { withFace } from './face-of-paragraph.ts'
import { covered } from './font-coverage.ts'
import { gatherTags } from './gather-tags.ts'
import { isTitleLine } from './is-title-line.ts'
import { keepLastLetters } from './keep-last-letters.ts'
import { loosenLongWords } from './loosen-long-words.ts'
import { polishPunctuation } from './polish-punctuation.ts'
import { rememberTexts } from './remember-texts.ts'
import { splitLines } from './split-lines.ts'

export interface Paragraph {
  runs: Run[]
  /** Key of press/engine/languages. */
  lang: string
  /** The entry's title, or the hashtags that stood together in it; its words where absent. */
  role?: 'title' | 'tags'
  /** Its writer left an empty line above it. */
  apart?: true
}

export interface PreparedText {
  paragraphs: readonly Readonly<Paragraph>[]
  /** Characters that no bundled font has; printed as the geta mark that typesetters use for missing type. */
  missing: readonly string[]
}

/** A person's words as the engine wants them: paragraphs, emoji apart, lines breakable, glyphs known. */
export const prepareText = rememberTexts((text, bookLang): PreparedText => {
  const missing = new Set<string>()
  const lines = splitLines(text).filter(line => line !== '')
  return {
    paragraphs: lines.flatMap(line => prepareParagraph(line, bookLang, missing)),
    missing: [...missing],
  }
})

/** The same for what people write of a day: its title and its rows of hashtags are told apart. */
export const prepareEntry = rememberTexts((text, bookLang): PreparedText => {
  const missing = new Set<string>()
  const { words, tags } = gatherTags(splitLines(text))
  const first = words.findIndex(line => line !== '')
  const paragraphs = words.flatMap((line, i) => {
    if (line === '') return []
    const prepared = prepareParagraph(line, bookLang, missing)
    if (i === first && hasTitle(words)) return inRole(prepared, 'title')
    return i > first && words[i - 1] === '' ? inStanza(prepared) : prepared
  })
  const row = tags === '' ? [] : inRole(prepareParagraph(tags, bookLang, missing), 'tags')
  return { paragraphs: [...paragraphs, ...row], missing: [...missing] }
})

const inRole = (paragraphs: readonly Paragraph[], role: NonNullable<Paragraph['role']>): Paragraph[] =>
  paragraphs.map(paragraph => ({ ...paragraph, role }))

const inStanza = ([head, ...others]: readonly Paragraph[]): Paragraph[] =>
  head ? [{ ...head, apart: true }, ...others] : []

function hasTitle(lines: readonly string[]): boolean {
  const [first, ...others] = lines.slice(lines.findIndex(line => line !== ''))
  const paragraphs = others.filter(line => line !== '')
  return first !== undefined && isTitleLine(first, { apart: others[0] === '', paragraphs })
}

// Of more than a paragraph holds, several.
function prepareParagraph(words: string, bookLang: string, missing: Set<string>): Paragraph[] {
  const lang = withFace(detectLanguage(words, bookLang), words)
  return cutLongParagraph(words).map((piece, i, pieces) => {
    const runs = splitEmoji(piece).map(run => (typeof run === 'string' ? setWords(run, missing) : run))
    const withSigns = keepSigns(runs.filter(run => run !== ''))
    return { runs: i === pieces.length - 1 ? keepLastLetters(withSigns) : withSigns, lang }
  })
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
export function prepareLine(text: string, bookLang: string): Paragraph & Pick<PreparedText, 'missing'> {
  const { paragraphs, missing } = prepareLongLine(text, bookLang)
  const [first] = paragraphs
  return { runs: first?.runs ?? [], lang: first?.lang ?? bookLang, missing }
}

/** The same for what people may have written at any length: one paragraph, or, of more than a paragraph holds, several. */
export function prepareLongLine(text: string, bookLang: string): PreparedText {
  const lines = text.split(/[\n\r]+/)
  return prepareText(lines.length === 1 ? text : lines.map(line => line.trim()).join(' '), bookLang)
}

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
