import type { Region } from '../../page/display-list.ts'
import { areaFor, areaLeft } from '../../page/geometry.ts'
import { profiles } from '../../printers/profiles.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'

/** Where items and photos stand on each page of a volume, in mm from the upper left of the trimmed page. */
export function pagePlaces(
  pages: readonly BookPage[],
  settings: Pick<BookSettings, 'typeset' | 'profile' | 'binding'>,
): Region[][] {
  const profile = profiles[settings.profile]
  const area = areaFor(typesets[settings.typeset], profile, settings.binding)
  return pages.map(page => {
    const left = areaLeft(area, profile, pages.length, page.folio % 2 === 1)
    return page.regions.map(region => ({ ...region, x: region.x + left }))
  })
}
