import { useEffect, useState } from 'react'

/** Whether something takes the whole window, and the whole screen where the browser gives it; Esc leaves it. */
export function useFullScreen(): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false)
    }
    // a browser that gives no screen hears of no change; a dialog over the book closes itself first
    const onKey = (event: KeyboardEvent) => {
      const isOfDialog = document.querySelector('[role="dialog"]') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfDialog) setFull(false)
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKey)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [isFull])
  return [
    isFull,
    to => {
      setFull(to)
      // the whole page, so that dialogs are seen; a phone may have no full screen, and the window will do
      if (to) void document.documentElement.requestFullscreen?.().catch(() => {})
    },
  ]
}
