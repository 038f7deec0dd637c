import { z } from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { session } from './session.ts'

/**
 * What one person has begun, kept over reloads until the window is closed: who logs in after somebody else finds it `empty`,
 * and who comes back finds it again. What was begun before a login is that of who logs in.
 */
export function keptForUser<T extends object>(name: string, empty: T, shape: z.ZodMiniType<T>): StoreApi<T> {
  const stored = z.object({ uid: z.optional(z.string()), value: shape })
  let read = readKept()
  const store = createStore<T>(() => read)
  store.subscribe(value => {
    if (value === read) return
    try {
      sessionStorage.setItem(name, JSON.stringify({ uid: session.getState().user?.uid, value }))
    } catch {
      // a closed storage forgets it with the page
    }
  })
  session.subscribe(({ user }, before) => {
    if (user?.uid === before.user?.uid) return
    read = readKept()
    store.setState(read, true)
  })
  return store

  function readKept(): T {
    try {
      const { uid, value } = stored.parse(JSON.parse(sessionStorage.getItem(name) ?? ''))
      if (uid === undefined || uid === session.getState().user?.uid) return value
    } catch {
      // nothing is kept, or it is of an older version
    }
    return { ...empty }
  }
}
