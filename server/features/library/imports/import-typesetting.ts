import type { Deps } from '../../../deps.ts'

/** Sets the months of a book while an import brings them in. How, the pages know: they stand above the library. */
export interface ImportTypesetting {
  /** So many months there will be, of which some may be set already. */
  expect(months: number): void
  /** These months are complete. */
  add(months: readonly string[]): void
  /** Waits until all that was added is set; throws what went wrong with it. */
  settle(): Promise<void>
  /** Sets what is left, and says that all is set. */
  finish(): Promise<void>
}

export type BeginTypesetting = (deps: Deps, bid: string) => ImportTypesetting
