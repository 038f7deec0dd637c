import { type ComponentType, lazy } from 'react'
import { loadPart } from './chunk-failure.ts'

/** A component that is fetched when it is first shown: the first page does not carry it. */
export function loadLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() => loadPart(async () => ({ default: await load() })))
}
