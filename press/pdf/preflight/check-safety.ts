import { insideMargin } from '../../printers/printer-profile.ts'
import type { Bounds } from '../syntax/matrix.ts'
import type { CheckedFile } from './checked-file.ts'
import { type Finding, rounded } from './finding.ts'
import { type Inset, insetOf, type Side, sides } from './inset.ts'
import { placeOf } from './place.ts'

/** Words and pictures keep away from the knife and from the gutter; a picture may run out of the page altogether. */
export function checkSafety({ profile, file, facts, places }: CheckedFile): Finding[] {
  const inside = insideMargin(profile, facts.pages.length)
  return facts.pages.flatMap((page, index) => {
    const { trim } = page
    if (trim === undefined) return []
    const bind: Side = index % 2 === 0 ? 'left' : 'right'
    const limits = (safety: number): Inset => {
      const all = { left: safety, top: safety, right: safety, bottom: safety }
      return { ...all, [bind]: Math.max(safety, inside) }
    }
    const at = { severity: 'error' as const, file, page: index + 1 }
    const words = worst(page.words, trim, limits(profile.safety.text), inset => inset, hanging)
    const pictures = worst(page.images, trim, limits(profile.safety.picture), runsOut, exact)
    return [
      ...words.map(intrusion => finding(intrusion, { ...at, rule: 'text-in-safety' as const }, 'words')),
      ...pictures.map(intrusion =>
        finding(intrusion, { ...at, rule: 'picture-in-safety' as const }, 'photo'),
      ),
    ]

    function finding(
      intrusion: Intrusion,
      head: typeof at & { rule: Finding['rule'] },
      kind: 'photo' | 'words',
    ): Finding {
      const { side, mm, required, bounds } = intrusion
      const numbers = { side, mm: rounded(mm), wanted: required }
      return { ...head, ...placeOf(places[index], bounds, trim, kind), numbers }
    }
  })
}

interface Intrusion {
  side: Side
  mm: number
  required: number
  bounds: Bounds
}

// mm; lines are rounded to points.
const exact: Inset = { left: 0.1, top: 0.1, right: 0.1, bottom: 0.1 }
// Points and round letters hang out of the measure on purpose, for edges that look straight.
const hanging: Inset = { ...exact, left: 0.6, right: 0.6 }

/** For each side of the page, what comes nearest to the trim, where that is too near. */
function worst(
  things: { bounds: Bounds }[],
  trim: Bounds,
  limits: Inset,
  counts: (inset: Inset) => Partial<Inset>,
  slack: Inset,
): Intrusion[] {
  const nearest = new Map<Side, Intrusion>()
  for (const { bounds } of things) {
    if (bounds.left >= bounds.right || bounds.bottom >= bounds.top) continue
    const inset = counts(insetOf(bounds, trim))
    for (const side of sides) {
      const mm = inset[side]
      if (
        mm === undefined ||
        mm >= limits[side] - slack[side] ||
        mm >= (nearest.get(side)?.mm ?? Number.POSITIVE_INFINITY)
      )
        continue
      nearest.set(side, { side, mm, required: limits[side], bounds })
    }
  }
  return [...nearest.values()]
}

/** Sides that a picture does not run out of; where it does, the bleed is what is checked. */
function runsOut(inset: Inset): Partial<Inset> {
  return Object.fromEntries(sides.filter(side => inset[side] > 0).map(side => [side, inset[side]]))
}
