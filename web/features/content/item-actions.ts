import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import type { SocialItem } from '#contract/item'
import type { Action } from '../../editor/action.ts'
import type { Edit } from './item-drafts.ts'

/** What can be done to an item as a whole: each gives the edit that does it. Words and photos are edited in their fields. */
export const itemActions: readonly Action<SocialItem, Edit>[] = [
  {
    name: 'recover',
    label: t => t('web-content:recover'),
    icon: IconArrowBackUp,
    isPossible: ({ deleted }) => deleted,
    perform: () => ({ deleted: false }),
  },
  {
    name: 'delete',
    label: t => t('web-content:delete'),
    icon: IconTrash,
    isPossible: ({ deleted }) => !deleted,
    perform: () => ({ deleted: true }),
  },
  {
    name: 'asImported',
    label: t => t('web-content:asImported'),
    isPossible: ({ edited }) => edited,
    perform: () => ({ title: null, content: null, postDate: null, place: null }),
  },
]
