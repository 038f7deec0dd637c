import type { Archive } from './archive.ts'
import { lastSteps } from './entry-path.ts'
import { foldedPath, mediaPaths } from './media-path.ts'

interface FoundMedia {
  archive: Archive
  path: string
}

export interface MediaIndex {
  /**
   * The file that a uri means, in whatever part it lies. One path must end in the other, step by step: parts may be wrapped in
   * a folder or lack their root, but a name alone proves nothing. `from` is the archive that names the uri; it is asked first.
   */
  find(uri: string, from?: Archive): FoundMedia | undefined
}

interface Candidate extends FoundMedia {
  folded: string
  order: number
}

/** Files that end alike in two steps are a handful in a life; of more, made to that end, only so many are compared. */
const MOST_SHARERS = 200

/**
 * Indexes the files of all parts by the end of their folded paths; finding costs a look at the files that share it. A match of more
 * than a name shares two steps at least, so photos that each album calls `1.jpg` are told apart at once.
 */
export function mediaIndex(archives: readonly Archive[]): MediaIndex {
  const byEnd = new Map<string, Candidate[]>()
  let order = 0
  for (const archive of archives) {
    for (const path of archive.files.keys()) {
      const folded = foldedPath(path)
      const candidate = { archive, path, folded, order: order++ }
      for (const end of new Set([lastSteps(folded, 1), lastSteps(folded, 2)])) {
        const sharers = byEnd.get(end)
        if (sharers && sharers.length < MOST_SHARERS) sharers.push(candidate)
        else if (!sharers) byEnd.set(end, [candidate])
      }
    }
  }
  return {
    find(uri, from) {
      for (const path of mediaPaths(uri)) {
        if (from?.files.has(path)) return { archive: from, path } // none can be nearer
        const folded = foldedPath(path)
        const candidate = best(byEnd.get(lastSteps(folded, 2)) ?? [], path, folded, from)
        if (candidate) return { archive: candidate.archive, path: candidate.path }
      }
      return undefined
    },
  }
}

function best(sharers: Candidate[], path: string, folded: string, from?: Archive): Candidate | undefined {
  let chosen: { candidate: Candidate; marks: number[] } | undefined
  for (const candidate of sharers) {
    const shared = sharedSteps(candidate.folded, folded)
    if (shared === 0) continue
    // Compared from left to right; the greater wins.
    const marks = [
      shared,
      endsWithPath(candidate.path, path) || endsWithPath(path, candidate.path) ? 1 : 0,
      candidate.archive === from ? 1 : 0,
      -candidate.path.length,
      -candidate.order,
    ]
    if (!chosen || isGreater(marks, chosen.marks)) chosen = { candidate, marks }
  }
  return chosen?.candidate
}

/** Steps that two paths share from the end; 0 unless the shorter is shared whole. Two at least, unless the uri is a bare name. */
function sharedSteps(file: string, uri: string): number {
  if (endsWithPath(file, uri)) return steps(uri)
  return endsWithPath(uri, file) ? steps(file) : 0
}

function endsWithPath(path: string, end: string): boolean {
  return path === end || path.endsWith(`/${end}`)
}

function steps(path: string): number {
  return path.split('/').length
}

function isGreater(marks: number[], than: number[]): boolean {
  for (const [index, mark] of marks.entries()) {
    const otherMark = than[index] ?? 0
    if (mark !== otherMark) return mark > otherMark
  }
  return false
}
