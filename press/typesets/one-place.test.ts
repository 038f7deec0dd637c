import { expect, test } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { typesets } from './typesets.ts'

test.each(['a5-1', 'a4-1'] as const)('what stands beside the words in %s is one place with them', name => {
  const items = ['累了', '好喔', '今天的海很安靜，'.repeat(9)].map((text, i) =>
    buildItem({ id: `i${i}`, time: 1_614_560_400 + i * 90_000, text }),
  )
  const context = buildContext(countingCompiler(3.2), name, { edited: true })
  const regions = typesets[name].typesetMonth(items, context).pages.flatMap(page => page.regions)
  for (const { id } of items) {
    const [widest, ...others] = regions.filter(r => r.item === id).toSorted((a, b) => b.w - a.w)
    if (!widest) throw new Error('every entry has its place')
    for (const { x, w } of others) {
      expect(x).toBeGreaterThan(widest.x - 0.1)
      expect(x + w).toBeLessThan(widest.x + widest.w + 0.1)
    }
  }
})

test('heads of small talk in a4-1 stand at its margin, also where there is much of it', () => {
  const headsOf = (count: number) => {
    const items = Array.from({ length: count + 1 }, (_, i) =>
      buildItem({
        id: `i${i}`,
        time: 1_614_560_400 + i * 90_000,
        text: i === 0 ? '今天的海很安靜，'.repeat(20) : `好喔${i}`,
      }),
    )
    const context = buildContext(countingCompiler(3.2), 'a4-1', { edited: true })
    return typesets['a4-1']
      .typesetMonth(items, context)
      .pages.flatMap(({ elements }) =>
        elements.flatMap(e => (e.kind === 'text' && e.runs[0] === context.words.smallTalk ? [e.x] : [])),
      )
  }
  expect(headsOf(4)).toEqual([0])
  expect(headsOf(16)).toEqual([0])
})
