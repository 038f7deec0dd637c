import { type RefObject, useLayoutEffect } from 'react'
import { isNarrow } from '../is-narrow.ts'
import { magnification } from './magnification.ts'

export interface MagnifiedPage {
  /** CSS pixels of a mm of the page as it lies there. */
  scale: number
  /** mm */
  paragraph: { x: number; w: number } | undefined
  /** Stays where it is on the screen; mm from the upper edge. */
  y: number
}

/** Brings the page nearer on a phone while one types in a field on it, so that the letters can be read. */
export function useMagnifiedPage(field: RefObject<HTMLElement | null>, magnified: MagnifiedPage): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing moves under the finger while one types
  useLayoutEffect(() => {
    const page = field.current?.parentElement
    const { scale, paragraph, y } = magnified
    if (!page || !paragraph || !isNarrow()) return
    const nearer = magnification({
      room: document.documentElement.clientWidth,
      pageLeft: page.getBoundingClientRect().x,
      paragraph: { left: paragraph.x * scale, width: paragraph.w * scale },
    })
    page.dataset.magnified = ''
    page.style.transformOrigin = `0 ${y * scale}px`
    page.style.transform = `translateX(${nearer.moveX}px) scale(${nearer.scale})`
    return () => {
      delete page.dataset.magnified
      page.style.transform = ''
      page.style.transformOrigin = ''
    }
  }, [])
}
