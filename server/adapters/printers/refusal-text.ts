/**
 * Why a printer refused an order, of its answer in JSON: the fields with what is said of each. What people wrote stays out, however the
 * printer cites it.
 */
export function refusalText(answer: string, written: readonly string[]): string {
  const theirs = new Set(written.flatMap(text => text.toLowerCase().match(word) ?? [])) // an empty text has no words
  const hide = (text: string) => text.replace(word, found => (isTheirs(found, theirs) ? '…' : found))
  const reasons: string[] = []
  for (const { path, text } of textsIn(parsed(answer))) {
    if (reasons.length === mostReasons) break
    const field = path.map(name => (fieldName.test(name) ? name : '…')).join('.')
    reasons.push(field === '' ? hide(text) : `${field}: ${hide(text)}`)
  }
  return reasons.join(' ').slice(0, mostCharacters) || 'without a reason'
}

/** Of a reason, so that it can be read and kept. */
export const mostCharacters = 500
const mostReasons = 10
const mostDepth = 10

const word = /[\p{L}\p{M}\p{N}]+/gu
const fieldName = /^[A-Za-z0-9_.]{1,60}$/

/** Printers write English, and numbers of pages; a long number is one of a telephone or a place. */
function isTheirs(found: string, theirs: ReadonlySet<string>): boolean {
  return theirs.has(found.toLowerCase()) || /\d{5}/.test(found) || !/^[A-Za-z0-9]+$/.test(found)
}

function* textsIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  if (typeof value !== 'object' || value === null || path.length === mostDepth) return
  // the one text of a field needs no number
  const single = Array.isArray(value) && value.length === 1
  for (const [name, part] of Object.entries(value)) yield* textsIn(part, single ? path : [...path, name])
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}
