/** A text whose lines end in two sounds (ㄎㄎ) with these on one line: in a narrow column one of them would stand on a line of its own. */
export const keepSounds = (text: string): string =>
  text.replace(/(\p{Script=Bopomofo})(?=\p{Script=Bopomofo}\s*$)/gmu, '$1\u2060')
