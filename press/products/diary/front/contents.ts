import type { Element, Page } from '../../../page/display-list.ts'
import { monthWord } from '../../../text/dates.ts'
import { hairline, seal } from '../../../typesets/palette.ts'
import type { FrontContext, VolumeFacts } from './front-context.ts'

type Entry = { year: string } | VolumeFacts['months'][number]

/** Months with their pages, under their years; a bar beside each shows how full it was. */
export function contentsPages(volume: VolumeFacts, context: FrontContext): Page[] {
  const entries = volume.months.flatMap((month, i): Entry[] => {
    const year = month.month.slice(0, 4)
    return volume.months[i - 1]?.month.slice(0, 4) === year ? [month] : [{ year }, month]
  })
  const most = Math.max(1, ...volume.months.map(month => month.posts))
  const pages: Page[] = []
  // as many lines on the last page as on the first
  const share = Math.ceil(entries.length / Math.ceil(entries.length / contentsLines))
  for (let from = 0; from < entries.length; from += share) {
    pages.push(contentsPage(entries.slice(from, from + share), most, from === 0, context))
  }
  return pages
}

/** Pages of contents that so many months need. */
export function contentsLength(months: readonly string[]): number {
  const years = new Set(months.map(month => month.slice(0, 4))).size
  return Math.max(1, Math.ceil((months.length + years) / contentsLines))
}

/** Months and years a page of contents holds. */
const contentsLines = 34

function contentsPage(entries: Entry[], most: number, first: boolean, context: FrontContext): Page {
  const { area, words, settings } = context
  const head = area.height * 0.1
  const step = (area.height - head) / (contentsLines + 1)
  const line = (entry: Entry, i: number): Element[] => {
    const y = area.top + head + i * step
    const at = { kind: 'text' as const, y, lines: 1 }
    if ('year' in entry) return [{ ...at, x: 0, w: 40, style: 'frontYear', runs: [entry.year] }]
    const bar = ((area.width * 0.42) / most) * entry.posts
    return [
      {
        ...at,
        x: 0,
        w: area.width * 0.3,
        style: 'frontLine',
        runs: [monthWord(entry.month, settings.locale)],
      },
      {
        kind: 'rect',
        x: area.width * 0.34,
        y: y + step * 0.45,
        w: area.width * 0.5,
        h: 0.12,
        fill: hairline,
      },
      { kind: 'rect', x: area.width * 0.34, y: y + step * 0.38, w: bar, h: step * 0.16, fill: seal },
      { ...at, x: area.width - 20, w: 20, style: 'frontLine', align: 'right', runs: [String(entry.folio)] },
    ]
  }
  const title: Element = {
    kind: 'text',
    x: 0,
    y: area.top,
    w: area.width,
    style: 'frontHead',
    lines: 1,
    runs: [words.contents],
    heading: 1,
  }
  return { bare: true, regions: [], elements: [...(first ? [title] : []), ...entries.flatMap(line)] }
}
