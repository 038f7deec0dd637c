import { invariant } from '#domain/invariant'
import { pt, type TextStyle } from '../page/style.ts'

/** mm by which a line in `style` is moved to stand on the baseline of a line of `body` in the same row (words.typ: 0.88 em). */
export function ontoBaselineOf(body: TextStyle | undefined, style: TextStyle | undefined): number {
  invariant(body && style, 'a typeset has the styles that it names')
  const baseline = ({ size, lineHeight }: TextStyle) => lineHeight / 2 + 0.38 * size * pt
  return baseline(body) - baseline(style)
}

/** mm between the letters of two lines: what photos keep free of their first and last row together. */
export const leadingOf = ({ size, lineHeight }: TextStyle): number => lineHeight - size * pt
