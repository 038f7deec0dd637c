import type { Item } from '#domain/books/item'

/**
 * The same items with other words: each sentence gives way to one from the same life in the same writing, drawn
 * by the seed. So each repetition sets text that no cache of the engine has seen, as long as the last.
 */
export function reword(items: readonly Item[], seed: number): Item[] {
  const bank = new Map<string, string[]>()
  for (const item of items)
    for (const sentence of sentences(item.text)) {
      const like = bank.get(writing(sentence))
      if (like) like.push(sentence)
      else bank.set(writing(sentence), [sentence])
    }
  const random = randomFrom(seed)
  const other = (sentence: string) => {
    const like = bank.get(writing(sentence)) ?? []
    return like[Math.floor(random() * like.length)] ?? sentence
  }
  return items.map(item => ({ ...item, text: sentences(item.text).map(other).join('') }))
}

const sentences = (text: string) => text.match(/[^。！？!?\n]*[。！？!?\n]+|[^。！？!?\n]+$/g) ?? []

// A line feed at the end counts, so that a text keeps its paragraphs.
function writing(sentence: string): string {
  const script = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(sentence)
    ? 'ja'
    : /\p{Script=Han}/u.test(sentence)
      ? 'zh'
      : 'en'
  return script + (sentence.endsWith('\n') ? '-end' : '')
}

/** Numbers from 0 to 1 by Marsaglia's xorshift; the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
}
