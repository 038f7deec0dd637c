import type { Binding } from '#domain/catalogue/bindings'
import { drawBack } from './back.ts'
import { type CoverDesign, faceOf, panelOf } from './cover-design.ts'
import { createPen, type Sheet } from './cover-pen.ts'
import type { MeasureWidths } from './fit-text.ts'
import type { LaidCover } from './front-cover.ts'
import { drawSpine } from './spine.ts'
import { templates } from './templates/templates.ts'

export interface CoverOrder extends CoverDesign {
  /** mm */
  trim: { width: number; height: number }
  /** mm; a printer profile's bleed fits. */
  bleed: { outer: number; top: number; bottom: number }
  spineMm: number
  binding: Binding
  /** Shown on the spine where a book has several volumes. */
  volumeName?: string
  /** The spine is thick enough for words, by the printer's rule. */
  spineText: boolean
}

/** Back, spine and front on one sheet with bleed: 2 x trim + spine + 2 x bleed wide. */
export async function layCover(order: CoverOrder, measure: MeasureWidths): Promise<LaidCover> {
  const { trim, bleed, spineMm } = order
  const sheet: Sheet = { elements: [], styles: {}, measure, locale: order.locale }
  const face = faceOf(order)
  const template = templates[order.template]
  const cloth = template.cloth?.(face.palette) ?? face.palette
  const { back, spine, front, all } = panelsOf(order)

  const ground = createPen(sheet, all)
  ground.rect({ x: 0, y: 0, w: all.w, h: all.h }, { fill: cloth.ground })
  template.around?.(ground, face)
  const foot = template.foot
    ? { inks: template.foot.inks(face.palette), top: trim.height * (1 - template.foot.part) }
    : { inks: cloth, top: 0 }
  await drawBack(createPen(sheet, back), face, foot, order.locale)
  if (order.spineText) await drawSpine(createPen(sheet, spine), face, cloth, foot, order.volumeName)
  await template.front(createPen(sheet, front), face)
  return {
    width: 2 * trim.width + spineMm + 2 * bleed.outer,
    height: trim.height + bleed.top + bleed.bottom,
    elements: sheet.elements,
    styles: sheet.styles,
  }
}

/** The panels of a sheet; the spine of a hardback moves the words of its neighbours away from the hinge. */
export function panelsOf({ trim, bleed, spineMm, binding }: Omit<CoverOrder, keyof CoverDesign>) {
  const at = (x: number, w: number) => ({ x: bleed.outer + x, y: bleed.top, w, h: trim.height })
  const [left, right] = [bleed.outer, bleed.outer]
  const { top, bottom } = bleed
  const back = panelOf(at(0, trim.width), { top, bottom, left, right: 0 })
  const front = panelOf(at(trim.width + spineMm, trim.width), { top, bottom, left: 0, right })
  const spine = panelOf(at(trim.width, spineMm), { top, bottom, left: 0, right: 0 })
  const all = panelOf(at(0, 2 * trim.width + spineMm), { top, bottom, left, right })
  const hinge = binding === 'hardback' ? hingeMm : 0
  return {
    back: { ...back, margin: { ...back.margin, right: Math.max(back.margin.right, hinge) } },
    front: { ...front, margin: { ...front.margin, left: Math.max(front.margin.left, hinge) } },
    spine: {
      ...spine,
      scale: front.scale,
      margin: { ...front.margin, left: spineSafety, right: spineSafety },
    },
    all: { ...all, scale: front.scale },
  }
}

/** mm that a hardback's board bends in, with 3 mm for the binder's hand. */
const hingeMm = 13
/** mm by which a spine may be off. */
const spineSafety = 1.5
