import type { Element, ImageElement, Page } from '../../../page/display-list.ts'
import { shownSize } from '../../../photos/crop.ts'
import { mostCut } from '../../../photos/tree-layout.ts'
import { profiles } from '../../../printers/profiles.ts'
import { phrase } from '../../../text/book-words.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import { cropTo } from '../../../typesets/hero-photo.ts'
import type { FrontContext, VolumeFacts } from '../front/front-context.ts'
import { frontDesignOf } from '../front/front-design-of.ts'
import type { MonthPicture } from '../months/month-pictures.ts'

/** The title of a year: a picture, the year large, how much was written, where, and with whom. */
export async function yearPage(
  year: string,
  photo: MonthPicture | undefined,
  volume: VolumeFacts,
  context: FrontContext,
): Promise<Page> {
  const { area } = context
  const k = area.page.width > 150 ? 1.3 : 1
  const design = frontDesignOf(context)
  const { inset } = design
  const facts = await factLines(year, volume, context)
  const step = 5.6 * k
  const below = (design.year?.h ?? 22 * k) + facts.length * step + 4 * k + inset
  const print = photo && printOf(photo, area.height - below - abovePrint, context)
  const top = print
    ? area.top + (area.height - print.h - abovePrint - below) / 2 + print.h + abovePrint
    : area.top + area.height * (photo ? 0.66 : 0.3)
  const bar = top + (design.year?.h ?? 22 * k)
  const at = design.yearAt?.(area) ?? { x: 0, w: area.width }
  const wordsAt = { x: at.x + inset, w: at.w - 2 * inset }
  const sheet = { x: 0, y: bar - inset / 2, w: area.width, h: facts.length * step + 4 * k + inset }
  const head = { ...at, y: top }
  return {
    bare: true,
    regions: [],
    elements: [
      ...(design.year?.draw(year, head, area.page) ?? []),
      ...(photo && !print ? [pictureAbove(top - 7 * k, photo, context)] : []),
      ...((print && design.print?.draw({ ...print, y: top - abovePrint - print.h }, year)) ?? []),
      {
        kind: 'text',
        ...(design.year ? { ...head, x: design.year.x } : head),
        style: 'frontGreat',
        lines: 1,
        runs: [year],
        heading: 1,
      },
      ...(design.sheet?.(sheet, year) ?? [design.mark({ x: at.x, y: bar, w: 12 })]),
      ...facts.map(
        (words, i): Element => ({
          kind: 'text',
          ...wordsAt,
          y: bar + 4 * k + i * step,
          style: 'frontLine',
          lines: 1,
          // in the middle of their sheet
          ...(design.sheet && { align: 'center' as const }),
          ...prepareLine(words, context.settings.locale),
        }),
      ),
    ],
  }
}

/** Pictures that run off the page go as far as every printer's bleed; sheets with less cut it. */
const bleed = 4

/** mm from a print to the figures of its year. */
const abovePrint = 14

// With the figures below it in the middle of the height of the page.
function printOf({ picture, crop }: MonthPicture, mostHigh: number, context: FrontContext) {
  const { print } = frontDesignOf(context)
  if (!print) return undefined
  const { area, settings } = context
  const { width, height } = shownSize(picture, crop)
  const aspect = width / height
  const most = Math.min(area.width, mostHigh * aspect, (0.99 * width) / finePxPerMm(settings))
  const { x, w } = print.at(most, area)
  return {
    ...{ kind: 'image' as const, photo: picture.sha256, x, w, h: w / aspect },
    crop: cropTo(picture, aspect, crop),
  }
}

const finePxPerMm = ({ profile }: FrontContext['settings']) => profiles[profile].ppi.fine / 25.4

// Off the trim at the head and both sides where it has the pixels and nearly the shape for that; else within the type area.
function pictureAbove(foot: number, { picture, crop }: MonthPicture, context: FrontContext): ImageElement {
  const { area, settings } = context
  const pxPerMm = finePxPerMm(settings)
  const { width, height } = shownSize(picture, crop)
  const aspect = width / height
  const wide = area.page.width + 2 * bleed
  const shape = wide / (foot + bleed)
  const shown = Math.min(aspect / shape, shape / aspect)
  const image = { kind: 'image' as const, photo: picture.sha256 }
  if (shown >= 1 - mostCut && width * Math.min(1, shape / aspect) >= wide * pxPerMm)
    return {
      ...image,
      frame: 'sheet',
      x: -bleed,
      y: -bleed,
      w: wide,
      h: foot + bleed,
      crop: cropTo(picture, shape, crop),
    }
  const most = Math.min((foot - area.top) * aspect, (0.99 * width) / pxPerMm)
  const { x, w: room } = (most < area.width && frontDesignOf(context).yearAt?.(area)) || {
    x: 0,
    w: area.width,
  }
  const w = Math.min(room, most)
  return { ...image, x, y: foot - w / aspect, w, h: w / aspect, crop: cropTo(picture, aspect, crop) }
}

async function factLines(year: string, volume: VolumeFacts, context: FrontContext): Promise<string[]> {
  const { words, area } = context
  const { inset, yearAt } = frontDesignOf(context)
  const width = (yearAt?.(area).w ?? area.width) - 2 * inset
  const months = volume.months.filter(({ month }) => month.startsWith(year))
  const entries = volume.entries.filter(({ month }) => month.startsWith(year))
  const sum = (of: (month: VolumeFacts['months'][number]) => number) =>
    months.reduce((total, month) => total + of(month), 0)
  const [posts, photos, days] = [sum(m => m.posts), sum(m => m.photos), sum(m => m.days.size)]
  const counts = [
    photos > 0 ? phrase(words.glanceNote, { posts, photos }) : `${posts} ${words.tallyEntries}`,
    // where each day has one entry, that is said already
    ...(days < posts ? [`${days} ${words.tallyDays}`] : []),
  ]
  const names = [
    mostNamed(entries.flatMap(({ place }) => place ?? [])),
    mostNamed(entries.flatMap(({ people }) => people)),
  ]
  // as many names as a line holds
  const shorter = names.map(list => list.map((_, n) => list.slice(0, list.length - n).join(words.list)))
  const fitting = await Promise.all(
    shorter.map(async list => {
      const lines = await Promise.all(list.map(text => context.countLines('frontLine', text, width)))
      return list.filter((_, i) => lines[i] === 1).slice(0, 1)
    }),
  )
  return [...counts, ...fitting.flat()]
}

const mostNames = 4

// The most frequent ones, of equals the first.
function mostNamed(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, name => name)
  return [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, mostNames)
    .map(([name]) => name)
}
