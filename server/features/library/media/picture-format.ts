export type ServedFormat = 'avif' | 'webp' | 'png' | 'jpeg'

/**
 * The first of the formats that an Accept header names; the last of them where it names none. Ranges count for nothing: who
 * sends only them may still read no more than the oldest formats.
 */
export function formatFor<F extends ServedFormat>(
  accept: string | undefined,
  formats: readonly [...F[], F],
): F {
  const named = new Set<string>()
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map(part => part.trim())
    if (!parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))) named.add(type)
  }
  return formats.find(format => named.has(`image/${format}`)) ?? formats[formats.length - 1] ?? formats[0]
}
