import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })
const { area } = context

it('stands at the foot of its page, below drawings, where it is alone in its month', () => {
  const { pages } = typesets['a4-2'].typesetMonth([buildItem({ text: '新年快樂。' })], context)
  expect(pages).toHaveLength(1)
  const [page] = pages
  const foot = Math.max(...(page?.regions.map(({ y, h }) => y + h) ?? []))
  expect(foot).toBeGreaterThan(area.top + area.height * 0.8)
  expect(foot).toBeLessThanOrEqual(area.top + area.height + 0.01)
})
