import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { ChangeAnswer, ItemSavers, ItemSaving } from './item-savers.ts'
import { saversOfBook } from './savers-of-book.ts'

/** The savers of a book on a screen. `onAnswer` hears what was saved, before it shows, and of which month the item was `before`. */
export function useItemSavers(
  book: { bid: string; sid: string },
  onAnswer: (answer: ChangeAnswer, upTo: number, before: string) => void,
): { savers: ItemSavers; savings: ReadonlyMap<string, ItemSaving> } {
  const answered = useEffectEvent(onAnswer)
  const queries = useQueryClient()
  // those of who came: a login may end while it is shown
  const [{ savers, screen }] = useState(() => saversOfBook(queries, book))
  useEffect(() => {
    screen.onAnswer = (...answer) => answered(...answer)
    savers.forgetSettled()
    savers.resume()
    const retry = () => savers.retryAll()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [savers, screen])
  return { savers, savings: useStore(savers.store).savings }
}
