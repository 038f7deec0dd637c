import type { Answer } from '#contract/call'
import type { listPrivacy as listPrivacyCall } from '#contract/privacy'
import { findingKinds, listFindings } from '#domain/privacy/private-findings'
import type { Sql } from '../../../kernel/db/connect.ts'
import { printedPortions } from '../content/printed-portions.ts'
import { keptIn } from '../kept-findings/store.ts'
import { listNames } from './list-names.ts'

type Found = Answer<typeof listPrivacyCall>
type Group = Found['groups'][number]

/** What may be private in all that a book prints, gathered by what it is: kinds in their order, what stands most often first. */
export async function listPrivacy(bid: string, db: Sql): Promise<Found> {
  const [names, isKept] = await Promise.all([listNames(db, bid), keptIn(db, bid)])
  const groups = new Map<string, Group>()
  for await (const rows of printedPortions(db, bid))
    for (const { itemId, month, original, edits } of rows)
      for (const finding of listFindings(original, edits, names)) {
        const { kind, text, before, after } = finding
        const key = `${kind} ${text}`
        const group = groups.get(key) ?? { kind, text, count: 0, kept: 0, places: [] }
        const kept = isKept(finding, itemId)
        group.count += 1
        if (kept) group.kept += 1
        if (group.places.length < mostPlaces)
          group.places.push({ itemId, chapterId: month, before, after, kept })
        groups.set(key, group)
      }
  const order = new Map(findingKinds.map((kind, at) => [kind, at]))
  const at = ({ kind }: Group) => order.get(kind) ?? findingKinds.length
  const sorted = [...groups.values()].sort((a, b) => at(a) - at(b) || b.count - a.count)
  return { groups: sorted.slice(0, mostGroups), cut: sorted.length > mostGroups }
}

/** A life of 5,000 entries has some hundreds; who covers those listed is shown the rest. */
const mostGroups = 2_000
const mostPlaces = 20
