import { addText } from '../add-text.ts'
import type { Found } from '../found.ts'
import { asFields, asList, asText, type Fields } from '../lenient-json.ts'
import { addMedia } from '../read-media.ts'
import { choosePlace } from '../read-place.ts'
import { asTime } from '../read-time.ts'
import { addPeople } from './add-people.ts'
import { readDate } from './read-date.ts'

/**
 * Adds what one entry of `attachments[].data[]` says; an entry holds one kind of thing, under the key of its kind. Words there
 * are somebody else's where the person has written some too, or where `sharesSomething`.
 */
export function addAttachment(found: Found, entry: Fields, sharesSomething = false): void {
  for (const media of asList(entry.media)) addMedia(found, media, 'description')
  choosePlace(found, entry.place)
  if (entry.external_context !== undefined) addExternal(found, asFields(entry.external_context))
  if (entry.event !== undefined) addEvent(found, asFields(entry.event))
  if (entry.life_event !== undefined) addLifeEvent(found, asFields(entry.life_event))
  if (entry.note !== undefined) addNote(found, asFields(entry.note))
  if (entry.poll !== undefined) addPoll(found, asFields(entry.poll))
  const words = asText(entry.text)
  if (words !== '' && found.text === '' && !sharesSomething) found.text = words
  else if (words !== '') addShared(found, words)
  const shared = asText(entry.name)
  if (shared !== '') addShared(found, shared)
}

/** A link; without an address it is somebody's post that was shared: its words and its author. */
function addExternal(found: Found, external: Fields): void {
  const url = asText(external.url)
  const name = asText(external.name)
  const source = asText(external.source)
  if (url !== '') found.links.push({ url, ...(name && { title: name }), ...(source && { site: source }) })
  else if (name !== '') addShared(found, name, source)
}

function addShared(found: Found, text: string, author = ''): void {
  if (text === found.text || text === found.quote?.text) return
  if (!found.quote) found.quote = { text, ...(author && { author }) }
  else found.quote.text += `\n\n${text}`
}

function addEvent(found: Found, event: Fields): void {
  found.kind = 'event'
  found.title ||= asText(event.name)
  addText(found, asText(event.description))
  choosePlace(found, event.place)
  const start = asTime(event.start_timestamp)
  const end = asTime(event.end_timestamp)
  if (start !== undefined) found.event = { start, ...(end !== undefined && end > start && { end }) }
}

function addLifeEvent(found: Found, event: Fields): void {
  found.kind = 'life-event'
  found.title ||= asText(event.title)
  addText(found, asText(event.description))
  choosePlace(found, event.place)
  found.time = readDate(event.start_date) ?? found.time
}

function addNote(found: Found, note: Fields): void {
  found.kind = 'note'
  found.title ||= asText(note.title)
  addText(found, asText(note.text))
  for (const media of asList(note.media)) addMedia(found, media, 'description')
  addPeople(found, note.tags)
  found.time ??= asTime(note.created_timestamp)
}

function addPoll(found: Found, poll: Fields): void {
  const options = asList(poll.options).map(option => {
    const fields = asFields(option)
    return asText(option) || asText(fields.option) || asText(fields.name) || asText(fields.text)
  })
  found.kind = 'poll'
  found.poll = { question: asText(poll.question), options: options.filter(option => option !== '') }
}
