import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Whether a password is among the first that somebody tries: one that many people have, a few letters again and again, letters or digits as
 * they follow each other, a day, or a name that stands on the book itself.
 */
export function isGuessable(password: string, names: readonly string[] = []): boolean {
  const plain = plainOf(password)
  return (
    common.has(plain) ||
    new Set(plain).size < leastDifferent ||
    isRun(plain) ||
    day.test(plain) ||
    names.some(name => plainOf(name) === plain)
  )
}

/** What people vary first: capitals and what stands between. */
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/gu, '')

const common = new Set(dictionary.passwords.map(plainOf))

const leastDifferent = 4

/** `12345678`, `hgfedcba`. */
function isRun(text: string): boolean {
  const letters = [...text].map(letter => letter.codePointAt(0) ?? 0)
  const steps = new Set(letters.slice(1).map((letter, at) => letter - (letters[at] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) === 1
}

/** `20190214`, `14022019`, as birthdays are written. */
const day =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/
