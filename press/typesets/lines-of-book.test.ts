import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { countClusters } from '../audit/measures/clusters.ts'
import { seeded } from './seeded.ts'
import { typesets } from './typesets.ts'

const shapes = [0.5625, 0.75, 0.75, 1, 4 / 3, 4 / 3, 16 / 9]

it.each(['a5-1', 'a5-2', 'a4-1', 'a5-column-tweet', 'a5-waterfall-tweet', 'a5-waterfall-blog'] as const)(
  'begins photos of %s on a dozen lines',
  name => {
    const context = buildContext(countingCompiler(3.2), name)
    const random = seeded('lines')
    const items = Array.from({ length: 40 }, (_, n) => {
      const media = Array.from({ length: 1 + (n % 9) }, (_, i) => {
        const aspect = shapes[Math.floor(random() * shapes.length)] ?? 1
        return buildPhoto(`${n} ${i}`, { width: 1600, height: Math.round(1600 / aspect) })
      })
      return buildItem({ id: `${n}`, text: '今天去河邊走走。'.repeat(1 + (n % 5)), media })
    })
    const { pages } = typesets[name].typesetMonth(items, context)
    const lefts = pages.flatMap(({ regions }) => regions.filter(({ photo }) => photo !== undefined))
    expect(lefts.length).toBeGreaterThan(150)
    expect(
      countClusters(
        lefts.map(({ x }) => x),
        0.5,
      ),
    ).toBeLessThanOrEqual(12)
  },
)
