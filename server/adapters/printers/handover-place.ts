import type { Readable } from 'node:stream'

/** Where work for a printer is left for him to fetch. */
export interface HandoverPlace {
  /** Whether work of this name is there whole. */
  has(id: string): Promise<boolean>
  /** Leaves these files in this order; who sees the last one sees all. What a try before this one left is written over. */
  leave(id: string, files: readonly HandoverFile[]): Promise<void>
}

export interface HandoverFile {
  name: string
  bytes: number
  open(): Promise<Readable>
}
