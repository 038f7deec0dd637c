import { basename } from 'node:path'
import type { Binding } from '#domain/catalogue/bindings'
import type { Trim } from '#domain/catalogue/papers'
import type { Region } from '../../page/display-list.ts'
import type { PrinterProfile } from '../../printers/printer-profile.ts'
import { type PdfFacts, readPdf } from '../read-pdf.ts'
import { checkColours } from './check-colours.ts'
import { checkCover } from './check-cover.ts'
import { checkFile } from './check-file.ts'
import { checkPages } from './check-pages.ts'
import { checkPhotos } from './check-photos.ts'
import { checkSafety } from './check-safety.ts'
import { checkWords } from './check-words.ts'
import type { CheckedFile } from './checked-file.ts'
import type { Finding } from './finding.ts'

export interface PreflightJob {
  profile: PrinterProfile
  binding: Binding
  /** Trimmed size of an inner page. */
  trim: Trim
  volumes: PreflightVolume[]
}

export interface PreflightVolume {
  name: string
  /** Paths of the finished files. */
  inner: string
  cover: string
  /** What stands where on each inner page, in mm from the upper left of the trimmed page; names the items. */
  places?: readonly (readonly Region[])[]
}

/** The shape of preflight.json. */
export interface PreflightReport {
  profile: string
  binding: Binding
  /** A printer would take the files: no errors. */
  passed: boolean
  errors: number
  warnings: number
  files: { file: string; volume: string; kind: 'inner' | 'cover'; pages: number; bytes: number }[]
  findings: Finding[]
}

/** Reads the finished files of a book and checks every rule of the printer's profile on them. */
export function preflight(job: PreflightJob): PreflightReport {
  const findings: Finding[] = []
  const files: PreflightReport['files'] = []
  for (const volume of job.volumes) {
    const inner = read(volume.inner, findings)
    if (inner !== undefined) {
      files.push(entry('inner', volume, inner))
      const file = basename(volume.inner)
      const checked: CheckedFile = { ...job, file, facts: inner, places: volume.places ?? [] }
      findings.push(...checkFile(checked), ...checkPages(checked), ...checkWords(checked))
      findings.push(...checkPhotos(checked), ...checkColours(checked), ...checkSafety(checked))
    }
    const cover = read(volume.cover, findings)
    if (cover !== undefined) {
      files.push(entry('cover', volume, cover))
      const checked: CheckedFile = { ...job, file: basename(volume.cover), facts: cover, places: [] }
      findings.push(...checkFile(checked), ...checkWords(checked))
      findings.push(...checkPhotos(checked), ...checkColours(checked))
      if (inner !== undefined) findings.push(...checkCover(checked, inner.pages.length))
    }
  }
  const errors = findings.filter(finding => finding.severity === 'error').length
  return {
    profile: job.profile.name,
    binding: job.binding,
    passed: errors === 0,
    errors,
    warnings: findings.length - errors,
    files,
    findings,
  }
}

function read(path: string, findings: Finding[]): PdfFacts | undefined {
  try {
    return readPdf(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    findings.push({ rule: 'unreadable-file', severity: 'error', file: basename(path), numbers: { reason } })
    return undefined
  }
}

function entry(
  kind: 'inner' | 'cover',
  volume: PreflightVolume,
  facts: PdfFacts,
): PreflightReport['files'][number] {
  return {
    file: basename(kind === 'inner' ? volume.inner : volume.cover),
    volume: volume.name,
    kind,
    pages: facts.pages.length,
    bytes: facts.bytes,
  }
}
