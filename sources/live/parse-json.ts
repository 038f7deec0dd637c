/**
 * JSON of a network; undefined where it is none. Whole numbers that a double cannot hold become text: ids are such numbers
 * (social formats 3).
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, exactly)
  } catch {
    // an error page of a proxy
    return undefined
  }
}

function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  return context?.source !== undefined && /^-?\d+$/.test(context.source) ? context.source : value
}
