import { expect, it } from 'vitest'
import { shareSlack } from './share-slack.ts'

const line = { min: 2, natural: 2, max: 2 }
const photo = { min: 10, natural: 20, max: 30 }
const rigid = { min: 10, natural: 30, max: 30, resistsShrinking: true }

it('has photos give and take in proportion, and lines not at all', () => {
  expect(shareSlack([line, photo, photo], 6)).toEqual([2, 23, 23])
  expect(shareSlack([line, photo, photo], -30)).toEqual([2, 10, 10])
})

it('takes from what resists shrinking only what the others have not', () => {
  expect(shareSlack([photo, rigid, line], -8)).toEqual([12, 30, 2])
  expect(shareSlack([photo, rigid, line], -15)).toEqual([10, 25, 2])
  expect(shareSlack([photo, rigid, line], -99)).toEqual([10, 10, 2])
})
