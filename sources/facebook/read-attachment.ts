import { addText } from '../add-text.ts'
import { asFields, asList, asText, type Fields } from '../lenient-json.ts'
import type { ParsedRecord } from '../parsed-record.ts'
import { addMedia } from '../read-media.ts'
import { choosePlace } from '../read-place.ts'
import { asTime } from '../read-time.ts'
import { addPeople } from './add-people.ts'
import { readDate } from './read-date.ts'

/**
 * Adds what one entry of `attachments[].data[]` says; an entry holds one kind of thing, under the key of its kind. Words there
 * are somebody else's where the person has written some too, or where `sharesSomething`.
 */
export function addAttachment(parsed: ParsedRecord, entry: Fields, sharesSomething = false): void {
  for (const media of asList(entry.media)) addMedia(parsed, media, 'description')
  choosePlace(parsed, entry.place)
  if (entry.external_context !== undefined) addExternal(parsed, asFields(entry.external_context))
  if (entry.event !== undefined) addEvent(parsed, asFields(entry.event))
  if (entry.life_event !== undefined) addLifeEvent(parsed, asFields(entry.life_event))
  if (entry.note !== undefined) addNote(parsed, asFields(entry.note))
  if (entry.poll !== undefined) addPoll(parsed, asFields(entry.poll))
  const words = asText(entry.text)
  if (words !== '' && parsed.text === '' && !sharesSomething) parsed.text = words
  else if (words !== '') addShared(parsed, words)
  const shared = asText(entry.name)
  if (shared !== '') addShared(parsed, shared)
}

/** A link; without an address it is somebody's post that was shared: its words and its author. */
function addExternal(parsed: ParsedRecord, external: Fields): void {
  const url = asText(external.url)
  const name = asText(external.name)
  const source = asText(external.source)
  if (url !== '') parsed.links.push({ url, ...(name && { title: name }), ...(source && { site: source }) })
  else if (name !== '') addShared(parsed, name, source)
}

function addShared(parsed: ParsedRecord, text: string, author = ''): void {
  if (text === parsed.text || text === parsed.quote?.text) return
  if (!parsed.quote) parsed.quote = { text, ...(author && { author }) }
  else parsed.quote.text += `\n\n${text}`
}

function addEvent(parsed: ParsedRecord, event: Fields): void {
  parsed.kind = 'event'
  parsed.title ||= asText(event.name)
  addText(parsed, asText(event.description))
  choosePlace(parsed, event.place)
  const start = asTime(event.start_timestamp)
  const end = asTime(event.end_timestamp)
  if (start !== undefined) parsed.event = { start, ...(end !== undefined && end > start && { end }) }
}

function addLifeEvent(parsed: ParsedRecord, event: Fields): void {
  parsed.kind = 'life-event'
  parsed.title ||= asText(event.title)
  addText(parsed, asText(event.description))
  choosePlace(parsed, event.place)
  parsed.time = readDate(event.start_date) ?? parsed.time
}

function addNote(parsed: ParsedRecord, note: Fields): void {
  parsed.kind = 'note'
  parsed.title ||= asText(note.title)
  addText(parsed, asText(note.text))
  for (const media of asList(note.media)) addMedia(parsed, media, 'description')
  addPeople(parsed, note.tags)
  parsed.time ??= asTime(note.created_timestamp)
}

function addPoll(parsed: ParsedRecord, poll: Fields): void {
  const options = asList(poll.options).map(option => {
    const fields = asFields(option)
    return asText(option) || asText(fields.option) || asText(fields.name) || asText(fields.text)
  })
  parsed.kind = 'poll'
  parsed.poll = { question: asText(poll.question), options: options.filter(option => option !== '') }
}
