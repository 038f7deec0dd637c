import type { Box, PageBoxes } from '../../printers/page-boxes.ts'
import type { PageFacts } from '../read-pdf.ts'
import type { Bounds } from '../syntax/matrix.ts'
import type { CheckedFile } from './checked-file.ts'
import type { Finding } from './finding.ts'
import { rounded } from './finding.ts'
import { type Inset, insetOf, mmOf, type Side, sides } from './inset.ts'

/** Page and bleed of the size that is wanted, and whatever touches the trim going on to the end of the bleed. */
export function checkBoxes({ file, facts }: CheckedFile, boxesOf: (page: number) => PageBoxes): Finding[] {
  return facts.pages.flatMap((page, index) => {
    const at = { severity: 'error' as const, file, page: index + 1 }
    if (page.trim === undefined || page.bleed === undefined)
      return [{ ...at, rule: 'boxes-missing' as const, numbers: {} }]
    const want = boxesOf(index)
    const [width, height] = [mmOf(page.trim.right - page.trim.left), mmOf(page.trim.top - page.trim.bottom)]
    if (Math.abs(width - want.trim.w) > exact || Math.abs(height - want.trim.h) > exact) {
      const numbers = { width: rounded(width), height: rounded(height), wide: want.trim.w, high: want.trim.h }
      return [{ ...at, rule: 'page-size' as const, numbers }]
    }
    return [...bleedFindings(page, page.trim, page.bleed, want, at)]
  })
}

// mm; printers measure to a tenth.
const exact = 0.1

function* bleedFindings(
  page: PageFacts,
  trim: Bounds,
  bleed: Bounds,
  want: PageBoxes,
  at: { severity: 'error'; file: string; page: number },
): Generator<Finding> {
  const required = bleedOf(want)
  const has = insetOf(bleed, trim)
  const media = insetOf(page.media, trim)
  for (const side of sides) {
    const mm = -Math.max(has[side], media[side])
    if (mm < required[side] - exact)
      yield { ...at, rule: 'bleed-missing', numbers: { side, mm: rounded(mm), wanted: required[side] } }
  }
  const short = new Set<Side>()
  for (const bounds of [...page.fills, ...page.images.map(image => image.bounds)]) {
    if (isEmpty(bounds)) continue
    const inset = insetOf(bounds, trim)
    for (const side of sides) if (stopsAtTrim(inset, side, required)) short.add(side)
  }
  for (const side of short) yield { ...at, rule: 'stops-at-trim', numbers: { side, wanted: required[side] } }
}

/** Touches the trim, but leaves a strip of the bleed white: a knife that slips shows it. */
function stopsAtTrim(inset: Inset, side: Side, required: Inset): boolean {
  // What lies wholly outside the trim is cut off.
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const
  if (inset[opposite[side]] < 0 && inset[side] < -required[side]) return false
  return inset[side] < exact / 2 && inset[side] > -required[side] + exact
}

function bleedOf({ media, trim }: PageBoxes): Inset {
  const edge = (value: number) => rounded(value)
  return {
    left: edge(trim.x - media.x),
    top: edge(trim.y - media.y),
    right: edge(endX(media) - endX(trim)),
    bottom: edge(endY(media) - endY(trim)),
  }
}

const endX = (box: Box) => box.x + box.w
const endY = (box: Box) => box.y + box.h
const isEmpty = ({ left, right, bottom, top }: Bounds) => left >= right || bottom >= top
