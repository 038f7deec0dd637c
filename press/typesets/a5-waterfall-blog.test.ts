import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a5WaterfallBlog } from './a5-waterfall-blog.ts'

it('names the day of an entry in the colour of its month, on the line of its hour', () => {
  const item = buildItem({ text: '河水在這一帶轉了一個很大的彎。'.repeat(12) })
  const { pages } = a5WaterfallBlog.typesetMonth(
    [item],
    buildContext(countingCompiler(), 'a5-waterfall-blog'),
  )
  const elements = pages.flatMap(page => page.elements)
  const texts = elements.filter(element => element.kind === 'text')
  const day = texts.find(({ style }) => style === 'day')
  const hour = texts.find(({ runs }) => /\d\d:\d\d/.test(runs.join('')))
  const bar = elements.find(element => element.kind === 'rect')
  expect(day?.color).toBe(bar?.kind === 'rect' && bar.fill)
  expect(Math.abs((day?.y ?? 0) - (hour?.y ?? 99))).toBeLessThan(3)
  expect((day?.x ?? 0) + (day?.w ?? 0)).toBeLessThanOrEqual(hour?.x ?? 0)
})
