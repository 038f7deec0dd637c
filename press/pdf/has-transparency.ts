import type { PdfObjects } from './syntax/objects.ts'
import { dictAt, resolve } from './syntax/resolve.ts'
import { isRef, type PdfDict, type PdfValue } from './syntax/value.ts'

/** Whether anything that a page or a form draws with lets something else shine through. `results` of objects that were looked at, by number. */
export function hasTransparency(pdf: PdfObjects, owner: PdfDict, results: Map<number, boolean>): boolean {
  const resources = dictAt(pdf, owner, '/Resources')
  for (const value of dictAt(pdf, resources, '/ExtGState').values()) {
    const state = resolve(pdf, value)
    if (state instanceof Map && isSheer(state)) return true
  }
  return ['/XObject', '/Font', '/Pattern'].some(key =>
    [...dictAt(pdf, resources, key).values()].some(value => sheerBelow(pdf, value, results)),
  )
}

function sheerBelow(pdf: PdfObjects, value: PdfValue, results: Map<number, boolean>): boolean {
  if (!isRef(value)) return false
  const result = results.get(value.ref)
  if (result !== undefined) return result
  results.set(value.ref, false)
  const dict = pdf.object(value.ref).value
  const sheer = dict instanceof Map && (isSheer(dict) || hasTransparency(pdf, dict, results))
  results.set(value.ref, sheer)
  return sheer
}

/** A graphics state or an image that is not plainly opaque. A group by itself changes nothing that is opaque. */
function isSheer(dict: PdfDict): boolean {
  const mask = dict.get('/SMask')
  if (mask !== undefined && mask !== '/None') return true
  const mode = dict.get('/BM')
  if (mode !== undefined && mode !== '/Normal' && mode !== '/Compatible') return true
  return ['/ca', '/CA'].some(key => {
    const alpha = dict.get(key)
    return typeof alpha === 'number' && alpha < 1
  })
}
