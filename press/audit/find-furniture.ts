import type { Line } from './drawn-page.ts'
import { sizeKey } from './gather-paragraphs.ts'

interface Sheet {
  height: number
  lines: readonly Line[]
}

/**
 * Running heads and folios: small lines at the head or the foot that stand at one height on a tenth of the pages, above or below all that is
 * larger there. The hour beside a day at the head of a page is none.
 */
export function findFurniture(pages: readonly Sheet[], bodySize: number): Set<Line> {
  const places = new Map<string, { lines: Line[]; pages: number }>()
  for (const page of pages) {
    const met = new Set<string>()
    const larger = page.lines.filter(line => sizeKey(line) >= bodySize).map(line => line.y)
    const [head, foot] = [Math.min(...larger), Math.max(...larger)]
    for (const line of page.lines) {
      const edge = line.y / page.height
      if ((edge > 0.1 && edge < 0.9) || sizeKey(line) >= bodySize) continue
      const key = `${Math.round(line.y * 2)} ${sizeKey(line)}`
      const place = places.get(key) ?? { lines: [], pages: 0 }
      place.lines.push(line)
      const isOutside = line.y < head - apart || line.y > foot + apart
      if (isOutside && !met.has(key)) place.pages += 1
      if (isOutside) met.add(key)
      places.set(key, place)
    }
  }
  const many = Math.max(2, pages.length * 0.1)
  return new Set([...places.values()].filter(place => place.pages >= many).flatMap(place => place.lines))
}

/** mm between baselines that are not one. */
const apart = 0.5
