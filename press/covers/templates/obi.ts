import { mix } from '../palette.ts'
import { safeBox } from '../panel.ts'
import { small, type Template, title, year } from './template.ts'

const beltPart = 0.34

/** A picture above, and around the foot of the book a paper belt in the theme colour that carries the words. */
export const obi: Template = {
  words: { side: 'below', part: 0.36 },
  cloth: palette => ({
    ...palette,
    ground: palette.paper,
    ink: palette.paperInk,
    soft: palette.paperSoft,
    line: mix(palette.paper, palette.paperInk, 0.35),
  }),
  foot: { part: beltPart, inks: palette => palette },
  around(pen, { palette }) {
    const { w, h } = pen.panel
    pen.rect({ x: 0, y: h * (1 - beltPart), w, h: h * beltPart }, { fill: palette.ground })
  },
  async front(pen, { title: words, author, years, period, photo, palette }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const belt = h * (1 - beltPart)
    if (photo) pen.photo(photo, { x: 0, y: 0, w, h: belt }, palette.paper)
    else await numerals()
    const foot = { x: safe.x, y: safe.y + safe.h - 9 * k, w: safe.w * 0.62, h: 9 * k }
    const top = belt + 9 * k
    await pen.text(
      words,
      { x: safe.x, y: top, w: safe.w, h: foot.y - 7 * k - top },
      title(palette.ink, 32, { tracking: 0.06, maxLines: 8, leading: 1.25 }),
    )
    pen.rect({ x: safe.x, y: foot.y - 3.5 * k, w: 9 * k, h: 0.5 * k }, { fill: palette.accent })
    await pen.text(author, foot, small(palette.ink, { valign: 'bottom', max: 10.5 }))
    await pen.text(
      photo || period !== years ? period : '',
      { ...foot, x: foot.x + safe.w * 0.64, w: safe.w * 0.36 },
      year(palette.soft, { align: 'right', valign: 'bottom' }),
    )

    async function numerals() {
      const [first = '', last] = years ? years.split('–') : [[...words][0] ?? '']
      const lines = last ? [first.slice(-2), last.slice(-2)] : [first]
      const room = { ...safe, h: (belt - safe.y - 8 * k) / lines.length }
      for (const [i, line] of lines.entries())
        await pen.text(
          line,
          { ...room, y: room.y + i * room.h },
          {
            family: 'serif',
            weight: 300,
            color: i === 0 ? palette.deep : mix(palette.deep, palette.paper, 0.45),
            max: 190,
            maxLines: 1,
            align: i === 0 ? 'left' : 'right',
            valign: 'middle',
          },
        )
    }
  },
}
