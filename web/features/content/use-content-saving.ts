import { useCallback, useRef, useState } from 'react'
import type { DrawnPage } from '#contract/page'
import { worstState } from '../../editor/savers.ts'
import type { ChangeAnswer } from './item-savers.ts'
import { browserClock, createKeystrokeTimes } from './keystroke-times.ts'
import { useCountsAfterTyping } from './use-counts-after-typing.ts'
import { useItemSavers } from './use-item-savers.ts'
import { useSetPages } from './use-set-pages.ts'

export type ContentSaving = ReturnType<typeof useContentSaving>

/** Saves what is changed, and brings the pages that come of it on screen; measures each key until its page is there. */
export function useContentSaving({ bid, sid }: { bid: string; sid: string }) {
  const [times] = useState(() => createKeystrokeTimes(browserClock))
  const isBusy = useRef(false)
  const { show, refresh, look } = useSetPages(bid, () => isBusy.current)
  const onAnswer = ({ item, chapter }: ChangeAnswer, upTo: number, before: string) => {
    // who moves to another month changes two of them
    if (!chapter || item.chapterId !== before) return refresh()
    times.answered(
      upTo,
      chapter.drawn.map(page => page.key),
    )
    show(chapter)
  }
  const { savers, savings } = useItemSavers({ bid, sid }, onAnswer)
  const state = worstState(savings.values())
  isBusy.current = state === 'sending'
  useCountsAfterTyping(bid, state)
  return {
    savers,
    savings,
    state,
    show,
    refresh,
    look,
    onTyped: times.typed,
    onDrawn: useCallback((page: DrawnPage) => times.drawn(page.key), [times]),
  }
}
