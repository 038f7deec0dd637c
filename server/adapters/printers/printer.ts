import type { Readable } from 'node:stream'
import type { Binding } from '#domain/catalogue/bindings'
import type { Paper } from '#domain/catalogue/papers'
import type { PrinterName } from '#domain/catalogue/printers'

/** Books of one order for a printer. */
export interface PrintOrder {
  /** Names the work: handed over again under it, it is the same work. Letters, digits and `-`. */
  id: string
  /** As people read it. */
  number: string
  /** From who ordered, for who makes the parcel; may be empty. */
  note: string
  books: readonly PrintedBook[]
  address: PrintAddress
  shipping: 'standard' | 'express'
}

/** One volume, so many copies of it. */
export interface PrintedBook {
  title: string
  binding: Binding
  paper: Paper
  copies: number
  volume: number
  volumes: number
  pages: number
  inner: PrintedFile
  cover: PrintedFile
}

export interface PrintedFile {
  sha256: string
  bytes: number
  /** Where a printer elsewhere fetches it. */
  address: string
  open(): Promise<Readable>
}

export interface PrintAddress {
  name: string
  phone: string
  email: string
  line1: string
  line2: string
  city: string
  /** Code or name; empty where a country has none. */
  state: string
  postalCode: string
  country: string
  /** What customs ask of who receives it. */
  customs?: { realName: string; mobile: string }
}

export interface Tracking {
  number: string
  address?: string
}

export type PrintState =
  | { state: 'working' }
  | { state: 'shipped'; tracking: Tracking | undefined }
  /** The printer will not make it; staff decide. */
  | { state: 'refused'; why: string }

/** The printer does not take an order as it is. Its message says why to the staff: it is short, and has no words of people. */
export class PrinterRefusal extends Error {}

export interface Printer {
  name: 'manual' | 'lulu'
  /** Whose rules the files follow. */
  profile: PrinterName
  /** That he prints on: he has other sizes, but a book that was made for one of ours has that size to the millimetre. */
  papers: readonly Paper[]
  /** Gives the printer's own name of the work; throws a PrinterRefusal where the printer says why he does not take it. */
  handOver(order: PrintOrder): Promise<{ jobId: string }>
  /** Undefined where the printer tells nothing: staff enter what they hear. */
  look?(jobId: string): Promise<PrintState>
}
