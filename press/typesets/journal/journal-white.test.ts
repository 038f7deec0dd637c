import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { noteAndPhotos } from '../../../tests/press/note-and-photos.ts'
import type { Page } from '../../page/display-list.ts'
import { typesets } from '../typesets.ts'

const contextOf = () => buildContext(countingCompiler(3.2), 'a5-1', { edited: true })
const pagesOf = (sentences: number, photos: number) =>
  typesets['a5-1'].typesetMonth(
    noteAndPhotos(7, { sentences, photos, heightOf: n => (n % 2 === 0 ? 1350 : 810) }),
    contextOf(),
  ).pages

// mm of white between the entries of a page
const gapsOn = ({ regions }: Page): number[] => {
  const placed = regions.filter(({ h }) => h > 0)
  const entries = [...Map.groupBy(placed, ({ item }) => item).values()].map(own => ({
    head: Math.min(...own.map(({ y }) => y)),
    foot: Math.max(...own.map(({ y, h }) => y + h)),
  }))
  return entries.slice(1).map(({ head }, n) => head - (entries[n]?.foot ?? 0))
}

it('sets entries one distance apart, and leaves what a page has more of at its foot', () => {
  const gaps = [1, 2, 3].flatMap(photos =>
    [2, 5, 9].flatMap(n => pagesOf(n, photos).slice(1).flatMap(gapsOn)),
  )
  expect(gaps.length).toBeGreaterThan(5)
  // a line, what photos leave of theirs, and what closes half a line
  for (const gap of gaps) expect(gap).toBeLessThan(10)
})

it('leaves no few lines of an entry on either side of the end of a page', () => {
  const pages = typesets['a5-1'].typesetMonth(
    Array.from({ length: 9 }, (_, n) =>
      buildItem({
        id: `i${n}`,
        time: 1_614_560_400 + n * 90_000,
        text: '這一句話有二十個字那麼長剛好一行多一點。'.repeat(4 + n),
      }),
    ),
    contextOf(),
  ).pages
  const parted = pages.flatMap(({ elements }) =>
    elements.filter(
      element =>
        element.kind === 'text' && element.style === 'body' && (element.continues || element.continued),
    ),
  )
  expect(parted.length).toBeGreaterThan(0)
  for (const element of parted) expect(element.kind === 'text' && element.lines).toBeGreaterThanOrEqual(4)
})

it('sets words that are nothing but emoji larger', () => {
  const styleOf = (text: string) => {
    const [page] = typesets['a5-1'].typesetMonth(
      [
        buildItem({ id: 'a', time: 1_614_560_400, text }),
        buildItem({ id: 'b', time: 1_614_660_400, text: '早安你好嗎'.repeat(9) }),
      ],
      { ...contextOf(), edited: false },
    ).pages
    const words = page?.elements.find(
      element => element.kind === 'text' && (element.style === 'emoji' || element.style === 'body'),
    )
    return words?.kind === 'text' && words.style
  }
  expect(styleOf('☁️')).toBe('emoji')
  expect(styleOf('好☁️')).toBe('body')
})
