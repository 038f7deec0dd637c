import type { SocialItem } from '#contract/item'
import type { Edit } from './item-drafts.ts'

/**
 * An item as it is now, wherever it may be: in its month, in the recycle bin, or in the month that `edit` moved it to;
 * undefined when it is in none of them. Throws where nobody answers.
 */
export async function findItem(
  { itemId, chapterId }: { itemId: string; chapterId: string },
  { postDate }: Edit,
  read: (month: string, deleted: boolean) => Promise<SocialItem[]>,
): Promise<SocialItem | undefined> {
  const months = new Set([chapterId, ...(typeof postDate === 'string' ? [monthOf(postDate)] : [])])
  for (const month of months)
    for (const deleted of [false, true]) {
      const found = (await read(month, deleted)).find(item => item.itemId === itemId)
      if (found) return found
    }
  return undefined
}

/** YYYYMM of a date as items have it: `2024-06-01 09:30`. */
const monthOf = (postDate: string) => postDate.slice(0, 7).replace('-', '')
