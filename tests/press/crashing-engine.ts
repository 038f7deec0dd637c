import { fileURLToPath } from 'node:url'
import { type Engine, startEngine } from '#press/products/engine'

/** An engine whose children die over an item with the text `abort`, and refuse one with the text `throw`. */
export function crashingEngine(workers: number): Engine {
  return startEngine(workers, fileURLToPath(new URL('./crashing-child.ts', import.meta.url)))
}
