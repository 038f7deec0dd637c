import { eq, sql } from 'drizzle-orm'
import type { ListPlace, ResumePoint } from '#sources/live/live'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { importMedia, importPlaces } from './schema.ts'

/** What a killed run of a live import left, by the account. */
export interface ReadingPlace {
  of(subject: string): ResumePoint
  /** Where pictures were, by their uris. */
  addresses: ReadonlyMap<string, PictureAddress>
}

export interface PictureAddress {
  subject: string
  /** null: the network gave none. */
  address: string | null
}

export async function loadPlace(db: Sql, importId: string): Promise<ReadingPlace> {
  const places = await db.select().from(importPlaces).where(eq(importPlaces.importId, importId))
  const media = await db.select().from(importMedia).where(eq(importMedia.importId, importId))
  return {
    of: subject => ({
      places: new Map(places.filter(row => row.subject === subject).map(row => [row.list, row.place])),
      listed: media.filter(row => row.subject === subject).map(row => row.uri),
    }),
    addresses: new Map(media.map(({ uri, subject, address }) => [uri, { subject, address }])),
  }
}

/** Written with what was read, so that whoever is killed has both or neither. */
export async function keepPlace(
  tx: Sql,
  importId: string,
  subject: string,
  { places, addresses }: Read,
): Promise<void> {
  for (const [list, place] of places)
    await tx
      .insert(importPlaces)
      .values({ importId, subject, list, place })
      .onConflictDoUpdate({
        target: [importPlaces.importId, importPlaces.subject, importPlaces.list],
        set: { place },
      })
  for (const portion of inPortions([...addresses], rowsAtOnce)) {
    const json = JSON.stringify(portion.map(([uri, address]) => ({ uri, address: tokenless(address) })))
    await tx.execute(sql`
      insert into import_media (import_id, subject, uri, address)
      select ${importId}, ${subject}, v.uri, v.address
      from jsonb_to_recordset(${json}::jsonb) as v(uri text, address text)
      on conflict (import_id, subject, uri) do update set address = excluded.address`)
  }
}

export interface Read {
  places: ReadonlyMap<string, ListPlace>
  addresses: ReadonlyMap<string, string | null>
}

export async function dropPlace(tx: Sql, importId: string): Promise<void> {
  await tx.delete(importPlaces).where(eq(importPlaces.importId, importId))
  await tx.delete(importMedia).where(eq(importMedia.importId, importId))
}

/** A signed address opens one picture; a token opens the account, and lies nowhere but sealed. */
function tokenless(address: string | null): string | null {
  return address?.includes('access_token=') ? null : address
}

const rowsAtOnce = 1000
