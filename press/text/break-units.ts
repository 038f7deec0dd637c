import type { Run } from '../page/display-list.ts'

/**
 * The pieces of a paragraph between which a line may end: words with their space, Chinese characters with the
 * points that may not begin or end a line (kinsoku; facts, print 4), emoji one by one. Joined they are the
 * paragraph again. Wherever Typst ends a line a piece ends too, or a page would be promised too few lines.
 */
export function breakUnits(runs: readonly Run[]): Run[][] {
  const units: Run[][] = []
  for (const piece of runs.flatMap(piecesOf)) {
    const unit = units.at(-1)
    const before = unit?.at(-1)
    if (!unit || before === undefined || mayPart(before, piece) || isLong(before)) units.push([piece])
    else if (typeof before === 'string' && typeof piece === 'string') unit[unit.length - 1] = before + piece
    else unit.push(piece)
  }
  return units
}

function piecesOf(run: Run): Run[] {
  if (typeof run === 'string') return (run.match(pieces) ?? []).flatMap(wordsOfThai).flatMap(partsOfWord)
  return [...graphemes.segment(run.emoji)].map(({ segment }) => ({ emoji: segment }))
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

// A wide character with its marks, or a word of other letters up to its space or invisible break.
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uffef…—‧]\p{M}*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uffef…—‧\s\u200b]+[\s\u200b]*|[\s\u200b]+/gu

const neverFirst =
  /^[\u2060、，。．！？：；）〕】〉》」』〗〙”’%‧·・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々〻!),.:;?\]}…—～\s\u200b]/u
const neverLast = /[（〔【〈《「『〖〘“‘([{\u2060\u00a0]$/u

// A row of points that no line holds has breaks of its own (cut-long-words).
const isLong = (before: Run): boolean =>
  typeof before === 'string' && before.length > 30 && before.endsWith('\u200b')

// A dash is two characters wide and one thing; it may begin a line, but for its second half.
function mayPart(before: Run, piece: Run): boolean {
  if (typeof before === 'string' && neverLast.test(before.slice(-1))) return false
  if (typeof piece !== 'string') return true
  if (piece === '—') return !(typeof before === 'string' && before.endsWith('—'))
  return !neverFirst.test(piece)
}

// Thai, Lao and Khmer write no spaces: their words are told by a dictionary.
function wordsOfThai(part: string): string[] {
  if (!/[\u0e00-\u0eff\u1780-\u17ff]/u.test(part)) return [part]
  return [...words.segment(part)].map(({ segment }) => segment)
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

// A line may end after a hyphen, also one that is only drawn there, a stroke or a call (Unicode line breaking: HY, BA, SY, EX).
const partsOfWord = (word: string): string[] => word.split(/(?<=[^\s\p{Ps}]-|[/!?|–\u00ad])(?=\p{L})/u)
