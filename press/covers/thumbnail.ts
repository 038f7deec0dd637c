import { pt } from '#press/page/style'
import { type CoverDesign, faceOf, panelOf } from './cover-design.ts'
import { createPen, type Sheet } from './cover-pen.ts'
import { isEastAsian } from './cover-words.ts'
import type { MeasureWidths } from './fit-text.ts'
import type { LaidCover } from './front-cover.ts'
import { title } from './templates/template.ts'
import { templates } from './templates/templates.ts'

/** The front for a picture of so few pixels that only the title can be read: it gets a strip of the cover to itself. */
export async function layThumbnail(
  design: CoverDesign,
  trim: { width: number; height: number },
  measure: MeasureWidths,
  widthPx: number,
): Promise<LaidCover> {
  const { width: w, height: h } = trim
  const sheet: Sheet = { elements: [], styles: {}, measure, locale: design.locale }
  const pen = createPen(sheet, panelOf({ x: 0, y: 0, w, h }, { top: 0, right: 0, bottom: 0, left: 0 }))
  const template = templates[design.template]
  const face = faceOf(design)
  const { palette } = face
  const cloth = template.cloth?.(palette) ?? palette
  pen.rect({ x: 0, y: 0, w, h }, { fill: cloth.ground })
  template.around?.({ ...pen, weave: () => undefined }, face)
  // Large years are the picture of a belt without a photo; elsewhere they are too small to read.
  const years = design.template === 'obi' ? face.years : ''
  await template.front(pen, { ...face, title: '', author: '', years, period: years })
  const { side, part } = template.words ?? { side: 'below', part: 0.5 }
  const strip = { x: 0, y: side === 'above' ? 0 : h * (1 - part), w, h: h * part }
  const inks = template.foot?.inks(palette) ?? cloth
  pen.rect(strip, { fill: inks.ground })
  const edge = w * 0.05
  const least = (leastPx(face.title) * w) / widthPx / pt / pen.panel.scale
  await pen.text(
    face.title,
    { x: edge, y: strip.y + edge * 0.6, w: w - 2 * edge, h: strip.h - 1.2 * edge },
    title(inks.ink, Math.max(least * 1.7, 54), {
      min: least,
      leading: 1.16,
      tracking: 0,
      valign: 'middle',
      align: 'center',
    }),
  )
  return { ...trim, elements: sheet.elements, styles: sheet.styles }
}

/** px of an em that can still be read: Chinese characters have more strokes. */
function leastPx(title: string): number {
  return isEastAsian(title) ? 9 : 8
}
