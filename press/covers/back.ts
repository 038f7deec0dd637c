import type { Locale } from '#press/text/book-words'
import { coverWords } from './cover-locale.ts'
import type { Pen } from './cover-pen.ts'
import { clearOf, type Foot } from './foot.ts'
import { mix } from './palette.ts'
import { safeBox } from './panel.ts'
import { round } from './templates/patterns.ts'
import type { Face } from './templates/template.ts'

/**
 * The back: at the lower left a row of months for each year, as full as they were, above the mark of the house.
 * The lower right stays empty: printers put their bar code there (up to 51 x 31 mm).
 */
export async function drawBack(pen: Pen, face: Face, foot: Foot, locale: Locale): Promise<void> {
  const { scale: k } = pen.panel
  const safe = safeBox(pen.panel)
  const { inks } = foot
  const bottom = safe.y + safe.h
  const sign = 3 * k
  pen.shape({ x: safe.x, y: bottom - sign, w: sign, h: sign }, mark(sign, inks.soft))
  await pen.text(
    coverWords(locale).brand,
    { x: safe.x + sign + 1.8 * k, y: bottom - sign - 0.6 * k, w: 40 * k, h: sign + 1.2 * k },
    {
      family: 'serif',
      weight: 400,
      color: inks.soft,
      max: 7.5,
      min: 6,
      maxLines: 1,
      tracking: 0.08,
      valign: 'middle',
    },
  )
  const years = [...new Set(face.months.map(({ month }) => month.slice(0, 4)))].sort()
  if (years.length === 0) return
  const most = Math.max(1, ...face.months.map(({ items }) => items))
  const rows = Math.min(years.length, mostRows)
  const end = bottom - 12 * k
  // many years stand closer rather than beyond the ground that they are printed for
  const step = Math.min(3.6 * k, (end - clearOf(foot, k)) / rows)
  const plot = { x: safe.x + 11 * k, y: end - rows * step, w: 12 * step, h: rows * step }
  const dots: string[] = []
  for (const [row, year] of years.slice(-rows).entries()) {
    for (let month = 0; month < 12; month++) {
      const key = `${year}${String(month + 1).padStart(2, '0')}`
      const items = face.months.find(entry => entry.month === key)?.items ?? 0
      const r = items > 0 ? step * (0.16 + 0.24 * Math.sqrt(items / most)) : step * 0.06
      const fill = items > 0 ? mix(inks.ground, inks.ink, 0.8) : inks.line
      dots.push(
        `<circle cx="${round((month + 0.5) * step)}" cy="${round((row + 0.5) * step)}" r="${round(r)}" fill="${fill}"/>`,
      )
    }
    await pen.text(
      year,
      { x: safe.x, y: plot.y + row * step, w: 10 * k, h: step },
      { family: 'serif', weight: 400, color: inks.soft, max: 6.5, min: 5, maxLines: 1, valign: 'middle' },
    )
  }
  pen.shape(plot, dots.join(''))
}

/** The sign of the house: a sun on a line, the day and the binding. */
function mark(size: number, ink: string): string {
  const r = size * 0.3
  const line = `<rect x="0" y="${round(size * 0.84)}" width="${size}" height="${round(size * 0.08)}" fill="${ink}"/>`
  return `<circle cx="${size / 2}" cy="${round(size * 0.44)}" r="${round(r)}" fill="${ink}"/>${line}`
}

const mostRows = 15
