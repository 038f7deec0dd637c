import type { Edit } from './edit.ts'
import type { FinishedPdf } from './finished-pdf.ts'
import { type JpegHeader, jpegHeader } from './jpeg-header.ts'
import { planEdits } from './plan-edits.ts'
import { readPhotos } from './read-photos.ts'
import { bufferSource, openObjects } from './syntax/objects.ts'
import { serialize } from './syntax/serialize.ts'
import { type Sink, writeFileThrough } from './syntax/sink.ts'
import type { PdfDict } from './syntax/value.ts'

/**
 * Writes the final file: Typst's objects as they are, real JPEGs for the placeholders, page boxes, output intent.
 * Photos are read one by one, so memory does not grow with them. Same input, same bytes.
 * @throws where a placeholder has no photo, or a photo is no JPEG that a PDF can hold.
 */
export async function writePdf(
  typstPdf: Buffer,
  out: string,
  finished: FinishedPdf,
): Promise<{ bytes: number; sha256: string; pages: number }> {
  const pdf = openObjects(bufferSource(typstPdf))
  const plan = await planEdits(pdf, typstPdf, finished)
  const inOrder = [...pdf.offsets].sort((a, b) => a[1] - b[1])
  const offsets = new Map<number, number>()
  return writeFileThrough(out, async sink => {
    const photos = readPhotos()
    await sink.write(typstPdf.subarray(0, inOrder[0]?.[1] ?? 0))
    for (const [index, [number, at]] of inOrder.entries()) {
      const edit = plan.edits.get(number)
      if (edit?.kind === 'drop') continue
      offsets.set(number, sink.offset())
      if (edit === undefined) await sink.write(typstPdf.subarray(at, inOrder[index + 1]?.[1] ?? pdf.end))
      else await writeEdit(sink, number, edit, photos)
    }
    for (const [number, edit] of plan.added) {
      offsets.set(number, sink.offset())
      await writeEdit(sink, number, edit, photos)
    }
    await writeEnd(sink, offsets, pdf.trailer)
    return { bytes: sink.offset(), sha256: sink.digest().toString('hex'), pages: plan.pages }
  })
}

async function writeEdit(
  sink: Sink,
  number: number,
  edit: Exclude<Edit, { kind: 'drop' }>,
  photos: (file: string) => Buffer,
) {
  if (edit.kind === 'value') {
    await sink.write(`${number} 0 obj\n${serialize(edit.value)}\nendobj\n\n`)
    return
  }
  const data = edit.kind === 'photo' ? photos(edit.file) : edit.data
  const dict = edit.kind === 'photo' ? photoDict(edit.dict, jpegHeader(data)) : edit.dict
  dict.set('/Length', data.length)
  await sink.write(`${number} 0 obj\n${serialize(dict)}\nstream\n`)
  await sink.write(data)
  await sink.write('\nendstream\nendobj\n\n')
}

/** The placeholder's dictionary with the photo's size and colours; three colours keep Typst's sRGB profile. */
function photoDict(placeholder: PdfDict, jpeg: JpegHeader): PdfDict {
  const dict = new Map(placeholder)
  dict.set('/Width', jpeg.width)
  dict.set('/Height', jpeg.height)
  if (jpeg.components === 1) dict.set('/ColorSpace', '/DeviceGray')
  if (jpeg.components === 4) dict.set('/ColorSpace', '/DeviceCMYK')
  if (jpeg.inverted) dict.set('/Decode', [1, 0, 1, 0, 1, 0, 1, 0])
  return dict
}

async function writeEnd(sink: Sink, offsets: Map<number, number>, trailer: PdfDict) {
  const size = Math.max(...offsets.keys()) + 1
  const start = sink.offset()
  const free: number[] = []
  for (let number = size - 1; number > 0; number -= 1) if (!offsets.has(number)) free.push(number)
  // Free entries are a list that starts and ends at 0.
  let follows = 0
  const nextFree = new Map<number, number>()
  for (const number of free) {
    nextFree.set(number, follows)
    follows = number
  }
  const lines = [`${String(follows).padStart(10, '0')} 65535 f \n`]
  for (let number = 1; number < size; number += 1) {
    const at = offsets.get(number)
    if (at === undefined) lines.push(`${String(nextFree.get(number)).padStart(10, '0')} 00001 f \n`)
    else lines.push(`${String(at).padStart(10, '0')} 00000 n \n`)
  }
  const id = { bytes: sink.digest().subarray(0, 16) }
  const end: PdfDict = new Map([...trailer, ['/Size', size], ['/ID', [id, id]]])
  await sink.write(
    `xref\n0 ${size}\n${lines.join('')}trailer\n${serialize(end)}\nstartxref\n${start}\n%%EOF\n`,
  )
}
