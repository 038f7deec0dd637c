import { mix } from '../palette.ts'
import { safeBox } from '../panel.ts'
import { round } from './patterns.ts'
import { small, type Template, title, year } from './template.ts'

const columns = 21
const rows = 18

/** The days of a year as a field of dots, fuller where the months were fuller; among them stands a moon, or a picture. */
export const dots: Template = {
  words: { side: 'below', part: 0.39 },
  async front(pen, { title: words, author, period, photo, palette, months }) {
    const { h, scale: k } = pen.panel
    const safe = safeBox(pen.panel)
    const step = Math.min(safe.w / columns, (h * 0.6 - safe.y) / rows)
    const field = { x: safe.x, y: safe.y, w: columns * step, h: rows * step }
    const amounts = yearOf(months)
    const marks: string[] = []
    for (let day = 0; day < 366; day++) {
      const [column, row] = [day % columns, Math.floor(day / columns)]
      if (photo && inPicture(column, row)) continue
      const moon = photo ? 0 : lit(column, row)
      const amount = amounts ? between(amounts, day / 30.5 - 0.5) : 0.5
      const r = step * (0.1 + 0.13 * amount + 0.2 * moon)
      const fill =
        day === 0 ? palette.accent : mix(palette.ground, palette.ink, 0.4 + 0.2 * amount + 0.4 * moon)
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step]
      marks.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`)
    }
    pen.shape(field, marks.join(''))
    if (photo) {
      const place = { x: field.x + 5 * step, y: field.y + 4 * step, w: 11 * step, h: 10 * step }
      pen.photo(
        photo,
        {
          x: place.x + step * 0.2,
          y: place.y + step * 0.2,
          w: place.w - step * 0.4,
          h: place.h - step * 0.4,
        },
        palette.ground,
      )
    }
    const y = field.y + field.h + 8 * k
    const foot = safe.y + safe.h - 9 * k
    await pen.text(
      words,
      { x: safe.x, y, w: safe.w, h: foot - 3 * k - y },
      title(palette.ink, 30, { maxLines: 9, leading: 1.22, tracking: 0.04 }),
    )
    await pen.text(
      author,
      { x: safe.x, y: foot, w: safe.w * 0.62, h: 9 * k },
      small(palette.soft, { valign: 'bottom' }),
    )
    await pen.text(
      period,
      { x: safe.x + safe.w * 0.64, y: foot, w: safe.w * 0.36, h: 9 * k },
      year(palette.soft, { valign: 'bottom', align: 'right' }),
    )
  },
}

/** The value at a place of a list that goes round, between its neighbours. */
function between(list: number[], place: number): number {
  const low = Math.floor(place)
  const at = (index: number) => list[(index + list.length) % list.length] ?? 0
  return at(low) + (at(low + 1) - at(low)) * (place - low)
}

function inPicture(column: number, row: number): boolean {
  return column > 4 && column < 16 && row > 3 && row < 14
}

/** How bright the moon is at a place of the field, 0 to 1. */
function lit(column: number, row: number): number {
  return Math.min(1, Math.max(0, (5.7 - Math.hypot(column - 13, row - 7)) / 1.1))
}

/** Share of each calendar month in the book, 0 to 1; undefined where nothing is known. */
function yearOf(months: { month: string; items: number }[]): number[] | undefined {
  if (months.length === 0) return undefined
  const sums = Array.from({ length: 12 }, () => 0)
  for (const { month, items } of months) {
    const at = Number(month.slice(4)) - 1
    sums[at] = (sums[at] ?? 0) + items
  }
  const most = Math.max(1, ...sums)
  return sums.map(sum => sum / most)
}
