import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * Characters of all headings in the chosen `web-*.json` of all languages. A heading is what stands under a key that is
 * named `title`, `titles`, `heading` or `headings`, at any depth: those are set in the book's serif.
 */
export async function headingCharacters(
  locales: string,
  chosen: (namespace: string) => boolean,
): Promise<Set<string>> {
  const characters = new Set<string>()
  for (const name of await readdir(locales, { recursive: true })) {
    const namespace = basename(name, '.json')
    if (!/web-[a-z-]+\.json$/.test(name) || !chosen(namespace)) continue
    for (const heading of headings(JSON.parse(await readFile(join(locales, name), 'utf8')), false))
      for (const character of heading) if (character >= ' ') characters.add(character)
  }
  return characters
}

function headings(value: unknown, inside: boolean): string[] {
  if (typeof value === 'string') return inside ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, child]) =>
    headings(child, inside || /^(title|heading)s?(_[a-z]+)?$/.test(key)),
  )
}
