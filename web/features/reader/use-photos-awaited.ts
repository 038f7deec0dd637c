import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Whether a drawing has pictures that are not here yet; `look` asks anew, after it was drawn. */
export function usePhotosAwaited(room: RefObject<Element | null>): [boolean, look: () => void] {
  const [isAwaited, setAwaited] = useState(false)
  // an image of a drawing does not tell by itself whether it is there
  const here = useRef(new WeakSet<Element>())
  const look = useCallback(() => {
    const images = [...(room.current?.querySelectorAll('image') ?? [])]
    setAwaited(images.some(image => !here.current.has(image)))
  }, [room])
  useLayoutEffect(() => {
    const element = room.current
    const onEnd = ({ target }: Event) => {
      if (!(target instanceof Element) || target.localName !== 'image') return
      here.current.add(target)
      look()
    }
    // these do not rise from an image: they are heard on their way down
    for (const type of ['load', 'error']) element?.addEventListener(type, onEnd, true)
    return () => {
      for (const type of ['load', 'error']) element?.removeEventListener(type, onEnd, true)
    }
  }, [room, look])
  return [isAwaited, look]
}
