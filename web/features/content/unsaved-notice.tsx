import type { SocialItem } from '#contract/item'
import { ConflictNotice } from './conflict-notice.tsx'
import type { ItemSaving } from './item-savers.ts'
import { RefusedNotice } from './refused-notice.tsx'

export interface UnsavedNoticeProps {
  /** As its maker sees it. */
  item: SocialItem
  saving: ItemSaving | undefined
  onChoose: (whose: 'mine' | 'theirs') => void
}

/** Why an entry is not saved, where somebody has to choose. */
export function UnsavedNotice({ item, saving, onChoose }: UnsavedNoticeProps) {
  if (saving?.queue.state === 'conflict')
    return <ConflictNotice mine={item} theirs={saving.theirs?.item} onChoose={onChoose} />
  return saving?.refused && <RefusedNotice refused={saving.refused} onChoose={onChoose} />
}
