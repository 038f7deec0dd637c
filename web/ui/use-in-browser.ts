import { useSyncExternalStore } from 'react'

/** False on a page that is drawn beforehand, and until it was taken over: for what the server cannot draw. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(never, inBrowser, onServer)
}

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false
