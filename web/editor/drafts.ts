import type { z } from 'zod/mini'

/** What is not saved yet, kept on this device until it is. */
export interface Drafts<T> {
  keep(id: string, draft: T): void
  drop(id: string): void
  all(): T[]
}

/** Drafts in the browser's storage, under keys that begin with `prefix`. A device without room keeps them only in memory. */
export function draftsIn<T>(
  storage: Storage | undefined,
  prefix: string,
  shape: z.ZodMiniType<T>,
): Drafts<T> {
  return {
    keep(id, draft) {
      try {
        storage?.setItem(prefix + id, JSON.stringify(draft))
      } catch {
        // the storage is full or closed: the words are still in the queue
      }
    },
    drop: id => storage?.removeItem(prefix + id),
    all: () =>
      keysOf(storage)
        .filter(key => key.startsWith(prefix))
        .flatMap(key => parseDraft(storage?.getItem(key), shape) ?? []),
  }
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
