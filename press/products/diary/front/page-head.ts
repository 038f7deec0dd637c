import type { TextElement } from '../../../page/display-list.ts'
import type { FrontContext } from './front-context.ts'

/** What a page of front or back matter is called, at its head. */
export const pageHead = (name: string, { area }: Pick<FrontContext, 'area'>): TextElement => ({
  kind: 'text',
  x: 0,
  y: area.top,
  w: area.width,
  style: 'frontHead',
  lines: 1,
  runs: [name],
})
