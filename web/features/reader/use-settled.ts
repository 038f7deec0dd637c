import { useEffect, useState } from 'react'
import { prefersStillness } from './use-wide.ts'

/** The opening that lay open before the leaf that is turning now. */
export function useSettled(at: number): number {
  const [{ from, to }, turn] = useState({ from: at, to: at })
  if (to !== at) turn({ from: to, to: at })
  useEffect(() => {
    const done = setTimeout(
      () => turn({ from: at, to: at }),
      prefersStillness() ? turnMs.still : turnMs.usual,
    )
    return () => clearTimeout(done)
  }, [at])
  return to === at ? from : to
}

/** ms that a leaf takes to turn, and where people want little to move. */
const turnMs = { usual: 650, still: 250 }
