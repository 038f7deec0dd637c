import { readPageFonts } from '#contract/pages'
import type { Place } from '#press/products/diary/page-places'
import { pressVersion } from '#press/products/press-version'
import type { Deps } from '../../../deps.ts'
import { type Packed, packedAnswer } from '../../../kernel/http/packed-answer.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { bookCache } from '../../library/files/book-cache.ts'
import { keepBehind } from '../../library/files/keep-behind.ts'
import { placesOfPage } from './draw-page.ts'
import type { PlannedPage } from './plan-cache.ts'

/** The fonts of a page's words, kept by their characters: no more than stand on one page, and what keyboards give. */
export async function packedFonts(deps: Deps, book: BookRow, planned: PlannedPage): Promise<Packed> {
  const wanted = wantedFonts(placesOfPage(planned, book))
  const on = [pressVersion(), ...wanted]
  return packedAnswer(
    keepBehind(bookCache(deps, book.bid), deps),
    readPageFonts,
    { kind: 'pages', on },
    async () => ({
      fonts: await Promise.all(
        wanted.map(async font => ({
          ...font,
          woff2: Buffer.from(await deps.engine.run('font', font)).toString('base64'),
        })),
      ),
    }),
  )
}

/** The fonts of words, each with its characters once, in their order. */
export function wantedFonts(places: readonly Pick<Place, 'words'>[]) {
  const placed = places.flatMap(({ words }) => words ?? [])
  const styles = Map.groupBy(placed, ({ family, weight }) => `${family} ${weight}`)
  return [...styles.values()].flatMap(all => {
    const [first] = all
    if (!first) return []
    const characters = [...new Set([...ofKeyboards, ...all.flatMap(({ text }) => [...text])])].sort()
    return { family: first.family, weight: first.weight, characters: characters.join('') }
  })
}

const ofKeyboards = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'，。、；：？！「」『』（）《》〈〉…—～・的一是不我了在有人這個他們來到大家好今天很吃去會說你她和就也都要沒看',
]
