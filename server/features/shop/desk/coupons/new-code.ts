import { randomInt } from 'node:crypto'

/** A code that nobody guesses (50 bits) and that is read out without mistakes: `K7MHB-2XWQP`. */
export function newCode(random: (below: number) => number = randomInt): string {
  const letters = Array.from({ length: 10 }, () => alphabet[random(alphabet.length)])
  return [letters.slice(0, 5), letters.slice(5)].map(part => part.join('')).join('-')
}

// without 0 and O, 1 and I, U and V
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'
