/** What PostgreSQL cannot keep, or what nobody can read to its end, and where in a request it stands. */
export interface Unstorable {
  why: 'characters' | 'depth'
  /** Names and numbers from the outside in, by points. */
  at: string
}

/**
 * Looks through what was parsed of a request, keys included, for NUL, half characters (lone surrogates), and nesting deeper than
 * any call asks for. Without recursion: what comes from outside must not fill the stack.
 */
export function findUnstorable(value: unknown): Unstorable | undefined {
  const waiting: Place[] = [{ value, depth: 0, name: '', above: undefined }]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value: node, name } = place
    if (isUnstorable(name) || (typeof node === 'string' && isUnstorable(node)))
      return { why: 'characters', at: pathOf(place) }
    if (typeof node !== 'object' || node === null) continue
    if (place.depth === mostDepth) return { why: 'depth', at: pathOf(place).slice(0, 200) }
    for (const [key, inner] of Object.entries(node))
      waiting.push({ value: inner, depth: place.depth + 1, name: key, above: place })
  }
  return undefined
}

interface Place {
  value: unknown
  depth: number
  name: string
  above: Place | undefined
}

/** The deepest body of the contract has eight levels. */
const mostDepth = 32

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

function pathOf(place: Place): string {
  const names: string[] = []
  for (let at: Place | undefined = place; at?.above; at = at.above)
    names.unshift(at.name.replaceAll('\0', '').toWellFormed())
  return names.join('.')
}
