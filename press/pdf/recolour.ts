import sharp from 'sharp'
import { scanContent } from './syntax/content.ts'
import type { PdfObjects } from './syntax/objects.ts'
import { pagesOf } from './syntax/pages.ts'
import { dictAt, resolve, streamOf } from './syntax/resolve.ts'
import { isRef, type PdfDict, type PdfValue } from './syntax/value.ts'

/**
 * Content streams of pages and drawn shapes with their RGB colours turned into inks, by object number. Dark greys
 * become black ink alone: words printed in four inks show coloured edges. Emoji and gradients stay as they are,
 * in sRGB with its profile.
 */
export async function recolour(pdf: PdfObjects, profile: string): Promise<Map<number, Buffer>> {
  const streams = streamsOf(pdf)
  const uses = new Map([...streams].map(([number, stream]) => [number, coloursIn(pdf, stream)]))
  const rgbs = new Map([...uses.values()].flat().flatMap(({ rgb }) => (rgb ? [[rgb.join(' '), rgb]] : [])))
  const inks = await inksOf([...rgbs.values()], profile)
  const changed = new Map<number, Buffer>()
  for (const [number, { bytes }] of streams) {
    const usesInStream = uses.get(number) ?? []
    if (usesInStream.length === 0) continue
    const parts: Buffer[] = []
    let at = 0
    for (const { rgb, stroke, from, to } of usesInStream) {
      const ink = rgb === undefined ? '' : `\n${inks.get(rgb.join(' '))} ${stroke ? 'K' : 'k'}`
      parts.push(bytes.subarray(at, from), Buffer.from(ink))
      at = to
    }
    changed.set(number, Buffer.concat([...parts, bytes.subarray(at)]))
  }
  return changed
}

interface Stream {
  bytes: Buffer
  resources: PdfDict
}

/** Contents of all pages, and of the shapes that they draw. */
function streamsOf(pdf: PdfObjects): Map<number, Stream> {
  const streams = new Map<number, Stream>()
  const visit = (number: number, inherited: PdfDict) => {
    if (streams.has(number)) return
    const object = pdf.object(number)
    if (!(object.value instanceof Map) || object.value.get('/Subtype') === '/Image') return
    const own = resolve(pdf, object.value.get('/Resources'))
    const resources = own instanceof Map ? own : inherited
    streams.set(number, { bytes: streamOf(pdf, object), resources })
    for (const target of dictAt(pdf, resources, '/XObject').values())
      if (isRef(target)) visit(target.ref, resources)
  }
  for (const { dict } of pagesOf(pdf)) {
    const contents = dict.get('/Contents')
    const resources = dictAt(pdf, dict, '/Resources')
    for (const part of Array.isArray(contents) ? contents : [contents])
      if (isRef(part)) visit(part.ref, resources)
  }
  return streams
}

type Rgb = [number, number, number]

interface Use {
  /** Absent where only the colour space is named. */
  rgb?: Rgb
  stroke: boolean
  from: number
  to: number
}

const operators = new Set(['q', 'Q', 'cs', 'CS', 'sc', 'scn', 'SC', 'SCN', 'rg', 'RG'])

/** Where a stream names an RGB colour space or sets a colour in it. */
function coloursIn(pdf: PdfObjects, { bytes, resources }: Stream): Use[] {
  const spaces = dictAt(pdf, resources, '/ColorSpace')
  const isRgbByName = new Map<string, boolean>()
  const isRgb = (name: string) => {
    const isRgbSpace = isRgbByName.get(name) ?? (name === '/DeviceRGB' || isRgbProfile(pdf, spaces.get(name)))
    isRgbByName.set(name, isRgbSpace)
    return isRgbSpace
  }
  const uses: Use[] = []
  const saved: { fill: boolean; stroke: boolean }[] = []
  let rgb = { fill: false, stroke: false }
  scanContent(bytes, operators, (operator, values, from, to) => {
    if (operator === 'q') saved.push({ ...rgb })
    else if (operator === 'Q') rgb = saved.pop() ?? rgb
    else if (operator === 'cs' || operator === 'CS') {
      const named = isRgb(String(values[0]))
      if (operator === 'cs') rgb.fill = named
      else rgb.stroke = named
      if (named) uses.push({ stroke: false, from, to })
    } else {
      const stroke = operator === operator.toUpperCase()
      const [r, g, b] = values
      const inRgb = operator.toLowerCase() === 'rg' || (stroke ? rgb.stroke : rgb.fill)
      if (inRgb && typeof r === 'number' && typeof g === 'number' && typeof b === 'number')
        uses.push({ rgb: [r, g, b], stroke, from, to })
    }
  })
  return uses
}

function isRgbProfile(pdf: PdfObjects, value: PdfValue | undefined): boolean {
  const space = resolve(pdf, value)
  if (!Array.isArray(space) || space[0] !== '/ICCBased') return false
  const profile = resolve(pdf, space[1])
  return profile instanceof Map && profile.get('/N') === 3
}

/** `c m y k` by colour: dark greys in black alone, the rest by the profile. */
async function inksOf(rgbs: Rgb[], profile: string): Promise<Map<string, string>> {
  const inks = new Map<string, string>()
  if (rgbs.length === 0) return inks
  const pixels = Buffer.from(rgbs.flatMap(rgb => rgb.map(part => Math.round(part * 255))))
  const row = sharp(pixels, { raw: { width: rgbs.length, height: 1, channels: 3 } })
  const four = await row.toColourspace('cmyk').withIccProfile(profile).raw().toBuffer()
  for (const [index, rgb] of rgbs.entries()) {
    const black = blackAlone(rgb)
    const parts =
      black === undefined
        ? [...four.subarray(index * 4, index * 4 + 4)].map(part => part / 255)
        : [0, 0, 0, black]
    inks.set(rgb.join(' '), parts.map(part => String(Math.round(part * 1000) / 1000)).join(' '))
  }
  return inks
}

/** Share of black ink for a dark grey; full for what is nearly black, so that letters are not screened. */
function blackAlone([r, g, b]: Rgb): number | undefined {
  const most = Math.max(r, g, b)
  if (most > 0.6 || most - Math.min(r, g, b) > 0.1) return undefined
  const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return luma < 0.2 ? 1 : 1 - luma
}
