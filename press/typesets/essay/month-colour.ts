import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { ink } from '../palette.ts'

/** The colour of a month, YYYYMM, in the essay book. */
export const colourOf = (month: string): string => colours[Number(month.slice(4)) - 1] ?? ink

/** The bar by the name of a month, at a height in mm. */
export const monthBar = ({ month }: TypesetContext, y: number): Element => ({
  kind: 'rect',
  x: 0,
  y,
  w: 14,
  h: 0.8,
  fill: colourOf(month),
})

// Twelve colours, one a month, from the cold of January round the year.
const colours = [
  '#4A6079',
  '#7D6B91',
  '#B4687A',
  '#7E9A6D',
  '#5B8F7B',
  '#3F8795',
  '#2F6F9F',
  '#C26A3D',
  '#B98A2F',
  '#A65A3A',
  '#7A5C4A',
  '#43545F',
]
