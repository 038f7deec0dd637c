import type { Picture } from '#domain/books/item'
import { invariant } from '#domain/invariant'
import type { Unreadable } from '#sources/pictures/look-at-picture'
import type { Pictures } from './pictures.ts'

/** Looks at pictures for one owner, as `lookAtAll` asks for it: a few at a time. */
export function lookFor(owner: string, pictures: Pictures) {
  return async (bytes: Buffer, wish: { phash: boolean }): Promise<Picture | Unreadable> => {
    const look = await pictures.run(owner, 'look', async () => ({ bytes }), wish)
    if (!('refused' in look)) return look.output
    invariant(look.refused !== 'full', 'an import looks at few pictures at a time')
    invariant(look.refused !== 'missing', 'the bytes are here')
    return { unreadable: bytes.length === 0 ? 'broken-picture' : look.refused }
  }
}
