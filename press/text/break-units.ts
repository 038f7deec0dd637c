import type { Run } from '../page/display-list.ts'

/**
 * The pieces of a paragraph between which a line may end: words with their space, Chinese characters with the
 * points that may not begin or end a line (kinsoku; facts, print 4), emoji one by one.
 */
export function breakUnits(runs: readonly Run[]): Run[] {
  return runs.flatMap((run): Run[] =>
    typeof run === 'string'
      ? glue((run.match(pieces) ?? []).flatMap(wordsOfThai))
      : [...graphemes.segment(run.emoji)].map(({ segment }) => ({ emoji: segment })),
  )
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

// A wide character with its marks, or a word of other letters up to its space or invisible break.
const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef…—‧]\p{M}*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef…—‧\s\u200b]+[\s\u200b]*|[\s\u200b]+/gu

const neverFirst =
  /^[、，。．！？：；）〕】〉》」』〗〙”’%‧·・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々〻!),.:;?\]}…—～\s\u200b]/u
const neverLast = /[（〔【〈《「『〖〘“‘([{]$/u
const pair = /^(?:…|—)$/u

// Thai, Lao and Khmer write no spaces: their words are told by a dictionary.
function wordsOfThai(part: string): string[] {
  if (!/[\u0e00-\u0eff\u1780-\u17ff]/u.test(part)) return [part]
  return [...words.segment(part)].map(({ segment }) => segment)
}

const words = new Intl.Segmenter('th', { granularity: 'word' })

function glue(parts: string[]): string[] {
  const units: string[] = []
  for (const part of parts) {
    const before = units.at(-1)
    // a dash or an ellipsis is two characters wide and one thing; it may begin a line
    const opensPair = pair.test(part) && before !== undefined && !before.endsWith(part)
    if (before !== undefined && !opensPair && (neverFirst.test(part) || neverLast.test(before))) {
      units[units.length - 1] = before + part
    } else if (before !== undefined && pair.test(before.slice(-1)) && before.slice(-1) === part) {
      units[units.length - 1] = before + part
    } else {
      units.push(part)
    }
  }
  return units
}
