/** What stands below a first line: whether an empty line parts them, and the paragraphs. */
export interface Below {
  apart: boolean
  paragraphs: readonly string[]
}

/**
 * Whether the first line of an entry is its title: in brackets as titles have them (〈河岸〉, 【讀書筆記】), or a few words without
 * any point, with much below them. Where it may be a sentence it is none.
 */
export function isTitleLine(line: string, { apart, paragraphs }: Below): boolean {
  const [next] = paragraphs
  if (next === undefined || widthOf(line) > widest || neverTitle.test(line)) return false
  if (bracketed.test(line)) return true
  if (/\p{P}/u.test(line.replace(/（[^（）]*）$/u, '')) || !bare.test(line) || asSpoken.test(line))
    return false
  const below = paragraphs.reduce((sum, paragraph) => sum + widthOf(paragraph), 0)
  return apart ? below >= muchBelow : widthOf(next) >= longParagraph
}

/** em of Chinese characters; Latin letters are half as wide. */
const widest = 20
const muchBelow = 120
const longParagraph = 100

const widthOf = (words: string): number =>
  [...words].reduce((sum, character) => sum + (/[\u0020-\u024f]/.test(character) ? 0.5 : 1), 0)

// A sentence's end, a greeting, what goes on below, an address of the web, a name, a picture of an emotion.
const neverTitle =
  /[。！？!?…～~，,、；;：:.]$|https?:|www\.|[@#＠＃]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const bracketed = /^(?:〈[^〈〉]+〉|【[^【】]+】|《[^《》]+》)(?:\p{L}[\p{L}\p{N} ]*)?$/u
// letters, two at least, and digits; nothing that is drawn with signs
const bare = /^(?=.*\p{L}.*\p{L})[\p{L}\p{M}\p{N} （）]+$/u
// what is said to somebody ends so, and is no title
const asSpoken = /[了啊阿喔哦噢耶吧嗎呢啦嘛呀囉咯哈唷欸咧嗚嘻哇唉呵捏惹ㄅ-ㄩㄚ-ㄩ]$/u
