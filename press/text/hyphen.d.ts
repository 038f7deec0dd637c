// The package brings no types (1.14.1); what is used of it.
declare module 'hyphen/en-us/index.js' {
  const english: {
    /** `hyphenChar` between the syllables of a word. */
    hyphenateSync(word: string, options: { hyphenChar: string }): string
  }
  export default english
}
