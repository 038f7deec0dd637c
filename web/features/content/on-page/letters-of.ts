import { isUnseen } from './visible.ts'

/** A character that is seen, at its offset in the text. */
export interface TextLetter {
  at: number
  length: number
}

/** The letters of a text as a page has glyphs for them: an emoji is one, whatever it is made of; what prints nothing is none. */
export function lettersOf(text: string): TextLetter[] {
  const letters: TextLetter[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    if (emoji.test(segment)) {
      letters.push({ at: index, length: segment.length })
      continue
    }
    let at = index
    for (const character of segment) {
      if (!isUnseen(character)) letters.push({ at, length: character.length })
      at += character.length
    }
  }
  return letters
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
