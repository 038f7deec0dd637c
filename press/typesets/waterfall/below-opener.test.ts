import { describe, expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'

const { 'a5-waterfall-tweet': typeset } = typesets

describe('below an opener with its sentence', () => {
  const shapes = [540, 1600].flatMap(width =>
    [0.5, 0.5625, 0.75, 4 / 3].map(aspect => ({ width, height: Math.round(width / aspect) })),
  )
  it.each([2, 3])('the first entry stands on its page, of any %i photos', count => {
    const context = buildContext(countingCompiler(3.2), typeset.name, { edited: true })
    const foot = context.area.top + context.area.height
    const months = shapes.flatMap(first =>
      shapes.map(other => [first, ...Array.from({ length: count - 1 }, () => other)]),
    )
    const after = Array.from({ length: 5 }, (_, n) =>
      buildItem({
        id: `after ${n}`,
        text: `${'一二三四五'[n]}點起床以後，我們走到河邊去看船。${'水很安靜，沒有人說話，也沒有風。'.repeat(2)}`,
        time: 1_614_900_000 + n * 90_000,
        media: n < 3 ? [buildPhoto(`after ${n}`, { width: 1200, height: 1600 })] : [],
      }),
    )
    for (const shapes of months) {
      const media = shapes.map((shape, n) => buildPhoto(`p${n}`, shape))
      const first = buildItem({ id: 'first', text: '海'.repeat(48), media, time: 1_614_560_400 })
      const { pages } = typeset.typesetMonth([first, ...after], context)
      const feet = pages.flatMap(({ regions }) => regions.map(({ y, h }) => y + h))
      expect(Math.max(...feet), JSON.stringify(shapes)).toBeLessThan(foot + 0.1)
    }
  })
})
