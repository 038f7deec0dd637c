import type { CheckedFile } from './checked-file.ts'
import type { Finding } from './finding.ts'
import { rounded } from './finding.ts'

/** What a print file must not be: locked, active, annotated, too large for the printer's door. */
export function checkFile({ profile, file, facts }: CheckedFile): Finding[] {
  const findings: Finding[] = []
  const error = (rule: Finding['rule'], numbers: Finding['numbers'], page?: number) =>
    findings.push({ rule, severity: 'error', file, ...(page !== undefined && { page }), numbers })
  if (facts.encrypted) error('encrypted', {})
  if (facts.active) error('active-content', {})
  for (const [index, page] of facts.pages.entries())
    if (page.annotations > 0) error('annotations', { count: page.annotations }, index + 1)
  // Printers count a MB as 1024 x 1024 bytes.
  const megabytes = facts.bytes / 1024 / 1024
  if (profile.maxFileMb !== undefined && megabytes > profile.maxFileMb)
    error('file-size', { mb: rounded(megabytes), most: profile.maxFileMb })
  return findings
}
