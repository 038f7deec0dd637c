/**
 * Lets a line end inside an address after its joints, inside any other word that fills a line by itself, and
 * between the words of scripts that write no spaces.
 */
export function loosenLongWords(words: string): string {
  const segmented = words.replace(spaceless, run =>
    [...dictionary.segment(run)].map(w => w.segment).join(pause),
  )
  return segmented.replace(unbroken, word => (/^[#@]/.test(word) ? partTags(word) : loosen(word)))
}

const loosen = (word: string) =>
  word
    .replace(/([/?&=#_.~%:+-])(?=[^/\s])/g, `$1${pause}`)
    .replace(/[^\u200b]{13,}/g, part => part.replace(/.{10,40}?(?=[\p{L}\d].{2})/gsu, `$&${pause}`))

// Hashtags that were written without spaces are parted; one that a line can hold is not broken.
const partTags = (tags: string) =>
  tags
    .split(/(?=[#@][^#@])/)
    .map(tag => (tag.length <= longestTag ? tag : loosen(tag).replace(/^([#@])\u200b/, '$1')))
    .join(pause)

/** Characters that the narrowest column holds. */
const longestTag = 30

// Thai, Lao, Burmese and Khmer.
const spaceless = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]{2,}/gu
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })

const pause = '\u200b'
// More than a third of a line of the narrowest column without a place to break.
const unbroken = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d!-/:-@[-`{-~]{19,}/gu
