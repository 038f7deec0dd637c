import type { PdfObjects } from '../syntax/objects.ts'
import { isRef, type PdfDict, type PdfValue } from '../syntax/value.ts'
import type { JoinedFile } from './joined-file.ts'
import type { Part } from './read-part.ts'

/** The objects of a part under the numbers that they have in the joined file. */
export interface MovedPart {
  /** The same value, as it stands in the joined file. */
  moved(value: PdfValue): PdfValue
  /** The dictionary of this number of the part, to be changed before it is written. */
  dict(number: number): PdfDict
  /** The same, and whoever takes it writes it. */
  take(number: number): { number: number; dict: PdfDict }
  write(): void
}

/**
 * Gives the objects of a part new numbers; streams that refer to nothing (fonts, profiles) are written once for
 * all parts. `shared` are the objects that all parts have in common: the number they have in the joined file, or
 * undefined for those that nothing refers to. Keys of the parent tree grow by `shift`.
 */
export function movePart(
  { pdf }: Part,
  file: JoinedFile,
  shared: ReadonlyMap<number, number | undefined>,
  shift: number,
): MovedPart {
  const objects = new Map<number, { value: PdfValue; data?: Buffer }>()
  for (const number of pdf.offsets.keys())
    if (!shared.has(number)) objects.set(number, readObject(pdf, number))
  const contents = new Set([...objects.values()].flatMap(({ value }) => contentsOf(value)))
  const numbers = new Map(shared)
  for (const [number, { value, data }] of objects) {
    if (data !== undefined && value instanceof Map && !refers(value) && !contents.has(number)) {
      numbers.set(number, file.stream(value, data))
      objects.delete(number)
    } else numbers.set(number, file.reserve())
  }
  const to = (number: number) => {
    const newNumber = numbers.get(number)
    if (newNumber === undefined) throw new Error(`object ${number} of the PDF cannot be joined`)
    return newNumber
  }
  const dicts = new Map<number, PdfDict>()
  const dict = (number: number) => {
    const movedDict = dicts.get(number)
    if (movedDict !== undefined) return movedDict
    const value = move(objects.get(number)?.value ?? null, to, shift)
    if (!(value instanceof Map)) throw new Error(`object ${number} of the PDF is no dictionary`)
    dicts.set(number, value)
    return value
  }
  return {
    moved: value => move(value, to, shift),
    dict,
    take(number) {
      const object = { number: to(number), dict: dict(number) }
      objects.delete(number)
      return object
    },
    write() {
      for (const [number, { value, data }] of objects)
        file.put(to(number), dicts.get(number) ?? move(value, to, shift), data)
    },
  }
}

function readObject(pdf: PdfObjects, number: number): { value: PdfValue; data?: Buffer } {
  const { value, data } = pdf.object(number)
  if (data === undefined) return { value }
  const length = value instanceof Map ? value.get('/Length') : undefined
  if (typeof length !== 'number') throw new Error('PDF stream has no length')
  return { value, data: pdf.source.read(data, length) }
}

// The words of two pages may be the same bytes, but each page has its own: its tags count in them.
function contentsOf(value: PdfValue): number[] {
  const contents = value instanceof Map ? value.get('/Contents') : undefined
  return isRef(contents) ? [contents.ref] : []
}

function refers(value: PdfValue): boolean {
  if (isRef(value)) return true
  if (value instanceof Map) return [...value.values()].some(refers)
  return Array.isArray(value) && value.some(refers)
}

function move(value: PdfValue, to: (number: number) => number, shift: number): PdfValue {
  if (isRef(value)) return { ref: to(value.ref) }
  if (Array.isArray(value)) return value.map(entry => move(entry, to, shift))
  if (!(value instanceof Map)) return value
  return new Map(
    [...value].map(([key, entry]) => [
      key,
      parentKeys.has(key) && typeof entry === 'number' ? entry + shift : move(entry, to, shift),
    ]),
  )
}

const parentKeys = new Set(['/StructParents', '/StructParent'])
