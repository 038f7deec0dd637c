import type { Run } from '#press/page/display-list'
import { withFace } from '#press/text/face-of-paragraph'
import { markMissing } from '#press/text/mark-missing'
import { splitEmoji } from '#press/text/split-emoji'
import { invisible } from '#press/text/split-lines'
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

/**
 * The text as graphemes; white space becomes single spaces, what prints nothing is left out, and 〓 stands for a grapheme that no
 * bundled font has, whose characters are added to `missing`.
 */
export function toGlyphs(text: string, missing = new Set<string>()): Glyph[] {
  const clean = text
    .replace(/[\s\u200b\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(/\p{Cs}/gu, '')
    .trim()
  const starts = new Set([...words.segment(clean)].map(word => word.index))
  const glyphs: Glyph[] = []
  for (const { segment, index } of graphemes.segment(clean)) {
    const run = runOf(segment, missing)
    if (run === '') continue
    const emoji = typeof run !== 'string'
    glyphs.push({
      text: segment,
      run,
      level: levelOf(emoji ? segment : run, glyphs.at(-1), starts.has(index)),
      space: segment === ' ',
      upright: emoji || eastAsian.test(run),
    })
  }
  return glyphs
}

/** Characters that no bundled font has: 〓 stands for them on the covers. */
export function missingOnCovers({ title, author }: { title: string; author: string }): string[] {
  const missing = new Set<string>()
  for (const text of [title, author]) toGlyphs(text, missing)
  return [...missing]
}

function runOf(segment: string, missing: Set<string>): Run {
  const runs = splitEmoji(segment)
  const emoji = runs.flatMap(run => (typeof run === 'string' ? [] : run.emoji)).join('')
  if (emoji !== '') return { emoji }
  const run = runs.filter(part => typeof part === 'string').join('')
  // all of it: half a syllable is none
  return markMissing(run, missing) === run ? run : '〓'
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

/** Language for the engine, by script: the book's own for Chinese (its region decides where points stand), with one face for all. */
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
  return withFace(scripts.find(([script]) => script.test(text))?.[1] ?? 'en', text)
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
