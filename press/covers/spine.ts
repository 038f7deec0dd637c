import { pt } from '#press/page/style'
import type { Pen } from './cover-pen.ts'
import { clearOf, type Foot } from './foot.ts'
import type { Palette } from './palette.ts'
import type { Face } from './templates/template.ts'
import { small, title } from './templates/template.ts'

/** Title, author and volume down the spine: Chinese characters upright, Latin words on their side. */
export async function drawSpine(
  pen: Pen,
  face: Face,
  head: Palette,
  foot: Foot,
  volumeName?: string,
): Promise<void> {
  const { w, h, margin, scale } = pen.panel
  const x = margin.left
  const room = w - margin.left - margin.right
  if (room < narrowest) return
  const max = Math.min(14, (room * 0.94) / pt / scale)
  const top = margin.top
  const bottom = h - margin.bottom
  const box = (y: number, length: number) => ({ x, y, w: room, h: length })
  const words = { align: 'center', maxLines: 1, min: 4.5 } as const
  await pen.column(
    face.title,
    box(top, (bottom - top) * 0.56),
    title(head.ink, max, { ...words, tracking: 0.12 }),
  )
  const clear = clearOf(foot, scale)
  const from = Math.max(top + (bottom - top) * 0.66, clear)
  // what a long name loses to the belt above it, it gains above the volume
  const volume = volumeName ? (bottom - top) * (clear > 0 ? 0.04 : 0.08) : 0
  await pen.column(
    face.author,
    box(from, top + (bottom - top) * 0.92 - volume - from),
    small(foot.inks.soft, { ...words, max: max * 0.72, tracking: 0.16, valign: 'bottom' }),
  )
  if (volumeName)
    await pen.text(
      volumeName,
      box(bottom - (bottom - top) * 0.045 - 3.2 * scale, 6 * scale),
      small(foot.inks.ink, { align: 'center', valign: 'middle', maxLines: 1, max: max * 0.8, min: 4 }),
    )
  const d = Math.min(2.2 * scale, room * 0.4)
  pen.shape(
    { x: w / 2 - d / 2, y: bottom - d, w: d, h: d },
    `<circle cx="${d / 2}" cy="${d / 2}" r="${d / 2}" fill="${foot.inks.accent}"/>`,
  )
}

/** mm; below it words would be smaller than 5 pt. */
const narrowest = 1.8
