import { isRef, type PdfDict, type PdfValue, ref } from '../syntax/value.ts'
import type { JoinedFile } from './joined-file.ts'
import type { MovedPart } from './move-part.ts'
import type { Part } from './read-part.ts'

/** One list of bookmarks: those at the top of each part follow those of the part before. */
export function joinBookmarks(file: JoinedFile) {
  let root: number | undefined
  let first: PdfValue | undefined
  // it waits for the one that follows it, which may come with any later part
  let last: { number: number; dict: PdfDict } | undefined
  let count = 0
  return {
    shared({ outlines }: Part): [number, number][] {
      if (outlines === undefined) return []
      root ??= file.reserve()
      return [[outlines.number, root]]
    },
    add({ outlines }: Part, moved: MovedPart) {
      const [from, to] = [outlines?.dict.get('/First'), outlines?.dict.get('/Last')]
      if (outlines === undefined || !isRef(from) || !isRef(to)) return
      const start = moved.moved(from)
      first ??= start
      if (last !== undefined) {
        moved.dict(from.ref).set('/Prev', ref(last.number))
        file.put(last.number, last.dict.set('/Next', start))
      }
      last = moved.take(to.ref)
      const shown = outlines.dict.get('/Count')
      count += typeof shown === 'number' ? shown : 0
    },
    /** Writes what is left; answers the number of the list, if there is one. */
    finish(): number | undefined {
      if (root === undefined) return undefined
      const dict: PdfDict = new Map([['/Type', '/Outlines']])
      if (first !== undefined && last !== undefined) {
        file.put(last.number, last.dict)
        dict.set('/First', first).set('/Last', ref(last.number)).set('/Count', count)
      }
      file.put(root, dict)
      return root
    },
  }
}
