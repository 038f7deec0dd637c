import type { Sql } from '../../../kernel/db/connect.ts'
import { definePolicy } from '../../../kernel/http/policy.ts'
import type { ImageRow } from './schema.ts'
import { findImage } from './store.ts'

/** A picture that was uploaded by hand is used by who uploaded it, and to all others there is no such picture. */
export const imagePolicy = definePolicy<'image', ImageRow, { db: Sql }>()({
  resource: 'image',
  rowName: 'image',
  async find({ imageId }, { deps }) {
    if (typeof imageId !== 'string') return undefined
    return findImage(deps.db, imageId)
  },
  relations: {
    owner: {
      about: 'who uploaded it',
      login: true,
      holds: (image, { caller }) => image.uid === caller?.uid,
    },
  },
  seenBy: ['owner'],
  states: {},
  actions: {
    upload: { by: ['user'] },
    use: { by: ['owner'] },
  },
})
