import type { z } from 'zod/mini'

/** What is not saved yet, kept on this device until it is. */
export interface Drafts<T> {
  keep(id: string, draft: T): void
  drop(id: string): void
  /** Those of all windows, of closed ones too. */
  all(): KeptDraft<T>[]
}

export interface KeptDraft<T> {
  draft: T
  /** Lets it go once this window has it among its own. */
  release(id: string): void
}

/**
 * Drafts in the browser's storage, under keys that begin with `prefix` and end with the window's name: no window takes another's words away.
 * A device without room keeps them only in memory.
 */
export function draftsIn<T>(
  storage: Storage | undefined,
  prefix: string,
  shape: z.ZodMiniType<T>,
  tab: string,
): Drafts<T> {
  const ownKey = (id: string) => `${prefix}${id} ${tab}`
  return {
    keep(id, draft) {
      try {
        storage?.setItem(ownKey(id), JSON.stringify(draft))
      } catch {
        // the storage is full or closed: the words are still in the queue
      }
    },
    drop: id => storage?.removeItem(ownKey(id)),
    all: () =>
      keysOf(storage)
        .filter(key => key.startsWith(prefix))
        .flatMap(key => {
          const draft = parseDraft(storage?.getItem(key), shape)
          const release = (id: string) => {
            const own = ownKey(id)
            // a full storage did not take it
            if (key !== own && storage?.getItem(own)) storage.removeItem(key)
          }
          return draft ? { draft, release } : []
        }),
  }
}

/** Whether anything is kept under such keys, be it readable or not. */
export function hasDrafts(storage: Storage | undefined, prefix: string): boolean {
  return keysOf(storage).some(key => key.startsWith(prefix))
}

/** The storage of this browser; undefined where it is closed to this site. */
export function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function keysOf(storage: Storage | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? []).flat()
}

/** What an older version kept, or what is broken, is no draft. */
function parseDraft<T>(text: string | null | undefined, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return text ? shape.safeParse(JSON.parse(text)).data : undefined
  } catch {
    return undefined
  }
}
