import { invariant } from '#domain/invariant'
import type { TypesetContext } from './context.ts'

/** Rows of the page's grid that a line of the body takes. */
export function lineRows({ styles, area }: Pick<TypesetContext, 'styles' | 'area'>): number {
  const { body } = styles
  invariant(body, 'every typeset has a style of its body')
  return Math.max(1, Math.round(body.lineHeight / area.rowMm))
}
