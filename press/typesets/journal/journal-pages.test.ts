import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import type { Region } from '../../page/display-list.ts'
import { typesets } from '../typesets.ts'

const sentence = '這一句話有二十個字那麼長剛好一行多一點。'

const monthOf = (sentences: number, photos: number) =>
  Array.from({ length: 8 }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 90_000,
      text: n % 2 === 0 ? sentence.repeat(sentences) : sentence,
      media:
        n % 2 === 0
          ? []
          : Array.from({ length: photos }, (_, p) =>
              buildPhoto(`p${n}-${p}`, { width: 1080, height: 1350 - 90 * n }),
            ),
    }),
  )

const context = buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
const pagesOf = (items: ReturnType<typeof monthOf>) => typesets['a5-1'].typesetMonth(items, context).pages

it('keeps photos 3 mm off the words above them', () => {
  const gaps = pagesOf(monthOf(2, 2)).flatMap(({ regions }) =>
    regions.flatMap(photo => (photo.photo === 0 ? gapAbove(photo, regions) : [])),
  )
  expect(gaps.length).toBeGreaterThan(2)
  for (const gap of gaps) expect(gap).toBeGreaterThan(rowsEnd + 1)
})

/** mm from the foot of the last row of words, which keeps some white itself. */
const rowsEnd = 0.5

const gapAbove = (photo: Region, regions: readonly Region[]): number[] => {
  const words = regions.filter(({ item, photo: own, h }) => item === photo.item && own === undefined && h > 0)
  const feet = words.map(({ y, h }) => y + h).filter(foot => foot <= photo.y + 0.01)
  return feet.length > 0 ? [photo.y - Math.max(...feet)] : []
}

it('names each month at the same height, with a picture below it as without', () => {
  const names = [monthOf(2, 3), monthOf(2, 0), monthOf(9, 1)].map(items => {
    const [first] = pagesOf(items)
    const name = first?.elements.find(element => element.kind === 'text' && element.style === 'opener')
    return name?.y
  })
  expect(new Set(names).size).toBe(1)
})
