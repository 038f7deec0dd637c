import type { CheckedFile } from './checked-file.ts'
import type { Finding } from './finding.ts'
import { placeOf } from './place.ts'

/** Colours as the profile asks, the condition they are meant for, and nothing that shines through where that is refused. */
export function checkColours({ profile, file, facts, places }: CheckedFile): Finding[] {
  const findings: Finding[] = []
  const cmyk = profile.colour === 'cmyk'
  for (const [index, page] of facts.pages.entries()) {
    for (const image of page.images) {
      if (cmyk ? image.inks === 'cmyk' || image.inks === 'grey' : image.inks !== 'cmyk') continue
      const where = placeOf(places[index], image.bounds, page.trim, 'photo')
      const rule = cmyk ? 'photo-not-cmyk' : 'photo-not-srgb'
      findings.push({ rule, severity: 'error', file, page: index + 1, ...where, numbers: {} })
    }
  }
  const count = (has: (page: (typeof facts.pages)[number]) => boolean) => facts.pages.filter(has).length
  const warning = (rule: Finding['rule'], numbers: Finding['numbers']) =>
    findings.push({ rule, severity: 'warning', file, numbers })
  const coloured = count(page => page.inks.has('rgb'))
  if (cmyk && coloured > 0) warning('colours-not-cmyk', { pages: coloured })
  if (cmyk && facts.condition === undefined)
    findings.push({ rule: 'no-output-intent', severity: 'error', file, numbers: {} })
  else if (profile.outputCondition !== undefined && facts.condition !== profile.outputCondition)
    warning('other-condition', { found: facts.condition ?? '', wanted: profile.outputCondition })
  if (profile.standards !== undefined && !profile.standards.includes(facts.standard ?? ''))
    warning('other-standard', { found: facts.standard ?? '–', wanted: profile.standards.join(', ') })
  const sheer = count(page => page.transparent)
  if (profile.flattened && sheer > 0) warning('transparency', { pages: sheer })
  return findings
}
