import { mix } from '../palette.ts'
import { bleedBox, safeBox } from '../panel.ts'
import { waves } from './patterns.ts'
import { small, type Template, title, year } from './template.ts'
import { grown } from './window.ts'

/** The picture is the cover; the title is a slip of paper pasted on it, as on a thread-bound book. */
export const full: Template = {
  async front(pen, { title: words, author, period, photo, palette, vertical }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    if (photo) {
      // clear of the slip
      const around = vertical ? { x: 0.15, y: 0.5 } : { x: 0.5, y: 0.2 }
      pen.photo(photo, { x: 0, y: 0, w, h }, palette.ground, around)
    } else {
      const all = bleedBox(pen.panel)
      pen.shape(all, waves(all.w, all.h, 11 * k, palette.ground, mix(palette.ground, palette.ink, 0.32)))
    }
    if (!words && !author && !period) return
    if (vertical) {
      const slip = { x: safe.x + safe.w - 27 * k, y: safe.y, w: 27 * k, h: h * 0.64 }
      pen.rect(slip, { fill: palette.paper })
      pen.rect(grown(slip, -1.6 * k), { stroke: palette.paperSoft, strokeWidth: 0.18 * k })
      const foot = author || period ? 27 * k : 0
      await pen.column(
        words,
        { x: slip.x + 5 * k, y: slip.y + 7 * k, w: slip.w - 10 * k, h: slip.h - 14 * k - foot },
        title(palette.paperInk, 34, {
          tracking: 0.1,
          align: 'center',
          valign: 'middle',
          leading: 1.25,
          maxLines: 3,
        }),
      )
      const inner = { x: slip.x + 3.4 * k, w: slip.w - 6.8 * k }
      if (foot)
        pen.rect(
          { x: slip.x + slip.w / 2 - 2.5 * k, y: slip.y + slip.h - 29 * k, w: 5 * k, h: 0.3 * k },
          { fill: palette.deep },
        )
      await pen.text(
        author,
        { ...inner, y: slip.y + slip.h - 24 * k, h: 9 * k },
        small(palette.paperInk, { align: 'center', valign: 'middle', max: 9.5 }),
      )
      await pen.text(
        period,
        { ...inner, y: slip.y + slip.h - 14 * k, h: 8 * k },
        year(palette.paperSoft, { align: 'center', valign: 'middle', max: 8, maxLines: 2, tracking: 0.1 }),
      )
      return
    }
    const slip = { x: safe.x, y: safe.y + safe.h - 62 * k, w: safe.w * 0.82, h: 62 * k }
    pen.rect(slip, { fill: palette.paper })
    pen.rect(grown(slip, -1.8 * k), { stroke: palette.paperSoft, strokeWidth: 0.18 * k })
    const inner = { x: slip.x + 8 * k, w: slip.w - 16 * k }
    await pen.text(
      words,
      { ...inner, y: slip.y + 8 * k, h: slip.h - 26 * k },
      title(palette.paperInk, 25, { leading: 1.2, maxLines: 9, tracking: 0 }),
    )
    const foot = { ...inner, y: slip.y + slip.h - 14.5 * k, h: 8 * k }
    const part = period ? inner.w * 0.62 : inner.w
    await pen.text(author, { ...foot, w: part }, small(palette.paperInk, { valign: 'bottom', max: 9.5 }))
    await pen.text(
      period,
      { ...foot, x: inner.x + inner.w * 0.64, w: inner.w * 0.36 },
      year(palette.paperSoft, { valign: 'bottom', align: 'right', max: 8.5 }),
    )
  },
}
