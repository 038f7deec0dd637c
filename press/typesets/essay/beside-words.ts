import type { Item } from '#domain/books/item'
import { countLines } from '../../engine/count-lines.ts'
import { type Columns, spanOf } from '../../page/columns.ts'
import { pt } from '../../page/style.ts'
import type { Block, PhotosBlock, TextBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import { emWidth } from '../../text/em-width.ts'
import { joinRuns } from '../../text/join-runs.ts'
import { phraseLines } from '../../text/phrase-lines.ts'
import type { TypesetContext } from '../context.ts'
import { featured } from '../featured.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { pxPerMmOf } from '../shown-photos.ts'
import { belowHead } from '../sign-in-head.ts'
import { evenEnds } from '../timeline/even-ends.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'
import { nearWords, withWordsAbove, wordsOverMeasure } from './below-words.ts'
import { composePlates } from './compose-plates.ts'
import { entryHead } from './entry-head.ts'
import { inOneOf } from './heights-of-photo.ts'
import { aspectOf, isPlate } from './is-plate.ts'
import { keepSounds } from './keep-sounds.ts'
import { isWide, narrow } from './plates.ts'

/**
 * Entries of one photo, which ends where the measure does, their day and words at its left where they are no higher than it is. Below a few words a
 * wide one is over the measure where `look` lets it dominate its page. Longer words stand above, in the way of all entries. `countsOf`: on how
 * many columns a photo may stand beside its words, the ones that suit it first; it stands on the others, with another column of words, where
 * its page has room for that.
 */
export function besideWords(
  items: readonly Item[],
  countsOf: (photo: { aspect: number; whole: boolean; large: boolean; isFew: boolean }) => readonly number[],
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign & { dominant?: number; before: number },
): (item: Item, design: ItemDesign) => Block[] | undefined {
  const waysOf = (item: Item): Ways => {
    const [photo] = item.media
    if (!isPlate(item) || !photo?.picture) return { beside: [] }
    const aspect = aspectOf(item)
    const whole = photo.picture.kind === 'words'
    const most = photo.picture.width / pxPerMmOf(item, context)
    const bearsMeasure = photo.picture.width / context.pxPerMm >= context.area.width
    // what cannot be over the measure is no larger than others
    const large = photo.size === 'large' && bearsMeasure
    const isFew = item.text.length <= fewWords
    const widthOf = (count: number) => spanOf(columns, 0, count).w
    const ways = countsOf({ aspect, whole, large, isFew }).map(count => ({ count, w: widthOf(count) }))
    const borne = ways.filter(({ w }) => w <= most)
    const count = widthOf(narrow) <= most ? narrow : 2
    const fitting = borne.length > 0 || ways.length === 0 ? borne : [{ count, w: widthOf(count) }]
    const isOver = isFew && !whole && isWide(aspect) && bearsMeasure && (large || !look.dominant)
    return {
      beside: fitting.map(({ count, w }) => ({ count, w, words: columnOf(item, w, context, look) })),
      ...(isOver && { above: wordsOverMeasure(item, context, look) }),
    }
  }
  // those of the best of a month are others, where it is larger
  const known = new Map(
    items.flatMap(item => [item, featured(item)]).map(item => [keyOf(item), waysOf(item)] as const),
  )
  const besidePhotos = [...known.values()].flatMap(({ beside }) => beside.flatMap(({ words }) => words))
  measureBlocks([...besidePhotos, ...[...known.values()].flatMap(({ above }) => above ?? [])], context)
  evenEnds(
    besidePhotos.filter(block => block.kind === 'text' && block.style === 'beside'),
    context,
  )
  for (const block of besidePhotos)
    if (block.kind === 'text' && block.style === 'remark') inPhrases(block, context)
  return (item, design) => {
    const { beside = [], above } = known.get(keyOf(item)) ?? {}
    const all = beside.filter(way => fits(way, item, context))
    const photoOn = photoOf(item, columns, context, design, look.dominant)
    const over = above && photoOn(columns.count, nearWords)
    // one that is wide would be a stamp on the next one
    const narrower = (isWide(aspectOf(item)) ? all.slice(0, 1) : all).flatMap(({ count, words }) => {
      const photo = photoOn(count, besideThem)
      return photo ? [withWordsBeside(photo, { blocks: words, head: 0, depth: endOf(words) }, context)] : []
    })
    const group = inOneOf([
      ...(over ? [withWordsAbove(over, { blocks: above, depth: endOf(above) }, context)] : []),
      ...narrower,
    ])
    return group && [{ ...group, before: look.before }]
  }
}

/** Columns that a photo may stand on, with the words beside it there, and the words above it where it is over the measure. */
interface Ways {
  beside: { count: number; w: number; words: Block[] }[]
  above?: Block[]
}

function fits({ words, w }: { words: Block[]; w: number }, item: Item, { area }: TypesetContext): boolean {
  // broken in a narrow column it is no title: it stands above, over the measure
  if (words.some(block => block.kind === 'text' && block.style === 'title' && block.lines > 1)) return false
  const share = w > area.width / 2 ? leastFree : 1
  return endOf(words) <= Math.floor(((share * w) / aspectOf(item) + hair) / area.rowMm)
}

const photoOf =
  (item: Item, columns: Columns, context: TypesetContext, design: ItemDesign, dominant: number | undefined) =>
  (count: number, belowWords: number): PhotosBlock | undefined => {
    const isLarge = item.media[0]?.size === 'large'
    const compose = composePlates({
      columns,
      counts: [count],
      least: leastShare,
      ...(dominant && !isLarge && { dominant }),
    })
    const [photo, ...others] = photoBlocks(item, context, {
      ...design,
      photos: () => ({ x: 0, w: context.area.width }),
      compose,
      composeLarge: compose,
      belowWords,
    })
    return photo?.kind === 'photos' && others.length === 0 ? photo : undefined
  }

const keyOf = ({ id, media: [photo] }: Item) => `${id} ${photo?.size ?? ''}`

// Day and words at the left of a photo `plate` mm wide.
function columnOf(item: Item, plate: number, context: TypesetContext, look: ItemDesign): Block[] {
  const place = { x: 0, w: context.area.width - plate - whiteOf(context) }
  const below = belowHead(item)
  const words = itemBlocks({ ...below, text: keepSounds(below.text), media: [] }, context, {
    ...look,
    ...place,
    body: isRemark(below, place.w, context) ? 'remark' : 'beside',
    indentEm: 0,
  })
  return [...entryHead(item, place, { before: 0 }, context), ...words]
}

// Lines of large type end at its points or between words, where they are no more for it.
function inPhrases(block: TextBlock, context: TypesetContext): void {
  const { lines, paragraph, style, w } = block
  if (lines < 2 || lines > mostPhrases) return
  const em = (context.styles[style]?.size ?? 0) * pt
  const phrases = phraseLines(paragraph.runs, lines, w / em)
  if (!phrases) return
  const runs = joinRuns(phrases.flatMap((phrase, n) => (n > 0 ? ['\n', ...phrase] : phrase)))
  const [counted] = countLines(context, [{ style, lang: paragraph.lang, width: w, runs }])
  if (counted === lines) block.paragraph = { ...paragraph, runs }
}

const mostPhrases = 3

// Nothing but words, so few that they are two lines of large type, or three where these are no shorter than a phrase.
function isRemark(
  { text, title, album, quote, poll, links }: Item,
  w: number,
  { styles }: TypesetContext,
): boolean {
  const ems = w / ((styles.remark?.size ?? 0) * pt)
  const most = ems * (ems < phrase ? 2 : mostPhrases)
  return emWidth(text) <= most && !title && !album && !quote && !poll && links.length === 0
}

/** em */
const phrase = 8

// Rows to where their last line ends: small type leaves a part of its last row.
const endOf = (blocks: readonly Block[]): number => Math.ceil(depthOf(blocks) - almost)

const whiteOf = ({ styles }: TypesetContext) => (styles.body?.size ?? 0) * pt

/** Characters: about two lines over the measure. */
const fewWords = 60
/** mm below words: a photo begins where those beside it do. */
const besideThem = 0
/** Of the height that suits a photo. */
const leastShare = 0.6
/** mm: a line may end a little below its photo. */
const hair = 2
const almost = 1e-6
/** Share of the height of a photo that words in a third of the measure may take. */
const leastFree = 0.7
