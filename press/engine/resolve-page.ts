import qrcode from 'qrcode'
import type { Element, Page } from '../page/display-list.ts'
import { shownWidth } from '../photos/slots-on-pages.ts'
import type { Drawn } from './drawing.ts'

/** Where a page is drawn: the sheet with its bleed, the side it is on. All mm. */
export interface Side {
  trim: { width: number; height: number }
  /** Bleed left and top of the trim on the sheet, and the sheet's own size. */
  bleed: { left: number; top: number }
  sheet: { width: number; height: number }
  /** Left of the type area from the trim. */
  areaLeft: number
  recto: boolean
}

/** Page coordinates to sheet coordinates: side, gutter and bleed known at last. `keyOf` names the placeholders. */
export function resolvePage(
  page: Page,
  side: Side,
  bookLang: string,
  ground: string | undefined,
  keyOf: (photo: string, widthMm: number) => string,
): Drawn[] {
  const drawn: Drawn[] = ground
    ? [{ kind: 'rect', x: 0, y: 0, w: side.sheet.width, h: side.sheet.height, fill: ground }]
    : []
  for (const element of page.elements) drawn.push(resolveElement(element, side, bookLang, keyOf))
  return drawn
}

function resolveElement(
  element: Element,
  side: Side,
  bookLang: string,
  keyOf: (photo: string, widthMm: number) => string,
): Drawn {
  const x = leftOf(element, side) + side.bleed.left
  const y = element.y + side.bleed.top
  switch (element.kind) {
    case 'text': {
      const { frame, lines, lang, continued, ...rest } = element
      return { ...rest, lang: lang ?? bookLang, x, y }
    }
    case 'image': {
      const { frame, photo, ...rest } = element
      return { ...rest, key: keyOf(photo, shownWidth(element)), x, y }
    }
    case 'rect': {
      const { frame, bleed, ...rest } = element
      return bleed ? intoBleed({ ...rest, x, y }, side) : { ...rest, x, y }
    }
    case 'shape': {
      const { w, h, vw, vh, svg } = element
      return { kind: 'shape', x, y, w, h, source: svgOf(vw, vh, svg) }
    }
    case 'qr':
      return { kind: 'shape', x, y, w: element.w, h: element.w, source: qrSvg(element.text, element.color) }
  }
}

function leftOf(element: Element, side: Side): number {
  if (element.frame === 'sheet') return element.x
  if (element.frame === 'outer') return side.recto ? side.trim.width - element.x - element.w : element.x
  return side.areaLeft + element.x
}

// A ground that reaches the trim goes on to the edge of the sheet, or a knife that slips shows white.
function intoBleed<T extends { x: number; y: number; w: number; h: number }>(rect: T, side: Side): T {
  const touch = 0.01
  const { trim, bleed, sheet } = side
  const left = rect.x - bleed.left < touch ? 0 : rect.x
  const top = rect.y - bleed.top < touch ? 0 : rect.y
  const right = rect.x - bleed.left + rect.w > trim.width - touch ? sheet.width : rect.x + rect.w
  const bottom = rect.y - bleed.top + rect.h > trim.height - touch ? sheet.height : rect.y + rect.h
  return { ...rect, x: left, y: top, w: right - left, h: bottom - top }
}

function svgOf(vw: number, vh: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${vw} ${vh}" width="${vw}" height="${vh}">${body}</svg>`
}

/** One square module a path step: sharp at any size, and small. */
function qrSvg(text: string, color = '#1F2328'): string {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`
    }
  }
  return svgOf(modules.size, modules.size, `<path d="${path}" fill="${color}"/>`)
}
