import type { MonthPart } from '../edit/edit-month.ts'

/** The parts of a month with the links that were shared in its small talk, at their days, where no clipping beside them has a picture. */
export function linksInTalk(parts: readonly MonthPart[]): MonthPart[] {
  const talk = parts.find(part => part.kind === 'smallTalk')
  if (talk?.kind !== 'smallTalk') return [...parts]
  const isLinks = (part: MonthPart) =>
    part.kind === 'clippings' && part.items.every(({ media }) => media.length === 0)
  const links = parts.flatMap(part => ('items' in part && isLinks(part) ? part.items : []))
  return parts.flatMap((part): MonthPart[] => {
    if (part !== talk) return isLinks(part) ? [] : [part]
    return [{ kind: 'smallTalk', items: [...links, ...talk.items].toSorted((a, b) => a.time - b.time) }]
  })
}
