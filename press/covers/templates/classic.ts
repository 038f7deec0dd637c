import { safeBox } from '../panel.ts'
import { small, type Template, title, year } from './template.ts'

/** Nothing but words, a rule and a moon: the title hangs from the upper right, as on a literary paperback. */
export const classic: Template = {
  words: { side: 'above', part: 0.52 },
  async front(pen, { title: words, author, period, photo, palette, vertical }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const ruleX = w * 0.655
    if (photo) {
      const side = { x: safe.x, y: h * 0.56, w: ruleX - safe.x - 8 * k, h: h * 0.44 - safe.y - 9 * k }
      pen.photo(photo, side, palette.paper)
    } else {
      const d = w * 0.3
      pen.shape({ x: safe.x, y: h - safe.y - d - 9 * k, w: d, h: d }, disc(d, palette.accent))
    }
    if (vertical) {
      pen.rect({ x: ruleX, y: 0, w: 0.25 * k, h }, { fill: palette.line })
      await pen.column(
        words,
        { x: ruleX + 4 * k, y: safe.y + 4 * k, w: safe.x + safe.w - ruleX - 4 * k, h: h * 0.72 },
        title(palette.ink, 44, { tracking: 0.14, leading: 1.35, maxLines: 3 }),
      )
      await pen.column(
        author,
        { x: ruleX - 14 * k, y: safe.y + 4 * k, w: 10 * k, h: h * 0.36 },
        small(palette.soft, { max: 11.5, tracking: 0.2, maxLines: 1 }),
      )
    } else {
      const used = await pen.text(
        words,
        { x: safe.x, y: safe.y + 2 * k, w: safe.w, h: h * 0.36 },
        title(palette.ink, 36, { leading: 1.22, maxLines: 12, tracking: 0 }),
      )
      const y = used.y + used.h + 7 * k
      pen.rect({ x: safe.x, y, w: 14 * k, h: 0.35 * k }, { fill: palette.ink })
      await pen.text(
        author,
        { x: safe.x, y: y + 5 * k, w: safe.w, h: 11 * k },
        small(palette.soft, { max: 11.5 }),
      )
    }
    await pen.text(
      period,
      { x: safe.x, y: safe.y + safe.h - 5 * k, w: safe.w, h: 5 * k },
      year(palette.soft, { valign: 'bottom' }),
    )
  },
}

/** A filled circle of diameter d. */
export function disc(d: number, fill: string): string {
  return `<circle cx="${d / 2}" cy="${d / 2}" r="${d / 2}" fill="${fill}"/>`
}
