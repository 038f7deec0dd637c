import type { Run } from '#press/page/display-list'
import type { Piece } from './fit-lines.ts'

const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })
const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

const opener = /^[（〔［｛〈《「『【“‘([{¿¡]/u
const closer =
  /^[）〕］｝〉》」』】”’、。，．；：？！)\]},.;:?!%‰\-/…—─～·・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u
/** Marks after which one draws breath. */
const pause = /^[，。；：！？」』》）—…]/u
/** Particles that hang on the word before them. */
const particle = /^[的了嗎呢吧啊著過們]/u
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u

/** A visible character of the title: what it is set as, and how bad it is to break a line before it. */
export interface Glyph {
  text: string
  run: Run
  level: Piece['level']
  space: boolean
  /** Stands upright in a vertical line. */
  upright: boolean
}

/** The text as graphemes; white space becomes single spaces, control characters are left out. */
export function toGlyphs(text: string): Glyph[] {
  const clean = text
    .replace(/[\s\u200b\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  const starts = new Set([...words.segment(clean)].map(word => word.index))
  let before: Glyph | undefined
  return [...graphemes.segment(clean)].map(({ segment, index }) => {
    const emoji = isEmoji(segment)
    before = {
      text: segment,
      run: emoji ? { emoji: segment } : segment,
      level: levelOf(segment, before, starts.has(index)),
      space: segment === ' ',
      upright: emoji || eastAsian.test(segment),
    }
    return before
  })
}

/** Runs of a stretch of glyphs: neighbouring words joined, emoji on their own. */
export function toRuns(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = []
  for (const { run } of glyphs) {
    const last = runs.at(-1)
    if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run
    else runs.push(run)
  }
  return runs
}

/** Whether most of the letters are Chinese or Japanese, so that the words may run downwards. */
export function isEastAsian(text: string): boolean {
  const letters = [...text].filter(letter => /[\p{L}\p{N}]/u.test(letter))
  const native = letters.filter(letter => eastAsian.test(letter))
  return native.length > 0 && native.length >= 0.6 * letters.length
}

/** Language for the engine, by script: the book's own for Chinese (its region decides where points stand). */
export function languageOf(text: string, locale: string): string {
  const scripts: [RegExp, string][] = [
    [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
    [/\p{Script=Hangul}/u, 'ko'],
    [/\p{Script=Han}/u, locale === 'zh-hk' ? 'zh-hk' : 'zh-tw'],
    [/\p{Script=Arabic}/u, 'ar'],
    [/\p{Script=Hebrew}/u, 'he'],
    [/\p{Script=Thai}/u, 'th'],
    [/\p{Script=Devanagari}/u, 'hi'],
    [/\p{Script=Cyrillic}/u, 'ru'],
  ]
  return scripts.find(([script]) => script.test(text))?.[1] ?? 'en'
}

function isEmoji(segment: string): boolean {
  return /\p{Emoji_Presentation}|\ufe0f|\u20e3/u.test(segment)
}

function levelOf(segment: string, before: Glyph | undefined, wordStart: boolean): Piece['level'] {
  if (!before) return 0
  if (segment === ' ' || closer.test(segment) || opener.test(before.text)) return 4
  if (before.space) return 1
  const chinese = eastAsian.test(segment) || eastAsian.test(before.text)
  if (wordStart && (chinese || /[-/]/.test(before.text)))
    return particle.test(segment) ? 2 : pause.test(before.text) ? 0 : 1
  return chinese ? 2 : 3
}
