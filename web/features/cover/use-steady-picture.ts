import { useEffect, useRef, useState } from 'react'

export interface SteadyPicture {
  /** The last picture that was decoded; undefined before the first. */
  src: string | undefined
  status: 'pending' | 'success' | 'error'
}

/**
 * A picture that is asked for anew while one types: one request at a time, then the newest wish, and the old picture
 * stays until the new one can be painted.
 */
export function useSteadyPicture(address: string): SteadyPicture {
  const [shown, setShown] = useState<SteadyPicture>({ src: undefined, status: 'pending' })
  const newest = useRef(address)
  const busy = useRef(false)
  useEffect(() => {
    newest.current = address
    if (busy.current || address === shown.src) return
    const load = async () => {
      const src = newest.current
      setShown(before => ({ ...before, status: 'pending' }))
      const loaded = await decoded(src)
      setShown(before => (loaded ? { src, status: 'success' } : { ...before, status: 'error' }))
      if (newest.current !== src) await load()
    }
    busy.current = true
    void load().finally(() => {
      busy.current = false
    })
  }, [address, shown.src])
  return address === shown.src ? { src: shown.src, status: 'success' } : shown
}

async function decoded(src: string): Promise<boolean> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}
