import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PictureContent } from '#domain/books/item'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'

/** Pictures that the store holds, with what is known of each. */
export const pictures = pgTable('pictures', {
  sha256: text('sha256').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  phash: text('phash'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Null where it was not looked at for that. */
  content: jsonb('content').$type<PictureContent>(),
})

/** Pictures that a person uploaded by hand. */
export const images = pgTable(
  'images',
  {
    imageId: text('image_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    sha256: text('sha256').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  t => [index('images_uid').on(t.uid)],
)
export type ImageRow = typeof images.$inferSelect
