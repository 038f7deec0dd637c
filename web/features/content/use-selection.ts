import { useCallback, useState } from 'react'
import { bringIntoView } from './bring-into-view.ts'
import { focusBeside } from './focus-beside.ts'
import { focusText } from './focus-text.ts'
import { isNarrow } from './is-narrow.ts'
import type { FormPlace } from './on-page/form-place.ts'

/** The entry that is edited. */
export interface Selected {
  itemId: string
  chapterId: string
  /** The photo that was clicked on. */
  photoId?: string | undefined
  /** Its words stand on another page than the one that was clicked on. */
  isApart?: boolean
  /** Its words are typed on the page: the panel leaves the focus there. */
  isTyped?: boolean
  /** Counts how often its form was asked for, which takes the focus each time. */
  focusRequests?: number
}

export type Selection = ReturnType<typeof useSelection>

/** Which entry is edited, and, on phones, whether the sheet with its form is open; `start` is the entry of the address. */
export function useSelection(start: Selected | undefined) {
  const [selected, setSelected] = useState(start)
  const [sheet, openSheet] = useState(start !== undefined)
  const leave = () => {
    setSelected(undefined)
    openSheet(false)
  }
  return {
    selected,
    sheet,
    select: useCallback(
      (
        itemId: string,
        chapterId: string,
        photoId: string | undefined,
        how: Pick<Selected, 'isApart' | 'isTyped'> = {},
      ) => {
        const isForForm = !photoId && !how.isTyped
        setSelected(last => {
          const focusRequests = (last?.focusRequests ?? 0) + (isForForm ? 1 : 0)
          return { itemId, chapterId, photoId, ...how, focusRequests }
        })
        // the sheet would lie over the words that are typed on their page
        const isAlone = how.isTyped === true && isNarrow()
        openSheet(!isAlone)
        if (!isAlone) bringIntoView(itemId)
      },
      [],
    ),
    goOnInForm: useCallback((itemId: string, place: FormPlace) => {
      openSheet(true)
      bringIntoView(itemId)
      focusText(place)
    }, []),
    /** An entry is in another month now; nothing where it is not the one that is edited. */
    follow: (itemId: string, chapterId: string) =>
      setSelected(selected => (selected?.itemId === itemId ? { ...selected, chapterId } : selected)),
    /** What is in the month comes in its place. */
    showMonth: () => setSelected(undefined),
    togglePanel: () => {
      setSelected(undefined)
      openSheet(!sheet || selected !== undefined)
    },
    close: () => {
      leave()
      // back to where one was
      if (selected)
        document.querySelector<HTMLElement>(`[data-item="${CSS.escape(selected.itemId)}"]`)?.focus()
    },
    leaveDeleted: (itemId: string) => {
      leave()
      focusBeside(itemId)
    },
  }
}
