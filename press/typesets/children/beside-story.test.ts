import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { besidesOf, suitsBeside } from './beside-story.ts'
import { inset, widthOf } from './page-grid.ts'

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

const context = buildContext(countingCompiler(5.3), 'a4-2')

it('has a dozen characters on each line beside a picture, or all words of a line', () => {
  const widthsOf = (text: string) =>
    besidesOf(buildItem({ text, media: [buildPhoto('p', { width: 1600, height: 1200 })] }), context).flatMap(
      ({ words }) => words.map(({ w }) => w),
    )
  const letter = 15 * 0.3528
  expect(Math.min(...widthsOf('下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來。'))).toBeGreaterThan(
    12 * letter,
  )
  expect(Math.min(...widthsOf('今天吃滷肉飯'))).toBeGreaterThan(6 * letter)
  expect(Math.min(...widthsOf('今天吃滷肉飯'))).toBeLessThan(12 * letter)
})

it('takes no more columns than a high picture fills', () => {
  const [story] = besidesOf(
    buildItem({ text: '好喔', media: [buildPhoto('p', { width: 960, height: 1280 })] }),
    context,
  )
  const [picture] = story?.pictures ?? []
  const [slot] = picture?.kind === 'photos' ? picture.offer.compose(picture.offer.natural) : []
  // fewer mm than a column between the picture and its words, but for what always is
  const { x = 0, w = 0 } = story?.words[0] ?? {}
  expect(context.area.width - inset - (slot?.w ?? 0) - x - w).toBeLessThan(widthOf(context.area, 1) + 13)
})
