import { type SQL, sql } from 'drizzle-orm'
import { items } from './schema.ts'

/**
 * Whether an item stands in its book with a picture: chosen, not in the bin, whole, and not everywhere without it. Photos have the
 * names that domain/books/apply-edits gives them, and the first edit of a photo counts, as there.
 */
export function printsPicture(sha256: SQL): SQL {
  return sql`${items.chosen} and not ${items.deleted} and not ${items.pending} and (
    not ${items.edits} @? '$.photos[*] ? (@.removed == true)'
    or exists (
      select from (${photosWith(sha256)}) as named
      where (
        select edit -> 'removed' from jsonb_array_elements(${items.edits} -> 'photos') with ordinality as edits (edit, nr)
        where edit ->> 'photoId' = named.photo_id order by nr limit 1
      ) is distinct from 'true'))`
}

/** The photos of an item with a picture, by their ids: read ones by the beginning of its sha256, and how many had it before. */
const photosWith = (sha256: SQL) => sql`
  select photo_id from (
    select sha, name || coalesce('-' || nullif(row_number() over (order by nr) - 1, 0), '') as photo_id
    from (
      select media #>> '{picture,sha256}' as sha, left(media #>> '{picture,sha256}', 16) as name, nr
      from jsonb_array_elements(${items.original} -> 'media') with ordinality as read (media, nr)) as read
    where name = left(${sha256}, 16)) as of_name
  where sha = ${sha256}
  union all
  select added ->> 'photoId' from jsonb_array_elements(${items.edits} -> 'added') as added
  where added #>> '{media,picture,sha256}' = ${sha256}`
