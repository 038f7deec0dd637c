import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { albumPage, largeBeside } from './album-page.ts'
import { typesets } from './typesets.ts'

const compiler = countingCompiler(3.2)

it('has all its passe-partouts on one axis, as wide as the words, whatever pixels their photos have', () => {
  const day = 86_400
  const photos = [
    [600, 800],
    [720, 960],
    [960, 720],
  ] as const
  const items = photos.flatMap(([width, height], n) => [
    buildItem({
      id: `p${n}`,
      time: 1_614_600_000 + n * 2 * day,
      media: [buildPhoto(`${n}`, { width, height })],
    }),
    buildItem({ id: `w${n}`, time: 1_614_600_000 + (n * 2 + 1) * day, text: '今天的海很安靜。'.repeat(40) }),
  ])
  const context = buildContext(compiler, 'a4-1')
  const { words } = albumPage(context)
  const { pages } = typesets['a4-1'].typesetMonth(items, context)
  const mounts = pages.flatMap(({ elements }) =>
    elements.filter(element => element.kind === 'rect' && element.w > 40 && element.h > 40),
  )
  expect(mounts.length).toBeGreaterThan(1)
  for (const { x, w } of mounts as { x: number; w: number }[]) {
    expect(x).toBeCloseTo(words.x)
    expect(w).toBeCloseTo(words.w)
  }
})

it('stands a group beside its words, or over the margin below them where fewer are to stand there', () => {
  const context = buildContext(compiler, 'a4-1')
  const page = albumPage(context)
  const group = Array.from({ length: 3 }, () => ({ aspect: 4 / 3, maxWidth: 64 }))
  const placeOf = (most: number) => largeBeside(page, context, most)(buildItem(), group)
  expect(placeOf(4)).toEqual(page.words)
  expect(placeOf(2)).toMatchObject({ x: 0, w: expect.closeTo(context.area.width) })
})
