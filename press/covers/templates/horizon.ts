import { mix } from '../palette.ts'
import { bleedBox, safeBox } from '../panel.ts'
import { disc } from './classic.ts'
import { hills } from './patterns.ts'
import { signed, type Template, title } from './template.ts'

const skyPart = 0.5

/** Half sky in the theme colour, half picture: a horizon. Without a picture, ranges of hills and a low sun. */
export const horizon: Template = {
  words: { side: 'above', part: 0.42 },
  async front(pen, { title: words, author, period, photo, palette, vertical }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const line = h * skyPart
    if (photo) pen.photo(photo, { x: 0, y: line, w, h: h - line }, palette.paper)
    else {
      const d = w * 0.2
      const sunX = vertical ? w * 0.2 : w * 0.64
      pen.shape({ x: sunX, y: line - d * 0.55, w: d, h: d }, disc(d, palette.accent))
      const all = bleedBox(pen.panel)
      const range = { x: all.x, y: line, w: all.w, h: all.y + all.h - line }
      const far = mix(palette.ground, palette.ink, 0.1)
      const near = mix(palette.ground, palette.dark ? '#0C0F14' : palette.deep, palette.dark ? 0.55 : 0.9)
      pen.shape(
        range,
        hills(
          range.w,
          range.h,
          [0, 0.3, 0.62, 1].map(step => mix(far, near, step)),
        ),
      )
    }
    const top = safe.y + 2 * k
    if (vertical) {
      await pen.column(
        words,
        { x: w * 0.5, y: top, w: safe.x + safe.w - w * 0.5, h: line - top - 7 * k },
        title(palette.ink, 36, { tracking: 0.1, leading: 1.4, maxLines: 3 }),
      )
      const aside = { x: safe.x, y: top, w: w * 0.36, h: 18 * k }
      await signed(pen, { author, period }, aside, { ink: palette.ink, soft: palette.soft, max: 11 })
      return
    }
    const used = await pen.text(
      words,
      { x: safe.x, y: top, w: safe.w, h: line - top - 34 * k },
      title(palette.ink, 32, { leading: 1.2, maxLines: 9, tracking: 0 }),
    )
    const below = { x: safe.x, y: used.y + used.h + 6 * k, w: safe.w * 0.8, h: 14 * k }
    await signed(pen, { author, period }, below, { ink: palette.ink, soft: palette.soft })
  },
}
