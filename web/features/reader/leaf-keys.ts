/** Which spread a key leads to; undefined for a key that turns no page, or where there is no further one. */
export function spreadForKey(key: string, at: number, spreads: number): number | undefined {
  const to = targets.get(key)?.(at, spreads)
  return to === undefined || to === at || to < 0 || to >= spreads ? undefined : to
}

const targets = new Map<string, (at: number, spreads: number) => number>([
  ['ArrowRight', at => at + 1],
  ['PageDown', at => at + 1],
  ['ArrowLeft', at => at - 1],
  ['PageUp', at => at - 1],
  ['Home', () => 0],
  ['End', (_, spreads) => spreads - 1],
])
