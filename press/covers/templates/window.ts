import { mix } from '../palette.ts'
import { type Box, safeBox } from '../panel.ts'
import { disc } from './classic.ts'
import { signed, type Template, title } from './template.ts'

/** A picture tipped into the pressed frame of a cloth binding; without one, a paper label with double rules. */
export const window: Template = {
  words: { side: 'below', part: 0.34 },
  around: (pen, { palette }) => {
    pen.weave(palette.dark ? mix(palette.ground, '#FFFFFF', 0.06) : mix(palette.ground, '#000000', 0.045))
  },
  async front(pen, { title: words, author, period, photo, palette, vertical }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    if (!photo) {
      await label({ x: w * 0.27, y: h * 0.15, w: w * 0.46, h: h * 0.5 })
    } else {
      const frame = { x: w * 0.2, y: h * 0.13, w: w * 0.6, h: Math.min(w * 0.74, h * 0.53) }
      pen.rect(grown(frame, 2.2 * k), { stroke: palette.line, strokeWidth: 0.3 * k })
      pen.photo(photo, frame, palette.paper)
      const y = frame.y + frame.h + 11 * k
      const room = { x: safe.x, y, w: safe.w, h: h - safe.y - 21 * k - y }
      await pen.text(
        words,
        room,
        title(palette.ink, 25, { align: 'center', valign: 'top', tracking: 0.1, maxLines: 10 }),
      )
    }
    const foot = { x: safe.x, y: safe.y + safe.h - 16 * k, w: safe.w, h: 16 * k }
    const look = { ink: palette.ink, soft: palette.soft, align: 'center', valign: 'bottom' } as const
    await signed(pen, { author, period }, foot, look)

    async function label(box: Box) {
      pen.rect(box, { fill: palette.paper })
      pen.rect(grown(box, -2 * k), { stroke: palette.deep, strokeWidth: 0.5 * k })
      pen.rect(grown(box, -3 * k), { stroke: palette.deep, strokeWidth: 0.15 * k })
      const inside = grown(box, -8 * k)
      const d = box.w * 0.36
      if (!words)
        pen.shape({ x: w / 2 - d / 2, y: box.y + (box.h - d) / 2, w: d, h: d }, disc(d, palette.deep))
      if (vertical) {
        const style = title(palette.paperInk, 38, {
          tracking: 0.12,
          align: 'center',
          valign: 'middle',
          maxLines: 4,
        })
        await pen.column(words, inside, style)
      } else {
        const style = title(palette.paperInk, 24, {
          align: 'center',
          valign: 'middle',
          maxLines: 14,
          tracking: 0,
        })
        await pen.text(words, inside, style)
      }
    }
  },
}

/** The box with a margin of so many mm around it; negative for one inside. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by }
}
