import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { isAlone } from '../edit/is-alone.ts'
import type { Block } from '../paginate/block.ts'
import { clippingsBlocks } from './clippings.ts'
import { clippingsAndTalk } from './clippings-and-talk.ts'
import type { TypesetContext } from './context.ts'
import { featured } from './featured.ts'
import { isAlbum } from './is-album.ts'
import type { ItemDesign } from './item-design.ts'
import { linksInTalk } from './links-in-talk.ts'
import { smallTalkBlocks } from './small-talk.ts'

/** The blocks of a month as it is edited: entries as `entry` sets them, small talk and clippings together where the design gathers them. */
export function monthBlocks(
  items: readonly Item[],
  context: TypesetContext,
  design: ItemDesign,
  entry: (item: Item, design: ItemDesign) => Block[],
): Block[] {
  // on shared pages it has none to itself
  const isLone = context.edited && !context.sharesPages && isAlone(items)
  const edited = editMonth(items, context.edited, design.gathering)
  const parts = design.clippingWords ? linksInTalk(edited) : edited
  const beside = clippingsAndTalk(parts, context, design)
  return parts.flatMap(part => {
    const band = beside.get(part)
    if (band) return band
    if ('item' in part) {
      const { kind, item } = part
      if (isLone) return entry(item, large(design))
      if (kind === 'feature')
        return openingPage(entry(isAlbum(item) ? item : featured(item), design), design.ownPages?.(item))
      return entry(item, context.edited ? quieter(design, item) : design)
    }
    if (part.kind === 'clippings') return clippingsBlocks(part.items, context, design)
    return smallTalkBlocks(part.items, part.items.length === items.length, context, design)
  })
}

// the best of a month has pages of its own or opens one, where it can
function openingPage([first, ...others]: Block[], ownPages: Block[] | undefined): Block[] {
  return first ? [{ ...first, prefersHead: true, ...(ownPages && { ownPages }) }, ...others] : others
}

// Photos of entries that are not the best of their month keep back where the design has a place for that: less high.
function quieter(design: ItemDesign, { media }: Item): ItemDesign {
  const { quietPhotos, photoTargetScale = 1 } = design
  if (!quietPhotos) return design
  const scale = media.length > 1 ? quiet.several : quiet.alone
  return { ...design, photos: quietPhotos, photoTargetScale: photoTargetScale * scale }
}

/** Height against that of others. */
const quiet = { alone: 0.6, several: 0.45 }

// In the larger type that the design has for words with a page to themselves.
function large(design: ItemDesign): ItemDesign {
  return design.largeBody ? { ...design, body: design.largeBody, indentEm: 0 } : design
}
