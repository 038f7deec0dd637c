import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { Action } from './action.ts'

/** The steps that can be taken back or taken again: their names, or null where there is none. */
export interface History {
  undo: string | null
  redo: string | null
  /** A step is under way. */
  busy: boolean
}

export type HistoryWay = 'undo' | 'redo'
export type HistoryAction = Action<History, HistoryWay>

/** Undo and redo, but for their words, which the screens have. */
export const historySteps = {
  undo: {
    name: 'undo',
    icon: IconArrowBackUp,
    keys: ['mod+z'],
    isPossible: ({ undo, busy }) => undo !== null && !busy,
    perform: () => 'undo',
  },
  redo: {
    name: 'redo',
    icon: IconArrowForwardUp,
    keys: ['mod+shift+z', 'ctrl+y'],
    isPossible: ({ redo, busy }) => redo !== null && !busy,
    perform: () => 'redo',
  },
} satisfies Record<HistoryWay, Omit<HistoryAction, 'label'>>
