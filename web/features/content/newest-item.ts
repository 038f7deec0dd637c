import type { SocialItem } from '#contract/item'
import type { ItemSaving } from './item-savers.ts'

/** The newest version that is known, with what the server has and not what is still on its way. */
export function newestItem(read: SocialItem, saving: ItemSaving | undefined): SocialItem {
  const stored = saving?.document.item
  return stored && stored.version > read.version ? stored : read
}
