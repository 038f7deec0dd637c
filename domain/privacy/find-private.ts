import { type PrivateKind, privateRules } from './private-rules.ts'

/** A place of a text that tells how somebody is reached. */
export interface PrivatePlace {
  kind: PrivateKind
  /** UTF-16 units. */
  start: number
  end: number
}

/** Phone numbers, mail and home addresses of a text, in its order, none over another, at most 200. */
export function findPrivate(text: string): PrivatePlace[] {
  const plain = narrow(text)
  const found = privateRules.flatMap(({ kind, hint, pattern, unless }) =>
    (hint.test(plain) ? [...plain.matchAll(pattern)] : []).flatMap(({ index, 0: match }): PrivatePlace[] =>
      unless?.(match) ? [] : [{ kind, ...trimmed(index, match) }],
    ),
  )
  const places: PrivatePlace[] = []
  for (const place of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (places.length === mostPlaces) break
    if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place)
  }
  return places
}

const mostPlaces = 200

/** Without the blanks at its ends. */
function trimmed(at: number, match: string): { start: number; end: number } {
  const start = at + match.length - match.trimStart().length
  return { start, end: start + match.trim().length }
}

/** Full-width digits, letters and signs as half-width ones; each stays one unit, so that places stay. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}
