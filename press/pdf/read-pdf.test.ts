import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { degrees, PDFDocument, PDFName, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { trims } from '#domain/catalogue/papers'
import { profiles } from '../printers/profiles.ts'
import { mmOf } from './preflight/inset.ts'
import { preflight } from './preflight/preflight.ts'
import { readPdf } from './read-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'daybound-read-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file of another writer, so that the reader is not only tested on our own. */
async function foreign(draw: (pdf: PDFDocument) => Promise<void> | void): Promise<string> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  await draw(pdf)
  const path = join(folder, 'foreign.pdf')
  writeFileSync(path, await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
  return path
}

test('words stand where they were put, turned ones too', async () => {
  const path = await foreign(async pdf => {
    const font = await pdf.embedFont(StandardFonts.Helvetica)
    const page = pdf.addPage([400, 600])
    page.drawText('iiii', { x: 100, y: 300, size: 10, font, color: rgb(1, 0, 0) })
    page.drawText('iiii', { x: 50, y: 50, size: 10, font, rotate: degrees(90) })
  })
  const facts = readPdf(path)
  const [across, up] = facts.pages[0]?.words ?? []
  // Fonts that are not embedded bring no widths: the start is known, and the height.
  expect(across?.bounds).toEqual({ left: 100, right: 100, bottom: 298.8, top: 308.8 })
  expect(up?.bounds.left).toBeCloseTo(50 - 8.8, 5)
  expect(up?.bounds.right).toBeCloseTo(50 + 1.2, 5)
  expect([...facts.fonts.values()].map(({ name, embedded, subset }) => ({ name, embedded, subset }))).toEqual(
    [{ name: 'Helvetica', embedded: false, subset: false }],
  )
  expect(facts.pages[0]?.inks).toEqual(new Set(['rgb']))
})

test('what a print file must not hold is found', async () => {
  const path = await foreign(async pdf => {
    const page = pdf.addPage([mmToPt(154), mmToPt(216)])
    page.setTrimBox(mmToPt(3), mmToPt(3), mmToPt(148), mmToPt(210))
    page.setBleedBox(0, 0, mmToPt(154), mmToPt(216))
    page.node.set(PDFName.of('Annots'), pdf.context.obj([{ Type: 'Annot', Subtype: 'Link' }]))
    const font = await pdf.embedFont(StandardFonts.Helvetica)
    page.drawText('said', { x: 200, y: 300, size: 10, font })
    pdf.addJavaScript('hello', 'app.alert(1)')
    pdf.addPage([mmToPt(154), mmToPt(216)])
    pdf.context.trailerInfo.Encrypt = pdf.context.obj({ Filter: 'Standard' })
  })
  const volume = { name: '1', inner: path, cover: path }
  const report = preflight({
    profile: profiles.house,
    binding: 'paperback',
    trim: trims.a5,
    volumes: [volume],
  })
  const inner = report.findings.slice(0, 8).map(({ rule, page, numbers }) => [rule, page, numbers])
  expect(inner).toEqual([
    ['encrypted', undefined, {}],
    ['active-content', undefined, {}],
    ['annotations', 1, { count: 1 }],
    ['page-count-low', undefined, { pages: 2, least: 4 }],
    ['page-count-multiple', undefined, { pages: 2, multiple: 4 }],
    ['boxes-missing', 2, {}],
    ['font-not-embedded', undefined, { font: 'Helvetica' }],
    ['encrypted', undefined, {}],
  ])
})

test('the last page is blank when nothing is on it', async () => {
  const path = await foreign(pdf => {
    pdf.addPage([400, 600]).drawRectangle({ x: 10, y: 20, width: 30, height: 40, color: rgb(0, 0, 1) })
    pdf.addPage([400, 600])
  })
  const [first, last] = readPdf(path).pages
  expect(first?.fills).toEqual([{ left: 10, bottom: 20, right: 40, top: 60 }])
  expect([last?.fills, last?.words, last?.images]).toEqual([[], [], []])
})

test('files that are broken, or written in another way, are refused in one sentence', () => {
  const path = join(folder, 'broken.pdf')
  const refused = (bytes: string) => {
    writeFileSync(path, bytes, 'latin1')
    return () => readPdf(path)
  }
  expect(refused('')).toThrow('PDF has no startxref')
  expect(refused('%PDF-1.7\nstartxref\n0\n%%EOF')).toThrow('PDF has no classic cross-reference table')
  expect(refused('%PDF-1.7\nxref\n0 1\ntrailer\n<</Size 1>>\nstartxref\n9\n%%EOF')).toThrow('PDF')
})

const mmToPt = (mm: number) => mm / mmOf(1)
