import type { Region } from '../../page/display-list.ts'
import { areaFor, areaLeft } from '../../page/geometry.ts'
import { profiles } from '../../printers/profiles.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'
import { type PlacedWords, placedWords } from './preview/placed-words.ts'

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
  const profile = profiles[settings.profile]
  const typeset = typesets[settings.typeset]
  const area = areaFor(typeset, profile, settings.binding)
  const left = areaLeft(area, profile, volumePages, page.folio % 2 === 1)
  return page.regions.map(region => {
    const words = placedWords(page, region, typeset.styles, page.blank ? undefined : typeset.ground)
    return { ...region, x: region.x + left, ...(words && { words }) }
  })
}
