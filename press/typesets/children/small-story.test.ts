import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'

const context = buildContext(countingCompiler(3.2), 'a4-2', { edited: true })
const items = ['累了', '', '好喔'].map((text, i) =>
  buildItem({
    id: `i${i}`,
    time: 1_614_560_400 + i * 90_000,
    text,
    ...(text === '' && { place: { name: '台中科博館' } }),
  }),
)
const texts = typesets['a4-2']
  .typesetMonth(items, context)
  .pages.flatMap(page => page.elements.filter(element => element.kind === 'text'))
const saying = (words: string) => texts.find(({ runs }) => runs.join('').includes(words))

it('sets a place without words as a caption, all that its bubble says', () => {
  expect(saying('台中科博館')?.style).toBe('caption')
})

it('says that the small talk begins over its bubbles, in none of them', () => {
  const over = saying(context.words.smallTalkAlone)
  const first = Math.min(...texts.flatMap(({ style, y }) => (style === 'dot' ? [y] : [])))
  expect(over?.x).toBe(0)
  expect(first - (over?.y ?? first)).toBeGreaterThan(8)
})
