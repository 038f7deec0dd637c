import english from 'hyphen/en-us/index.js'

/** Letters of the shortest word that is parted, and of its shortest part. */
const SHORTEST_WORD = 6
const SHORTEST_PART = 3

/**
 * The ways to part an English word over two lines, the longest head first, each head without its hyphen; none where it is a name,
 * an address or part of a compound. `word` with the points around it and the space after it, as a line end finds it (break-units).
 */
export function hyphenate(word: string): { head: string; tail: string }[] {
  const [, before = '', letters = '', after = ''] = word.match(plainWord) ?? []
  if (letters.length < SHORTEST_WORD) return []
  const parts = english.hyphenateSync(letters, { hyphenChar: '\u00ad' }).split('\u00ad')
  const ways: { head: string; tail: string }[] = []
  let head = ''
  for (const part of parts.slice(0, -1)) {
    head += part
    if (head.length < SHORTEST_PART || letters.length - head.length < SHORTEST_PART) continue
    ways.unshift({ head: before + head, tail: letters.slice(head.length) + after })
  }
  return ways
}

// names begin with a capital letter and stay whole
const plainWord = /^(["'“‘([「『（]*)([a-z]+)([\s,.;:!?)\]"'”’…，。、！？；：」』）]*)$/
