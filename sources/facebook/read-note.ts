import type { Origin } from '#domain/books/item'
import { type Found, findNothing } from '../found.ts'
import { asFields } from '../lenient-json.ts'
import { asTime } from '../read-time.ts'
import { addAttachment } from './read-attachment.ts'

/** A record of `notes.json`: a note by itself, not attached to a post. */
export function readNote(record: unknown, origin: Origin): Found[] {
  const fields = asFields(record)
  const found = findNothing('note', origin)
  addAttachment(found, { note: fields })
  found.time ??= asTime(fields.timestamp) ?? asTime(fields.updated_timestamp) ?? found.media[0]?.time
  return [found]
}

/** A record of `your_events.json`: an event that the person made, dated by its start. */
export function readOwnEvent(record: unknown, origin: Origin): Found[] {
  const fields = asFields(record)
  const found = findNothing('event', origin)
  addAttachment(found, { event: fields })
  found.time = found.event?.start ?? asTime(fields.create_timestamp)
  return [found]
}
