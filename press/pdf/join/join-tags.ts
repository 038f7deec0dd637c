import { resolve } from '../syntax/resolve.ts'
import { type PdfDict, type PdfValue, ref } from '../syntax/value.ts'
import type { JoinedFile } from './joined-file.ts'
import type { MovedPart } from './move-part.ts'
import type { Part } from './read-part.ts'
import { entriesOf } from './read-tree.ts'

/** One structure: what stands in the document element of each part stands in one; page keys grow part by part. */
export function joinTags(file: JoinedFile) {
  let numbers: { root: number; document: number } | undefined
  let element: PdfDict | undefined
  const kids: PdfValue[] = []
  const roles: PdfDict = new Map()
  const parents: PdfValue[] = []
  let next = 0
  return {
    shared({ tags }: Part): [number, number][] {
      if (tags === undefined) return []
      numbers ??= { root: file.reserve(), document: file.reserve() }
      return [
        [tags.root.number, numbers.root],
        [tags.document.number, numbers.document],
      ]
    },
    /** The key that the first page of the next part gets. */
    next: () => next,
    add({ pdf, tags }: Part, moved: MovedPart) {
      if (tags === undefined) return
      const { root, document } = tags
      const shift = next
      if (element === undefined) {
        element = new Map(document.dict)
        element.delete('/K')
      }
      for (const [role, standard] of dictOf(resolve(pdf, root.dict.get('/RoleMap'))))
        roles.set(role, standard)
      const own = moved.moved(document.dict.get('/K') ?? [])
      for (const kid of Array.isArray(own) ? own : [own]) kids.push(kid)
      for (const [key, value] of entriesOf(pdf, root.dict.get('/ParentTree'), '/Nums')) {
        if (typeof key !== 'number') throw new Error('PDF parent tree is broken')
        parents.push(key + shift, moved.moved(value))
        next = Math.max(next, key + shift + 1)
      }
    },
    /** Writes root and document; answers the number of the root, if there is one. */
    finish(): number | undefined {
      if (numbers === undefined || element === undefined) return undefined
      const { root, document } = numbers
      file.put(document, element.set('/P', ref(root)).set('/K', kids))
      file.put(
        root,
        new Map<string, PdfValue>([
          ['/Type', '/StructTreeRoot'],
          ['/RoleMap', roles],
          ['/K', [ref(document)]],
          ['/ParentTree', new Map([['/Nums', parents]])],
          ['/ParentTreeNextKey', next],
        ]),
      )
      return root
    },
  }
}

const dictOf = (value: PdfValue | undefined): PdfDict => (value instanceof Map ? value : new Map())
