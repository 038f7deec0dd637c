import { isEastAsian, toGlyphs } from '../cover-words.ts'
import { paletteOf } from '../palette.ts'
import { safeBox } from '../panel.ts'
import { small, type Template, title, year } from './template.ts'
import { grown } from './window.ts'

const white = '#FBF8F1'

/** White paper, a title, and one seal in the theme's ink. */
export const seal: Template = {
  words: { side: 'above', part: 0.5 },
  cloth: () => paletteOf(white),
  async front(pen, { title: words, author, period, photo, palette, vertical }) {
    const { w, h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const side = k * (photo ? 25 : 37)
    const stamp = { x: safe.x, y: safe.y + safe.h - side - 10 * k, w: side, h: side }
    if (photo) {
      const y = h * 0.4
      const width = vertical ? w * 0.46 : safe.w
      const top = vertical ? y : h * 0.44
      pen.photo(photo, { x: safe.x, y: top, w: width, h: stamp.y - 7 * k - top }, palette.paper)
    }
    await stampAt()
    if (vertical)
      await pen.column(
        words,
        { x: w * 0.58, y: safe.y + 2 * k, w: safe.x + safe.w - w * 0.58, h: h * 0.7 },
        title(palette.paperInk, 42, { tracking: 0.16, leading: 1.35, maxLines: 3 }),
      )
    else
      await pen.text(
        words,
        { x: safe.x, y: safe.y + 2 * k, w: safe.w, h: h * (photo ? 0.28 : 0.42) },
        title(palette.paperInk, 33, { leading: 1.22, maxLines: 12, tracking: 0 }),
      )
    const foot = { y: safe.y + safe.h - 5 * k, h: 5 * k }
    await pen.text(
      author,
      { ...foot, x: safe.x, w: safe.w * 0.6 },
      small(palette.paperInk, { valign: 'bottom', maxLines: 1 }),
    )
    await pen.text(
      period,
      { ...foot, x: safe.x + safe.w * 0.62, w: safe.w * 0.38 },
      year(palette.paperSoft, { valign: 'bottom', align: 'right' }),
    )

    async function stampAt() {
      pen.rect(stamp, { fill: palette.deep, radius: 1.4 * k })
      pen.rect(grown(stamp, -1.3 * k), { stroke: white, strokeWidth: 0.35 * k, radius: 0.8 * k })
      const signs = signature(author || words)
      const cells = signs.length === 1 ? 1 : 2
      const room = grown(stamp, -3 * k)
      const cell = { w: room.w / cells, h: signs.length === 2 || signs.length > 2 ? room.h / 2 : room.h }
      for (const [i, sign] of signs.entries()) {
        // Seals read downwards, from the right.
        const column = signs.length === 2 ? 0 : cells - 1 - Math.floor(i / 2)
        const wide = signs.length === 2 ? room.w : cell.w
        const tall = signs.length === 3 && i === 2 ? room.h : cell.h
        const box = {
          x: room.x + column * wide,
          y: room.y + (tall === room.h ? 0 : (i % 2) * cell.h),
          w: wide,
          h: tall,
        }
        await pen.text(sign, box, {
          family: 'serif',
          weight: 700,
          color: white,
          max: (photo ? 24 : 34) * fill(signs.length),
          maxLines: 1,
          align: 'center',
          valign: 'middle',
        })
      }
    }
  },
}

/** One to four signs for a seal: the characters of a Chinese name, or initials. */
export function signature(name: string): string[] {
  if (isEastAsian(name)) {
    const [first = ''] = name.split(/[\s、，,&＆/／]+/u)
    const signs = toGlyphs(first).filter(glyph => glyph.upright && /[\p{L}\p{N}]/u.test(glyph.text))
    return signs.slice(0, 4).map(glyph => glyph.text)
  }
  const initials = name.split(/[\s\-_.]+/u).map(
    word =>
      toGlyphs(word)
        .find(glyph => /[\p{L}\p{N}]/u.test(glyph.text))
        ?.text.toUpperCase() ?? '',
  )
  return initials.filter(Boolean).slice(0, 4)
}

function fill(signs: number): number {
  return signs === 1 ? 2 : 1
}
