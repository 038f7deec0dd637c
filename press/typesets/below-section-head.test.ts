import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
const story = buildItem({ id: 'story', time: 1_614_560_400, text: '今天的海很安靜，'.repeat(40) })
const talk = Array.from({ length: 60 }, (_, n) =>
  buildItem({ id: `talk-${n}`, time: 1_614_560_400 + (n + 1) * 20_000, text: `好喔${n}` }),
)
const { pages } = typesets['a5-1'].typesetMonth([story, ...talk], context)
const textsOf = (page: (typeof pages)[number]) =>
  page.elements.flatMap(element =>
    element.kind === 'text' ? [{ ...element, said: element.runs.join('') }] : [],
  )

it('stands small talk of a5-1 again below its head on each page that it goes on to', () => {
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) {
    const texts = textsOf(page)
    const isTalk = texts.some(({ said }) => said.startsWith('好喔'))
    expect(texts.some(({ said }) => said.startsWith(context.words.smallTalk))).toBe(isTalk)
  }
})

it('stands the days of small talk, and its head, where those of entries stand', () => {
  const lefts = pages.flatMap(page =>
    textsOf(page).filter(({ style, said }) => style === 'runDay' || said.startsWith(context.words.smallTalk)),
  )
  expect(lefts.length).toBeGreaterThan(60)
  expect(new Set(lefts.map(({ x }) => x))).toEqual(new Set([0]))
})
