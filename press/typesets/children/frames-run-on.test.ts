import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Page } from '../../page/display-list.ts'
import { typesets } from '../typesets.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const { area } = context
const line = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛，可是很幸福。'

const framesOf = ({ elements }: Page) =>
  elements.filter(
    element =>
      element.kind === 'shape' &&
      element.svg.includes('fill="#FFFFFF" stroke="#') &&
      element.w > area.width * 0.9,
  )
const saidIn = ({ elements }: Page, style: string) =>
  elements.flatMap(element => (element.kind === 'text' && element.style === style ? [element] : []))

it('closes the frame of long words on both pages, and says on the second whose day goes on, clear of the words below', () => {
  const { pages } = typesets['a4-2'].typesetMonth([buildItem({ text: line.repeat(22) })], context)
  expect(pages).toHaveLength(2)
  expect(pages.flatMap(framesOf)).toHaveLength(2)
  const [first, second] = pages
  if (!first || !second) throw new Error('there are two pages')
  const [day] = saidIn(second, 'day')
  expect(day?.runs).toEqual(saidIn(first, 'day')[0]?.runs)
  expect(
    saidIn(first, 'weekday')
      .flatMap(({ runs }) => runs)
      .join(''),
  ).not.toContain('續')
  expect(
    saidIn(second, 'weekday')
      .flatMap(({ runs }) => runs)
      .join(''),
  ).toContain('續')
  const words = Math.min(...saidIn(second, 'body').map(({ y }) => y))
  expect(words).toBeCloseTo(area.top + 2 * area.rowMm)
})

it('says so of no story that one page holds', () => {
  const { pages } = typesets['a4-2'].typesetMonth([buildItem({ text: line.repeat(4) })], context)
  expect(pages.flatMap(framesOf)).toHaveLength(1)
  expect(pages.flatMap(page => saidIn(page, 'day'))).toHaveLength(1)
})
