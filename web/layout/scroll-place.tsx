import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Location, ScrollRestoration } from 'react-router'

/** Keeps how far each page is scrolled. Who scrolled a page before the app took it over stays there: the router goes to its top. */
export function ScrollPlace() {
  const before = useRef(0)
  useLayoutEffect(() => {
    if (before.current > 0) scrollTo(0, before.current)
  }, [])
  return (
    <>
      <Note at={before} />
      <ScrollRestoration getKey={keyOf} />
    </>
  )
}

/** All pages that a tab opens anew have the same key from the router, and would begin where another one was left. */
function keyOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

// its effect comes before that of what stands behind it
function Note({ at }: { at: RefObject<number> }) {
  useLayoutEffect(() => {
    at.current = scrollY
  }, [at])
  return null
}
