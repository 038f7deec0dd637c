import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { Action } from '../../editor/action.ts'
import { type Insert, moved, without } from './insert-list.ts'

/** An inserted page among all of its book, which are in the book's order. */
export interface InsertInList {
  inserts: readonly Insert[]
  insert: Insert
  months: readonly string[]
  /** How it is called, and where it stands, in the person's language. */
  words: { name: string; place: string }
}

/** What can be done to an inserted page: each gives the list as it is then. */
export const insertActions: readonly Action<InsertInList, Insert[]>[] = [
  {
    name: 'earlier',
    label: (t, { words }) => t('web-pages:earlier', words),
    icon: IconArrowUp,
    isPossible: ({ inserts, insert }) => insert !== inserts[0] || insert.at !== 'front',
    perform: ({ inserts, insert, months }) => moved(inserts, insert.insertId, -1, months),
  },
  {
    name: 'later',
    label: (t, { words }) => t('web-pages:later', words),
    icon: IconArrowDown,
    isPossible: ({ inserts, insert }) => insert !== inserts.at(-1) || insert.at !== 'back',
    perform: ({ inserts, insert, months }) => moved(inserts, insert.insertId, 1, months),
  },
  {
    name: 'remove',
    label: (t, { words }) => t('web-pages:remove', words),
    icon: IconTrash,
    perform: ({ inserts, insert }) => without(inserts, insert.insertId),
  },
]
