/** The points as a book sets them where a keyboard made do with others (facts, print 4); words are never touched. */
export function polishPunctuation(words: string): string {
  return (
    words
      .replace(/─{2,}|(?<=\p{Script=Han})--+(?=\p{Script=Han})/gu, '——')
      .replace(/(?<=[\p{Script=Han}，。！？」』）])\s?(?:\.{3,}|…)(?!…)(?<!……)/gu, '……')
      .replace(/(?<=\p{Script=Han})·(?=\p{Script=Han})/gu, '‧')
      .replace(/(?<=\p{Script=Han}),(?=\p{Script=Han})/gu, '，')
      // the sign of a hashtag or a name stays with its word, and what lengthens a word with the word
      .replace(/[#@](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|[＃＠](?=\S)/gu, '$&\u2060')
      .replace(/(?<=\S)～/gu, '\u2060～')
  )
}
