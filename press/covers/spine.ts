import { pt } from '#press/page/style'
import type { Pen } from './cover-pen.ts'
import type { Palette } from './palette.ts'
import type { Face } from './templates/template.ts'
import { small, title } from './templates/template.ts'

/** Title, author and volume down the spine: Chinese characters upright, Latin words on their side. */
export async function drawSpine(
  pen: Pen,
  face: Face,
  inks: { head: Palette; foot: Palette },
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
    title(inks.head.ink, max, { ...words, tracking: 0.12 }),
  )
  const volume = volumeName ? (bottom - top) * 0.08 : 0
  await pen.column(
    face.author,
    box(top + (bottom - top) * 0.66, (bottom - top) * 0.26 - volume),
    small(inks.foot.soft, { ...words, max: max * 0.72, tracking: 0.16, valign: 'bottom' }),
  )
  if (volumeName)
    await pen.text(
      volumeName,
      box(bottom - (bottom - top) * 0.045 - 3.2 * scale, 6 * scale),
      small(inks.foot.ink, { align: 'center', valign: 'middle', maxLines: 1, max: max * 0.8, min: 4 }),
    )
  const d = Math.min(2.2 * scale, room * 0.4)
  pen.shape(
    { x: w / 2 - d / 2, y: bottom - d, w: d, h: d },
    `<circle cx="${d / 2}" cy="${d / 2}" r="${d / 2}" fill="${inks.foot.accent}"/>`,
  )
}

/** mm; below it words would be smaller than 5 pt. */
const narrowest = 1.8
