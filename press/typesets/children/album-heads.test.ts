import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2', { edited: true })

it('begins the pages of an album that goes on where other pages begin', () => {
  const album = buildItem({
    id: 'album',
    text: '墾丁三天兩夜',
    media: Array.from({ length: 24 }, (_, n) =>
      buildPhoto(`${n}`, { width: 1200, height: n % 2 ? 900 : 1600 }),
    ),
  })
  const { pages } = typesets['a4-2'].typesetMonth(
    [album, buildItem({ id: 'after', time: album.time + 86_400 })],
    context,
  )
  const goesOn = pages.slice(1).filter(({ regions }) => regions.some(({ photo }) => photo !== undefined))
  expect(goesOn.length).toBeGreaterThan(0)
  for (const { regions } of goesOn)
    expect(Math.min(...regions.map(({ y }) => y))).toBeCloseTo(context.area.top + 3 * context.area.rowMm, 5)
})
