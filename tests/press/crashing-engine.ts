import { fileURLToPath } from 'node:url'
import { type Engine, startEngine } from '#press/products/engine'

/**
 * An engine whose children die over an item with the text `abort`, refuse one with the text `throw`, and never end with one with the
 * text `endless`; its jobs may take so long.
 */
export function crashingEngine(workers: number, processorMs?: number): Engine {
  const script = fileURLToPath(new URL('./crashing-child.ts', import.meta.url))
  return startEngine({ workers, script, ...(processorMs !== undefined && { processorMs }) })
}
