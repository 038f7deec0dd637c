import type { Item } from '#domain/books/item'
import type { Element, Run } from '../page/display-list.ts'
import { pt } from '../page/style.ts'
import type { Block } from '../paginate/block.ts'
import { phrase } from '../text/book-words.ts'
import { joinRuns } from '../text/join-runs.ts'
import type { Paragraph } from '../text/prepare-text.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign } from './item-design.ts'
import { photoBlocks } from './photo-blocks.ts'
import { entryParagraphs, lineBlocks, paragraphs, textBlock } from './text-block.ts'

/** Everything of an item but its head, in reading order: title, words, quotation, cards, photos. */
export function itemBlocks(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const words = [...titleOf(item, context, design), ...textOf(item, context, design)]
  const photos = photoBlocks(item, context, design)
  const cards = cardsOf(item, context, design)
  const parts = [words, cards, photos].filter(part => part.length > 0)
  const [first] = parts[0] ?? []
  // nothing but the line of places and people stands above: words keep off it by themselves
  if (first?.kind === 'photos' && named(item)) first.before = Math.max(first.before, design.headGap ?? 1)
  parts.slice(1).forEach((part, n) => {
    const [first] = part
    const usual = part === photos ? (design.photosGap ?? design.partGap) : design.partGap
    const isBelowTitle = parts[n] === words && endsWithTitle(words)
    const gap = usual + (isBelowTitle && design.aboveTitle ? (design.titleGap ?? 0) : 0)
    if (first) first.before = Math.max(first.before, gap)
  })
  return parts.flat()
}

function titleOf(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const title = item.title ?? item.album
  if (!title) return []
  const { x, w, aboveTitle: before = 0 } = design
  return lineBlocks(item.id, title, 'title', context, { x, w, before, keepNext: hasMore(item) })
}

function endsWithTitle(words: readonly Block[]): boolean {
  const last = words.at(-1)
  return last?.kind === 'text' && last.style === 'title'
}

const hasMore = (item: Item) =>
  item.text !== '' ||
  item.media.length > 0 ||
  item.links.length > 0 ||
  item.quote !== undefined ||
  item.poll !== undefined

function textOf(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const { x, w } = design
  const all = entryParagraphs(item.text, context)
  const look = design.emojiBody && all.every(isEmoji) ? { ...design, body: design.emojiBody } : design
  const { indentEm } = design
  const isIndented = indentEm !== undefined && isProse(all, w, context)
  const prepared = isIndented ? all.map(paragraph => indent(paragraph, indentEm)) : all
  const {
    paragraphGap,
    headGap,
    titleGap = headGap,
    stanzaGap = 0,
    stanzaFrom = 0,
    stanzaLines = 1,
    tagsGap,
    aboveTitle,
  } = design
  const isShort = item.text.length < stanzaFrom
  const isClose = (mostlyApart(all) && (isIndented || isShort)) || (isShort && leastStanza(all) < stanzaLines)
  const stanzas = isClose ? 0 : stanzaGap
  const gapAbove = (paragraph: Paragraph, before: Paragraph | undefined) => {
    if (!before && paragraph.role === 'title' && !item.title && !item.album && aboveTitle) return aboveTitle
    if (!before) return item.title || item.album ? (titleGap ?? 1) : named(item) ? (headGap ?? 1) : 0
    if (paragraph.role === 'tags' && tagsGap !== undefined) return tagsGap
    const gap = styleOf(before, item, design) === 'title' ? (titleGap ?? paragraphGap) : paragraphGap
    return Math.max(gap, paragraph.apart ? stanzas : 0)
  }
  return prepared.map((paragraph, i) =>
    textBlock(item.id, paragraph, styleOf(paragraph, item, look), context, {
      x,
      w,
      before: gapAbove(paragraph, prepared[i - 1]),
      ...((paragraph.role === 'title' || prepared[i + 1]?.role === 'tags') && { keepNext: true }),
      ...(paragraph.role === 'tags' && { inOnePiece: true }),
    }),
  )
}

const isEmoji = ({ role, runs }: Paragraph) =>
  !role && runs.every(run => typeof run !== 'string' || run.trim() === '')

// Who leaves a line empty above each paragraph means no more than an indent does.
const mostlyApart = (all: readonly Paragraph[]) =>
  all.filter(paragraph => paragraph.apart).length > 0.6 * (all.length - 1)

// Lines of its shortest stanza; hashtags are none.
function leastStanza(all: readonly Paragraph[]): number {
  const words = all.filter(({ role }) => role !== 'tags')
  const begins = words.flatMap(({ apart }, n) => (n === 0 || apart ? [n] : []))
  return Math.min(...begins.map((from, n) => (begins[n + 1] ?? words.length) - from))
}

// An entry has one title: where it has its own, the first line is words.
function styleOf({ role }: Paragraph, item: Item, design: ItemDesign): string {
  if (!role || (role === 'title' && (item.title || item.album))) return design.body ?? 'body'
  return role
}

// Words of several lines, in paragraphs of which half take more than one: lists, verses and remarks begin flush.
function isProse(all: readonly Paragraph[], w: number, context: TypesetContext): boolean {
  const perLine = w / ((context.styles.body?.size ?? 10) * pt)
  const lengths = all.flatMap(({ role, runs }) => (role ? [] : [lengthOf(runs)]))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const long = lengths.filter(length => length > perLine)
  return lengths.length > 1 && long.length * 2 >= lengths.length && total > 5 * perLine
}

const lengthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, run) => sum + (typeof run === 'string' ? run.length : 1), 0)

// Spaces of an em, which Typst neither stretches nor drops.
function indent(paragraph: Paragraph, em: number): Paragraph {
  if (paragraph.role) return paragraph
  return { ...paragraph, runs: joinRuns(['\u2003'.repeat(em), ...paragraph.runs]) }
}

const named = (item: Item) => Boolean(item.place) || item.people.length > 0

function cardsOf(item: Item, context: TypesetContext, design: ItemDesign): Block[] {
  const { x, w } = design
  const inset = { x: x + 4, w: w - 4 }
  const rule = ruleBefore(design.accent)
  const blocks: Block[] = []
  if (item.quote) {
    const by = item.quote.author
      ? lineBlocks(item.id, phrase(context.words.quoteOf, { author: item.quote.author }), 'small', context, {
          ...inset,
          keepNext: true,
          backdrop: rule,
        })
      : []
    const quotation = paragraphs(item.quote.text, context).map(p =>
      textBlock(item.id, p, 'caption', context, { ...inset, backdrop: rule }),
    )
    for (const block of [...by, ...quotation]) blocks.push(block)
  }
  if (item.poll) {
    blocks.push(
      ...lineBlocks(item.id, item.poll.question, 'small', context, {
        ...inset,
        keepNext: true,
        backdrop: rule,
      }),
      ...item.poll.options.flatMap(option =>
        lineBlocks(item.id, `○ ${option}`, 'caption', context, {
          ...inset,
          backdrop: rule,
        }),
      ),
    )
  }
  const shownUrls = new Set<string>()
  const text = item.text.slice(0, searchedForLinks)
  for (const link of item.links) {
    const site = link.site ?? hostOf(link.url)
    const title = link.title && link.title !== site && link.title !== link.url ? link.title : undefined
    if (link.url !== '' && (shownUrls.has(link.url) || isIn(text, link.url)) && !title) continue
    shownUrls.add(link.url)
    const card = ruleBefore(design.hairline)
    const before = blocks.length === 0 ? 0 : design.paragraphGap + 1
    if (title) {
      blocks.push(
        ...lineBlocks(item.id, title, 'caption', context, {
          ...inset,
          before,
          keepNext: site !== '',
          backdrop: card,
        }),
      )
    }
    const shown = title ? site : link.url || site
    if (shown) {
      blocks.push(
        ...lineBlocks(item.id, shown, 'small', context, {
          ...inset,
          before: title ? 0 : before,
          backdrop: card,
        }),
      )
    }
  }
  return blocks
}

// With its scheme and what sites add to follow people, or without them.
function isIn(text: string, url: string): boolean {
  const said = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[?&](?:utm_\w+|fbclid|igsh)=.*$/, '')
  // where more of an address follows, it is another one
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1))
    if (
      !/^(?:[\w%-]|[/.#][\w%-]|[?&](?!utm_|fbclid|igsh)\w)/.test(
        text.slice(at + said.length, at + said.length + 8),
      )
    )
      return true
  return false
}

/** Characters of a text in which an address is looked for that stands below it, too. */
const searchedForLinks = 20_000

const ruleBefore =
  (fill: string) =>
  (box: { x: number; y: number; h: number }): Element[] => [
    { kind: 'rect', x: box.x - 3.4, y: box.y, w: 0.6, h: box.h, fill },
  ]

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}
