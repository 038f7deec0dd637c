import { type PdfValue, ref } from '../syntax/value.ts'
import type { JoinedFile } from './joined-file.ts'
import type { MovedPart } from './move-part.ts'
import type { Part } from './read-part.ts'

/** One page tree: the tree of each part is a branch of it. */
export function joinPages(file: JoinedFile) {
  const root = file.reserve()
  const branches: PdfValue[] = []
  let count = 0
  return {
    add({ pages }: Part, moved: MovedPart) {
      const branch = moved.take(pages.number)
      file.put(branch.number, branch.dict.set('/Parent', ref(root)))
      branches.push(ref(branch.number))
      count += numberAt(branch.dict.get('/Count'))
    },
    /** Writes the root; answers its number, and how many pages there are. */
    finish() {
      file.put(
        root,
        new Map<string, PdfValue>([
          ['/Type', '/Pages'],
          ['/Count', count],
          ['/Kids', branches],
        ]),
      )
      return { root, count }
    },
  }
}

function numberAt(value: PdfValue | undefined): number {
  if (typeof value !== 'number') throw new Error('PDF page tree is not counted')
  return value
}
