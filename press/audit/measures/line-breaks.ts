import type { Line } from '../drawn-page.ts'

export interface LineBreakFaults {
  /** Lines that begin with what may not begin one (W3C CLREQ 3.1.2), and those of them that begin with ～. */
  starts: number
  waves: number
  /** Lines that end with what may not end one, and those of them that end with # or @. */
  ends: number
  signs: number
  /** Latin hashtags and names that are broken inside. */
  brokenTags: number
}

/** What stands on both sides of the line ends inside paragraphs. */
export function lineBreakFaults(paragraphs: readonly (readonly Line[])[]): LineBreakFaults {
  const faults = { starts: 0, waves: 0, ends: 0, signs: 0, brokenTags: 0 }
  for (const lines of paragraphs) {
    for (const [i, line] of lines.entries()) {
      const next = lines[i + 1]
      if (!next) continue
      if (neverFirst.test(next.text)) faults.starts += 1
      if (next.text.startsWith('～')) faults.waves += 1
      if (neverLast.test(line.text)) faults.ends += 1
      if (/[#＃@＠]$/u.test(line.text)) faults.signs += 1
      if (tagAtEnd.test(line.text) && /^[\p{Script=Latin}\d_]/u.test(next.text)) faults.brokenTags += 1
    }
  }
  return faults
}

// Closing brackets, points, interpuncts, iteration marks, small kana, and what belongs to the number before it.
const neverFirst =
  /^[、，。．：；！？）〕】〉》」』〗〙”’‧·・ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ～％℃!),.:;?\]}%]/u
const neverLast = /[（〔【〈《「『〖〘“‘([{#＃@＠＄$￥]$/u
const tagAtEnd = /[#@][\p{Script=Latin}\d_.]+$/u
