import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPace } from './pace.ts'

/** Gives what acts at once, or once `everyMs` have passed since it did; never after the screen is gone. */
export function usePaced(act: () => void, everyMs: number): () => void {
  const perform = useEffectEvent(act)
  const pace = useRef<ReturnType<typeof createPace>>(undefined)
  useEffect(() => {
    pace.current = createPace(everyMs, () => perform())
    return () => pace.current?.end()
  }, [everyMs])
  const [call] = useState(() => () => pace.current?.call())
  return call
}
