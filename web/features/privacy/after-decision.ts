import type { Decision, Found, Group } from './privacy-queries.ts'

/** What is left to be shown at once, before the book was searched again. */
export function afterDecision(found: Found, decision: Decision): Found {
  return { ...found, groups: found.groups.flatMap(group => groupAfter(group, decision)) }
}

function groupAfter(group: Group, { kind, text, itemId, decision }: Decision): Group[] {
  if (group.kind !== kind || (text !== undefined && text !== group.text)) return [group]
  const isMeant = (place: Group['places'][number]) => itemId === undefined || place.itemId === itemId
  if (decision !== 'cover') {
    const kept = decision === 'keep'
    const places = group.places.map(place => (isMeant(place) ? { ...place, kept } : place))
    const changed = places.filter((place, i) => place.kept !== group.places[i]?.kept).length
    const all = kept ? group.count : 0
    return [{ ...group, places, kept: itemId === undefined ? all : group.kept + (kept ? changed : -changed) }]
  }
  // all of a kind leaves what is kept
  const isCovered = (place: Group['places'][number]) => isMeant(place) && (text !== undefined || !place.kept)
  if (itemId === undefined && text !== undefined) return []
  if (text === undefined && group.kept === 0) return []
  const places = group.places.filter(place => !isCovered(place))
  const count = text === undefined ? group.kept : group.count - (group.places.length - places.length)
  return count > 0 ? [{ ...group, count, places, kept: Math.min(group.kept, count) }] : []
}
