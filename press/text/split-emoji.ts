import type { Run } from '../page/display-list.ts'

// An emoji sequence as Unicode recommends it, or a single pictograph that a phone shows in colour.
const emoji =
  /\p{RGI_Emoji}|\p{Emoji_Presentation}\p{Emoji_Modifier}?|[[\u2600-\u27bf\u{1f000}-\u{1faff}]&&\p{Extended_Pictographic}]\ufe0f?(?!\ufe0e)/gv

// Asked first: the pattern of all sequences is slow, and most words have none.
const mayHoldEmoji = /[\p{Emoji}--[0-9#*©®™]]|\u20e3|[©®™]\ufe0f/v

/** Words and emoji apart; neighbouring emoji are one run. */
export function splitEmoji(words: string): Run[] {
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
