import { resolve } from '../syntax/resolve.ts'
import { isBytes, type PdfBytes, type PdfValue } from '../syntax/value.ts'
import type { JoinedFile } from './joined-file.ts'
import type { MovedPart } from './move-part.ts'
import type { Part } from './read-part.ts'
import { entriesOf } from './read-tree.ts'

/** One tree of named destinations. A name that two parts have would lead to one of them only, so it is refused. */
export function joinNames(file: JoinedFile) {
  const places = new Map<string, { name: PdfBytes; place: PdfValue }>()
  return {
    add({ pdf, catalog }: Part, moved: MovedPart) {
      const names = resolve(pdf, catalog.dict.get('/Names'))
      if (!(names instanceof Map)) return
      for (const key of names.keys())
        if (key !== '/Dests') throw new Error(`PDFs with names of ${key} are not joined`)
      for (const [name, place] of entriesOf(pdf, names.get('/Dests'), '/Names')) {
        if (!isBytes(name)) throw new Error('PDF name tree is broken')
        const key = name.bytes.toString('latin1')
        if (places.has(key)) throw new Error(`two parts name a place ${key}`)
        places.set(key, { name, place: moved.moved(place) })
      }
    },
    /** Writes the names; answers their number, if there are any. */
    finish(): number | undefined {
      if (places.size === 0) return undefined
      const inOrder = [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
      const tree = new Map([['/Names', inOrder.flatMap(({ name, place }) => [name, place])]])
      const number = file.reserve()
      file.put(number, new Map([['/Dests', tree]]))
      return number
    },
  }
}
