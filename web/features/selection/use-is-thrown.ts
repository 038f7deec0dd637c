import { useEffect, useState } from 'react'
import { afterScroll, restMs } from './scroll-speed.ts'

/** Whether the window is thrown: what it shows is gone before a picture of it could come. */
export function useIsThrown(): boolean {
  const [isThrown, tell] = useState(false)
  useEffect(() => {
    let last = { atMs: -Infinity, top: window.scrollY, isThrown: false }
    let rest: ReturnType<typeof setTimeout> | undefined
    const scroll = ({ timeStamp }: Event) => {
      last = afterScroll(last, timeStamp, window.scrollY, window.innerHeight)
      tell(last.isThrown)
      clearTimeout(rest)
      if (last.isThrown) rest = setTimeout(tell, restMs, false)
    }
    addEventListener('scroll', scroll, before)
    return () => {
      removeEventListener('scroll', scroll, before)
      clearTimeout(rest)
    }
  }, [])
  return isThrown
}

// what draws the list listens to the same: after it, to ask for a place would set the new rows once more
const before = { capture: true, passive: true }
