import type { DrawnPage } from '#contract/page'
import { readCaret, writeCaret } from './caret.ts'
import { caretAt } from './caret-at.ts'
import { drawLines } from './draw-lines.ts'
import { hyphensOf } from './hyphens-of.ts'
import { measureBaseline } from './measure-letters.ts'
import { type Point, placeLetters } from './place-letters.ts'
import { readGlyphs } from './read-glyphs.ts'

export type TypedPlace = DrawnPage['places'][number] & {
  words: NonNullable<DrawnPage['places'][number]['words']>
}

interface Laid {
  place: TypedPlace
  /** What stands there, as it was written. */
  text: string
  /** mm */
  pageWidth: number
  /** CSS pixels per mm. */
  scale: number
  /** How many times larger the letters of the field are before they are scaled back onto those of the page. */
  grown: number
  /** mm from the upper left of the page. */
  clicked: Point
  lineClass: string
}

/**
 * Lays the letters of a field over those of its page; the caret stays at its letter. Gives the offset that was clicked at;
 * undefined where the page has other letters.
 */
export function layLetters(field: HTMLElement, ruler: HTMLElement, laid: Laid): number | undefined {
  const { place, text, pageWidth, scale, grown, clicked, lineClass } = laid
  const sheet = field.parentElement
  const drawing = sheet?.querySelector('svg')
  if (!sheet || !drawing) return undefined
  const box = sheet.getBoundingClientRect()
  const perMm = box.width / pageWidth
  // CSS pixels of the screen that one of the field takes
  const unit = perMm / (scale * grown)
  const [left, top] = [box.x + place.x * perMm, box.y + place.y * perMm]
  const [width, leading] = [place.w * perMm, place.words.leading * perMm]
  const glyphs = readGlyphs(drawing, { x: left, y: top, w: width, h: place.h * perMm })
  const hyphens = hyphensOf(place.words.text)
  const letters = placeLetters(text, glyphs, leading, hyphens)
  const first = letters?.[0]?.[0]
  if (!letters || !first) return undefined
  const caret = readCaret(field)
  field.style.minHeight = `${(letters.length * leading) / unit}px`
  drawLines(field, ruler, text, letters, { left, width, unit, lineClass, hyphens })
  field.style.marginTop = `${((first.y - top - measureBaseline(ruler)) * scale) / perMm}px`
  if (caret) writeCaret(field, caret)
  return caretAt(
    letters,
    { x: box.x + clicked.x * perMm, y: box.y + clicked.y * perMm },
    place.words.size * perMm,
  )
}
