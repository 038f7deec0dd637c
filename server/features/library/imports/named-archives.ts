import type { Archive, Refusal } from '#sources/archive/archive'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import type { Arrival } from '#sources/archive/arriving-bytes'
import { openArchives } from '#sources/archive/open-archives'

/** An archive that was uploaded. */
export interface NamedArchive {
  /** Id of its upload. */
  id: string
  path: string
  name: string
  /** Sees to it that its bytes are at `path`, where they may lie elsewhere. */
  bring?(): Promise<unknown>
  /** In what order its bytes came or come, where it is another than their own. */
  arrival?: Arrival
  /** Not all of it is there. */
  isArriving: boolean
}

/** Opens them in the order given; the first that must be refused refuses all. */
export function openNamed(archives: readonly NamedArchive[]): Promise<Archive[] | Refusal> {
  return openArchives(
    archives.map(archive => archive.path),
    ARCHIVE_LIMITS,
    namesOf(archives),
    arrivalsOf(archives),
  )
}

export function namesOf(archives: readonly NamedArchive[]): ReadonlyMap<string, string> {
  return new Map(archives.map(archive => [archive.path, archive.name]))
}

export function arrivalsOf(archives: readonly NamedArchive[]): ReadonlyMap<string, Arrival> {
  return new Map(archives.flatMap(({ path, arrival }) => (arrival ? [[path, arrival] as const] : [])))
}

/** Two files of one name are told apart, as a browser tells downloads apart. */
export function named(archives: readonly NamedArchive[]): NamedArchive[] {
  const taken = new Set<string>()
  return archives.map(archive => {
    const { name } = archive
    let free = name
    for (let times = 1; taken.has(free); times += 1) free = name.replace(/(\.[^.]*)?$/, ` (${times})$1`)
    taken.add(free)
    return { ...archive, name: free }
  })
}
