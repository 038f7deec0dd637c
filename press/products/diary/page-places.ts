import type { Region } from '../../page/display-list.ts'
import { areaLeft } from '../../page/geometry.ts'
import { profiles } from '../../printers/profiles.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import { type PlacedWords, placedWords } from './preview/placed-words.ts'
import { styleSheetOfPage } from './style-sheets.ts'

/** Where an item or one of its photos stands; `words` where they can be typed in their place. */
export interface Place extends Region {
  words?: PlacedWords
}

type PlacedIn = Pick<BookSettings, 'typeset' | 'profile' | 'binding'>

/** Where items and photos stand on each page of a volume, in mm from the upper left of the trimmed page. */
export function pagePlaces(pages: readonly BookPage[], settings: PlacedIn): Place[][] {
  return pages.map(page => placesOn(page, pages.length, settings))
}

/** The same of one page of a volume of so many. */
export function placesOn(page: BookPage, volumePages: number, settings: PlacedIn): Place[] {
  const { area, styles, ground } = styleSheetOfPage(page, settings)
  const left = areaLeft(area, profiles[settings.profile], volumePages, page.folio % 2 === 1)
  return page.regions.map(region => {
    const words = placedWords(page, region, styles, page.blank ? undefined : ground)
    return { ...region, x: region.x + left, ...(words && { words }) }
  })
}
