import { a5One } from './a5-1.ts'
import type { Typeset, TypesetName } from './typeset.ts'

/** The seven typesets of the specification (section 3), by name. */
export const typesets: Record<TypesetName, Typeset> = {
  'a5-1': a5One,
} as any
