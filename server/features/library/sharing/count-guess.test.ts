import { expect, test } from 'vitest'
import { countGuess, type Guesses, mostWrong } from './count-guess.ts'

const minute = 60_000
const at = (minutes: number) => new Date(minutes * minute)

function guess(times: number, minutes: number, from?: Guesses): Guesses | undefined {
  let guesses = from
  for (let i = 0; i < times; i += 1) guesses = countGuess(guesses, at(minutes)) ?? guesses
  return guesses
}

test('twenty within an hour begin a pause, in which no guess counts', () => {
  expect(guess(mostWrong - 1, 0)).toMatchObject({ wrong: 19, pausedUntil: null })
  const paused = guess(mostWrong, 0)
  expect(paused).toMatchObject({ pauses: 1, pausedUntil: at(5) })
  expect(countGuess(paused, at(4.9))).toBeUndefined()
  expect(countGuess(paused, at(5))).toMatchObject({ wrong: 1, pauses: 1 })
})

test('each pause is twice as long as the last one, up to a day', () => {
  let now = 0
  let guesses: Guesses | undefined
  const lengths: number[] = []
  for (let pause = 0; pause < 11; pause += 1) {
    guesses = guess(mostWrong, now, guesses)
    const end = (guesses?.pausedUntil?.getTime() ?? 0) / minute
    lengths.push(end - now)
    now = end
  }
  expect(lengths).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440])
})

test('who mistypes now and then is never paused, and a calm day forgets the pauses', () => {
  expect(guess(mostWrong - 1, 60, guess(mostWrong - 1, 0))).toMatchObject({ wrong: 19, pausedUntil: null })
  const paused = guess(mostWrong, 0)
  expect(guess(mostWrong, 5 + 24 * 60, paused)?.pausedUntil).toEqual(at(5 + 24 * 60 + 5))
})
