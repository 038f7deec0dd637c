import type { Edit } from './edit.ts'
import { dictAt } from './syntax/dict-at.ts'
import type { PdfObjects } from './syntax/objects.ts'
import { streamBytes } from './syntax/stream-bytes.ts'
import { text } from './syntax/value.ts'

/**
 * What a file tells of itself besides title, author and language, which Typst writes: who made it and, of one for the press, its
 * standard; in the information and in the XMP packet alike. The standard is "PDF/X-4-style": output intent, boxes, embedded fonts
 * and inks are there, but no dates (the same book gives the same bytes), ids that are no UUIDs, and header 1.7.
 */
export function planFacts(
  pdf: PdfObjects,
  bytes: Buffer,
  isForPress: boolean,
  edits: Map<number, Edit>,
): void {
  const info = dictAt(pdf, pdf.trailer.get('/Info'), 'information')
  const facts = new Map([...info.dict, ['/Producer', text(producer)]])
  if (isForPress) facts.set('/GTS_PDFXVersion', text('PDF/X-4')).set('/Trapped', '/False')
  edits.set(info.number, { kind: 'value', value: facts })

  const catalog = dictAt(pdf, pdf.trailer.get('/Root'), 'catalog')
  const xmp = dictAt(pdf, catalog.dict.get('/Metadata'), 'XMP')
  if (xmp.data === undefined) throw new Error('PDF has no XMP')
  const packet = streamBytes(bytes, xmp.dict, xmp.data).toString('utf8')
  if (!packet.includes(end)) throw new Error('PDF has no XMP to name its maker in')
  const completePacket = packet.replace(end, `${described(isForPress)}${end}`)
  edits.set(xmp.number, { kind: 'stream', dict: xmp.dict, data: Buffer.from(completePacket) })
}

const producer = 'Daybound'
const end = '</rdf:RDF>'

function described(isForPress: boolean): string {
  const standard = isForPress
    ? '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion><pdf:Trapped>False</pdf:Trapped>'
    : ''
  return `<rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${producer}</pdf:Producer>${standard}</rdf:Description>`
}
