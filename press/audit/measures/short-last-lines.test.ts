import { expect, it } from 'vitest'
import { buildLines } from '../../../tests/press/build-drawn.ts'
import { shortLastLines } from './short-last-lines.ts'

it('counts last lines of one character beside their points', () => {
  const paragraphs = [
    buildLines(['今天的海很安', '靜。']),
    buildLines(['今天的海很', '安靜。']),
    buildLines(['好。']),
  ]
  expect(shortLastLines(paragraphs)).toEqual({ short: 1, paragraphs: 3 })
})
