import { z } from 'zod'
import { type Language, languageCodes } from '#domain/catalogue/languages'
import { type Paper, paperNames } from '#domain/catalogue/papers'
import { type CoverTemplate, coverTemplates, templateFor, themeColours } from '#domain/covers/cover-colours'
import { coverWidth } from '#domain/covers/cover-widths'
import { ownPicture, type PictureHosts } from './own-picture.ts'

/** A cover as it is asked for: checked, and without what makes no difference, so that equal covers are equal here. */
export interface CoverRequest {
  template: CoverTemplate
  /** px across */
  widthPx: number
  title: string
  author: string
  /** `#RRGGBB` */
  colour: string
  years: string
  picture?: { sha256: string; focus?: { x: number; y: number }; crop?: Crop }
  paper: Paper
  locale: Language
  /** What happened in January, February ... */
  calendarYear?: number[]
}

/** The part of a picture that may be shown, as fractions. */
interface Crop {
  x: number
  y: number
  w: number
  h: number
}

export type CoverRefusal = 'unknown-template' | 'broken-parameters' | 'foreign-picture'

/**
 * Reads template and query (specification 7, cover-image service). Calendars call their picture `pic` and its place
 * `pic[posX]`, `pic[posY]`; magazines and albums call it `pic` too, and the author `subtitle`. A width is brought to a step of
 * the ladder (cover-widths), and one that is no number is the usual 480. Parameters that nobody knows are passed over: links are shared
 * with all kinds of things behind them.
 */
export function readCoverRequest(
  template: string,
  query: unknown,
  hosts: PictureHosts,
): CoverRequest | { refused: CoverRefusal } {
  const coverTemplate = templateNamed(template)
  if (!coverTemplate) return { refused: 'unknown-template' }
  const read = parameters.safeParse(query)
  if (!read.success) return { refused: 'broken-parameters' }
  const { size, title, author, subtitle, bgColor, mainImg, pic, years, paper, locale, months, crop } =
    read.data
  const address = mainImg || pic
  const sha256 = address ? ownPicture(address, hosts) : undefined
  if (address && !sha256) return { refused: 'foreign-picture' }
  const x = read.data.x ?? read.data['pic[posX]']
  const y = read.data.y ?? read.data['pic[posY]']
  const focus = x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.45 }
  return {
    template: coverTemplate,
    widthPx: size,
    title,
    author: author || subtitle,
    colour: bgColor,
    years,
    ...(sha256 && { picture: { sha256, ...(focus && { focus }), ...(crop && { crop }) } }),
    paper,
    locale,
    ...(months && coverTemplate === 'dots' && { calendarYear: months }),
  }
}

/**
 * The template of a name, with `-white` where it is colourful. Which ink a cover wears follows from its colour (templateFor), so
 * that a name and a colour which contradict each other give what can be read.
 */
function templateNamed(name: string): CoverTemplate | undefined {
  return coverTemplates.find(
    template => template.name === name || templateFor(template.name, '#000000') === name,
  )?.name
}

const usualWidth = 480

const size = z
  .string()
  .default('')
  .transform(text => (text.trim() === '' ? Number.NaN : Math.round(Number(text))))
  .transform(px => coverWidth(Number.isNaN(px) ? usualWidth : px))

const colour = z
  .string()
  .regex(/^(#?[0-9a-f]{6})?$/i)
  .default('')
  .transform(hex => (hex === '' ? themeColours[0].hex : `#${hex.replace('#', '').toUpperCase()}`))

const text = z
  .string()
  .max(5000)
  .default('')
  .transform(words => words.toWellFormed().trim())

/** 0 to 1; beyond it, the edge. */
const fraction = z
  .string()
  .regex(/^-?\d{1,6}(\.\d{1,9})?$/)
  .transform(number => Math.min(Math.max(Number(number), 0), 1))
  .optional()

const parameters = z.object({
  size,
  title: text,
  author: text,
  subtitle: text,
  bgColor: colour,
  mainImg: z.string().max(2000).optional(),
  pic: z.string().max(2000).optional(),
  'pic[posX]': fraction,
  'pic[posY]': fraction,
  x: fraction,
  y: fraction,
  crop: z
    .string()
    .regex(/^[01](\.\d{1,9})?(~[01](\.\d{1,9})?){3}$/)
    .transform(text => {
      const [x = 0, y = 0, w = 1, h = 1] = text.split('~').map(Number)
      return { x, y, w, h }
    })
    .refine(({ x, y, w, h }) => w > 0 && h > 0 && x + w <= 1.002 && y + h <= 1.002)
    .transform(({ x, y, w, h }) => ({ x, y, w: Math.min(w, 1 - x), h: Math.min(h, 1 - y) }))
    .optional(),
  years: z
    .string()
    .regex(/^(\d{4}(~\d{4})?)?$/)
    .default(''),
  paper: z.enum(paperNames).default('a5'),
  locale: z.enum(languageCodes).default('zh-tw'),
  months: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6}){11}$/)
    .transform(list => list.split('.').map(Number))
    .optional(),
})
