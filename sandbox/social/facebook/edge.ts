/** A list inside a record (`subattachments`, an album's `photos`), cut into pages where it is asked for. */
export class Edge {
  readonly path: string
  readonly items: readonly Record<string, unknown>[]
  /** How many come where no limit is said. */
  readonly size: number

  constructor(path: string, items: readonly Record<string, unknown>[], size: number) {
    this.path = path
    this.items = items
    this.size = size
  }
}
