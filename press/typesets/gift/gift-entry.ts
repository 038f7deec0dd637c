import type { Item } from '#domain/books/item'
import type { Element, Page, TextElement } from '../../page/display-list.ts'
import { splitTexts } from '../../paginate/split-texts.ts'
import { monthName } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { drawPlacements } from '../draw-placements.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { line, lineBlocks } from '../text-block.ts'
import { dayPage, groundOf } from './gift-ground.ts'
import type { GiftLook } from './gift-look.ts'
import { giftPhotos, onPages, photoPage } from './gift-photos.ts'
import { rowsIn, type SetWords, setWords } from './gift-words.ts'
import { blocksAt, measured, rowsOf } from './place-blocks.ts'

/**
 * The spreads of an entry: pictures at the left, or its day where it has none, words at the right, and what goes on over the pages behind
 * them. They are even in number: of several photos as many pages as that takes. `isFirst`: of its month.
 */
export function giftEntry(item: Item, isFirst: boolean, context: TypesetContext, look: GiftLook): Page[] {
  const head = headWords(item, context)
  const photos = giftPhotos(item, context)
  const isTold = hasWords(item) || photos.length > 0
  const names = [head.place, head.people].filter(Boolean)
  const said = !isTold || names.some(({ length }) => length > mostInFoot) ? names : []
  const foot = footOf(item, said.length > 0 ? [head.clock] : [...names, head.clock], context, look)
  const footMm = foot.length > 0 ? rowsOf(foot) * context.area.rowMm : 0
  const headMm = headRows * context.area.rowMm
  const tellsDay = photos.length === 0
  const suits = (pages: number) => photos.length > 1 || tellsDay || pages % 2 === 1
  const around = { head: tellsDay ? 0 : headMm, foot: footMm + context.area.rowMm }
  const words = setWords({ item, said }, around, suits, context, look)
  if (!words)
    return withoutWords(item, photos, { head, said: [...names, head.clock], isFirst }, context, look)
  const isOne = words.broken.frames === 1
  // several pages of words begin with their day
  const text =
    tellsDay && !isOne
      ? setWords({ item, said }, { ...around, head: headMm }, pages => pages > 1, context, look)
      : words
  const set = text ?? words
  const pages = wordsPages(item, set, { head, foot, isFirst, hasHead: !tellsDay || !isOne }, context, look)
  if (tellsDay) {
    const [first] = pages
    const needsDay = pages.length % 2 === 1
    return needsDay && first ? [dayPage(item.id, head, isFirst && isOne, context, look), ...pages] : pages
  }
  const groups = onPages(photos, pagesOfPhotos(photos.length, pages.length % 2))
  const [opening, ...others] = groups.map(group => photoPage(item, group, context, look))
  const all = [...(opening ? [opening] : []), ...pages, ...others]
  return all.length % 2 === 0 ? all : [...all, colourPage(item, context, look)]
}

// Anything but pictures with short captions: where it was and who was there stand apart.
const hasWords = ({ text, title, album, quote, poll, links }: Item): boolean =>
  Boolean(text || title || album || quote || poll) || links.length > 0

/** Characters of a place or of names that stand at the foot; more of them go with the words. */
const mostInFoot = 120

/** Rows of the day above words. */
const headRows = 6

interface HeadOfEntry {
  head: HeadWords
  foot: ReturnType<typeof footOf>
  isFirst: boolean
}

function withoutWords(
  item: Item,
  photos: ReturnType<typeof giftPhotos>,
  { head, said, isFirst }: Pick<HeadOfEntry, 'head' | 'isFirst'> & { said: readonly string[] },
  context: TypesetContext,
  look: GiftLook,
): Page[] {
  const day = dayPage(item.id, head, isFirst, context, look)
  if (photos.length === 0) return [day, paperPage(item, context)]
  const groups = onPages(photos, pagesOfPhotos(photos.length, 1))
  const [opening, ...others] = groups.map(group => photoPage(item, group, context, look))
  const { small: color } = look.colours(context.month)
  const names = said.flatMap(words =>
    lineBlocks(item.id, words, 'giftMonth', context, { x: 0, w: context.area.width, color }),
  )
  // below its month and its weekday
  const top = context.area.top + 3 * context.area.rowMm
  const withFoot = {
    ...day,
    elements: [...day.elements, ...blocksAt(measured(names, context), top, context).elements],
  }
  return [...(opening ? [opening] : []), withFoot, ...others]
}

/** Pages of so many photos, of up to four each, that are odd or even in number as is wanted. */
function pagesOfPhotos(photos: number, parity: number): number {
  const fewest = Math.ceil(photos / 4)
  const fits = (pages: number) => pages % 2 === parity % 2
  if (fits(fewest)) return fewest
  if (fewest + 1 <= photos) return fewest + 1
  return Math.max(1, fewest - 1)
}

/** Pages of words; the first one with its day where it does not face it, what is said of the entry below that, or at the foot of one that is alone. */
function wordsPages(
  item: Item,
  { context: own, broken, isLarge }: SetWords,
  { head, foot, isFirst, hasHead }: HeadOfEntry & { hasHead: boolean },
  context: TypesetContext,
  look: GiftLook,
): Page[] {
  const { area } = context
  const isOne = broken.frames === 1
  const saidMm = (rowsOf(foot) + 1) * area.rowMm
  const headMm = hasHead ? headRows * area.rowMm + (isOne ? 0 : saidMm) : 0
  const footMm = isOne ? saidMm : 0
  const runs = splitTexts([broken.placements], own)
  const { left, right } = look.inset
  const pages: Page[] = []
  for (let frame = 0; frame < broken.frames; frame++) {
    const here = broken.placements.filter(placement => placement.frame === frame)
    const used = Math.max(0, ...here.map(({ top, rows }) => top + rows)) * own.area.rowMm
    const above = frame === 0 ? headMm : 0
    const room = area.height - above - footMm
    const lower = isOne ? rowsIn(Math.max(0, room - used) * (isLarge ? 0.4 : 0.3), own) - 1 : 0
    const top = area.top + rowsIn(above, own) * own.area.rowMm + Math.max(0, lower) * own.area.rowMm
    const drawn = drawPlacements(
      here,
      runs,
      placement => ({ x: 0, y: top + placement.top * own.area.rowMm }),
      own.area.rowMm,
    )
    const box = { x: left, y: top, w: area.width - left - right, h: used }
    pages.push({
      headless: frame === 0,
      empty: isOne ? 0 : Math.max(0, 1 - (above + used) / area.height),
      elements: [
        ...(look.behind?.(box, typeArea(context), `${item.id} ${frame}`, context.month) ?? []),
        ...(frame === 0 && hasHead ? dayHead(head, isFirst, context, look) : []),
        ...drawn.flatMap(({ elements }) => elements),
      ],
      regions: drawn.flatMap(({ regions }) => regions),
    })
  }
  const [first] = pages
  if (!first) return pages
  const y = isOne ? area.top + area.height - rowsOf(foot) * area.rowMm : area.top + headRows * area.rowMm
  const said = blocksAt(foot, y, context)
  first.elements.push(...said.elements)
  first.regions.push(...said.regions)
  return pages
}

const typeArea = ({ area }: TypesetContext) => ({ x: 0, y: area.top, w: area.width, h: area.height })

/** The day above words: its figures, its month, and a short line. */
function dayHead(head: HeadWords, isFirst: boolean, context: TypesetContext, look: GiftLook): Element[] {
  const { area, month, locale } = context
  const { day } = look.colours(month)
  const { left, right } = look.inset
  const at = { kind: 'text' as const, x: left, w: area.width - left - right, lines: 1 }
  const date: TextElement = {
    ...at,
    y: area.top + 3 * area.rowMm,
    style: 'giftMonth',
    ...line(`${monthName(month, locale)}　${head.weekday}`, context),
    ...(isFirst && { heading: 1 }),
  }
  return [
    { ...at, y: area.top, style: 'giftDay', color: day, runs: [head.day] },
    date,
    { kind: 'rect', x: left, y: area.top + 4.4 * area.rowMm, w: 10, h: 0.6, fill: day },
  ]
}

// Where it was and who was there, and the hour.
function footOf(item: Item, said: readonly string[], context: TypesetContext, look: GiftLook) {
  const { left, right } = look.inset
  const blocks = said.flatMap(words =>
    lineBlocks(item.id, words, 'giftSmall', context, { x: left, w: context.area.width - left - right }),
  )
  return measured(blocks, context)
}

// An entry of which nothing is known but its day.
const paperPage = ({ id }: Item, { area }: TypesetContext): Page => ({
  headless: true,
  empty: 1,
  elements: [],
  regions: [{ item: id, x: 0, y: area.top, w: area.width, h: 0 }],
})

// The last resort, where neither photos nor words make the pages even.
const colourPage = ({ id }: Item, context: TypesetContext, look: GiftLook): Page => ({
  bare: true,
  empty: 0,
  elements: groundOf(context, look, { seed: id }),
  regions: [{ item: id, x: 0, y: context.area.top, w: context.area.width, h: 0 }],
})
