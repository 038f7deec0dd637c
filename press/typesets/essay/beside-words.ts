import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import { pt } from '../../page/style.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { featured } from '../featured.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { pxPerMmOf } from '../shown-photos.ts'
import { evenEnds } from '../timeline/even-ends.ts'
import { depthOf, withWordsBeside } from '../words-beside.ts'
import { composePlates } from './compose-plates.ts'
import { entryHead } from './entry-head.ts'
import { aspectOf, isPlate } from './is-plate.ts'
import { keepSounds } from './keep-sounds.ts'
import { isWide } from './plates.ts'
import { belowHead } from './sign-in-head.ts'

/**
 * Entries of one photo, their day and words at its left, where these are no higher than it is: longer words stand above. `countsOf`: on how
 * many columns from the left a photo may stand, the ones that suit it first; it stands on the others, with another column of words, where its
 * page has room for that.
 */
export function besideWords(
  items: readonly Item[],
  countsOf: (photo: { aspect: number; whole: boolean; large: boolean; isFew: boolean }) => readonly number[],
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign & { dominant?: number; before: number },
): (item: Item, design: ItemDesign) => Block[] | undefined {
  const waysOf = (item: Item) => {
    const [photo] = item.media
    if (!isPlate(item) || !photo?.picture) return []
    const whole = photo.picture.kind === 'words'
    const most = photo.picture.width / pxPerMmOf(item, context)
    // what cannot be over the measure is no larger than others
    const large = photo.size === 'large' && most >= context.area.width
    const isFew = item.text.length <= fewWords
    const counts = countsOf({ aspect: aspectOf(item), whole, large, isFew })
    const ways = counts.map(count => ({ count, ...spanOf(columns, 0, count) }))
    const borne = ways.filter(({ w }) => w <= most)
    const fitting = borne.length > 0 ? borne : ways.toSorted((a, b) => a.w - b.w).slice(0, 1)
    return fitting.map(({ count, w }) => ({ count, w, words: columnOf(item, w, context, look) }))
  }
  // those of the best of a month are others, where it is larger
  const known = new Map(
    items.flatMap(item => [item, featured(item)]).map(item => [keyOf(item), waysOf(item)] as const),
  )
  const columnsOfWords = [...known.values()].flatMap(ways => ways.flatMap(({ words }) => words))
  measureBlocks(columnsOfWords, context)
  evenEnds(
    columnsOfWords.filter(block => block.kind === 'text' && block.style === 'beside'),
    context,
  )
  return (item, design) => {
    const { area } = context
    const fits = ({ words, w }: { words: Block[]; w: number }) => {
      const share = w > area.width / 2 ? leastFree : 1
      return endOf(words) <= Math.floor(((share * w) / aspectOf(item) + hair) / area.rowMm)
    }
    const all = (known.get(keyOf(item)) ?? []).filter(fits)
    // one that is wide would be a stamp on the next one
    const fitting = isWide(aspectOf(item)) ? all.slice(0, 1) : all
    const groups = fitting.flatMap(({ count, words }) => {
      const { dominant } = look
      const isLarge = item.media[0]?.size === 'large'
      const compose = composePlates({
        columns,
        counts: [count],
        least: leastShare,
        ...(dominant && !isLarge && { dominant }),
      })
      const [photo, ...others] = photoBlocks(item, context, {
        ...design,
        photos: () => ({ x: 0, w: area.width }),
        compose,
        composeLarge: compose,
        // it begins where the words beside it do
        belowWords: 0,
      })
      if (photo?.kind !== 'photos' || others.length > 0) return []
      return [withWordsBeside(photo, { blocks: words, head: 0, depth: endOf(words) }, context)]
    })
    const group = inOneOf(groups)
    return group && [{ ...group, before: look.before }]
  }
}

const keyOf = ({ id, media: [photo] }: Item) => `${id} ${photo?.size ?? ''}`

// At each height in the first of its ways that has it.
function inOneOf([first, ...others]: readonly PhotosBlock[]): PhotosBlock | undefined {
  if (!first || others.length === 0) return first
  const all = [first, ...others]
  const heights = [...new Set(all.flatMap(({ offer }) => offer.heights ?? []))].toSorted((a, b) => a - b)
  const [min = first.offer.min] = heights
  return {
    ...first,
    offer: { ...first.offer, min, max: heights.at(-1) ?? first.offer.max, heights },
    draw(rows, x, y) {
      const way = all.find(({ offer }) => offer.heights?.includes(Math.round(rows)))
      return (way ?? first).draw(rows, x, y)
    },
  }
}

// Day and words at the left of a photo `plate` mm wide.
function columnOf(item: Item, plate: number, context: TypesetContext, look: ItemDesign): Block[] {
  const place = { x: 0, w: context.area.width - plate - whiteOf(context) }
  const below = belowHead(item)
  const words = itemBlocks({ ...below, text: keepSounds(below.text), media: [] }, context, {
    ...look,
    ...place,
    body: 'beside',
    indentEm: 0,
  })
  return [...entryHead(item, place, { before: 0 }, context), ...words]
}

// Rows to where their last line ends: small type leaves a part of its last row.
const endOf = (blocks: readonly Block[]): number => Math.ceil(depthOf(blocks) - almost)

const whiteOf = ({ styles }: TypesetContext) => (styles.body?.size ?? 0) * pt

/** Characters: about two lines over the measure. */
const fewWords = 60
/** Of the height that suits a photo. */
const leastShare = 0.6
/** mm: a line may end a little below its photo. */
const hair = 2
const almost = 1e-6
/** Share of the height of a photo that words in a third of the measure may take. */
const leastFree = 0.7
