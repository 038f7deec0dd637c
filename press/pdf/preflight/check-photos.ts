import type { CheckedFile } from './checked-file.ts'
import { type Finding, rounded } from './finding.ts'
import { mmOf } from './inset.ts'
import { placeOf } from './place.ts'

/**
 * Resolution of each picture at the size it is printed (facts, print 3): fine from 240 ppi, a warning from 150,
 * an error below, unless the picture is printed so small already that nothing else was possible.
 */
export function checkPhotos({ profile, file, facts, places }: CheckedFile): Finding[] {
  const { fine, warn, most } = profile.ppi
  return facts.pages.flatMap((page, index) =>
    page.images.flatMap((image): Finding[] => {
      const { left, right, bottom, top } = image.bounds
      // Clipped away altogether.
      if (left >= right || bottom >= top) return []
      const ppi = Math.round(image.ppi)
      if (ppi >= fine && ppi <= most * slack) return []
      const longMm = mmOf(Math.max(right - left, top - bottom))
      const tooLow = ppi < warn && longMm > smallestMm
      const where = placeOf(places[index], image.bounds, page.trim, 'photo')
      return [
        {
          rule: ppi < fine ? 'resolution-low' : 'resolution-high',
          severity: tooLow ? 'error' : 'warning',
          file,
          page: index + 1,
          ...where,
          numbers: { ppi, wanted: ppi < fine ? fine : most, mm: rounded(longMm) },
        },
      ]
    }),
  )
}

// A derivative is made to whole pixels and for the widest of several slots of nearly the same size.
const slack = 1.03
// Long side in mm that no typeset goes below.
const smallestMm = 40
