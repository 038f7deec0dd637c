import type { Item } from '#domain/books/item'
import { type Columns, spanOf } from '../../page/columns.ts'
import { pt } from '../../page/style.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign } from '../item-design.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { type BesideWords, drawBlocks, withWordsBeside, wordsBeside } from '../words-beside.ts'
import { composePlates } from './compose-plates.ts'
import { aspectOf, isPlate } from './is-plate.ts'

/**
 * Entries of one photo whose words suit the height of it, at its right: four lines at least, half as high as it is and no higher. So it is
 * whatever room their pages have: all others stand below their words. `countOf`: on how many columns from the left a photo stands, by its
 * width over its height.
 */
export function besideWords(
  items: readonly Item[],
  countOf: (aspect: number) => number,
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign & { dominant: number },
): (item: Item, design: ItemDesign) => Block[] | undefined {
  const plates = items.filter(isPlate)
  const counts = new Set(plates.map(item => countOf(aspectOf(item))))
  const beside = new Map(
    [...counts].flatMap(count => {
      const alike = plates.filter(item => countOf(aspectOf(item)) === count)
      return [...wordsAt(alike, spanOf(columns, 0, count).w, context, look)]
    }),
  )
  return (item, design) => {
    // not the best of its month, which is larger and below its words
    const words = isPlate(item) ? beside.get(item.id) : undefined
    if (!words) return undefined
    const count = countOf(aspectOf(item))
    const { w } = spanOf(columns, 0, count)
    const compose = composePlates({ columns, counts: [count], least: leastShare, dominant: look.dominant })
    const [photo, ...others] = photoBlocks(item, context, {
      ...design,
      photos: () => ({ x: 0, w }),
      compose,
      composeLarge: compose,
      // it begins where the words beside it do
      belowWords: 0,
    })
    return photo?.kind === 'photos' && others.length === 0
      ? [atItsRight(photo, words, w, context)]
      : undefined
  }
}

// Of those that suit photos `plate` mm wide.
function wordsAt(
  plates: readonly Item[],
  plate: number,
  context: TypesetContext,
  look: ItemDesign,
): [string, BesideWords][] {
  const { area } = context
  const margin = { ...look, body: 'beside', x: 0, w: area.width - plate - whiteOf(context) }
  const words = wordsBeside(plates, new Map(), context, margin, area.rows)
  return plates.flatMap(item => {
    const own = words.get(item.id)
    const rows = plate / aspectOf(item) / area.rowMm
    return own && own.depth >= Math.max(fewestLines, rows * leastShareOfPlate) && own.depth <= rows
      ? [[item.id, own]]
      : []
  })
}

// A letter of white behind the photo; one of few pixels leaves `least` mm all the same.
function atItsRight(
  photo: PhotosBlock,
  words: BesideWords,
  least: number,
  context: TypesetContext,
): PhotosBlock {
  const group = withWordsBeside(photo, { ...words, blocks: [] }, context)
  return {
    ...group,
    draw(rows, x, y) {
      const { elements, regions } = group.draw(rows, x, y)
      const right = Math.max(least, ...regions.map(({ x: left, w }) => left - x + w))
      const at = { x: x + right + whiteOf(context), y }
      const beside = drawBlocks(words.blocks, at, context.area.rowMm)
      return { elements: [...elements, ...beside.elements], regions: [...regions, ...beside.regions] }
    },
  }
}

const whiteOf = ({ styles }: TypesetContext) => (styles.body?.size ?? 0) * pt

const fewestLines = 4
const leastShareOfPlate = 0.42
/** Of the height that suits a photo. */
const leastShare = 0.6
