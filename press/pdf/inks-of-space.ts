import type { PdfObjects } from './syntax/objects.ts'
import { dictAt, resolve } from './syntax/resolve.ts'
import { isRef, type PdfDict, type PdfValue } from './syntax/value.ts'

export type Inks = 'grey' | 'rgb' | 'cmyk' | 'other'

/** Which inks a colour space speaks of. */
export function inksOfSpace(pdf: PdfObjects, value: PdfValue | undefined): Inks {
  const family = Array.isArray(value) ? value[0] : value
  if (family === '/DeviceGray' || family === '/CalGray') return 'grey'
  if (family === '/DeviceRGB' || family === '/CalRGB') return 'rgb'
  if (family === '/DeviceCMYK') return 'cmyk'
  if (!Array.isArray(value) || family !== '/ICCBased') return 'other'
  const profile = resolve(pdf, value[1])
  const colours = profile instanceof Map ? profile.get('/N') : undefined
  return colours === 1 ? 'grey' : colours === 3 ? 'rgb' : colours === 4 ? 'cmyk' : 'other'
}

/** Inks of everything that the resources of a drawn font, or of what it draws, name. */
export function inksBelow(pdf: PdfObjects, owner: PdfDict, visited = new Set<number>()): Set<Inks> {
  const resources = dictAt(pdf, owner, '/Resources')
  const spaces = [...dictAt(pdf, resources, '/ColorSpace').values()]
  const inks = new Set(spaces.map(space => inksOfSpace(pdf, resolve(pdf, space))))
  for (const target of dictAt(pdf, resources, '/XObject').values()) {
    if (!isRef(target) || visited.has(target.ref)) continue
    visited.add(target.ref)
    const { value } = pdf.object(target.ref)
    if (value instanceof Map) for (const ink of inksBelow(pdf, value, visited)) inks.add(ink)
  }
  return inks
}
