import type { Pen, Words } from '../cover-pen.ts'
import type { CoverPhoto } from '../cover-photo.ts'
import type { Palette } from '../palette.ts'
import type { Box } from '../panel.ts'

/** What a cover says and shows; empty words are left out. */
export interface Face {
  title: string
  author: string
  /** `2021` or `2019–2024`. */
  years: string
  /** The years, and which volume of the book it is. */
  period: string
  photo?: CoverPhoto
  palette: Palette
  /** The title runs downwards: mostly Chinese or Japanese, and short enough. */
  vertical: boolean
  /** Months of the book as YYYYMM, with how much happened in each. */
  months: { month: string; items: number }[]
}

export interface Template {
  /** Draws the front; the ground is there already. */
  front(pen: Pen, face: Face): Promise<void>
  /** The colours of the whole sheet; the theme's own where absent. */
  cloth?(palette: Palette): Palette
  /** What runs over back, spine and front, below everything. */
  around?(pen: Pen, face: Face): void
  /** The foot of back and spine where it is of another ground: its part of the height, and the colours on it. */
  foot?: { part: number; inks(palette: Palette): Palette }
  /** Which part of the height the words of a small picture get, above or below what the front shows. */
  words?: { side: 'above' | 'below'; part: number }
}

/** The voices of the covers; sizes in pt on A5. */
const titleVoice = { family: 'serif', weight: 600, tracking: 0.06, min: 8 } as const
const smallVoice = {
  family: 'serif',
  weight: 400,
  tracking: 0.06,
  max: 10,
  min: 6,
  maxLines: 2,
} as const
const yearVoice = {
  family: 'serif',
  weight: 400,
  tracking: 0.08,
  max: 9.5,
  min: 6,
  maxLines: 1,
} as const

export const small = (color: string, more: Partial<Words> = {}): Words => ({ ...smallVoice, color, ...more })
export const year = (color: string, more: Partial<Words> = {}): Words => ({ ...yearVoice, color, ...more })
export const title = (color: string, max: number, more: Partial<Words> = {}): Words => ({
  ...titleVoice,
  color,
  max,
  ...more,
})

/** Author and years, one below the other; returns nothing, as they close the front. */
export async function signed(
  pen: Pen,
  face: Pick<Face, 'author' | 'period'>,
  box: Box,
  look: { ink: string; soft: string; max?: number; align?: 'left' | 'center'; valign?: 'top' | 'bottom' },
): Promise<void> {
  const k = pen.panel.scale
  const { ink, soft, max = 10.5, align = 'left', valign = 'top' } = look
  const yearH = face.period ? 5 * k : 0
  const author = { ...box, h: box.h - yearH }
  const used = await pen.text(face.author, author, small(ink, { max, align, valign }))
  const y = valign === 'top' ? used.y + used.h + 1.6 * k : box.y + box.h - yearH
  await pen.text(
    face.period,
    { ...box, y, h: yearH },
    year(soft, { align, valign: 'bottom', max: max * 0.9 }),
  )
}
