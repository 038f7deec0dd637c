import { useEffect, useRef, useState } from 'react'
import { createPictureTurns, type PictureTurns } from './picture-turns.ts'

export interface SteadyPicture {
  /** The last picture that was decoded; undefined before the first. */
  src: string | undefined
  status: 'pending' | 'success' | 'error'
}

/**
 * A picture that is asked for anew while one types: a few requests at a time, then the newest wish, and the old picture
 * stays until the new one can be painted. One `behind` others is asked for when those are there.
 */
export function useSteadyPicture(address: string, turn: keyof PictureTurns): SteadyPicture {
  const [shown, setShown] = useState<SteadyPicture>({ src: undefined, status: 'pending' })
  const newest = useRef<string>(undefined)
  const [loads] = useState(() => ({ running: 0, begun: 0, shown: 0, requested: '' }))
  useEffect(() => {
    newest.current = address
    if (loads.running >= atOnce[turn] || address === shown.src || address === loads.requested) return
    const load = async () => {
      setShown(before => ({ ...before, status: 'pending' }))
      loads.begun += 1
      const number = loads.begun
      const picture = await turns[turn](() => {
        loads.requested = newest.current ?? ''
        return decoded(newest.current)
      })
      if (newest.current === undefined) return
      // one that was overtaken is no news
      if (number > loads.shown) {
        loads.shown = number
        setShown(before =>
          picture.isDecoded ? { src: picture.address, status: 'success' } : { ...before, status: 'error' },
        )
      }
      if (newest.current !== loads.requested) await load()
    }
    loads.running += 1
    void load().finally(() => {
      loads.running -= 1
      if (loads.running === 0) loads.requested = ''
    })
  }, [address, shown.src, turn, loads])
  // what nobody looks at any more need not be drawn
  useEffect(
    () => () => {
      newest.current = undefined
    },
    [],
  )
  return address === shown.src ? { src: shown.src, status: 'success' } : shown
}

/** What is looked at does not wait for what was wished before: the sharper picture of it takes the longest. */
const atOnce: Record<keyof PictureTurns, number> = { first: 2, behind: 1 }

const turns = createPictureTurns()

async function decoded(address: string | undefined): Promise<{ address?: string; isDecoded: boolean }> {
  if (address === undefined) return { isDecoded: false }
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return { address, isDecoded: true }
  } catch {
    return { address, isDecoded: false }
  }
}
