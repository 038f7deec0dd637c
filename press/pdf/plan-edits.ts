import { deflateSync } from 'node:zlib'
import { keyInPlaceholder } from '../engine/placeholder.ts'
import type { PageBoxes } from '../printers/page-boxes.ts'
import type { Edit, EditPlan } from './edit.ts'
import type { FinishedPdf } from './finished-pdf.ts'
import { intentDict, type OutputIntent } from './output-intent.ts'
import { planFacts } from './plan-facts.ts'
import { recolour } from './recolour.ts'
import { dictAt } from './syntax/dict-at.ts'
import type { PdfObjects } from './syntax/objects.ts'
import { pagesOf } from './syntax/pages.ts'
import { streamBytes } from './syntax/stream-bytes.ts'
import { mapRefs, type PdfDict, type PdfValue } from './syntax/value.ts'

/** Finds the placeholders, pages and catalog of Typst's file and says what is written in their place. */
export async function planEdits(pdf: PdfObjects, bytes: Buffer, finished: FinishedPdf): Promise<EditPlan> {
  const edits = new Map<number, Edit>()
  if (finished.outputIntent !== undefined) await planInks(pdf, finished.outputIntent.profile, edits)
  const twins = planPhotos(pdf, bytes, finished.photos, edits)
  if (twins.size > 0) redirect(pdf, bytes, twins, edits)
  const pages = pagesOf(pdf)
  for (const [index, page] of pages.entries()) {
    const boxes = finished.boxes?.(index)
    if (boxes === undefined) continue
    const edit = edits.get(page.number)
    const dict = edit?.kind === 'value' && edit.value instanceof Map ? edit.value : page.dict
    edits.set(page.number, { kind: 'value', value: withBoxes(dict, page.height, boxes) })
  }
  planFacts(pdf, bytes, finished.outputIntent !== undefined, edits)
  const added = finished.outputIntent === undefined ? [] : planIntent(pdf, finished.outputIntent, edits)
  return { edits, added, pages: pages.length }
}

async function planInks(pdf: PdfObjects, profile: string, edits: Map<number, Edit>) {
  for (const [number, data] of await recolour(pdf, profile)) {
    const { value } = pdf.object(number)
    if (!(value instanceof Map)) continue
    const dict = new Map([...value, ['/Filter', '/FlateDecode']])
    edits.set(number, { kind: 'stream', dict, data: deflateSync(data) })
  }
}

/** Plans the photos; answers which objects show a file that an earlier one shows already. */
function planPhotos(
  pdf: PdfObjects,
  bytes: Buffer,
  photos: FinishedPdf['photos'],
  edits: Map<number, Edit>,
): Map<number, number> {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const number of pdf.offsets.keys()) {
    const { value, data } = pdf.object(number)
    if (data === undefined || !(value instanceof Map) || value.get('/Subtype') !== '/Image') continue
    const key = keyInPlaceholder(bytes.subarray(data))
    if (key === undefined) continue
    const photo = photos.get(key)
    if (photo === undefined) throw new Error(`no photo for the placeholder ${key}`)
    const twin = first.get(photo.file)
    if (twin === undefined) {
      first.set(photo.file, number)
      edits.set(number, { kind: 'photo', dict: value, file: photo.file })
    } else {
      twins.set(number, twin)
      edits.set(number, { kind: 'drop' })
    }
  }
  return twins
}

/** Lets whatever pointed to a twin point to the object that stays. */
function redirect(pdf: PdfObjects, bytes: Buffer, twins: Map<number, number>, edits: Map<number, Edit>) {
  for (const number of pdf.offsets.keys()) {
    const edit = edits.get(number)
    if (edit?.kind === 'photo' || edit?.kind === 'drop') continue
    const { value, data } = pdf.object(number)
    let pointsToTwin = false
    const changed = mapRefs(value, to => {
      const twin = twins.get(to)
      if (twin !== undefined) pointsToTwin = true
      return twin ?? to
    })
    if (!pointsToTwin) continue
    if (data === undefined) edits.set(number, { kind: 'value', value: changed })
    else if (changed instanceof Map) {
      const stream = edit?.kind === 'stream' ? edit.data : streamBytes(bytes, changed, data)
      if (edit?.kind === 'stream') changed.set('/Filter', '/FlateDecode')
      edits.set(number, { kind: 'stream', dict: changed, data: stream })
    }
  }
}

/** mm from the upper left of the drawn sheet become points from the lower left of the page. */
function withBoxes(page: PdfDict, height: number, { media, trim }: PageBoxes): PdfDict {
  const toPt = 72 / 25.4
  // A thousandth of a point is exact enough, and hides what is left of adding fractions; + 0 turns -0 into 0.
  const rect = (box: PageBoxes['trim']): PdfValue[] =>
    [box.x * toPt, height - (box.y + box.h) * toPt, (box.x + box.w) * toPt, height - box.y * toPt].map(
      edge => Math.round(edge * 1000) / 1000 + 0,
    )
  return new Map([
    ...page,
    ['/MediaBox', rect(media)],
    ['/CropBox', rect(media)],
    ['/BleedBox', rect(media)],
    ['/TrimBox', rect(trim)],
  ])
}

function planIntent(pdf: PdfObjects, intent: OutputIntent, edits: Map<number, Edit>): EditPlan['added'] {
  const icc = Math.max(...pdf.offsets.keys()) + 1
  const { number, dict: catalog } = dictAt(pdf, pdf.trailer.get('/Root'), 'catalog')
  edits.set(number, {
    kind: 'value',
    value: new Map([...catalog, ['/OutputIntents', [intentDict(intent, icc)]]]),
  })
  const dict: PdfDict = new Map<string, PdfValue>([
    ['/N', 4],
    ['/Filter', '/FlateDecode'],
  ])
  return [[icc, { kind: 'stream', dict, data: deflateSync(intent.icc) }]]
}
