let heed: ((event: PopStateEvent) => void) | undefined

/** Hears of the browser's way back before the router does, and may keep it from it. */
export function heedWayBack(handler: (event: PopStateEvent) => void): void {
  heed = handler
}

/** Before the router listens: a window calls its listeners in their order. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', event => heed?.(event))
}
