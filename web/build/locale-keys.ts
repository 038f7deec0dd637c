/** What a file of the web app says: keys by namespace; a key that ends in `*` is the beginning of several. */
export function keysUsed(source: string): string[] {
  const own = [...source.matchAll(/useTranslation\(\s*\[?\s*'(web-[a-z-]+)'/g)].map(match => match[1])
  const spoken = [...source.matchAll(/\b(?:t|words\.t)\(\s*(['`])((?:\\.|(?!\1).)*)\1/gs)].map(
    match => match[2] ?? '',
  )
  return spoken.map(key => {
    const open = key.indexOf('${')
    const plain = open < 0 ? key : `${key.slice(0, open)}*`
    return plain.includes(':') ? plain : `${own[0] ?? 'web-frame'}:${plain}`
  })
}

/** Words of one namespace by their whole key. */
export function flatWords(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (value === null || typeof value !== 'object') throw new Error(`${path} is no text`)
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...flatWords(child, path ? `${path}.${key}` : key)]),
  )
}

/** Names of the places to fill in a text. */
export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map(match => match[1] ?? ''))].sort()
}

/** The key without the ending by which i18next tells numbers apart: languages have different ones. */
export function withoutNumber(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}
