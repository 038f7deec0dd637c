import { expect, test } from 'vitest'
import { isBlurred } from './is-blurred.ts'

test.each([
  // grainy phone photos of made-up lives, and the plainest sharp photographs that were measured
  [{ kind: 'photo', sharpness: 2.3 }, false],
  [{ kind: 'photo', sharpness: 2 }, false],
  // the same out of focus by half a hundredth of their width
  [{ kind: 'photo', sharpness: 1.4 }, true],
  [{ sharpness: 0 }, true],
  [{ kind: 'photo' }, false],
  [{}, false],
  [{ kind: 'words', sharpness: 0.4 }, false],
] as const)('%o looks blurred: %s', (content, is) => {
  expect(isBlurred(content)).toBe(is)
})
