import type { Element } from '#press/page/display-list'
import type { Styles } from '#press/page/style'
import { type CoverDesign, faceOf, panelOf } from './cover-design.ts'
import { createPen, type Sheet } from './cover-pen.ts'
import type { MeasureWidths } from './fit-text.ts'
import { templates } from './templates/templates.ts'

/** A laid-out cover: elements in mm from the upper left of the sheet (frame `sheet`), and the styles they name. */
export interface LaidCover {
  /** mm, bleed included. */
  width: number
  height: number
  elements: Element[]
  styles: Styles
}

/** The front alone, without bleed: first page of the reading edition, and the cover image. */
export async function layFront(
  design: CoverDesign,
  trim: { width: number; height: number },
  measure: MeasureWidths,
): Promise<LaidCover> {
  const sheet: Sheet = { elements: [], styles: {}, measure, locale: design.locale }
  const pen = createPen(
    sheet,
    panelOf({ x: 0, y: 0, w: trim.width, h: trim.height }, { top: 0, right: 0, bottom: 0, left: 0 }),
  )
  const template = templates[design.template]
  const face = faceOf(design)
  const cloth = template.cloth?.(face.palette) ?? face.palette
  pen.rect({ x: 0, y: 0, w: trim.width, h: trim.height }, { fill: cloth.ground })
  template.around?.(pen, face)
  await template.front(pen, face)
  return { ...trim, elements: sheet.elements, styles: sheet.styles }
}
