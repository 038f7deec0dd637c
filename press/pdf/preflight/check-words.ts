import type { CheckedFile } from './checked-file.ts'
import type { Finding } from './finding.ts'
import { placeOf } from './place.ts'

/** Fonts inside the file, only the letters that are used, and no boxes in place of letters. */
export function checkWords({ file, facts, places }: CheckedFile): Finding[] {
  const findings: Finding[] = []
  for (const { name, embedded, subset } of facts.fonts.values()) {
    if (!embedded)
      findings.push({ rule: 'font-not-embedded', severity: 'error', file, numbers: { font: name } })
    else if (!subset)
      findings.push({ rule: 'font-not-subset', severity: 'warning', file, numbers: { font: name } })
  }
  for (const [index, page] of facts.pages.entries()) {
    const lacking = page.words.filter(words => words.missing > 0)
    const byItem = new Map<string | undefined, number>()
    for (const words of lacking) {
      const { item } = placeOf(places[index], words.bounds, page.trim, 'words')
      byItem.set(item, (byItem.get(item) ?? 0) + words.missing)
    }
    for (const [item, count] of byItem) {
      const at = { file, page: index + 1, ...(item !== undefined && { item }) }
      findings.push({ rule: 'missing-glyph', severity: 'error', ...at, numbers: { count } })
    }
  }
  return findings
}
