import { innerBoxes } from '../../printers/page-boxes.ts'
import type { PageFacts } from '../read-pdf.ts'
import { checkBoxes } from './check-boxes.ts'
import type { CheckedFile } from './checked-file.ts'
import type { Finding } from './finding.ts'

/** How many pages there are, how large they are, and what the last one is. */
export function checkPages(checked: CheckedFile): Finding[] {
  const { profile, binding, trim, file, facts } = checked
  const findings: Finding[] = []
  const error = (rule: Finding['rule'], numbers: Finding['numbers'], page?: number) =>
    findings.push({ rule, severity: 'error', file, ...(page !== undefined && { page }), numbers })
  const pages = facts.pages.length
  const { min, max, multiple, lastBlank } = profile.pages
  if (pages < min[binding]) error('page-count-low', { pages, least: min[binding] })
  if (pages > max[binding]) error('page-count-high', { pages, most: max[binding] })
  if (pages % multiple !== 0) error('page-count-multiple', { pages, multiple })
  const last = facts.pages.at(-1)
  if (lastBlank && last !== undefined && !isBlank(last)) error('last-page-not-blank', {}, pages)
  return [...findings, ...checkBoxes(checked, innerBoxes(profile, trim))]
}

function isBlank(page: PageFacts): boolean {
  return page.images.length + page.words.length + page.fills.length === 0
}
