import { mix } from '../palette.ts'
import { safeBox } from '../panel.ts'
import { disc } from './classic.ts'
import { small, type Template, title, year } from './template.ts'

/** An instant picture held by a strip of paper tape; the title is written on its white foot. */
export const polaroid: Template = {
  words: { side: 'below', part: 0.38 },
  async front(pen, { title: words, author, period, photo, palette }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const width = Math.min(w * 0.7, h * 0.5)
    const edge = width * 0.06
    const card = { x: (w - width) / 2, y: h * 0.15, w: width, h: width * 1.3 }
    const picture = { x: card.x + edge, y: card.y + edge, w: width - 2 * edge, h: width - 2 * edge }
    const shade = mix(palette.ground, '#000000', 0.16)
    pen.rect({ ...card, x: card.x + 0.9 * k, y: card.y + 1.1 * k }, { fill: shade })
    pen.rect(card, { fill: '#FDFBF6' })
    if (photo) pen.photo(photo, picture, palette.paper)
    else {
      pen.rect(picture, { fill: mix(palette.deep, palette.paper, palette.dark ? 0.08 : 0.55) })
      const d = picture.w * 0.42
      pen.shape(
        { x: picture.x + picture.w * 0.29, y: picture.y + picture.h * 0.22, w: d, h: d },
        disc(d, palette.accent),
      )
      const sea = { x: picture.x, y: picture.y + picture.h * 0.62, w: picture.w, h: picture.h * 0.38 }
      pen.rect(sea, {
        fill:
          palette.dark || palette.deep === palette.accent ? mix(palette.deep, '#000000', 0.3) : palette.deep,
      })
    }
    const tape = { x: w / 2 - width * 0.16, y: card.y - 4 * k, w: width * 0.32, h: 8.5 * k }
    const colour = palette.dark
      ? mix(palette.accent, palette.paper, 0.25)
      : mix(palette.accent, palette.paper, 0.35)
    pen.shape(tape, `<rect width="${tape.w}" height="${tape.h}" fill="${colour}" opacity="0.82"/>`)
    const foot = picture.y + picture.h
    await pen.text(
      words,
      { x: picture.x, y: foot + 2.5 * k, w: picture.w, h: card.y + card.h - foot - 5 * k },
      title(palette.paperInk, 24, {
        align: 'center',
        valign: 'middle',
        maxLines: 7,
        leading: 1.22,
        tracking: 0.04,
      }),
    )
    await pen.text(
      author,
      { x: safe.x, y: safe.y + safe.h - 18 * k, w: safe.w, h: 9 * k },
      small(palette.ink, { align: 'center', valign: 'bottom' }),
    )
    await pen.text(
      period,
      { x: safe.x, y: safe.y + safe.h - 6 * k, w: safe.w, h: 6 * k },
      year(palette.soft, { align: 'center', valign: 'bottom' }),
    )
  },
}
