import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { suitsBeside } from './beside-story.ts'

const tags = Array.from({ length: 30 }, (_, n) => `#鴨川散步${n}`).join(' ')
const suits = (text: string) =>
  suitsBeside(buildItem({ text, media: [buildPhoto('p', { width: 1080, height: 1350 })] }))

it('tells few words beside their picture, however many tags they have', () => {
  expect(suits('今天吃滷肉飯')).toBe(true)
  expect(suits(`今天吃滷肉飯\n${tags}`)).toBe(true)
})

it('tells many words below each other with it, and what has tags without end', () => {
  expect(suits('長'.repeat(151))).toBe(false)
  expect(suits(`${'長'.repeat(151)}\n${tags}`)).toBe(false)
  expect(suits(`今天吃滷肉飯\n${tags} ${tags} ${tags}`)).toBe(false)
})
