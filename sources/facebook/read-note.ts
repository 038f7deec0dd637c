import type { Origin } from '#domain/books/item'
import { asFields } from '../lenient-json.ts'
import { emptyRecord, type ParsedRecord } from '../parsed-record.ts'
import { asTime } from '../read-time.ts'
import { addAttachment } from './read-attachment.ts'

/** A record of `notes.json`: a note by itself, not attached to a post. */
export function readNote(record: unknown, origin: Origin): ParsedRecord[] {
  const fields = asFields(record)
  const parsed = emptyRecord('note', origin)
  addAttachment(parsed, { note: fields })
  parsed.time ??= asTime(fields.timestamp) ?? asTime(fields.updated_timestamp) ?? parsed.media[0]?.time
  return [parsed]
}

/** A record of `your_events.json`: an event that the person made, dated by its start. */
export function readOwnEvent(record: unknown, origin: Origin): ParsedRecord[] {
  const fields = asFields(record)
  const parsed = emptyRecord('event', origin)
  addAttachment(parsed, { event: fields })
  parsed.time = parsed.event?.start ?? asTime(fields.create_timestamp)
  return [parsed]
}
