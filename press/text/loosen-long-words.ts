/** Lets a line end inside an address after its joints, and inside any other word that fills a line by itself. */
export function loosenLongWords(words: string): string {
  return words.replace(unbroken, word =>
    word
      .replace(/([/?&=#_.~%:+-])(?=[^/\s])/g, `$1${pause}`)
      .replace(/[^\u200b]{13,}/g, part => part.replace(/.{10,}?(?=[\p{L}\d].{2})/gsu, `$&${pause}`)),
  )
}

const pause = '\u200b'
// More than a third of a line of the narrowest column without a place to break.
const unbroken = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d!-/:-@[-`{-~]{19,}/gu
