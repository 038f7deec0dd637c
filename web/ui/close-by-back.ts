import { useEffect, useEffectEvent } from 'react'

/**
 * On a phone, what lies over a screen is left by the browser's way back, as a screen is, and not the site with it: while any of it
 * is open, one entry of the history stands for it.
 */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !matchMedia('(max-width: 48rem)').matches) return
    const layer = () => close()
    opened.push(layer)
    settleSoon()
    return () => {
      opened.splice(opened.indexOf(layer), 1)
      settleSoon()
    }
  }, [isOpen])
}

/** What closes each of the open layers; the one on top is the last. */
const opened: (() => void)[] = []
/** The screen below, while the entry of its layers is the present one; what the router changes in its address meanwhile is carried down to it. */
let below: { state: object; address: string } | undefined
/** What the router wrote while that entry was being left, which takes a moment. */
let afterLeaving: (() => void)[] | undefined

const isOwnEntry = () => history.state?.layer === true

// a layer that follows another one takes over its entry
function settleSoon(): void {
  setTimeout(() => {
    if (afterLeaving) return
    if (opened.length > 0 && !isOwnEntry()) {
      below = { state: history.state, address: location.href }
      // as the router counts them
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, layer: true }, '')
    } else if (opened.length === 0 && isOwnEntry()) {
      afterLeaving = []
      history.back()
    }
  })
}

function leaveEntry(event: Event): void {
  const [left, waiting] = [below, afterLeaving]
  below = afterLeaving = undefined
  if (left && !isOwnEntry() && new URL(left.address).pathname === location.pathname) {
    // the router has been there all the time
    event.preventDefault()
    if (left.address !== location.href)
      history.replaceState({ ...left.state, idx: history.state?.idx }, '', left.address)
  }
  if (waiting) for (const write of waiting) write()
  else opened.at(-1)?.()
  settleSoon()
}

if (typeof history !== 'undefined') {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  history.pushState = (state, title, address) => {
    if (afterLeaving) afterLeaving.push(() => push(state, title, address))
    // who goes on from a layer to another screen comes back to the one below it
    else if (isOwnEntry()) replace(state, title, address)
    else push(state, title, address)
  }
  history.replaceState = (state, title, address) => {
    if (afterLeaving) afterLeaving.push(() => replace(state, title, address))
    else if (below && isOwnEntry()) {
      replace({ ...state, layer: true }, title, address)
      below = { state, address: location.href }
    } else replace(state, title, address)
  }
  addEventListener('way-back', leaveEntry)
}
