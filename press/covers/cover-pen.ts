import type { Element } from '#press/page/display-list'
import type { Styles } from '#press/page/style'
import { pt } from '#press/page/style'
import { shownSize, within } from '#press/photos/crop'
import type { CoverPhoto } from './cover-photo.ts'
import {
  emojiScale,
  type FittedLine,
  type FittedText,
  fitText,
  type MeasureWidths,
  turnsAlone,
  type Voice,
} from './fit-text.ts'
import { type Box, bled, bleedBox, cropToFill, type Panel } from './panel.ts'
import { scaled, sharpShare } from './sharp-share.ts'
import { threads } from './templates/patterns.ts'

/** What has been drawn so far: elements in mm from the upper left of the sheet, and the styles they name. */
export interface Sheet {
  elements: Element[]
  styles: Styles
  measure: MeasureWidths
  locale: string
}

export interface Words extends Voice {
  color: string
  /** pt on A5 */
  max: number
  min?: number
  maxLines?: number
  /** em from line to line; 1.3 where absent. */
  leading?: number
  /** em */
  tracking?: number
  /** Across: left, center, right. Down: the columns start at the right and hang from the top, or stand on the foot. */
  align?: 'left' | 'center' | 'right'
  valign?: 'top' | 'middle' | 'bottom'
}

export type Pen = ReturnType<typeof createPen>

/** Draws on one panel, in mm from its upper left; type and minimum sizes grow with the panel. */
export function createPen(sheet: Sheet, panel: Panel) {
  const at = ({ x, y, w, h }: Box) => ({ x: panel.x + x, y: panel.y + y, w, h, frame: 'sheet' as const })
  const put = (element: Element) => void sheet.elements.push(element)

  const roomOf = (box: Box, words: Words, length: number, depth: number) => ({
    length,
    depth,
    max: words.max * panel.scale,
    min: (words.min ?? 6.5) * panel.scale,
    leading: words.leading ?? 1.3,
    tracking: words.tracking ?? 0,
    maxLines: words.maxLines ?? Math.max(1, Math.floor(Math.max(box.w, box.h))),
  })
  const styleOf = (words: Words, size: number): string => {
    const rounded = Math.floor(size * 100) / 100
    const name = `cover-${words.family}-${words.weight}-${rounded}-${words.tracking ?? 0}`
    sheet.styles[name] = {
      family: words.family,
      weight: words.weight,
      size: rounded,
      lineHeight: rounded * pt,
      tracking: words.tracking ?? 0,
    }
    return name
  }

  /** Lines of words in a box; returns the box that they take. */
  const text = async (content: string, box: Box, words: Words): Promise<Box> => {
    const room = roomOf(box, words, box.w, box.h)
    const fitted = await fitText(content, room, words, 'across', sheet.measure, sheet.locale)
    if (fitted.lines.length === 0) return { ...box, h: 0 }
    const em = fitted.size * pt
    const height = em + (fitted.lines.length - 1) * room.leading * em
    const top = box.y + slack(box.h - height, words.valign)
    const align = words.align ?? 'left'
    for (const [i, line] of fitted.lines.entries()) {
      const runs = line.parts.flatMap(part => part.runs)
      const y = panel.y + top + i * room.leading * em
      const place = { frame: 'sheet' as const, x: panel.x + box.x, y, w: box.w }
      put({ kind: 'text', ...place, ...lineOf(words, fitted), runs, align })
    }
    const w = Math.max(...fitted.lines.map(line => line.length))
    const x = box.x + (align === 'center' ? (box.w - w) / 2 : align === 'right' ? box.w - w : 0)
    return { x, y: top, w, h: height }
  }

  /** Columns of characters from the right of a box; returns the box that they take. */
  const column = async (content: string, box: Box, words: Words): Promise<Box> => {
    const room = roomOf(box, words, box.h, box.w)
    const fitted = await fitText(content, room, words, 'down', sheet.measure, sheet.locale)
    const em = fitted.size * pt
    const step = room.leading * em
    const width = fitted.lines.length === 0 ? 0 : em + (fitted.lines.length - 1) * step
    const left = box.x + slack(box.w - width, side(words.align))
    const height = Math.max(0, ...fitted.lines.map(line => line.length))
    for (const [i, line] of fitted.lines.entries()) {
      const x = left + width - em - i * step
      let y = box.y + slack(box.h - (words.valign === 'bottom' ? line.length : height), words.valign)
      for (const part of line.parts) {
        putDown(part, { x, y, w: em, h: part.length }, words, fitted)
        y += part.length + room.tracking * em
      }
    }
    return { x: left, y: box.y + slack(box.h - height, words.valign), w: width, h: height }
  }
  const putDown = (part: Part, cell: Box, words: Words, fitted: FittedText) => {
    const base = { kind: 'text' as const, ...lineOf(words, fitted), frame: 'sheet' as const, runs: part.runs }
    const y = panel.y + cell.y
    if (part.sideways) {
      put({
        ...base,
        y,
        x: panel.x + cell.x + cell.w,
        w: cell.h + 0.01,
        rotate: 90,
        align: sideOf(part.text),
      })
      return
    }
    const scale = part.runs.some(run => typeof run !== 'string') ? emojiScale : 1
    const style = styleOf(words, fitted.size * scale)
    const x = panel.x + cell.x - cell.w / 4
    put({ ...base, style, y: y + ((1 - scale) * cell.w) / 2, x, w: cell.w * 1.5, align: 'center' })
  }
  const lineOf = (words: Words, fitted: FittedText) => ({
    style: styleOf(words, fitted.size),
    color: words.color,
    lang: fitted.lang,
    lines: 1,
  })

  return {
    panel,
    text,
    column,
    /** A filled box; runs into the bleed where it touches the trim. */
    rect(box: Box, look: { fill?: string; stroke?: string; strokeWidth?: number; radius?: number }) {
      put({ kind: 'rect', ...at(look.fill ? bled(panel, box) : box), ...look })
    },
    /** Cloth: fine threads over the whole panel and its bleed. */
    weave(line: string) {
      const box = bleedBox(panel)
      put({
        kind: 'shape',
        ...at(box),
        vw: box.w,
        vh: box.h,
        svg: threads(box.w, box.h, 0.55 * panel.scale, line),
      })
    },
    /** SVG elements drawn in units of mm of the box. */
    shape(box: Box, svg: string) {
      put({ kind: 'shape', ...at(box), vw: box.w, vh: box.h, svg })
    },
    /**
     * The photo cut to the box, carried on into the bleed; one with few pixels smaller, on a mat of this colour, around a point of the box
     * (sharp-share.ts).
     */
    photo(photo: CoverPhoto, box: Box, mat: string, around?: { x: number; y: number }) {
      const full = bled(panel, box)
      const crop = within(photo.crop, cropToFill(shownSize(photo, photo.crop), full, photo.focus))
      const share = sharpShare(photo, full)
      if (share < 1) put({ kind: 'rect', ...at(full), fill: mat })
      put({ kind: 'image', ...at(scaled(full, share, around)), photo: photo.sha256, crop })
    },
    /** What is seen in the box of a photo that is laid behind a larger part, its bleed counted in. */
    pane(photo: CoverPhoto, box: Box, part: Box) {
      const full = bled(panel, box)
      const fill = cropToFill(shownSize(photo, photo.crop), part, photo.focus)
      const crop = within(photo.crop, shareOf(fill, part, full))
      put({ kind: 'image', ...at(full), photo: photo.sha256, crop })
    },
  }
}

type Part = FittedLine['parts'][number]

/** The engine sets a lone bracket on half a square: an opening one goes to the foot of its square, a closing one to the head. */
function sideOf(mark: string): 'left' | 'center' | 'right' {
  if (/^[（〔［｛〈《「『【]/u.test(mark)) return 'right'
  return /^[—…～〜ー]/u.test(mark) || !turnsAlone(mark) ? 'center' : 'left'
}

/** The crop of a box that shows its share of a picture laid behind a larger part. */
function shareOf(crop: Box, part: Box, box: Box): Box {
  return {
    x: crop.x + ((box.x - part.x) / part.w) * crop.w,
    y: crop.y + ((box.y - part.y) / part.h) * crop.h,
    w: (box.w / part.w) * crop.w,
    h: (box.h / part.h) * crop.h,
  }
}

function slack(free: number, where: Words['valign']): number {
  return where === 'middle' ? free / 2 : where === 'bottom' ? free : 0
}

function side(align: Words['align']): Words['valign'] {
  return align === 'left' ? 'top' : align === 'center' ? 'middle' : 'bottom'
}
