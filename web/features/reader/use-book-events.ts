import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type BookEvent, watchEvents } from '../../api/events.ts'
import { markOld } from './mark-old.ts'

/** Tells what happens to a book for as long as the screen is there. `again`: the connection was lost for a while. */
export function useBookEvents(bid: string, listener: (event: BookEvent | { event: 'again' }) => void): void {
  const queries = useQueryClient()
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    if (!bid) return
    const stop = new AbortController()
    void watchEvents(bid, { signal: stop.signal }, event => onEvent(event)).catch(reportError)
    return () => {
      stop.abort()
      // what happens from here on is heard by nobody
      markOld(queries, bid)
    }
  }, [bid, queries])
}
