import type { Design } from '#contract/book'
import type { ItemEdits } from '#domain/books/apply-edits'
import type { Span } from '#domain/books/span'
import type { TypesetName } from '#domain/catalogue/typesets'

// What the tables keep as JSON.

/** The parts of a book that a step touched. */
export interface BookState {
  design?: Design
  typeset?: TypesetName
  span?: Span
  items?: Record<string, ItemState>
}

export interface ItemState {
  edits?: ItemEdits
  chosen?: boolean
  deleted?: boolean
}

export interface ImportRequest {
  uploads?: string[]
  /** Begun before its uploads were whole and given to it; `read`: the words are in the book. */
  early?: 'begun' | 'read'
  /** Books of exports that are restored, as `uploadId/folder`: they are not restored again. */
  restored?: string[]
  /** posts (personal page and albums) or pages (fan pages). */
  sources?: string[]
  /** Seconds since 1970. */
  since?: number
  until?: number
}

/** Figures of a quota as a person reads them. */
export interface ReachedFigures {
  used: string
  limit: string
}
