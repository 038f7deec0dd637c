import type { AuditFigures } from '#press/audit/audit-pages'

/** Faults, of which fewer is better, and the one figure of which more is. What else is counted says how large a book is. */
export const recorded = [
  'forbiddenStarts',
  'forbiddenEnds',
  'brokenTags',
  'shortLastLines',
  'tornLines',
  'loosePairs',
  'mixedFamilies',
  'onBaselineGridPercent',
  'pageHeads',
  'photoEdges',
  'crowdedSpreads',
  'photosOverTurn',
  'insideUnderThird',
  'insideThirdEmpty',
  'endsUnderQuarter',
  'endsThirdEmpty',
  'below150',
  'below240',
  'focusOutside',
  'croppedMuch',
  'croppedWords',
  'lostWords',
] as const

export type Recorded = Record<(typeof recorded)[number], number>

/** The recorded figures of an audit. */
export function recordOf(figures: AuditFigures): Recorded {
  const entries = recorded.map(name => [name, figures[name] ?? 0])
  // one entry for each name of the list
  return Object.fromEntries(entries) as Recorded
}

/** The figures that are worse than recorded, as `name: 3 (recorded 2)`. */
export function worseFigures(now: Recorded, before: Recorded): string[] {
  return recorded
    .filter(name => (name === 'onBaselineGridPercent' ? now[name] < before[name] : now[name] > before[name]))
    .map(name => `${name}: ${now[name]} (recorded ${before[name]})`)
}
