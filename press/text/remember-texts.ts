import { LRUCache } from 'lru-cache'

/**
 * Asks a pure function of a text and a language once for each: an edit changes one entry, and all others of its month are as they were.
 * What it gives is given again, so nobody may change it.
 */
export function rememberTexts<Answer extends object>(
  of: (text: string, lang: string) => Answer,
): (text: string, lang: string) => Answer {
  const remembered = new LRUCache<string, Answer>({ maxSize: mostCharacters, sizeCalculation: lengthOf })
  return (text, lang) => {
    const key = `${lang} ${text}`
    const known = remembered.get(key)
    if (known) return known
    const answer = of(text, lang)
    remembered.set(key, answer)
    return answer
  }
}

/** A book of a thousand entries. What is longer than that by itself is remembered alone: a month is set in several ways. */
const mostCharacters = 500_000

const lengthOf = (_: object, key: string) => Math.min(key.length, mostCharacters)
