import type { OrderedBinding } from '../catalogue/bindings.ts'

/** Most copies of a line. The files of a PDF are made and sent once, so there is one of them and no more is paid. */
export function mostCopies(binding: OrderedBinding): number {
  return binding === 'pdf' ? 1 : 100
}
