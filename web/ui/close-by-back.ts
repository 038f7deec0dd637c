import { useEffect, useEffectEvent } from 'react'
import { heedWayBack } from './way-back.ts'

/**
 * On a phone a dialog is left by the browser's way back, as a screen is, and not the site with it: while any is open, one entry
 * of the history stands for them. Mounted while the dialog is open.
 */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !matchMedia('(max-width: 48rem)').matches) return
    const dialog = () => close()
    opened.push(dialog)
    settleSoon()
    return () => {
      opened.splice(opened.indexOf(dialog), 1)
      settleSoon()
    }
  }, [isOpen])
}

/** What closes each of the open dialogs; the one on top is the last. */
const opened: (() => void)[] = []
/** Where they were opened, while their entry is the present one. */
let openedAt: string | undefined
/** What the router wrote while their entry was being left, which takes a moment. */
let afterLeaving: (() => void)[] | undefined

const isOwnEntry = () => history.state?.dialog === true

// a dialog that follows another one takes over its entry
function settleSoon(): void {
  setTimeout(() => {
    if (afterLeaving) return
    if (opened.length > 0 && !isOwnEntry()) {
      // as the router counts them
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, dialog: true }, '')
      openedAt = location.href
    } else if (opened.length === 0 && isOwnEntry()) {
      afterLeaving = []
      history.back()
    }
  })
}

function leaveEntry(event: PopStateEvent): void {
  // the router has nothing to do
  if (location.href === openedAt && (afterLeaving || opened.length > 0)) event.stopImmediatePropagation()
  const waiting = afterLeaving
  afterLeaving = undefined
  if (waiting) for (const write of waiting) write()
  else opened.at(-1)?.()
  settleSoon()
}

if (typeof history !== 'undefined') {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  // who goes on from a dialog to another screen comes back to the one below it
  history.pushState = (...entry) => {
    if (afterLeaving) afterLeaving.push(() => push(...entry))
    else if (isOwnEntry()) replace(...entry)
    else push(...entry)
  }
  history.replaceState = (...entry) => {
    if (afterLeaving) afterLeaving.push(() => replace(...entry))
    else replace(...entry)
  }
  heedWayBack(leaveEntry)
}
