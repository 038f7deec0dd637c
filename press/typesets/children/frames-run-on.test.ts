import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Page } from '../../page/display-list.ts'
import { typesets } from '../typesets.ts'
import { wobblyFrame } from './wobbly.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const { area } = context
const line = '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛，可是很幸福。'

const framesOf = ({ elements }: Page) =>
  elements.flatMap(element =>
    element.kind === 'shape' &&
    element.svg.includes('fill="#FFFFFF" stroke="#') &&
    element.w > area.width * 0.9
      ? [{ foot: element.y + element.h, isClosed: element.svg.includes('Z"') }]
      : [],
  )

it('leaves the frame of long words open where they go on, down to the foot of the page', () => {
  const { pages } = typesets['a4-2'].typesetMonth([buildItem({ text: line.repeat(22) })], context)
  expect(pages).toHaveLength(2)
  const frames = pages.flatMap(framesOf)
  expect(frames.map(({ isClosed }) => isClosed)).toEqual([false, false])
  expect(frames[0]?.foot).toBeGreaterThan(area.top + area.height)
})

it('closes the frame of what ends on its page', () => {
  const { pages } = typesets['a4-2'].typesetMonth([buildItem({ text: line.repeat(4) })], context)
  expect(pages.flatMap(framesOf)).toEqual([expect.objectContaining({ isClosed: true })])
})

it('draws the sides of an open frame as far as its end, and both of them alone where both ends are open', () => {
  const linesOf = (head: boolean, foot: boolean) =>
    wobblyFrame({ x: 0, y: 0, w: 100, h: 60 }, 'a', { open: { head, foot } }).svg.match(/M/g)?.length
  expect([linesOf(true, false), linesOf(false, true), linesOf(true, true)]).toEqual([1, 1, 2])
})
