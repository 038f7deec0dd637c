import type { Run } from '../page/display-list.ts'
import { cutLongParagraph } from './cut-long-paragraphs.ts'
import { cutLongWords, partMarks } from './cut-long-words.ts'
import { detectLanguage } from './detect-language.ts'
import { withFace } from './face-of-paragraph.ts'
import { gatherTags } from './gather-tags.ts'
import { isTitleLine } from './is-title-line.ts'
import { keepLastLetters } from './keep-last-letters.ts'
import { loosenLongWords } from './loosen-long-words.ts'
import { markMissing } from './mark-missing.ts'
import { polishPunctuation } from './polish-punctuation.ts'
import { rememberTexts } from './remember-texts.ts'
import { splitEmoji } from './split-emoji.ts'
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
