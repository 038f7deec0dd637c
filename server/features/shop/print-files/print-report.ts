import type { Rule } from '#press/pdf/preflight/finding'
import type { MadePrint } from '#press/products/diary/make-print'

/** What staff read of files that were made. */
export interface PrintReport {
  errors: number
  warnings: number
  /** Names of rules and how often each was broken. */
  rules: Record<string, number>
  /** Items and pictures that are not on the pages though they belong there. */
  lost: string[]
  broken: string[]
}

export function printReport({ report, lost, broken }: MadePrint): PrintReport {
  const rules: Record<string, number> = {}
  for (const { rule } of report.findings) rules[rule] = (rules[rule] ?? 0) + 1
  return { errors: report.errors, warnings: report.warnings, rules, lost, broken }
}

/** Whether the files go to a printer without anybody looking at them. */
export function isFlawless(report: PrintReport): boolean {
  return !isFaulty(report) && toBeSeen.every(rule => report.rules[rule] === undefined)
}

/** Whether something is wrong with the files themselves. */
export function isFaulty({ errors, lost, broken }: PrintReport): boolean {
  return errors > 0 || lost.length > 0 || broken.length > 0
}

/** No faults, but nobody knows before he has looked: the printer's own template says how thick such a book is, and its cover fits or not. */
const toBeSeen: readonly Rule[] = ['spine-estimated']
